import { CARE, Search } from '@deeptime/bots'
import {
  type Ask,
  makeRng,
  openingPosition,
  playout,
  type Root,
  Runner,
  randomPolicy,
  readSettings,
  Session,
  seedRng,
} from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { marineAdvice } from '@deeptime/marine/advice'
import { inTurn, perProcessorSecond } from './measure.ts'

const SEATS = 4
/** Choices into a game played by lot: early, in the middle, late. */
const DEPTHS = [40, 300, 700]
const ITERATIONS = 400
const SHORT = 250
const ROUNDS = 20

type MarineRoot = Root<Parameters<typeof marine.clone>[0]>

interface Place {
  readonly root: MarineRoot
  readonly ask: Ask
}

function places(): Place[] {
  const started = Session.start(marine, { seats: Array.from({ length: SEATS }, () => ({})), seed: 'bench' })
  if (!started.ok) throw new Error(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('places'))
  return DEPTHS.map((depth) => {
    while (session.choices.length < depth) {
      const { seat, options } = session.pending()[0] as Ask
      session.choose(seat, options[rng.int(options.length)]?.id as string)
    }
    return { root: session.root(), ask: session.pending()[0] as Ask }
  })
}

/** Choices made in imagined games, by one search; and how many games that were. */
function searchOnce({ root, ask }: Place, seed: string): { choices: number; iterations: number } {
  const run = new Search({ game: marine, advice: marineAdvice, root, seat: ask.seat, seed }, ask, CARE)
  for (let i = 0; i < ITERATIONS; i++) run.iterate()
  return run
}

function randomGame(seed: string): number {
  const settings = readSettings(marine, SEATS, {})
  if (!settings.ok) throw new Error(settings.problem)
  return playout(new Runner(marine, openingPosition(marine, SEATS, settings.value, seed)), randomPolicy(makeRng(seedRng(seed))))
}

/** Tree search beside bare playouts, in the same run. */
export function benchSearch() {
  const at = places()
  const place = (i: number): Place => at[i % at.length] as Place
  // Many short runs: on a busy machine each of them finds a quiet moment.
  const speed = inTurn(
    {
      playouts: () => perProcessorSecond((i) => randomGame(`bench/${i}`), SHORT),
      search: () => perProcessorSecond((i) => searchOnce(place(i), `bench/${i}`).choices, SHORT),
      games: () => perProcessorSecond((i) => searchOnce(place(i), `bench/${i}`).iterations, SHORT),
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
