import type { EonId } from './ids.ts'

/** Cards of each eon in a deck (C4). */
export const EVENTS_OF: Readonly<Record<EonId, number>> = { hadean: 6, archean: 7, proterozoic: 11 }
/** Hadean cards that are taken out unseen, and Proterozoic ones from the bottom of the deck; more of these in a short game (C4). */
export const HADEAN_REMOVED = 3
export const BOTTOM_REMOVED = 1
export const BOTTOM_REMOVED_SHORT = 4

/** Placards of each row, cosmic to continental (C5); up to three players play without the bottom one of each. */
export const PLACARDS: readonly number[] = [3, 3, 5, 5]
export const PLACARDS_REMOVED = 1
export const FULL_TABLE = 4

/** Each of the four rows has a pile of this many mutations (C7). */
export const PILE = 5
export const MUTATION_COUNT = 20
export const MACRO_COUNT = 8
