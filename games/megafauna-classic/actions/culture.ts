/** 9.0 Culture: an animal in one of the six culture areas. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { CULTURE_NEEDS, CULTURES, type CultureData } from '../components/cultures.ts'
import { SPECIES_NAMES, speciesIdsOf } from '../components/players.ts'
import { type ClassicTable, decide, tell } from '../keys.ts'
import type { SpeciesOption } from '../options.ts'
import { SPECIES_REFS, unitWord } from '../refs.ts'
import { spareAnimals } from '../species/genome.ts'
import { playerOf, type Species, type State, speciesOf } from '../state.ts'
import { because } from '../why-not.ts'

export interface CultureOption extends SpeciesOption {
  readonly culture: number
}

/** `culture:toolUse:red-dino`. */
const OPTIONS: readonly (readonly CultureOption[])[] = SPECIES_NAMES.map((name, species) =>
  CULTURES.map((c, culture) => ({
    id: `culture:${c.id}:${name}`,
    about: [`culture:${c.id}`, SPECIES_REFS[species] as string],
    label: 'culture.take',
    params: { culture: `@culture.${c.id}`, species: unitWord(species) },
    species,
    culture,
  })),
)

function hasInstincts({ instincts }: Species, culture: number): boolean {
  const needs = CULTURE_NEEDS[culture] as number
  return (instincts & needs) === needs
}

const hasCulture = ({ cultures }: Species, culture: number): boolean => (cultures & (1 << culture)) !== 0

/** 9.0: both instincts, a spare animal, and each culture once. */
export const canAcculturate = (state: State, species: Species, culture: number): boolean =>
  hasInstincts(species, culture) && !hasCulture(species, culture) && spareAnimals(state, species) > 0

export function cultureOptions(state: State, colour: number): readonly CultureOption[] {
  const options: CultureOption[] = []
  for (const s of speciesIdsOf(colour)) {
    const species = state.species[s]
    // Two different instincts are needed for any culture.
    if (!species || (species.instincts & (species.instincts - 1)) === 0) continue
    for (let c = 0; c < CULTURES.length; c++) {
      if (canAcculturate(state, species, c)) options.push((OPTIONS[s] as readonly CultureOption[])[c] as CultureOption)
    }
  }
  return options
}

/** 9.0: why none of the player's species can take a culture: no instincts for it, had already, or no animal to spare. */
function whyNotCulture(state: State, colour: number): readonly WhyNot[] {
  const own = speciesIdsOf(colour).flatMap((s) => state.species[s] ?? [])
  return whyNotOf(
    [...CULTURES.keys()],
    (culture) => `culture:${CULTURES[culture]?.id}`,
    (culture) => {
      if (own.some((species) => canAcculturate(state, species, culture))) return undefined
      const able = own.filter((species) => hasInstincts(species, culture))
      if (able.length === 0) return because('instincts', '9.0')
      return able.every((species) => hasCulture(species, culture)) ? because('known', '9.2') : because('no-spare', '9.0')
    },
  )
}

export function acculturate(t: ClassicTable, species: Species, culture: number): void {
  species.cultures |= 1 << culture
  const { id, rule } = CULTURES[culture] as CultureData
  tell(t, 'culture', { species: unitWord(species.unit), culture: `@culture.${id}` }, rule)
}

export function* takeCulture(t: ClassicTable): Script {
  const { state } = t
  const { seat } = playerOf(state, state.active)
  const { species, culture } = yield* decide(t, seat, 'culture', cultureOptions(state, state.active), '9.0', undefined, () =>
    whyNotCulture(state, state.active),
  )
  acculturate(t, speciesOf(state, species), culture)
}
