/** 4.4 Scoring: the tarpit goes to the most populous. */

import { DIVISION_OF_LABOR } from './components/cultures.ts'
import { PLACE_COUNT } from './components/map.ts'
import { COLOURS } from './components/players.ts'
import { biomeData } from './components/tiles.ts'
import { type ClassicTable, tell } from './keys.ts'
import { colourWord } from './refs.ts'
import { playerOf, type State, unitsAt } from './state.ts'

const SUPER_FERN_WEIGHT = 3

/** 4.4a: animals on the map; those in the super-fern's habitat count three times. */
export function population(state: State, colour: number): number {
  let sum = 0
  for (let place = 0; place < PLACE_COUNT; place++) {
    const tile = state.tiles[(place / 3) | 0] as number
    const weight = tile >= 0 && biomeData(tile).superFern ? SUPER_FERN_WEIGHT : 1
    for (const unit of unitsAt(state, place)) if (unit >> 2 === colour) sum += weight
  }
  return sum
}

const laborOf = (state: State, colour: number): number =>
  state.species.some((s) => s !== null && s.unit >> 2 === colour && (s.cultures & DIVISION_OF_LABOR) !== 0) ? 1 : 0

/** 4.4b–c: by population, then genes, then fewer teeth (living text of 9.2d: division of labor first). Without animals no share. */
export function ranking(state: State): readonly { colour: number; population: number }[] {
  const ranked = COLOURS.flatMap((_, colour) => (state.players[colour] ? [{ colour, population: population(state, colour) }] : []))
  const labor = (colour: number): number => (state.rules.laborWinsScoringTies ? laborOf(state, colour) : 0)
  return ranked
    .filter((r) => r.population > 0)
    .sort(
      (a, b) =>
        b.population - a.population ||
        playerOf(state, b.colour).genes - playerOf(state, a.colour).genes ||
        labor(b.colour) - labor(a.colour) ||
        a.colour - b.colour,
    )
}

/** 4.4d: each in turn takes half of what is left, rounded up; any rest waits in the tarpit. */
export function scoreTarpit(t: ClassicTable): void {
  const { state } = t
  for (const { colour, population: animals } of ranking(state)) {
    const taken = state.tarpit.splice(0, Math.ceil(state.tarpit.length / 2))
    playerOf(state, colour).fossils.push(...taken)
    tell(t, 'score.takes', { player: colourWord(colour), population: animals, tiles: taken.length }, '4.4d')
  }
  if (state.tarpit.length > 0) tell(t, 'score.left', { tiles: state.tarpit.length }, '4.4d')
}
