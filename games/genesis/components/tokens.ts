/** Bionts of each colour (B1). Cubes and discs never run out (B2, B3): only the pools have a limit. */
export const BIONTS = 3
/** In the cooperative game (C2). */
export const BIONTS_TOGETHER = 2
/** Catalysts that the pools of all tableaux hold of one colour (B3): 12, shared evenly. */
export const CATALYSTS = 12
export const poolLimit = (tableaux: number): number => CATALYSTS / tableaux
/** Catalysts of the own colour at the start (C). */
export const STARTING_CATALYSTS = 1
