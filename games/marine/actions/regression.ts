import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { PLACE_CUBE } from '../options.ts'
import { animalWord } from '../refs.ts'
import { begin, tell } from '../speech.ts'
import { type MarineState, NONE } from '../state.ts'

/** Regression: a cube from the gene pool goes to a free box of the section, where it saves elements at the next Reseed. */
export function* regression(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const box = s.regression.indexOf(NONE)
  const possible = box >= 0 && (s.genePool[animal] as number) > 0
  const chosen = yield* begin(t, animal, 'regression.cube', possible ? [PLACE_CUBE] : [], 'Regression')
  if (!chosen) return false
  s.genePool[animal] = (s.genePool[animal] as number) - 1
  s.regression[box] = animal
  tell(t, 'regression.cube', { animal: animalWord(animal) }, 'Regression')
  rewardAction(t, animal, 'regression', {})
  return true
}
