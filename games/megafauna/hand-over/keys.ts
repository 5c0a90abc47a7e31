/** Below `problem.`: why a game hands nothing over, and what a hand-over file can have wrong beyond what any file can. */
export const HAND_OVER_FLAWS = [
  'hand-over.unfinished', // the game has not ended
  'hand-over.short', // only long games go on
  'hand-over.twice', // a seat or a colour: id
  'hand-over.ranks', // players are not in the order of their places
  'hand-over.instincts', // not those that the emotions uncover
  'hand-over.verdict', // alone there is one, else none
] as const
export type HandOverFlaw = (typeof HAND_OVER_FLAWS)[number]
