import type { Flaw, Json, Mode, Setting } from '@deeptime/engine'
import { COLOUR_IDS } from './components/ids.ts'
import { DECK_SETTING } from './deck/setting.ts'

const FLAW: Flaw = { key: 'colours' }

/** Colours by seat; for one seat the two that it plays (C1). Each is there once. */
export function coloursProblem(value: Json, seats: number): Flaw | undefined {
  if (!Array.isArray(value) || value.length !== Math.max(seats, 2)) return FLAW
  const known = value.every((colour) => (COLOUR_IDS as readonly Json[]).includes(colour))
  return known && new Set(value).size === value.length ? undefined : FLAW
}

/** What a table settles before it begins. The last three combine with everything; a lone seat always plays the solitaire game. */
export const SETTINGS = [
  { id: 'play', kind: 'choice', values: ['standard', 'introductory', 'cooperative'], initial: 'standard', seats: [2, 3, 4] },
  { id: 'foreign', kind: 'flag', initial: false, seats: [2, 3, 4] },
  { id: 'macro', kind: 'flag', initial: false },
  { id: 'crystal', kind: 'flag', initial: false },
  { id: 'short', kind: 'flag', initial: false },
  { id: 'colours', kind: 'data', check: coloursProblem },
  DECK_SETTING,
] as const satisfies readonly Setting[]

const SEVERAL = [2, 3, 4]
const EVERY_TABLE = [1, ...SEVERAL]

export const MODES = [
  { id: 'standard', settings: {}, seats: SEVERAL },
  { id: 'introductory', settings: { play: 'introductory' }, seats: SEVERAL },
  { id: 'solitaire', settings: {}, seats: [1] },
  { id: 'cooperative', settings: { play: 'cooperative' }, seats: SEVERAL },
  { id: 'macro', settings: { macro: true }, seats: EVERY_TABLE },
  { id: 'crystal', settings: { crystal: true }, seats: EVERY_TABLE },
  { id: 'short', settings: { short: true }, seats: EVERY_TABLE },
] as const satisfies readonly Mode[]
