import type { Script, Table } from '@deeptime/engine'
import { begin, cornerOptions, decide, elementOptions, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { cornersWhere } from '../earth.ts'
import { isVacantCorner, putOnCorner, takeFromSection, typesIn } from '../elements.ts'
import { CORNER_REFS } from '../geometry.ts'
import type { MarineState } from '../state.ts'
import { animalTerm, elementTerm } from '../terms.ts'

/** Abundance: an element of the section goes to a vacant corner of any tile, rim corners included. */
export function* abundance(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const vacant = cornersWhere((corner) => isVacantCorner(s, corner))
  const types = vacant.length > 0 ? typesIn(s, 'abundance') : 0
  const taken = yield* begin(t, animal, 'abundance.element', elementOptions(types), 'Abundance')
  if (!taken) return false
  const { corner } = yield* decide(t, animal, 'abundance.corner', cornerOptions(vacant), 'Abundance')
  takeFromSection(s, 'abundance', taken.element)
  putOnCorner(s, corner, taken.element)
  tell(
    t,
    'abundance',
    { animal: animalTerm(animal), element: elementTerm(taken.element), corner: CORNER_REFS[corner] as string },
    'Abundance',
  )
  rewardAction(t, animal, 'abundance', { placedElement: true })
  return true
}
