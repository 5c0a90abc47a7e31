import type { ClimateIcon } from './ids.ts'

/** Equal climate icons in a row that bring the Armageddon (D10); suns under Tropical Waterworld need one less (D1). */
export const ARMAGEDDON_RUN = 4
export const WATERWORLD_RUN = 3
export const ARMAGEDDON: Readonly<Record<ClimateIcon, 'greenhouse' | 'snowball'>> = { sun: 'greenhouse', snow: 'snowball' }

/** The food chain (H6), slowest first: plant, herbivore, carnivore; four of sea or land are one too many. */
export const TROPHIC_LEVELS = ['plant', 'herbivore', 'carnivore'] as const
export type TrophicLevel = (typeof TROPHIC_LEVELS)[number]
export const MACROS_IN_AN_ECOSYSTEM = TROPHIC_LEVELS.length
