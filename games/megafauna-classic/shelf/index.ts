import type { Manifest } from '@deeptime/kit'

/** The rules of older versions, frozen. Written by `npm run shelve`. */
export const SHELF = {
  '1': () => import('./1/rules.js'),
  '2': () => import('./2/rules.js'),
} as const satisfies Manifest['shelf']
