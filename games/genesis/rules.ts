/** Every rule of the booklet by its number, in the booklet's order. Decisions, log lines and score parts cite these. */

export const RULE_SECTIONS = {
  overview: ['A', 'A1', 'A2'],
  pieces: ['B', 'B1', 'B2', 'B3', 'B4'],
  'set-up': [
    'C',
    'C step 1',
    'C step 2',
    'C step 3',
    'C step 4',
    'C step 5',
    'C step 6',
    'C step 7',
    'C step 8',
    'C step 9',
    'C1',
    'C2',
    'C3',
    'C4',
  ],
  events: ['D', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'],
  assignment: ['E', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'],
  autocatalysis: ['F', 'F1', 'F2', 'F3', 'F4'],
  darwinian: ['G', 'G1', 'G2', 'G3', 'G4'],
  purchases: ['H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'],
  end: ['I', 'I1', 'K'],
  glossary: ['Abilities', 'Atrophy', 'Disease', 'Extinction', 'Immunology', 'Requisition'],
  variants: ['Own deck'],
} as const

export type RuleSection = keyof typeof RULE_SECTIONS
export type RuleId = (typeof RULE_SECTIONS)[RuleSection][number]

export const RULE_IDS: readonly RuleId[] = Object.values(RULE_SECTIONS).flat()
