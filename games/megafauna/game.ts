import type { Game } from '@deeptime/engine'
import { keptEventsStep } from './alien/kept-events.ts'
import { rainStep } from './alien/rain-dance.ts'
import { audit } from './audit.ts'
import { determinize } from './determinize.ts'
import { atrophyStep, eventStep } from './events/resolve.ts'
import { actionStep, actionsStep } from './phases/actions.ts'
import { burialStep } from './phases/burial.ts'
import { disperseStep } from './phases/dispersal.ts'
import { refillStep } from './phases/display.ts'
import { endothermStep } from './phases/endotherms.ts'
import { actionPhaseStep, biosphereStep, endEventsStep, endTurnStep, turnStep } from './phases/turn.ts'
import { aim, result } from './result.ts'
import { score } from './score.ts'
import { MODES, SETTINGS } from './settings.ts'
import { dealStep, setUpStep, setup } from './setup/index.ts'
import { cloneState, type State } from './state.ts'
import { type MegafaunaView, view } from './view.ts'

export const megafauna: Game<State, MegafaunaView> = {
  id: 'megafauna',
  version: '1',
  seats: [1, 2, 3, 4],
  settings: SETTINGS,
  modes: MODES,
  bound: 40_000,
  setup,
  opening: [{ step: 'setup' }],
  steps: {
    setup: setUpStep,
    deal: dealStep,
    turn: turnStep,
    biosphere: biosphereStep,
    keptEvents: keptEventsStep,
    event: eventStep,
    atrophy: atrophyStep,
    rain: rainStep,
    endEvents: endEventsStep,
    actionPhase: actionPhaseStep,
    actions: actionsStep,
    action: actionStep,
    refill: refillStep,
    disperse: disperseStep,
    endotherms: endothermStep,
    burial: burialStep,
    endTurn: endTurnStep,
  },
  clone: cloneState,
  view,
  determinize,
  score,
  aim,
  result,
  audit,
}
