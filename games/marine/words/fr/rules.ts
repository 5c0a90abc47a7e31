import { gatherRules } from '../rule-words.ts'
import { ACTIONS } from './actions.ts'
import { ENDGAME, EVENTS } from './events.ts'
import { SEQUENCE } from './sequence.ts'
import { SET_UP } from './set-up.ts'
import { TERMS } from './terms.ts'
import { VARIANTS } from './variants.ts'

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
