import type { Game } from './game.ts'
import { seedRng } from './rng.ts'
import { type Chronicle, type Fate, Table } from './table.ts'
import type { Ask, Decision, Option, Position, Rng, Script, Seat, Settings, WhyNot } from './types.ts'

/** A choice as it is kept: who answered, and the id of the option. */
export interface Choice {
  readonly seat: Seat
  readonly option: string
}

/** A decision point as plain data: a position between two steps, and the choices made since. */
export interface Root<S> {
  readonly position: Position<S>
  readonly choices: readonly Choice[]
  /** How many of the choices, the last ones, answer the decision that is still open (several seats decide in secret). */
  readonly open: number
  /** What public chance brought since the position, in order: it is replayed, never rolled again. Absent where there was none. */
  readonly chance?: readonly number[]
}

export function clonePosition<S>(game: Game<S>, p: Position<S>): Position<S> {
  return { rng: [...p.rng], agenda: p.agenda.slice(), state: game.clone(p.state) }
}

export function openingPosition<S>(game: Game<S>, seats: number, settings: Settings, seed: string): Position<S> {
  const position: Position<S> = { rng: seedRng(`${game.id}/${seed}`), agenda: [...game.opening].reverse(), state: undefined as S }
  const setupTable = new Table(position)
  position.state = game.setup(seats, settings, { int: (n) => setupTable.random(n), shuffle: (items) => setupTable.shuffle(items) })
  return position
}

/** Follows a runner: it is told before each step begins, of each answer, and of what public chance brought, out of how many. */
export interface Watch<S> {
  step(position: Position<S>, table: Table<S>): void
  answer?(ask: Ask, option: Option): void
  chance?(outcome: number, of: number): void
}

const NOTHING: readonly number[] = []

/** Repeats what was seen since the first step began; from then on what the generator brings counts. Tells whoever keeps it. */
class Repeated implements Fate {
  #at = 0

  constructor(
    readonly seen: readonly number[],
    readonly keep: ((outcome: number, of: number) => void) | undefined,
  ) {}

  /** What was seen and has not come up again. */
  get left(): number {
    return Math.max(0, this.seen.length - this.#at)
  }

  outcome(drawn: number, of: number): number {
    const outcome = this.#at < this.seen.length ? (this.seen[this.#at++] as number) : drawn
    this.keep?.(outcome, of)
    return outcome
  }
}

/** Runs a game's scripts from decision to decision, with no log, no checkpoints and no history unless it is given any. */
export class Runner<S> {
  decision: Decision | undefined
  readonly table: Table<S>
  #script: Script | undefined
  #answers: (Option | undefined)[] = []
  #missing = 0
  readonly #repeated: Repeated | undefined

  /** `seen` is what public chance brought since the position, if the moment was played before. */
  constructor(
    readonly game: Game<S>,
    readonly position: Position<S>,
    chronicle?: Chronicle,
    readonly watch?: Watch<S>,
    seen: readonly number[] = NOTHING,
  ) {
    this.table = new Table(position, chronicle)
    if (seen.length > 0 || watch?.chance) {
      this.#repeated = new Repeated(seen, watch?.chance && ((outcome, of) => watch.chance?.(outcome, of)))
      this.table.fate = this.#repeated
    }
    this.#run(undefined)
  }

  /** How much of the chance that was seen has not come up again: none at the decision where it was kept. */
  get unrepeated(): number {
    return this.#repeated?.left ?? 0
  }

  get state(): S {
    return this.position.state
  }

  get over(): boolean {
    return this.decision === undefined
  }

