import type { Script, Table } from '@deeptime/engine'
import { begin, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { PLACE_CUBE } from '../options.ts'
import { type MarineState, NONE } from '../state.ts'
import { animalTerm } from '../terms.ts'

/** Regression: a cube from the gene pool goes to a free box of the section, where it saves elements at the next Reseed. */
export function* regression(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const box = s.regression.indexOf(NONE)
  const possible = box >= 0 && (s.genePool[animal] as number) > 0
  const chosen = yield* begin(t, animal, 'regression.cube', possible ? [PLACE_CUBE] : [], 'Regression')
  if (!chosen) return false
  s.genePool[animal] = (s.genePool[animal] as number) - 1
  s.regression[box] = animal
  tell(t, 'regression.cube', { animal: animalTerm(animal) }, 'Regression')
  rewardAction(t, animal, 'regression', {})
  return true
}
