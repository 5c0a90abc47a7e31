import type { RuleText } from '@deeptime/engine'
import { gatherRules } from '../../rule-words.ts'
import { actionsEn } from './actions.ts'
import { burialEn } from './burial.ts'
import { componentsEn } from './components.ts'
import { carnivoresEn, herbivoresEn } from './contests.ts'
import { dispersalEn } from './dispersal.ts'
import { eventsEn } from './events.ts'
import { glossaryEn } from './glossary.ts'
import { sequenceEn } from './sequence.ts'
import { setupEn } from './setup.ts'
import { traitsEn } from './traits.ts'
import { originsEn, solitaireEn, venusEn } from './worlds.ts'

export const rulesEn: readonly RuleText[] = gatherRules(
  {
    A: sequenceEn,
    B: componentsEn,
    C: setupEn,
    D: eventsEn,
    E: actionsEn,
    F: dispersalEn,
    G: herbivoresEn,
    H: carnivoresEn,
    I: burialEn,
    J: traitsEn,
    K: solitaireEn,
    L: venusEn,
    N: originsEn,
    glossary: glossaryEn,
  },
  {
    A: 'A The turn',
    B: 'B Components',
    C: 'C Set-up',
    D: 'D Events',
    E: 'E Actions',
    F: 'F Mothers and dispersal',
    G: 'G Herbivores',
    H: 'H Carnivores',
    I: 'I Burial and fossils',
    J: 'J Traits',
    K: 'K Alone on Mars',
    L: 'L Venus',
    N: 'N On to Origins',
    glossary: 'Words',
  },
)
