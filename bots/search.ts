import { type Ask, type Decision, imagine, type Option, type Policy, type Rng, type Runner } from '@deeptime/engine'
import { Clock } from './clock.ts'
import { clear, uncatchable } from './decided.ts'
import { Foresight, turnsForeseen } from './foresight.ts'
import { adviceOf, askOf, priorPolicy, rngOf } from './imagination.ts'
import { Leads } from './leads.ts'
import { type Edge, edgeOf, makeEdge, type Node, nodeBelow, Tree } from './tree.ts'
import type { BotRequest, Budget, Opinion, Thought } from './types.ts'
import { explained } from './why.ts'

/** How carefully a search looks. */
export interface Care {
  /** Weight of exploration, in units of the spread of leads. */
  readonly explore: number
  /** Options looked at after n visits: `first + growth × √n`, the most promising first. */
  readonly first: number
  readonly growth: number
  /** An imagined game is judged when each other seat has had this many turns after the tree … */
  readonly rounds: number
  /** … or after this many choices. */
  readonly choices: number
  /** Options drawn at random, of which a playout takes the most promising. */
  readonly tries: number
  /** How far chance may overrule the priors in a playout, from 0 to 1. */
  readonly whim: number
  /** Whether playouts look one choice ahead instead, for as many turns as the game advises. */
  readonly foresight: boolean
  /** A search stops when the option in front can't be caught even if a rival gained this part of what is left on it. */
  readonly hope: number
  /** After this part of its budget a search stops as soon as the best option … */
  readonly least: number
  /** … leads every rival by so many standard errors. */
  readonly sure: number
  /** Edges that the tree may hold: the bound on memory. */
  readonly edges: number
}

export const CARE: Care = {
  explore: 3,
  first: 4,
  growth: 1.5,
  rounds: 1,
  choices: 60,
  tries: 4,
  whim: 0.3,
  foresight: false,
  hope: 0.5,
  least: 0.15,
  sure: 2.5,
  edges: 60_000,
}

/** Information-set Monte Carlo tree search: one tree over many imagined games, each dealt anew from what the seat may know. */
export class Search<S> {
  readonly tree: Tree<S>
  readonly leads: Leads<S>
  choices = 0
  iterations = 0
  readonly #rng: Rng
  readonly #policy: Policy<S>
  readonly #foresight: Foresight<S> | undefined
  /** The edges of the game under way, and the seats that took them. */
  readonly #path: Edge[] = []
  readonly #seats: number[] = []

  constructor(
    readonly request: BotRequest<S>,
    ask: Ask,
    readonly care: Care,
  ) {
    const advice = adviceOf(request)
    this.#rng = rngOf(`${request.seed}/search`)
    this.#policy = priorPolicy(advice, this.#rng, care.tries, care.whim)
    this.tree = new Tree(ask, advice, care.edges)
    this.leads = new Leads(request.game.score(request.root.position.state).length, advice)
    const turns = care.foresight ? turnsForeseen(request) : 0
    if (turns > 0) this.#foresight = new Foresight(request.game, turns, this.leads, this.#rng, this.#policy)
  }

  /** Imagines one game and learns from it. */
  iterate(): void {
    this.iterations++
    this.#path.length = 0
    this.#seats.length = 0
    const { game, root, seat } = this.request
    const runner = imagine(game, root, seat, this.#rng, this.#foresight?.bookmark)
    this.#descend(runner)
    this.#playOn(runner)
    this.leads.take(runner)
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i] as Edge
      const lead = this.leads.values[this.#seats[i] as number] as number
      edge.visits++
      edge.total += lead
      if (i === 0) edge.squares += lead * lead
    }
  }

