/** C1l Where archetypes start. */

import { CRATONS } from '../components/cratons.ts'
import { ARCHETYPE, COLOURS, speciesId } from '../components/phyla.ts'
import { enter, standUp } from '../creeples.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { HERBIVORE, placeAt, spaceAt } from '../places.ts'
import { colourWord, placeWord } from '../refs.ts'
import { newSpecies, type State } from '../state.ts'

/** C1e, C1l: one archetype of size 1 as a herbivore on the start hex. */
export function startEarth(t: MegafaunaTable, colour: number): void {
  const s = t.state
  const craton = CRATONS.earth.findIndex(({ start }) => start?.colour === COLOURS[colour])
  const hex = placeAt(craton, CRATONS.earth[craton]?.start?.hex as number)
  placeStarter(s, speciesId(colour, ARCHETYPE), hex, HERBIVORE)
  tell(t, 'setup.starter', { player: colourWord(colour), place: placeWord(s, hex) }, 'C1l')
}

export function placeStarter(s: State, species: number, place: number, level: number): void {
  s.species[species] ??= newSpecies(0, 1)
  s.spare[species] = (s.spare[species] as number) - 1
  enter(s, species, spaceAt(place, level))
  standUp(s, species, spaceAt(place, level))
}
