import type { RuleText } from '@deeptime/engine'
import { gatherRules } from '../rule-words.ts'
import { componentsEn } from './components.ts'
import { contestsEn } from './contests.ts'
import { speciesEn } from './species.ts'
import { turnEn } from './turn.ts'
import { worldEn } from './world.ts'

export const rulesEn: readonly RuleText[] = gatherRules(
  { ...componentsEn, ...turnEn, ...speciesEn, ...contestsEn, ...worldEn },
  {
    2: 'Components',
    3: 'Set-up',
    4: 'The turn',
    5: 'Buying a card',
    6: 'Events',
    7: 'Playing a card',
    8: 'Resizing',
    9: 'Cultures',
    10: 'Expanding',
    11: 'Migration',
    12: 'Rooter biomes',
    13: 'Herbivore contests',
    14: 'Carnivore contests',
    15: 'The greenhouse',
    16: 'Extinction',
    17: 'Episodes',
    18: 'End of the game',
    19: 'Solitaire',
    K: 'After Bios: Genesis',
  },
)
