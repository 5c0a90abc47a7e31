import type { GenesisState } from './state.ts'

/** Advanced rules are on except in the introductory game (C3). */
export const isAdvanced = (s: GenesisState): boolean => s.variants.mode !== 'introductory'
