import type { Manifest } from '@deeptime/kit'

/** Older versions, frozen. Written by `npm run shelve`. */
export const SHELF = {} as const satisfies Manifest['shelf']
