import { ACTIONS } from './en/actions.ts'
import { ENDGAME, EVENTS } from './en/events.ts'
import { SEQUENCE } from './en/sequence.ts'
import { SET_UP } from './en/set-up.ts'
import { TERMS } from './en/terms.ts'
import { VARIANTS } from './en/variants.ts'
import { gatherRules } from './rule-words.ts'

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
