/** Below `problem.`: why a game hands nothing over, and what a hand-over file can have wrong beyond what any file can. */
export const HAND_OVER_FLAWS = [
  'hand-over.unfinished', // the game has not ended
  'hand-over.twice', // colour or macro-organism: id
  'hand-over.stranger', // a biont of a player who is not there
  'hand-over.trophic', // exactly one trophic biont, the first
  'hand-over.sum', // the parts do not come to the points
  'hand-over.verdict', // the verdict of another mode
  'hand-over.seats', // a seat too many, or twice
] as const
export type HandOverFlaw = (typeof HAND_OVER_FLAWS)[number]
