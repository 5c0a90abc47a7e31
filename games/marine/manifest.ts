import type { Manifest } from '@deeptime/kit'
import { SHELF } from './shelf/index.ts'
import { PLATE_EN } from './words/en/plate.ts'
import { PLATE_FR } from './words/fr/plate.ts'

/** Dominant Species: Marine, for the list of games. */
export const manifest = {
  id: 'marine',
  version: '3',
  seats: [2, 3, 4],
  modes: ['standard', 'four-animals', 'random-earth', 'alternate-animals', 'superheroes', 'short', 'long', 'epic'],
  minutes: [90, 180],
  weight: 4,
  unit: ['vp'],
  plate: { en: PLATE_EN, fr: PLATE_FR },
  rules: () => import('./playable.ts'),
  shelf: SHELF,
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawMarine,
  checkDeck: async () => (await import('./deck/check.ts')).checkDeck,
  measured: async () => (await import('./advice/measured.ts')).measured,
} as const satisfies Manifest
