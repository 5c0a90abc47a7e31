import type { GameWords } from '@deeptime/engine'

export declare const words: GameWords
