import type { Manifest } from '@deeptime/kit'

/** Low Tide, for the list of games. */
export const manifest = {
  id: 'low-tide',
  version: '1',
  seats: [2, 3],
  modes: ['standard'],
  minutes: [2, 5],
  weight: 1,
  unit: [],
  plate: {
    en: { title: 'Low Tide', short: 'Low Tide', about: 'Three bids for what the sea leaves behind.' },
    fr: { title: 'Marée basse', short: 'Marée basse', about: 'Trois enchères pour ce que la mer abandonne.' },
  },
  rules: () => import('./playable.ts'),
  shelf: {},
  words: {
    en: async () => (await import('./words/en/index.ts')).words,
    fr: async () => (await import('./words/fr/index.ts')).words,
  },
  draw: async () => (await import('./draw.ts')).drawLowTide,
} as const satisfies Manifest
