import { commonResult, type Result, rankedResult, type ScorePart, type SeatScore } from '@deeptime/engine'
import { isAdvanced } from './advanced.ts'
import type { ResultKey, ScoreLabel } from './keys.ts'
import { cubesOn, organismAt, organisms, playersIn } from './organisms.ts'
import { allCatalysts } from './pools.ts'
import { macroFace } from './refs.ts'
import type { RuleId } from './rules.ts'
import { actorOf, BIONT_COUNT, colourOfBiont, type GenesisState, isNpc } from './state.ts'

/** I1: points by part, and who has won. */

export const DOMINANCE = 6
export const TOP_DOMINANCE = 12

/** I1: the highest level that is taken in sea or land. */
export function topLevel(s: GenesisState, land: boolean): number {
  let top = -1
  for (const o of organisms(s)) {
    const { macro } = organismAt(s, o)
    if (macro && macro.land === land) top = Math.max(top, macro.level)
  }
  return top
}

/** What a macro-organism's place in the food chain is worth to each player with a biont in it. */
export function dominanceShare(s: GenesisState, o: number): number {
  const { macro } = organismAt(s, o)
  if (!macro) return 0
  const worth = macro.level === topLevel(s, macro.land) ? TOP_DOMINANCE : DOMINANCE
  return worth / playersIn(s, o).length
}

export function cubePoints(s: GenesisState, player: number): number {
  let n = 0
  for (const o of organisms(s)) if (organismAt(s, o).controller === player) n += cubesOn(s, o)
  return n
}

export function systemPoints(s: GenesisState, player: number): number {
  let n = 0
  for (const o of organisms(s)) {
    const { controller, macro } = organismAt(s, o)
    if (macro && controller === player) n += macroFace(s, macro.card, macro.land).total
  }
  return n
}

/** Bionts inside organisms, whoever owns those. */
export function biontPoints(s: GenesisState, player: number): number {
  let n = 0
  for (let biont = 0; biont < BIONT_COUNT; biont++) {
    const at = s.biontAt[biont] as number
    if (at >= 0 && s.organisms[at] && colourOfBiont(biont) === player && !isNpc(actorOf(s, biont))) n++
  }
  return n
}

export function dominancePoints(s: GenesisState, player: number): number {
  let n = 0
  for (const o of organisms(s)) if (organismAt(s, o).macro && playersIn(s, o).includes(player)) n += dominanceShare(s, o)
  return n
}

/** All points of a player before Medea's price. */
function partsOf(s: GenesisState, player: number): ScorePart[] {
  const part = (label: ScoreLabel, value: number, rule: RuleId): ScorePart => ({ label, value, rule })
  const advanced = isAdvanced(s)
  return [
    part('cubes', cubePoints(s, player), 'I1'),
    part('systems', systemPoints(s, player), 'I1'),
    part('bionts', biontPoints(s, player), 'I1'),
    part('trophies', advanced ? (s.trophies[player] as number[]).length : 0, 'I1'),
    part('dominance', dominancePoints(s, player), 'I1'),
  ].filter(({ value }) => value !== 0)
}

export function scoreOf(s: GenesisState, player: number): SeatScore {
  const parts = partsOf(s, player)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (!s.medea[player]) return { total, parts }
  // D10: half, rounded in the player's favour.
  const half = Math.ceil(total / 2)
  const price: ScorePart = { label: 'medea' satisfies ScoreLabel, value: half - total, rule: 'D10' satisfies RuleId }
  return { total: half, parts: half === total ? parts : [...parts, price] }
}

/** By seat; a lone player has the points of both colours. */
export function score(s: GenesisState): readonly SeatScore[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const own = s.players.filter((player) => s.seatOf[player] === seat).map((player) => scoreOf(s, player))
    return { total: own.reduce((sum, { total }) => sum + total, 0), parts: own.flatMap(({ parts }) => parts) }
  })
}

/** C1: bionts of both colours in macro-organisms of the sea, or of the land. */
export function soloVictory(s: GenesisState, land: boolean): boolean {
  return s.players.every((player) => organisms(s).some((o) => organismAt(s, o).macro?.land === land && playersIn(s, o).includes(player)))
}

/** C2: everybody owns a macro-organism, and one of them lives on land. */
export function commonVictory(s: GenesisState): boolean {
  const macros = organisms(s).filter((o) => organismAt(s, o).macro)
  const everybody = s.players.every((player) => macros.some((o) => organismAt(s, o).controller === player))
  return everybody && macros.some((o) => organismAt(s, o).macro?.land)
}

export function result(s: GenesisState): Result {
  const { mode } = s.variants
  if (mode === 'solitaire') return soloResult(s)
  if (mode === 'cooperative') {
    const won = commonVictory(s)
    return common(s, won, won ? 'cooperative.won' : 'cooperative.lost', 'C2')
  }
  return ranking(s)
}

const common = (s: GenesisState, won: boolean, reason: ResultKey, rule: RuleId): Result =>
  commonResult(s.seats, won ? 'won' : 'lost', reason, rule)

function soloResult(s: GenesisState): Result {
  if (soloVictory(s, true)) return common(s, true, 'solitaire.terrestrial', 'C1')
  if (soloVictory(s, false)) return common(s, true, 'solitaire.marine', 'C1')
  return common(s, false, 'solitaire.lost', 'C1')
}

/** I1: most points, then most catalysts, then shared. */
function ranking(s: GenesisState): Result {
  const ranked = s.players
    .map((player) => ({ seat: s.seatOf[player] as number, points: scoreOf(s, player).total, catalysts: allCatalysts(s, player) }))
    .sort((a, b) => b.points - a.points || b.catalysts - a.catalysts || a.seat - b.seat)
  const places: number[][] = []
  for (const [i, { seat, points, catalysts }] of ranked.entries()) {
    const before = ranked[i - 1]
    if (before && before.points === points && before.catalysts === catalysts) (places.at(-1) as number[]).push(seat)
    else places.push([seat])
  }
  const [first, second] = ranked
  const tied = first !== undefined && second !== undefined && first.points === second.points
  const reason: ResultKey = !tied ? 'points' : (places[0] as number[]).length > 1 ? 'shared' : 'catalysts'
  const rule: RuleId = 'I1'
  return rankedResult(places, reason, rule)
}
