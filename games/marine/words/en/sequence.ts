import type { RulesOf } from '../rule-words.ts'

export const SEQUENCE: RulesOf<'sequence'> = {
  Sequence: [
    'Order of play',
    'Animals take turns up the food chain: Crustaceans, Fish, Cephalopods, Reptiles, then Crustaceans again, until the game ends. An extra turn is taken at once; then play goes on from the same animal.',
  ],
  Display: [
    'Action display',
    'The display has twelve sections from top to bottom, each with spaces for one pawn. Where you place a pawn decides what you do.',
  ],
  Turn: [
    'Your turn',
    'Do exactly one of two things: place one of your available pawns and carry out its action, or retrieve your pawns. You may retrieve if you control at least one pawn on the display (our reading: the rulebook does not forbid it with none, and a setting allows it); you must if none of your available pawns has a legal space.',
  ],
  Placement: [
    'Placing a pawn',
    'A pawn is available if you control it and it stands in front of you. It goes on one space, usually an empty one: first come, first served.',
  ],
  'Basic pawns': [
    'Basic pawns',
    'A basic pawn goes on an empty ordinary space that comes after all pawns you control on the display, basic and special: in a lower section than your lowest pawn, or in the same section and to the right of your rightmost pawn there. With no pawn on the display, any empty ordinary space will do.',
  ],
  'Special pawns': [
    'Special pawns',
    'A special pawn may go on any empty space, ordinary or special, or on a space with an opposing basic pawn, wherever your other pawns are. It can’t share a space with another special pawn or with your own basic pawn.',
  ],
  Bump: [
    'Bumping',
    'A special pawn placed on an opposing basic pawn bumps it: the basic pawn goes back to its owner, available again, before the action. What it did earlier stays done.',
  ],
  Actions: [
    'Actions',
    'The action follows the placement at once. You may forgo it, but only the whole of it; a pawn may be placed just to block. Once begun, everything not worded “may” or “up to” must be done. If a part that must be done is impossible from the start, the action is forgone. If a card contradicts a rule, the card is right.',
  ],
  Retrieve: [
    'Retrieving',
    'Take back all the pawns you control, basic and special, from the display. Then slide your Reseed cube on the food chain to the right, if it is not there yet. If all cubes are now on the right, the round ends with a Reseed. You go on taking turns even with your cube on the right, and may retrieve again.',
  ],
}
