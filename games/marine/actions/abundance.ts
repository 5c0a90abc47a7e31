import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { cornersOfEarth, cornersWhere } from '../earth.ts'
import { isVacantCorner, putOnCorner, takeFromSection, typesIn } from '../elements.ts'
import { animalWord, cornerRef, elementWord } from '../refs.ts'
import { begin, cornerOptions, decide, elementOptions, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, whyCorners } from '../why-not.ts'

/** Abundance: an element of the section goes to a vacant corner of any tile, rim corners included. */
export function* abundance(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const vacant = cornersWhere((corner) => isVacantCorner(s, corner))
  const types = vacant.length > 0 ? typesIn(s, 'abundance') : 0
  const taken = yield* begin(t, animal, 'abundance.element', elementOptions(types), 'Abundance')
  if (!taken) return false
  const { corner } = yield* decide(t, animal, 'abundance.corner', cornerOptions(vacant), 'Abundance', undefined, () =>
    whyCorners(cornersOfEarth(s), (c) => barred(isVacantCorner(s, c) ? undefined : 'corner-taken', 'Abundance')),
  )
  takeFromSection(s, 'abundance', taken.element)
  putOnCorner(s, corner, taken.element)
  tell(t, 'abundance', { animal: animalWord(animal), element: elementWord(taken.element), corner: cornerRef(corner) }, 'Abundance')
  rewardAction(t, animal, 'abundance', { placedElement: true })
  return true
}
