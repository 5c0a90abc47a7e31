import { gatherRules } from '../rule-words.ts'
import { END, EVENTS, GLOSSARY, VARIANTS } from './events.ts'
import { ASSIGNMENT, AUTOCATALYSIS, DARWINIAN, PURCHASES } from './life.ts'
import { OVERVIEW, PIECES, SET_UP } from './set-up.ts'

export const RULES_FR = gatherRules(
  {
    overview: OVERVIEW,
    pieces: PIECES,
    'set-up': SET_UP,
    events: EVENTS,
    assignment: ASSIGNMENT,
    autocatalysis: AUTOCATALYSIS,
    darwinian: DARWINIAN,
    purchases: PURCHASES,
    end: END,
    glossary: GLOSSARY,
    variants: VARIANTS,
  },
  {
    overview: 'Vue d’ensemble',
    pieces: 'Le matériel',
    'set-up': 'Mise en place et modes',
    events: 'Phase 1 : événements',
    assignment: 'Phase 2 : affectations',
    autocatalysis: 'Phase 3 : jets autocatalytiques',
    darwinian: 'Phase 4 : jets darwiniens',
    purchases: 'Phase 5 : achats',
    end: 'Fin et points',
    glossary: 'Termes',
    variants: 'Les cartes',
  },
)
