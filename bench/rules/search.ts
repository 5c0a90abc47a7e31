import { CARE, Search } from '@deeptime/bots'
import {
  type Advice,
  type Ask,
  type Game,
  makeRng,
  openingPosition,
  ProblemError,
  playout,
  type Root,
  Runner,
  randomPolicy,
  readSettings,
  Session,
  seedRng,
} from '@deeptime/engine'
import { inTurn, perProcessorSecond } from './measure.ts'

const ITERATIONS = 400
const SHORT = 250
const ROUNDS = 20

/** A game to search in, with this many seats. */
interface Searched<S> {
  readonly game: Game<S>
  readonly advice: Advice<S>
  readonly seats: number
  /** Choices into a game played by lot: early, in the middle, late. */
  readonly depths: readonly number[]
}

interface Place<S> {
  readonly root: Root<S>
  readonly ask: Ask
}

function places<S>({ game, seats, depths }: Searched<S>): Place<S>[] {
  const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), seed: 'bench' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('places'))
  return depths.map((depth) => {
    while (session.choices.length < depth || (session.pending()[0] as Ask).options.length === 1) {
      const { seat, options } = session.pending()[0] as Ask
      session.choose(seat, options[rng.int(options.length)]?.id as string)
    }
    return { root: session.root(), ask: session.pending()[0] as Ask }
  })
}

/** Choices made in imagined games, by one search; and how many games that were. */
function searchOnce<S>({ game, advice }: Searched<S>, { root, ask }: Place<S>, seed: string): { choices: number; iterations: number } {
  const run = new Search({ game, advice, root, seat: ask.seat, seed }, ask, CARE)
  for (let i = 0; i < ITERATIONS; i++) run.iterate()
  return run
}

function randomGame<S>({ game, seats }: Searched<S>, seed: string): number {
  const settings = readSettings(game, seats, {})
  if (!settings.ok) throw new ProblemError(settings.problem)
  return playout(new Runner(game, openingPosition(game, seats, settings.value, seed)), randomPolicy(makeRng(seedRng(seed))))
}

/** Tree search beside bare playouts, in the same run. */
export function benchSearch<S>(searched: Searched<S>) {
  const at = places(searched)
  const once = (i: number) => searchOnce(searched, at[i % at.length] as Place<S>, `bench/${i}`)
  // Many short runs: on a busy machine each of them finds a quiet moment.
  const speed = inTurn(
    {
      playouts: () => perProcessorSecond((i) => randomGame(searched, `bench/${i}`), SHORT),
      search: () => perProcessorSecond((i) => once(i).choices, SHORT),
      games: () => perProcessorSecond((i) => once(i).iterations, SHORT),
    },
    ROUNDS,
  )
  return {
    playoutDecisionsPerProcessorSecond: Math.round(speed.playouts),
    searchDecisionsPerProcessorSecond: Math.round(speed.search),
    searchOverPlayouts: Number((speed.search / speed.playouts).toFixed(2)),
    imaginedGamesPerProcessorSecond: Math.round(speed.games),
  }
}
