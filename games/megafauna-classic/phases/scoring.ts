/** 4.4 Scoring: the tarpit goes to the most populous. */

import { DIVISION_OF_LABOR } from '../components/cultures.ts'
import { habitatOf, PLACE_COUNT } from '../components/map.ts'
import { COLOURS, colourOf } from '../components/players.ts'
import { biomeData } from '../components/tiles.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { colourWord } from '../refs.ts'
import { isImmigrantUnit, playerOf, type State, unitsAt } from '../state.ts'

const SUPER_FERN_WEIGHT = 3

/** 4.4a: animals on the map, by colour; those in the super-fern's habitat count three times. */
export function populations(state: State): readonly number[] {
  const counts = COLOURS.map(() => 0)
  for (let place = 0; place < PLACE_COUNT; place++) {
    const units = unitsAt(state, place)
    if (units.length === 0) continue
    const tile = state.tiles[habitatOf(place)] as number
    const weight = tile >= 0 && biomeData(tile).superFern ? SUPER_FERN_WEIGHT : 1
    for (const unit of units) if (!isImmigrantUnit(unit)) counts[colourOf(unit)] = (counts[colourOf(unit)] as number) + weight
  }
  return counts
}

const laborOf = (state: State, colour: number): number =>
  state.species.some((s) => s !== null && colourOf(s.unit) === colour && (s.cultures & DIVISION_OF_LABOR) !== 0) ? 1 : 0

interface Claim {
  readonly colour: number
  readonly population: number
}

/** 4.4b–c: by population, then genes, then fewer teeth (living text of 9.2d: division of labour first). Without animals no share. */
export function ranking(state: State): readonly Claim[] {
  const claims: Claim[] = []
  for (const [colour, population] of populations(state).entries()) {
    if (state.players[colour] && population > 0) claims.push({ colour, population })
  }
  return claims.length > 1 ? claims.sort((a, b) => precedence(state, a, b)) : claims
}

function precedence(state: State, a: Claim, b: Claim): number {
  const byPopulation = b.population - a.population
  if (byPopulation !== 0) return byPopulation
  const labor = (colour: number): number => (state.rules.laborWinsScoringTies ? laborOf(state, colour) : 0)
  const byGenes = playerOf(state, b.colour).genes - playerOf(state, a.colour).genes
  return byGenes || labor(b.colour) - labor(a.colour) || a.colour - b.colour
}

/** 4.4d: what each colour would take of the tarpit if it were scored now. */
export function sharesOf(state: State): readonly number[] {
  const shares = state.players.map(() => 0)
  let rest = state.tarpit.length
  for (const { colour } of ranking(state)) {
    shares[colour] = Math.ceil(rest / 2)
    rest -= shares[colour] as number
  }
  return shares
}

/** 4.4d: each in turn takes half of what is left, rounded up; any rest waits in the tarpit. */
export function scoreTarpit(t: ClassicTable): void {
  const { state } = t
  const shares = sharesOf(state)
  for (const { colour, population: animals } of ranking(state)) {
    const taken = state.tarpit.splice(0, shares[colour])
    playerOf(state, colour).fossils.push(...taken)
    tell(t, 'score.takes', { player: colourWord(colour), population: animals, tiles: taken.length }, '4.4d')
  }
  if (state.tarpit.length > 0) tell(t, 'score.left', { tiles: state.tarpit.length }, '4.4d')
}
