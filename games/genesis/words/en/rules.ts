import { gatherRules } from '../rule-words.ts'
import { END, EVENTS, GLOSSARY, VARIANTS } from './events.ts'
import { ASSIGNMENT, AUTOCATALYSIS, DARWINIAN, PURCHASES } from './life.ts'
import { OVERVIEW, PIECES, SET_UP } from './set-up.ts'

export const RULES_EN = gatherRules(
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
    overview: 'Overview',
    pieces: 'Pieces',
    'set-up': 'Set-up and modes',
    events: 'Phase 1: events',
    assignment: 'Phase 2: assignment',
    autocatalysis: 'Phase 3: autocatalytic rolls',
    darwinian: 'Phase 4: Darwinian rolls',
    purchases: 'Phase 5: purchases',
    end: 'End and points',
    glossary: 'Terms',
    variants: 'Cards',
  },
)
