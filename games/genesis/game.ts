import type { Game } from '@deeptime/engine'
import { STEP } from './agenda.ts'
import { audit } from './audit.ts'
import { cloneGenesis } from './clone.ts'
import { determinize } from './determinize.ts'
import { votes } from './events/gaia.ts'
import { assignment, assignTurn } from './phases/assignment.ts'
import { autocatalysis, rollRefugium } from './phases/autocatalysis.ts'
import { crystal } from './phases/crystal.ts'
import { darwin, darwinTurn } from './phases/darwin.ts'
import { endTurn, greatOxidation } from './phases/end.ts'
import { claimEvents, climate, icon, reveal } from './phases/events.ts'
import { ocean } from './phases/ocean.ts'
import { buy, close, guests, landfall, latecomers, npcBuys, purchases, purchasesTurn } from './phases/purchases.ts'
import { turnUp } from './piles.ts'
import { result, score } from './score.ts'
import { MODES, SETTINGS } from './settings.ts'
import { dealColours, lay, setUp } from './setup/index.ts'
import type { GenesisState } from './state.ts'
import { type GenesisView, view } from './view.ts'

export const genesis: Game<GenesisState, GenesisView> = {
  id: 'genesis',
  version: '2',
  seats: [1, 2, 3, 4],
  settings: SETTINGS,
  modes: MODES,
  bound: 20_000,
  setup: setUp,
  opening: [STEP.colours],
  steps: {
    'set-up.colours': dealColours,
    'set-up.lay': lay,
    'events.reveal': reveal,
    'events.claim': claimEvents,
    'events.icon': icon,
    'events.climate': climate,
    'events.votes': votes,
    assignment,
    'assignment.turn': assignTurn,
    autocatalysis,
    'autocatalysis.roll': rollRefugium,
    darwin,
    'darwin.turn': darwinTurn,
    'darwin.crystal': crystal,
    purchases,
    'purchases.turn': purchasesTurn,
    'purchases.buy': buy,
    'purchases.close': close,
    'purchases.npc': npcBuys,
    'purchases.guests': guests,
    'purchases.latecomers': latecomers,
    'piles.turn-up': turnUp,
    'great-oxidation': greatOxidation,
    landfall,
    ocean,
    'turn.end': endTurn,
  },
  clone: cloneGenesis,
  view,
  determinize,
  score,
  aim: ({ variants }) => (variants.mode === 'solitaire' || variants.mode === 'cooperative' ? 'common' : 'lead'),
  result,
  audit,
}
