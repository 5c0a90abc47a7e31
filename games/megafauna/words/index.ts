import type { GameWords } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'

/** All that people read of the game, in every language at once; the manifest loads one at a time. */
export const megafaunaWords: Readonly<Record<Language, GameWords>> = { en, fr }
