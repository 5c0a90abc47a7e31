import type { Manifest } from '@deeptime/kit'
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
  unit: [],
  plate: { en: PLATE_EN, fr: PLATE_FR },
  rules: async () => ({ game: (await import('./game.ts')).megafauna }),
  shelf: {},
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawMegafauna,
  checkDeck: async () => (await import('./deck/check.ts')).checkDeck,
} as const satisfies Manifest
