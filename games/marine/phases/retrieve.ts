import type { Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import { returnPawn, spacesHeld } from '../pawns.ts'
import { animalWord } from '../refs.ts'
import { tell } from '../speech.ts'
import type { MarineState } from '../state.ts'

/** Retrieve: all pawns that the animal controls come back, whoever placed them; then its Reseed cube slides right. */
export function retrieve(t: Table<MarineState>, animal: number): void {
  const s = t.state
  for (const space of spacesHeld(s, animal)) returnPawn(s, space)
  s.freeUses[animal] = 0
  s.retrieved[animal] = true
  tell(t, 'retrieve', { animal: animalWord(animal) }, 'Retrieve')
  if (!s.animals.every((a) => s.retrieved[a])) t.next(STEP.endTurn)
  else if (s.lastRound) t.next(STEP.endgame)
  else t.next(STEP.reseed, STEP.endTurn)
}
