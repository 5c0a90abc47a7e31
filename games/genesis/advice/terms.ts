/** What a position is judged by, one a colour: points already made, then what promises or threatens them. */
export const TERMS = [
  'points',
  'dominance',
  'losses',
  'errors',
  'income',
  'catalysts',
  'useful',
  'refugia',
  'free',
  'distance',
  'landing',
  'crowding',
  'guests',
  'parasites',
  'libertinage',
  'diseased',
  'clock',
  'goal',
] as const
export type Term = (typeof TERMS)[number]
