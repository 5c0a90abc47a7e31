import type { Mode, Setting } from '@deeptime/engine'
import { LENGTHS } from './components/setup.ts'
import { DECK_SETTING } from './deck/setting.ts'
import { SEATINGS, seatingProblem } from './setup/animals.ts'

/** What a table settles before it begins. Every variant combines with every other. */
export const SETTINGS = [
  { id: 'animals', kind: 'choice', values: SEATINGS, initial: 'choose' },
  { id: 'seating', kind: 'data', check: seatingProblem },
  { id: 'fourAnimals', kind: 'flag', initial: false, seats: [2] },
  { id: 'randomEarth', kind: 'flag', initial: false },
  { id: 'alternateAnimals', kind: 'flag', initial: false },
  { id: 'superheroes', kind: 'flag', initial: false },
  { id: 'copyTraits', kind: 'flag', initial: false },
  { id: 'emptyRetrieve', kind: 'flag', initial: false },
  { id: 'length', kind: 'choice', values: LENGTHS, initial: 'standard' },
  DECK_SETTING,
] as const satisfies readonly Setting[]

const EVERY_TABLE = [2, 3, 4]

export const MODES = [
  { id: 'standard', settings: {}, seats: EVERY_TABLE },
  { id: 'four-animals', settings: { fourAnimals: true }, seats: [2] },
  { id: 'random-earth', settings: { randomEarth: true }, seats: EVERY_TABLE },
  { id: 'alternate-animals', settings: { alternateAnimals: true }, seats: EVERY_TABLE },
  { id: 'superheroes', settings: { superheroes: true }, seats: EVERY_TABLE },
  { id: 'short', settings: { length: 'short' }, seats: EVERY_TABLE },
  { id: 'long', settings: { length: 'long' }, seats: EVERY_TABLE },
  { id: 'epic', settings: { length: 'epic' }, seats: EVERY_TABLE },
] as const satisfies readonly Mode[]
