import type { Game } from '@deeptime/engine'
import { drawCard } from './actions/buy-a-card.ts'
import { playStep } from './actions/play-a-card.ts'
import { audit } from './audit.ts'
import { cullStep } from './contests/cull.ts'
import { determinize } from './determinize.ts'
import { aim, endTurn, result, score } from './phases/end-of-game.ts'
import { turnStep } from './phases/turn.ts'
import { MODES, SETTINGS } from './settings.ts'
import { setUp, setup } from './setup.ts'
import { pickColours } from './setup-genesis.ts'
import { cloneState, type State } from './state.ts'
import { type ClassicView, view } from './view.ts'

export const megafaunaClassic: Game<State, ClassicView> = {
  id: 'megafauna-classic',
  version: '4',
  seats: [1, 2, 3, 4],
  settings: SETTINGS,
  modes: MODES,
  bound: 60_000,
  setup,
  opening: [{ step: 'setup' }],
  steps: {
    setup: setUp,
    pickColours,
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
  aim,
  result,
  audit,
}
