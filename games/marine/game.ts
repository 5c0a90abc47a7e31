import type { Game } from '@deeptime/engine'
import { refillRow } from './actions/evolution.ts'
import { placeTile } from './actions/wanderlust.ts'
import { STEP } from './agenda.ts'
import { audit } from './audit.ts'
import { CARD_STEPS } from './cards/steps.ts'
import { cloneMarine } from './clone.ts'
import { determinize } from './determinize.ts'
import { extinction } from './events/extinction.ts'
import { reseed } from './events/reseed.ts'
import { survival } from './events/survival.ts'
import { endgame, finalScoring } from './phases/endgame.ts'
import { action, endTurn, turn } from './phases/turn.ts'
import { result, score } from './score.ts'
import { MODES, SETTINGS } from './settings.ts'
import { chooseAnimals } from './setup/animals.ts'
import { dealRow } from './setup/cards.ts'
import { setUp } from './setup/index.ts'
import { setUpAnimals } from './setup/pieces.ts'
import { chooseTraits, dealTraits } from './setup/traits.ts'
import type { MarineState } from './state.ts'
import { type MarineView, view } from './view.ts'

export const marine: Game<MarineState, MarineView> = {
  id: 'marine',
  version: '3',
  seats: [2, 3, 4],
  settings: SETTINGS,
  modes: MODES,
  bound: 100_000,
  setup: setUp,
  opening: [
    STEP.animals,
    STEP.pieces,
    STEP.dealTraits,
    STEP.chooseTraits,
    STEP.traitElements,
    STEP.traitCopies({ when: 'traitsRevealed' }),
    STEP.dealRow,
    STEP.turn,
  ],
  steps: {
    'set-up.animals': chooseAnimals,
    'set-up.pieces': setUpAnimals,
    'set-up.deal-traits': dealTraits,
    'set-up.choose-traits': chooseTraits,
    'set-up.row': dealRow,
    turn,
    'turn.end': endTurn,
    action,
    'wanderlust.place': placeTile,
    'evolution.refill': refillRow,
    'event.extinction': extinction,
    'event.survival': survival,
    'event.reseed': reseed,
    endgame,
    'endgame.scoring': finalScoring,
    ...CARD_STEPS,
  },
  clone: cloneMarine,
  view,
  determinize,
  score,
  aim: () => 'lead',
  result,
  audit,
}
