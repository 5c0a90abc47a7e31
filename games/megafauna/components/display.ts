/** The display of mutations (C1o): two rows of five, the last being the open top of the pile. */
export const DISPLAY_SIZE = 5
/** By position from the cheap end (E1). The fifth continues the series. */
export const DISPLAY_COSTS: readonly number[] = [0, 2, 4, 6, 8]
/** With two emotions of the colour (J6e): nothing for the leftmost card, one for every other. */
export const COST_BY_TWO_EMOTIONS: readonly number[] = [0, 1, 1, 1, 1]
