import type { Script, Table } from '@deeptime/engine'
import { begin, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { dominanceValue, dominatedBy } from '../dominance.ts'
import { ELEMENT_OPTIONS, type ElementOption } from '../options.ts'
import type { MarineState } from '../state.ts'
import { animalTerm, elementTerm } from '../terms.ts'

/** Domination: the animal takes the special pawn of an element that it dominates. */
export function* domination(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const types = dominatedBy(s, animal).map((element) => ELEMENT_OPTIONS[element] as ElementOption)
  const chosen = yield* begin(t, animal, 'domination.element', types, 'Domination')
  if (!chosen) return false
  const { element } = chosen
  // Domination 1 and 2: a pawn on the display stays there and comes back to its new controller.
  s.controller[element] = animal
  const value = dominanceValue(s, animal, element)
  s.target[element] = value // Domination 3
  tell(t, 'domination', { animal: animalTerm(animal), element: elementTerm(element), value }, 'Domination 1')
  rewardAction(t, animal, 'domination', {})
  return true
}
