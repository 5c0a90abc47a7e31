import type { Mode, Setting } from '@deeptime/engine'
import { DECK_SETTING } from './data/deck-setting.ts'
import { REMOVED_CARDS } from './data/setup.ts'
import { SEATINGS, seatingProblem } from './setup/animals.ts'

/** What a table settles before it begins. Every variant combines with every other. */
export const SETTINGS: readonly Setting[] = [
  { id: 'animals', kind: 'choice', values: SEATINGS, initial: 'choose' },
  { id: 'seating', kind: 'data', check: seatingProblem },
  { id: 'four-animals', kind: 'flag', initial: false, seats: [2] },
  { id: 'random-earth', kind: 'flag', initial: false },
  { id: 'alternate-animals', kind: 'flag', initial: false },
  { id: 'superheroes', kind: 'flag', initial: false },
  { id: 'length', kind: 'choice', values: Object.keys(REMOVED_CARDS), initial: 'standard' },
  DECK_SETTING,
]

const EVERY_TABLE = [2, 3, 4]

export const MODES: readonly Mode[] = [
  { id: 'standard', settings: {}, seats: EVERY_TABLE },
  { id: 'four-animals', settings: { 'four-animals': true }, seats: [2] },
  { id: 'random-earth', settings: { 'random-earth': true }, seats: EVERY_TABLE },
  { id: 'alternate-animals', settings: { 'alternate-animals': true }, seats: EVERY_TABLE },
  { id: 'superheroes', settings: { superheroes: true }, seats: EVERY_TABLE },
  { id: 'short', settings: { length: 'short' }, seats: EVERY_TABLE },
  { id: 'long', settings: { length: 'long' }, seats: EVERY_TABLE },
  { id: 'epic', settings: { length: 'epic' }, seats: EVERY_TABLE },
]
