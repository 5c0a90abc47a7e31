import type { Game, Setting } from '@deeptime/engine'
import { audit } from './audit.ts'
import { drawCard } from './buy-a-card.ts'
import { cullStep } from './cull.ts'
import { endTurn, result, score } from './end-of-game.ts'
import { playStep } from './play-a-card.ts'
import { checkColours, setUp, setup } from './setup.ts'
import { cloneState, type State } from './state.ts'
import { turnStep } from './turn.ts'
import { type ClassicView, determinize, view } from './view.ts'

/** The first value of each choice is that of the published rules; the second, where there are two, that of the living text. */
const SETTINGS: readonly Setting[] = [
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
]

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

export const megafaunaClassic: Game<State, ClassicView> = {
  id: 'megafauna-classic',
  version: '2',
  seats: [1, 2, 3, 4],
  settings: SETTINGS,
  modes: [
    { id: 'standard', settings: {}, seats: SEVERAL },
    { id: 'long', settings: { mesozoicExhausted: 'drawCenozoic' }, seats: SEVERAL },
    { id: 'beginner', settings: { beginner: true }, seats: SEVERAL },
    { id: 'options', settings: { roadrunnerAction: true, geneticDrift: true }, seats: SEVERAL },
    { id: 'living', settings: LIVING, seats: SEVERAL },
    { id: 'solitaire', settings: {}, seats: [1] },
  ],
  bound: 60_000,
  setup,
  opening: [{ step: 'setup' }],
  steps: {
    setup: setUp,
    turn: turnStep,
    play: playStep,
    draw: drawCard,
    cull: cullStep,
    endTurn: endTurn,
  },
  clone: cloneState,
  view,
  determinize,
  score,
  result,
  audit,
}
