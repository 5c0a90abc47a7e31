import type { RuleText } from '@deeptime/engine'
import { gatherRules } from '../../rule-words.ts'
import { actionsFr } from './actions.ts'
import { burialFr } from './burial.ts'
import { componentsFr } from './components.ts'
import { carnivoresFr, herbivoresFr } from './contests.ts'
import { dispersalFr } from './dispersal.ts'
import { eventsFr } from './events.ts'
import { glossaryFr } from './glossary.ts'
import { sequenceFr } from './sequence.ts'
import { setupFr } from './setup.ts'
import { traitsFr } from './traits.ts'
import { originsFr, solitaireFr, venusFr } from './worlds.ts'

export const rulesFr: readonly RuleText[] = gatherRules(
  {
    A: sequenceFr,
    B: componentsFr,
    C: setupFr,
    D: eventsFr,
    E: actionsFr,
    F: dispersalFr,
    G: herbivoresFr,
    H: carnivoresFr,
    I: burialFr,
    J: traitsFr,
    K: solitaireFr,
    L: venusFr,
    N: originsFr,
    glossary: glossaryFr,
  },
  {
    A: 'A Le tour',
    B: 'B Composants',
    C: 'C Mise en place',
    D: 'D Événements',
    E: 'E Les actions',
    F: 'F Mères et dispersion',
    G: 'G Les herbivores',
    H: 'H Les carnivores',
    I: 'I Enfouissement et fossiles',
    J: 'J Les traits',
    K: 'K Seul sur Mars',
    L: 'L Vénus',
    N: 'N Vers Origins',
    glossary: 'Vocabulaire',
  },
)
