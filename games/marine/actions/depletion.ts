import type { Script, Table } from '@deeptime/engine'
import { begin, cornerOptions, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { discAt } from '../earth.ts'
import { discsOnEarth, removeFromCorner, typesIn } from '../elements.ts'
import type { MarineState } from '../state.ts'
import { animalTerm, elementTerm } from '../terms.ts'

/** Depletion: a disc on Earth whose type lies in the box goes to the bag. The box stays as it is. */
export function* depletion(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const box = typesIn(s, 'depletion')
  const discs = box === 0 ? [] : discsOnEarth(s, (element) => (box & (1 << element)) !== 0)
  const chosen = yield* begin(t, animal, 'depletion.disc', cornerOptions(discs), 'Depletion')
  if (!chosen) return false
  tell(t, 'depletion', { animal: animalTerm(animal), element: elementTerm(discAt(s, chosen.corner)) }, 'Depletion')
  removeFromCorner(s, chosen.corner)
  rewardAction(t, animal, 'depletion', {})
  return true
}
