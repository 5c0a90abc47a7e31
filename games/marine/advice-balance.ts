import type { LogEntry, Seat } from '@deeptime/engine'
import type { LogKey } from './keys.ts'
import type { MarineState } from './state.ts'
import { animalTerm, traitTerm } from './terms.ts'

const CARD_TAKEN: LogKey = 'evolution.card'
/** A term names a catalog entry with `@` before it. */
const keyOf = (term: unknown): string => String(term).slice(1)

/** What a seat played with in a finished game, as catalog keys: its animals, their traits, the cards they took. */
export function observedIn(s: MarineState, log: readonly LogEntry[], seat: Seat): string[] {
  const animals = s.animals.filter((animal) => s.seatOf[animal] === seat)
  const terms = animals.map(animalTerm)
  const traits = animals.flatMap((animal) => (s.traits[animal] as string[]).map(traitTerm))
  const taken = log.filter((e) => e.key === CARD_TAKEN && terms.includes(String(e.params.animal))).map((e) => e.params.card)
  return [...terms, ...traits, ...taken].map(keyOf)
}
