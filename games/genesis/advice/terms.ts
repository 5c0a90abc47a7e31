/** What a position is judged by, one a colour: points already made, then what promises or threatens them. */
export const TERMS = [
  'points',
  'dominance',
  'losses',
  'errors',
  'income',
  'catalysts',
  'refugia',
  'free',
  'distance',
  'crowding',
  'guests',
  'parasites',
  'libertinage',
  'diseased',
  'goal',
] as const
export type Term = (typeof TERMS)[number]
