/** Why things on the board and in the displays can't be chosen: the questions that list the options, asked of everything else. */

import type { Params, WhyNot } from '@deeptime/engine'
import { barredOption, type Reason, whyNotOf } from '@deeptime/kit'
import { habitatOf, PLACE_COUNT, PREDATOR, ROOTER, spaceOf } from './components/map.ts'
import { colourOf, SPECIES_COUNT } from './components/players.ts'
import { biomeData } from './components/tiles.ts'
import { eats, hasPrey, terrainOf } from './habitat.ts'
import type { ClassicOption, WhyKey } from './keys.ts'
import { PLACE_REFS, SPECIES_REFS } from './refs.ts'
import type { RuleId } from './rules.ts'
import { type Beast, type State, unitsAt } from './state.ts'

export type ClassicReason = Reason<WhyKey, RuleId>

export const because = (key: WhyKey, rule: RuleId, params?: Params): ClassicReason => ({ key, rule, ...(params && { params }) })

const EVERY_PLACE = Array.from({ length: PLACE_COUNT }, (_, place) => place)

export const whyPlaces = (reasonOf: (place: number) => ClassicReason | undefined): WhyNot[] =>
  whyNotOf(EVERY_PLACE, (place) => PLACE_REFS[place] as string, reasonOf)

/** Of every species that lives; those of others are not the asked player's to choose. */
export function whySpecies(state: State, colour: number, rule: RuleId, reasonOf: (species: number) => ClassicReason | undefined): WhyNot[] {
  const living = Array.from({ length: SPECIES_COUNT }, (_, s) => s).filter((s) => state.species[s])
  return whyNotOf(
    living,
    (s) => SPECIES_REFS[s] as string,
    (s) => (colourOf(s) === colour ? reasonOf(s) : because('not-yours', rule)),
  )
}

/** Of answers that have no place on the board. */
export const whyOptions = (options: readonly ClassicOption[], reasonOf: (option: ClassicOption) => ClassicReason | undefined): WhyNot[] =>
  whyNotOf(options, barredOption, reasonOf)

/** 10.4: why this beast can't live in a space, contests aside. */
export function whyNotLive(state: State, beast: Beast, habitat: number, space: number): ClassicReason | undefined {
  if (state.flipped[habitat]) return because('flipped', '15.1e')
  if ((beast.enters & terrainOf(state, habitat)) === 0) return because('terrain', '11.1')
  if (space === PREDATOR) return hasPrey(state, beast, habitat) ? undefined : because('no-prey', '14.1')
  return eats(state, beast, habitat, space) ? undefined : whyNotEat(state, habitat, space)
}

function whyNotEat(state: State, habitat: number, space: number): ClassicReason {
  const tile = state.tiles[habitat] as number
  if (space === ROOTER && (tile < 0 || biomeData(tile).rooterRequirement === null)) return because('no-roots', '12.0')
  return tile < 0 ? because('no-biome', '9.2e') : because('no-food', '13.1')
}

export const whyNotLiveAt = (state: State, beast: Beast, place: number): ClassicReason | undefined =>
  whyNotLive(state, beast, habitatOf(place), spaceOf(place))

/** 13.6: why a displaced unit can't take refuge in a space: it lies elsewhere, is taken, or does not feed it. */
export function whyNotRefuge(state: State, beast: Beast, habitat: number, place: number): ClassicReason | undefined {
  if (habitatOf(place) !== habitat) return because('elsewhere', '13.6')
  if (unitsAt(state, place).length > 0) return because('space-taken', '13.6')
  return whyNotLiveAt(state, beast, place)
}
