/** Below `problem.`: what the deck that somebody brings can have wrong, beyond what any deck can. */
export const GENESIS_DECK_FLAWS = [
  'deck.count',
  'deck.tuned',
  'deck.aftershock',
  'deck.first-player',
  'deck.colours',
  'deck.dot',
  'deck.colour-order',
] as const
export type GenesisDeckFlaw = (typeof GENESIS_DECK_FLAWS)[number]
