/** What lies in the box besides the cards (B2–B6). */

/** By organ colour: red, yellow, green, blue, white (B4: the list, not its wrong total). */
export const CUBES: readonly number[] = [25, 25, 25, 25, 10]
/** By organ colour: red, yellow, green, blue (B2 says sixteen; four of each is reconstructed). */
export const MONSTERS: readonly number[] = [4, 4, 4, 4]
export const FOSSILS = 16
export const BLACK_DISCS = 12
export const WHITE_DISCS = 12
export const GREEN_DISCS = 18
/** Creeples of each colour and form (B3). */
export const CREEPLES_PER_SPECIES = 7
