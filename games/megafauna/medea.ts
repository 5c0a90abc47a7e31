/** E8, D10b, L1a Whether Medea changes hands in this game. */
import type { State } from './state.ts'

/** L1a, K6a: she stays with the plant, or with whoever plays alone. */
export const medeaMoves = (s: State): boolean => !s.rules.alien || (s.rules.seats > 1 && s.rules.plantByRules)
