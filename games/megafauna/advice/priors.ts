/** How promising options look at first sight: 1 is ordinary. */

import type { Advice, Ask, Option } from '@deeptime/engine'
import { CARDS_PER_ERA } from '../components/eras.ts'
import { colourOf, SPECIES_NAMES } from '../components/phyla.ts'
import { verdictOn } from '../contests/verdict.ts'
import type { DecisionKind } from '../keys.ts'
import type { SpaceOption } from '../options.ts'
import type { State } from '../state.ts'

/** Options by their label, wherever they are asked. */
const BY_LABEL: Readonly<Partial<Record<string, number>>> = {
  giveUp: 0.1,
  done: 0.3,
  bury: 0.2,
  fall: 0.4,
  'tool.none': 0.2,
  'victim.none': 0.3,
  'personality.keep': 0.3,
  neoteny: 0.4,
  resize: 0.6,
  'neoteny.none': 0.7,
  medea: 0.5,
}
const POPULATE_BEFORE_AWARD = 2
const MUTATE = 1.2
const FREE_LEVEL = 2
const WON = 1.6
const LOST = 0.15
const OWN_SPECIES = 0.1

/** The last turn of an era, or the one before. */
const isBeforeAward = (s: State): boolean => s.turn % CARDS_PER_ERA === 0 || s.turn % CARDS_PER_ERA === CARDS_PER_ERA - 1

function ofDestination(s: State, species: number, space: number): number {
  const resident = s.upright[space] as number
  if (resident < 0) return FREE_LEVEL
  if (colourOf(resident) === colourOf(species)) return OWN_SPECIES
  return verdictOn(s, space, species, resident).wins > 0 ? WON : LOST
}

/** The species that a question is about: named in its parameters. */
const speciesIn = (s: State, ask: Ask): number => {
  const name = ask.params?.species
  return s.species.findIndex((x, species) => x !== null && name === `@species.${SPECIES_NAMES[species]}`)
}
export const prior: NonNullable<Advice<State>['prior']> = (ask: Ask, option: Option, s: State): number => {
  switch (ask.kind as DecisionKind) {
    case 'disperse.to': {
      const { space } = option as Partial<SpaceOption>
      const species = speciesIn(s, ask)
      if (space !== undefined && species >= 0) return ofDestination(s, species, space)
      break
    }
    case 'action':
      if (option.label === 'populate' && isBeforeAward(s)) return POPULATE_BEFORE_AWARD
      if (option.label === 'mutate') return MUTATE
      break
    default:
  }
  return BY_LABEL[option.label ?? ''] ?? 1
}
