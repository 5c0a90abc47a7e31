import { gatherRules } from '../rule-words.ts'
import { ACTIONS } from './actions.ts'
import { ENDGAME, EVENTS } from './events.ts'
import { SEQUENCE } from './sequence.ts'
import { SET_UP } from './set-up.ts'
import { TERMS } from './terms.ts'
import { VARIANTS } from './variants.ts'

export const RULES_EN = gatherRules(
  { 'set-up': SET_UP, terms: TERMS, sequence: SEQUENCE, actions: ACTIONS, events: EVENTS, endgame: ENDGAME, variants: VARIANTS },
  {
    'set-up': 'Set-up',
    terms: 'Terms',
    sequence: 'Turns and pawns',
    actions: 'Actions',
    events: 'Events',
    endgame: 'Endgame',
    variants: 'Variants',
  },
)
