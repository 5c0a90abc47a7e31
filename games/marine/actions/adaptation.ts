import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { addDisc, hasVacantSpace, looseTypes, loseDisc, takeFromSection, typesIn } from '../elements.ts'
import { type ElementOption, type MarineOption, VACANT_SPACE } from '../options.ts'
import { animalWord, elementWord } from '../refs.ts'
import { SPECIAL_ONLY } from '../spaces.ts'
import { begin, decide, elementOptions, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'

/** Adaptation: an element of the section goes to a vacant grey space; on the special space it may replace an added one. */
export function* adaptation(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const vacant = hasVacantSpace(s, animal)
  const replaceable = SPECIAL_ONLY[space] ? looseTypes(s, animal) : 0
  const types = vacant || replaceable !== 0 ? typesIn(s, 'adaptation') : 0
  const taken = yield* begin(t, animal, 'adaptation.element', elementOptions(types), 'Adaptation')
  if (!taken) return false
  const replaced: MarineOption[] = elementOptions(replaceable)
  const where = yield* decide(t, animal, 'adaptation.where', vacant ? [VACANT_SPACE, ...replaced] : replaced, 'Adaptation special')
  takeFromSection(s, 'adaptation', taken.element)
  addDisc(s, animal, taken.element)
  if (where === VACANT_SPACE) tell(t, 'adaptation.add', { animal: animalWord(animal), element: elementWord(taken.element) }, 'Adaptation')
  else replace(t, animal, taken.element, (where as ElementOption).element)
  rewardAction(t, animal, 'adaptation', {})
  return true
}

function replace(t: Table<MarineState>, animal: number, element: number, out: number): void {
  loseDisc(t.state, animal, out)
  const params = { animal: animalWord(animal), element: elementWord(element), out: elementWord(out) }
  tell(t, 'adaptation.replace', params, 'Adaptation special')
}
