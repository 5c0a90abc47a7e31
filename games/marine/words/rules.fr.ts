import { ACTIONS } from './fr/actions.ts'
import { ENDGAME, EVENTS } from './fr/events.ts'
import { SEQUENCE } from './fr/sequence.ts'
import { SET_UP } from './fr/set-up.ts'
import { TERMS } from './fr/terms.ts'
import { VARIANTS } from './fr/variants.ts'
import { gatherRules } from './rule-words.ts'

export const RULES_FR = gatherRules(
  { 'set-up': SET_UP, terms: TERMS, sequence: SEQUENCE, actions: ACTIONS, events: EVENTS, endgame: ENDGAME, variants: VARIANTS },
  {
    'set-up': 'Mise en place',
    terms: 'Termes',
    sequence: 'Tours et pions',
    actions: 'Actions',
    events: 'Événements',
    endgame: 'Fin de partie',
    variants: 'Variantes',
  },
)
