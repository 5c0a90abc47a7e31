import type { Manifest } from '@deeptime/kit'
import { SHELF } from './shelf/index.ts'
import { PLATE_EN } from './words/en/plate.ts'
import { PLATE_FR } from './words/fr/plate.ts'

/** Bios: Genesis, for the list of games. */
export const manifest = {
  id: 'genesis',
  version: '2',
  seats: [1, 2, 3, 4],
  modes: ['standard', 'introductory', 'solitaire', 'cooperative', 'macro', 'crystal', 'short'],
  minutes: [60, 150],
  weight: 5,
  unit: ['points'],
  plate: { en: PLATE_EN, fr: PLATE_FR },
  rules: () => import('./playable.ts'),
  shelf: SHELF,
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawGenesis,
  checkDeck: async () => (await import('./deck/check.ts')).checkDeck,
  measured: async () => (await import('./advice/measured.ts')).measured,
} as const satisfies Manifest
