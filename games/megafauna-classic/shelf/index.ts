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
  '2': {
    rules: () => import('./2/rules.js'),
    words: {
      en: async () => (await import('./2/en.js')).words,
      fr: async () => (await import('./2/fr.js')).words,
    },
  },
  '3': {
    rules: () => import('./3/rules.js'),
    words: {
      en: async () => (await import('./3/en.js')).words,
      fr: async () => (await import('./3/fr.js')).words,
    },
  },
} as const satisfies Manifest['shelf']
