import type { AnimalId } from './ids.ts'

/** Evolution cards that leave the game unseen, by length. */
export const REMOVED_CARDS = { short: 15, standard: 10, long: 5, epic: 0 } as const
export type Length = keyof typeof REMOVED_CARDS
export const LENGTHS = ['short', 'standard', 'long', 'epic'] as const satisfies readonly Length[]

/** Cards that are shuffled with Asteroid to be the bottom of the draw pile. */
export const BOTTOM_CARDS = 4
export const ROW_SLOTS = 5
export const TRAITS_DEALT = 3

/** The variant for two players with four animals: who plays what, unless they agree otherwise. */
export const PAIRS: readonly (readonly [AnimalId, AnimalId])[] = [
  ['reptile', 'crustacean'],
  ['cephalopod', 'fish'],
]

/** Nothing in the rules forces anybody to take Asteroid: after this many rounds it counts as taken. A safety net, not a rule. */
export const STALL_GUARD_ROUNDS = 40
