import type { Emotion } from '../components/types.ts'

/** N1b: the instinct that each emotion uncovers. */
export const INSTINCT_OF = {
  red: 'alpha',
  yellow: 'alpha',
  green: 'naturalHistory',
  blue: 'language',
  violet: 'dexterity',
} as const satisfies Record<Emotion, string>
