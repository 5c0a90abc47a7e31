import type { Manifest } from '@deeptime/kit'
import { SHELF } from './shelf/index.ts'
import { PLATE_EN } from './words/en/plate.ts'
import { PLATE_FR } from './words/fr/plate.ts'

/** Bios: Megafauna, first edition, for the list of games. */
export const manifest = {
  id: 'megafauna-classic',
  version: '4',
  seats: [1, 2, 3, 4],
  modes: ['standard', 'long', 'beginner', 'options', 'living', 'solitaire'],
  minutes: [90, 180],
  weight: 4,
  unit: ['fossils'],
  plate: { en: PLATE_EN, fr: PLATE_FR },
  rules: () => import('./playable.ts'),
  shelf: SHELF,
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawClassic,
  measured: async () => (await import('./advice/measured.ts')).measured,
} as const satisfies Manifest
