import type { Script, Table } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { rewardAction } from '../cards/rewards.ts'
import { dominanceValue, dominatedBy, dominates, targetOf } from '../dominance.ts'
import { ELEMENT_OPTIONS, type ElementOption } from '../options.ts'
import { animalWord, elementWord } from '../refs.ts'
import { begin, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, type MarineReason } from '../why-not.ts'

const notDominant = (s: MarineState, animal: number, element: number): MarineReason | undefined =>
  barred(dominates(s, animal, element) ? undefined : 'not-dominant', 'Dominance 3', {
    value: dominanceValue(s, animal, element),
    target: targetOf(s, element),
  })

/** Domination: the animal takes the special pawn of an element that it dominates. */
export function* domination(t: Table<MarineState>, animal: number): Script<boolean> {
  const s = t.state
  const types = dominatedBy(s, animal).map((element) => ELEMENT_OPTIONS[element] as ElementOption)
  const chosen = yield* begin(t, animal, 'domination.element', types, 'Domination', () =>
    whyNotOf(
      ELEMENT_OPTIONS,
      ({ id }) => id,
      (option) => notDominant(s, animal, option.element),
    ),
  )
  if (!chosen) return false
  const { element } = chosen
  // Domination 1 and 2: a pawn on the display stays there and comes back to its new controller.
  s.controller[element] = animal
  const value = dominanceValue(s, animal, element)
  s.target[element] = value // Domination 3
  tell(t, 'domination', { animal: animalWord(animal), element: elementWord(element), value }, 'Domination 1')
  rewardAction(t, animal, 'domination', {})
  return true
}
