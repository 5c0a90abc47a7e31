import type { Mode, Setting } from '@deeptime/engine'
import { checkGenesis } from './genesis-check.ts'
import { checkColours } from './setup.ts'

/** The first value of each choice is that of the published rules; the second, where there are two, that of the living text. */
export const SETTINGS = [
  { id: 'beginner', kind: 'flag', initial: false },
  { id: 'upperDisplay', kind: 'choice', values: ['auto', 'on', 'off'], initial: 'auto' },
  { id: 'roadrunnerAction', kind: 'flag', initial: false },
  { id: 'geneticDrift', kind: 'flag', initial: false },
  { id: 'mesozoicExhausted', kind: 'choice', values: ['gameEnds', 'drawCenozoic'], initial: 'gameEnds' },
  { id: 'migrationRange', kind: 'choice', values: ['sizePlusP', 'size'], initial: 'sizePlusP' },
  { id: 'setupImmigrants', kind: 'choice', values: ['remove', 'return'], initial: 'remove' },
  { id: 'erosionOrder', kind: 'choice', values: ['mountainFirst', 'greenhouseFirst'], initial: 'mountainFirst' },
  { id: 'flightTrack', kind: 'choice', values: ['published', 'living'], initial: 'published' },
  { id: 'genotypeRecession', kind: 'choice', values: ['fossil', 'discard'], initial: 'fossil' },
  { id: 'farmImmunity', kind: 'flag', initial: true },
  { id: 'laborWinsScoringTies', kind: 'flag', initial: false },
  { id: 'colours', kind: 'data', check: checkColours },
  { id: 'genesis', kind: 'data', check: checkGenesis },
  { id: 'endosymbionts', kind: 'flag', initial: false, seats: [2, 3, 4] },
] as const satisfies readonly Setting[]

const LIVING = {
  upperDisplay: 'off',
  migrationRange: 'size',
  setupImmigrants: 'return',
  erosionOrder: 'greenhouseFirst',
  flightTrack: 'living',
  genotypeRecession: 'discard',
  farmImmunity: false,
  laborWinsScoringTies: true,
} as const

const SEVERAL = [2, 3, 4] as const

export const MODES = [
  { id: 'standard', settings: {}, seats: SEVERAL },
  { id: 'long', settings: { mesozoicExhausted: 'drawCenozoic' }, seats: SEVERAL },
  { id: 'beginner', settings: { beginner: true }, seats: SEVERAL },
  { id: 'options', settings: { roadrunnerAction: true, geneticDrift: true }, seats: SEVERAL },
  { id: 'living', settings: LIVING, seats: SEVERAL },
  { id: 'solitaire', settings: {}, seats: [1] },
] as const satisfies readonly Mode[]
