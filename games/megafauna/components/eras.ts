/** The eras (A1f): five event cards each. */
export const ERAS = ['palaeozoic', 'mesozoic', 'cenozoic'] as const
export const CARDS_PER_ERA = 5
