import type { RuleText } from '@deeptime/engine'
import { gatherRules } from '../rule-words.ts'
import { componentsFr } from './components.ts'
import { contestsFr } from './contests.ts'
import { speciesFr } from './species.ts'
import { turnFr } from './turn.ts'
import { worldFr } from './world.ts'

export const rulesFr: readonly RuleText[] = gatherRules(
  { ...componentsFr, ...turnFr, ...speciesFr, ...contestsFr, ...worldFr },
  {
    2: 'Matériel',
    3: 'Mise en place',
    4: 'Le tour',
    5: 'Acheter une carte',
    6: 'Événements',
    7: 'Jouer une carte',
    8: 'Retailler',
    9: 'Cultures',
    10: 'Développer un animal',
    11: 'Migration',
    12: 'Biomes à décortiquer',
    13: 'Concours d’herbivores',
    14: 'Concours de carnivores',
    15: 'L’effet de serre',
    16: 'Extinctions',
    17: 'Épisodes',
    18: 'Fin de partie',
    19: 'Solitaire',
    K: 'Après Bios : Genesis',
  },
)
