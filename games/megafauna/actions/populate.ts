/** E4 Populate: unborn creeples become newborns. */

import type { Script } from '@deeptime/engine'
import { BLUE } from '../components/phyla.ts'
import { ownerOf } from '../cubes.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { COUNT_OPTIONS, type NumberOption } from '../options.ts'
import { speciesWord } from '../refs.ts'
import type { State } from '../state.ts'
import { speciesOf } from '../tableau.ts'

/** One, and one more for each blue organ, as far as there are unborn ones. */
export const mostNewborns = (s: State, species: number): number =>
  Math.min(s.spare[species] as number, 1 + (speciesOf(s, species).organs[BLUE] as number))

export function* populate(t: MegafaunaTable, species: number): Script {
  const s = t.state
  const options = Array.from({ length: mostNewborns(s, species) }, (_, i) => COUNT_OPTIONS[i + 1] as NumberOption)
  const { number } = yield* decide(t, ownerOf(s, species), 'populate.count', options, 'E4', { species: speciesWord(species) })
  s.spare[species] = (s.spare[species] as number) - number
  s.newborn[species] = (s.newborn[species] as number) + number
  tell(t, 'populate', { species: speciesWord(species), count: number }, 'E4')
}
