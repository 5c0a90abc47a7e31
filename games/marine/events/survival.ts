import type { Table } from '@deeptime/engine'
import { survivalConsolation } from '../cards/modifiers.ts'
import { survivalHolder, ventsOccupied } from '../earth.ts'
import { bonusPoints, gainVP } from '../points.ts'
import { animalWord } from '../refs.ts'
import { tell } from '../speech.ts'
import { type MarineState, NONE } from '../state.ts'

/** Survival: the holder of the card gains bonus VP for the Vents it occupies, however many species it has on each. */
export function survival(t: Table<MarineState>): void {
  const s = t.state
  const holder = survivalHolder(s)
  if (holder === NONE) tell(t, 'survival.nobody', {}, 'Survival')
  else {
    tell(t, 'survival', { animal: animalWord(holder) }, 'Survival')
    gainVP(t, holder, bonusPoints(ventsOccupied(s, holder)), 'survival', 'Survival')
  }
  for (const animal of s.animals) {
    if (animal !== holder) gainVP(t, animal, survivalConsolation(s, animal, ventsOccupied(s, animal)), 'traits', 'Survival')
  }
}
