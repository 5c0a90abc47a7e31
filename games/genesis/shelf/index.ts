import type { Manifest } from '@deeptime/kit'

/** Older versions, frozen. Written by `npm run shelve`. */
export const SHELF = {
  '1': {
    rules: () => import('./1/rules.js'),
    words: {
      en: async () => (await import('./1/en.js')).words,
      fr: async () => (await import('./1/fr.js')).words,
    },
  },
} as const satisfies Manifest['shelf']
