/** C2g A player who came out of Genesis in the sea: the first resize of the swimmer founds the archetype. */

import type { Script } from '@deeptime/engine'
import { ARCHETYPE, colourOf, formOf, SWIMMER, speciesId } from '../components/phyla.ts'
import { gainCube } from '../genetic-drift.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { speciesWord } from '../refs.ts'
import { newSpecies, ORGAN_COUNT, type State } from '../state.ts'
import { playerOf, refresh, speciesOf } from '../tableau.ts'

export const isMarine = (s: State, species: number): boolean =>
  formOf(species) === SWIMMER && playerOf(s, colourOf(species)).marine && s.species[species]?.genotype === 0

/** An archetype newborn, whose mother this turn may be a swimmer; both species share the one archetype card. */
export function* foundArchetype(t: MegafaunaTable, swimmer: number): Script {
  const s = t.state
  const colour = colourOf(swimmer)
  const archetype = speciesId(colour, ARCHETYPE)
  playerOf(s, colour).marine = false
  const x = speciesOf(s, swimmer)
  const y = newSpecies(0, x.size)
  s.species[archetype] = y
  s.spare[archetype] = (s.spare[archetype] as number) - 1
  s.newborn[archetype] = (s.newborn[archetype] as number) + 1
  tell(t, 'marine.founds', { species: speciesWord(swimmer), daughter: speciesWord(archetype) }, 'C2g')
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    for (let n = x.basal[organ] as number; n > 0; n--)
      if (yield* gainCube(t, archetype, organ)) y.basal[organ] = (y.basal[organ] as number) + 1
  }
  refresh(s, y)
}

/** The swimmer that may mother an archetype which nobody has seen yet, or none. */
export function motherSpecies(s: State, species: number): number {
  if ((s.living[species] as number) > 0 || formOf(species) !== ARCHETYPE) return species
  const swimmer = speciesId(colourOf(species), SWIMMER)
  return s.species[swimmer]?.genotype === 0 ? swimmer : species
}