  /** Walks down the tree until it grows by one node, or ends. */
  #descend(runner: Runner<S>): void {
    let node: Node | undefined = this.tree.root
    let ask = runner.askOf(this.request.seat) as Ask
    for (;;) {
      const edge: Edge | undefined =
        runner.decision && runner.decision.asks.length > 1 ? this.#together(runner, node, ask) : this.#step(runner, node, ask)
      if (!edge) return
      const next = this.#afterForced(runner)
      if (!next) return
      const below = this.tree.follow(edge, next)
      if (!below.node || below.grown) return
      node = below.node
      ask = next
    }
  }

  /** One seat decides. */
  #step(runner: Runner<S>, node: Node, ask: Ask): Edge | undefined {
    const edge = this.#select(node, ask, runner.state, true)
    if (edge) this.#answer(runner, ask, edge.option)
    return edge
  }

  /** Several seats decide at once: each by its own node, which knows nothing of the others' answers. */
  #together(runner: Runner<S>, node: Node, first: Ask): Edge | undefined {
    node.together ??= new Map()
    node.after ??= new Map()
    let answers = ''
    const { decision } = runner
    for (let ask: Ask | undefined = first; ask; ask = runner.decision === decision ? runner.openAsk() : undefined) {
      const place = (decision as Decision).asks.indexOf(ask)
      let own = ask === first ? node : node.together.get(place)
      if (!own) {
        own = this.tree.node(ask)
        node.together.set(place, own)
      }
      const edge = this.#select(own, ask, runner.state, false)
      if (!edge) return undefined
      answers += `${place}:${edge.id} `
      this.#answer(runner, ask, edge.option)
    }
    let after = node.after.get(answers)
    if (!after && !this.tree.full) {
      after = makeEdge({ id: answers }, 1)
      this.tree.edges++
      node.after.set(answers, after)
    }
    return after
  }

  /** Answers what leaves no choice; the next real question. */
  #afterForced(runner: Runner<S>): Ask | undefined {
    let ask = runner.openAsk()
    while (ask && ask.options.length === 1 && (runner.decision?.asks.length ?? 1) === 1) {
      this.#answer(runner, ask, ask.options[0] as Option)
      ask = runner.openAsk()
    }
    return ask
  }

  #answer(runner: Runner<S>, ask: Ask, option: Option): void {
    runner.answer(ask, option)
    this.choices++
  }

  /** The option to try: promising, or good so far, or not yet known well enough. None when a full tree knows none of them. */
  #select(node: Node, ask: Ask, state: S, alone: boolean): Edge | undefined {
    const { explore, first, growth } = this.care
    const priors = this.tree.offer(node, ask, state, this.iterations)
    node.visits++
    let wide = first + growth * Math.sqrt(node.visits)
    const mean = this.leads.meanOf(node.seat)
    const spread = this.leads.spreadOf(node.seat)
    const doubting = explore / priors
    let best: Edge | undefined
    let high = Number.NEGATIVE_INFINITY
    for (const edge of node.edges) {
      if (edge.stamp !== this.iterations) continue
      if (wide-- <= 0 && best) break
      const worth = edge.visits > 0 ? (edge.total / edge.visits - mean) / spread : 0
      const doubt = (doubting * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits)
      // Answers given at once must not be tried in step, or each would be judged in the company of the same others.
      const bound = worth + doubt * (alone ? 1 : (2 * this.#rng.int(1024)) / 1024)
      if (bound > high) {
        high = bound
        best = edge
      }
    }
    if (!best) return undefined
    this.#path.push(best)
    this.#seats.push(node.seat)
    return best
  }

  /** Plays on, by priors or with foresight, until a few turns have passed. */
  #playOn(runner: Runner<S>): void {
    let turns = this.#foresight?.turns ?? this.care.rounds * Math.max(1, this.leads.seats - 1)
    let seat: number | undefined
    for (let left = this.care.choices; left > 0; left--) {
      const ask = runner.openAsk()
      if (!ask) return
      if (ask.seat !== seat) {
        if (seat !== undefined && --turns < 0) return
        seat = ask.seat
      }
      this.#answer(runner, ask, this.#foresight?.best(runner, ask) ?? this.#policy(ask, runner.state))
    }
  }

  ranking(): Opinion[] {
    return this.tree.root.edges
      .map((e): Opinion => ({ option: e.id, value: e.visits > 0 ? e.total / e.visits : 0, visits: e.visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
  }

  /** Plays on after a first option as the search means to: what it tried most, as far as its tree goes, and then as `otherwise`. */
  plan(first: string, otherwise: Policy<S>): Policy<S> {
    let edge = edgeOf(this.tree.root, first)
    return (ask, state) => {
      if (ask.options.length === 1) return ask.options[0] as Option
      const node: Node | undefined = edge && nodeBelow(edge, ask)
      edge = node && mostTried(node, ask)
      return ask.options.find((option) => option.id === edge?.id) ?? otherwise(ask, state)
    }
  }

  /** Whether further imagined games would hardly change the choice: none of the `left` can, or the best option is clearly best. */
  decided(left: number): boolean {
    const { edges } = this.tree.root
    const { least, sure, hope } = this.care
    if (uncatchable(edges, left * hope)) return true
    return this.iterations >= least * (this.iterations + left) && clear(edges, sure)
  }
}

function mostTried(node: Node, ask: Ask): Edge | undefined {
  let most: Edge | undefined
  for (const { id } of ask.options) {
    const edge = edgeOf(node, id)
    if (edge && edge.visits > (most?.visits ?? 0)) most = edge
  }
  return most
}

export function search<S>(request: BotRequest<S>, budget: Budget, care: Care = CARE, ask: Ask = askOf(request)): Thought {
  const clock = new Clock(request, budget)
  const run = new Search(request, ask, care)
  do {
    run.iterate()
    clock.tick()
  } while (clock.more() && !(run.iterations % 16 === 0 && run.decided(clock.left())))
  const ranking =
    request.why === false ? run.ranking() : explained(request, run.ranking(), (first, otherwise) => run.plan(first, otherwise))
  return { option: (ranking[0] as Opinion).option, ranking, iterations: run.iterations, choices: run.choices, ms: clock.elapsed() }
}
