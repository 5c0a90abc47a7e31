import type { Manifest } from '@deeptime/kit'
import { SHELF } from './shelf/index.ts'
import { PLATE_EN } from './words/en/plate.ts'
import { PLATE_FR } from './words/fr/plate.ts'

/** Bios: Megafauna, second edition, for the list of games. */
export const manifest = {
  id: 'megafauna',
  version: '1',
  seats: [1, 2, 3, 4],
  modes: [
    'achterbahn',
    'toothAndClaw',
    'long',
    'longToothAndClaw',
    'apomorphies',
    'mars',
    'venus',
    'earth',
    'plantProtagonist',
    'venusPlant',
    'venusAnimals',
  ],
  minutes: [90, 240],
  weight: 5,
  unit: ['fossils'],
  plate: { en: PLATE_EN, fr: PLATE_FR },
  rules: () => import('./playable.ts'),
  shelf: SHELF,
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawMegafauna,
  measured: async () => (await import('./advice/measured.ts')).measured,
  checkDeck: async () => (await import('./deck/check.ts')).checkDeck,
} as const satisfies Manifest
