import {
  type Ask,
  answerById,
  type Choice,
  clonePosition,
  dealAnew,
  type Game,
  makeRng,
  type Root,
  Runner,
  runFrom,
  type Seat,
  seedRng,
} from '@deeptime/engine'

/** A move that can be asked about: who made it, out of what, and the decision point before it. */
export interface Inquiry {
  readonly seat: Seat
  readonly ask: Ask
  /** The id of the option that was taken. */
  readonly made: string
  readonly root: Root<unknown>
}

/** Why a move is not explained: what it hangs on is known to the seat that made it, and to nobody else yet. */
export type Inquired = Inquiry | 'secret'

/** A move of a table, and the nearest moves before and after it that can be asked about: after how many choices each was made. */
export interface Inquest {
  /** Who made it. */
  readonly seat: Seat
  readonly move: Inquired
  readonly earlier: number | undefined
  readonly later: number | undefined
}

/** In how many games, dealt anew, the question must be the same to be taken for public. */
const DEALS = 8

/** What the seat alone is asked there. What several seats decide at once is no one's to tell, nor what came of choices that don't fit this deal. */
function askAlone<S>(game: Game<S>, root: Root<S>, seat: Seat): Ask | undefined {
  const runner = new Runner(game, clonePosition(game, root.position), undefined, undefined, root.chance)
  if (!root.choices.every((choice) => answerById(runner, choice))) return undefined
  return runner.decision?.asks.length === 1 ? runner.askOf(seat) : undefined
}

const offers = (ask: Ask | undefined, option: string): ask is Ask => ask?.options.some((o) => o.id === option) === true

/** A move with all the seat that made it knew: for games that are over. */
export function inquireOpenly(game: Game, root: Root<unknown>, { seat, option }: Choice): Inquired {
  const ask = runFrom(game, root).askOf(seat)
  return offers(ask, option) ? { seat, ask, made: option, root } : 'secret'
}

/**
 * A move as `viewer` may ask about it while the game runs. Nothing of the real game is looked at but what the viewer knows: the
 * decision point is dealt anew a few times, and the question must be the same in each, or it hangs on somebody's secret.
 */
export function inquireAs(viewer: Seat, game: Game, root: Root<unknown>, { seat, option }: Choice): Inquired {
  if (root.open > 0) return 'secret'
  const deals = Array.from({ length: DEALS }, (_, i) => ({
    ...root,
    position: dealAnew(game, root.position, viewer, makeRng(seedRng(`inquiry/${i}`))),
  }))
  const asks = deals.map((deal) => askAlone(game, deal, seat))
  const [ask] = asks
  if (!offers(ask, option) || new Set(asks.map((a) => JSON.stringify(a))).size > 1) return 'secret'
  return { seat, ask, made: option, root: deals[0] as Root<unknown> }
}
