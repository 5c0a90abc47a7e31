import type { LogEntry, Seat } from '@deeptime/engine'
import { catalogKey } from '@deeptime/kit'
import type { LogKey } from '../keys.ts'
import { animalWord, traitWord } from '../refs.ts'
import type { MarineState } from '../state.ts'

const CARD_TAKEN: LogKey = 'evolution.card'

/** What a seat played with in a finished game, as catalog keys: its animals, their traits, the cards they took. */
export function observedIn(s: MarineState, log: readonly LogEntry[], seat: Seat): string[] {
  const animals = s.animals.filter((animal) => s.seatOf[animal] === seat)
  const terms = animals.map(animalWord)
  const traits = animals.flatMap((animal) => (s.traits[animal] as string[]).map(traitWord))
  const taken = log.filter((e) => e.key === CARD_TAKEN && terms.includes(String(e.params.animal))).map((e) => e.params.card)
  return [...terms, ...traits, ...taken].map(catalogKey)
}