  /** What this seat must answer now, if anything. */
  askOf(seat: Seat): Ask | undefined {
    const asks = this.decision?.asks
    if (!asks) return undefined
    for (let i = 0; i < asks.length; i++) {
      const ask = asks[i] as Ask
      if (ask.seat === seat && !this.#answers[i]) return ask
    }
    return undefined
  }

  /** Why this seat can't choose what it might want to, where it is asked alone. */
  whyNot(seat: Seat): readonly WhyNot[] {
    return (this.askOf(seat) && this.decision?.reasons?.()) ?? []
  }

  /** Every ask that has no answer yet. */
  openAsks(): readonly Ask[] {
    if (!this.decision) return []
    return this.decision.asks.filter((_, i) => !this.#answers[i])
  }

  /** How many asks of the open decision have their answer already. */
  get answered(): number {
    return this.decision && this.decision.asks.length > 1 ? this.decision.asks.length - this.#missing : 0
  }

  /** The first ask that has no answer yet. */
  openAsk(): Ask | undefined {
    const asks = this.decision?.asks
    if (!asks) return undefined
    return asks.length === 1 ? asks[0] : asks.find((_, i) => !this.#answers[i])
  }

  /** Answers an open ask with one of its own options; the scripts go on once every ask of the decision is answered. */
  answer(ask: Ask, option: Option): void {
    this.watch?.answer?.(ask, option)
    const asks = (this.decision as Decision).asks
    if (asks.length > 1) {
      this.#answers[asks.indexOf(ask)] = option
      if (--this.#missing > 0) return
      this.#run(this.#answers as Option[])
      return
    }
    this.#run([option])
  }

  #run(answers: readonly Option[] | undefined): void {
    const { agenda } = this.position
    let input = answers
    for (;;) {
      if (!this.#script) {
        if (agenda.length === 0) {
          this.decision = undefined
          return
        }
        this.watch?.step(this.position, this.table)
        const next = agenda.pop() as (typeof agenda)[number]
        const script = this.game.steps[next.step]
        if (!script) throw new Error(`The game ${this.game.id} has no step "${next.step}"`)
        const running = script(this.table, next.args as never)
        if (!running) continue
        this.#script = running
      }
      const turn = input ? this.#script.next(input) : (this.#script as Generator<Decision, void, undefined>).next()
      input = undefined
      if (!turn.done) {
        this.decision = turn.value
        if (turn.value.asks.length > 1) {
          this.#answers = []
          this.#missing = turn.value.asks.length
        } else if (this.#answers.length > 0) this.#answers = []
        return
      }
      this.#script = undefined
    }
  }
}

/** Answers by id. False when the seat is not asked, or not offered that. */
export function answerById<S>(runner: Runner<S>, choice: Choice): boolean {
  const ask = runner.askOf(choice.seat)
  const option = ask?.options.find((o) => o.id === choice.option)
  if (!ask || !option) return false
  runner.answer(ask, option)
  return true
}

/** A runner at this decision point. The root itself is left as it is. */
export function runFrom<S>(game: Game<S>, root: Root<S>, chronicle?: Chronicle, watch?: Watch<S>): Runner<S> {
  const runner = new Runner(game, clonePosition(game, root.position), chronicle, watch, root.chance)
  for (const choice of root.choices) {
    if (!answerById(runner, choice)) throw new Error(`Choice "${choice.option}" of seat ${choice.seat} does not fit its position`)
  }
  if (runner.unrepeated > 0) throw new Error('Chance came up less often than it did when this decision was first reached')
  return runner
}

/** The position as `seat` may imagine it: what it can't know is dealt anew, and the dice to come are others. The one given is left as it is. */
export function dealAnew<S>(game: Game<S>, from: Position<S>, seat: Seat, rng: Rng): Position<S> {
  const position = clonePosition(game, from)
  game.determinize(position.state, seat, rng)
  position.rng = [rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0, rng.int(2 ** 32) | 0]
  return position
}

/** The choices of a decision point that `seat` knows: not what other seats have just answered in secret. */
export function choicesKnownTo<S>(root: Root<S>, seat: Seat): readonly Choice[] {
  if (root.open === 0) return root.choices
  const closed = root.choices.length - root.open
  return root.choices.filter((choice, i) => i < closed || choice.seat === seat)
}

/** The decision point as `seat` may imagine it: the answers that other seats gave in secret to the open decision are forgotten too. */
export function imagine<S>(game: Game<S>, root: Root<S>, seat: Seat, rng: Rng, watch?: Watch<S>, chronicle?: Chronicle): Runner<S> {
  const runner = new Runner(game, dealAnew(game, root.position, seat, rng), chronicle, watch, root.chance)
  for (const choice of choicesKnownTo(root, seat)) {
    if (!answerById(runner, choice)) throw new Error(`Seat ${seat} could tell an imagined game from the real one at "${choice.option}"`)
  }
  if (runner.unrepeated > 0) throw new Error(`Seat ${seat} could tell an imagined game from the real one: chance comes up less often`)
  return runner
}
