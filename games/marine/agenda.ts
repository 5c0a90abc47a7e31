import type { Step } from '@deeptime/engine'

/**
 * The steps of the game by name, with what each one needs to know. Rules say "then" with `t.next(STEP.…)`, so that
 * chapters need not import one another.
 */

/** An animal has put a pawn on a space and acts. */
export type ActionArgs = { readonly animal: number; readonly space: number }

/** The tile in hand must be placed; `space` is `NONE` when a card granted the action. */
export type PlaceTileArgs = { readonly animal: number; readonly space: number }

/** The animal resolves the card in hand; `tile` is the hex just scored. */
export type CardTakenArgs = { readonly animal: number; readonly card: string; readonly tile: number }

/** The card was laid in the row; `animal` decides. */
export type CardEntersArgs = { readonly animal: number; readonly card: string }

/** When a copied trait is chosen: as traits are revealed, or at the end of a Reseed. */
export type CopyArgs = { readonly when: 'traitsRevealed' | 'reseedEnd' }

export const STEP = {
  animals: { step: 'set-up.animals' },
  pieces: { step: 'set-up.pieces' },
  dealTraits: { step: 'set-up.deal-traits' },
  chooseTraits: { step: 'set-up.choose-traits' },
  /** Traits that bring an element (`cards/`). */
  traitElements: { step: 'trait.elements' },
  /** Traits that copy another (`cards/`). */
  traitCopies: (args: CopyArgs): Step => ({ step: 'trait.copies', args }),
  dealRow: { step: 'set-up.row' },
  turn: { step: 'turn' },
  action: (args: ActionArgs): Step => ({ step: 'action', args }),
  endTurn: { step: 'turn.end' },
  placeTile: (args: PlaceTileArgs): Step => ({ step: 'wanderlust.place', args }),
  /** Resolve the taken card, text by text (`cards/`). */
  cardTaken: (args: CardTakenArgs): Step => ({ step: 'card.taken', args }),
  /** Resolve the "on entering play" text of a card, if it has one (`cards/`). */
  cardEnters: (args: CardEntersArgs): Step => ({ step: 'card.enters', args }),
  /** The resolved card is discarded and a new one laid out. */
  refillRow: { step: 'evolution.refill' },
  extinction: { step: 'event.extinction' },
  survival: { step: 'event.survival' },
  reseed: { step: 'event.reseed' },
  endgame: { step: 'endgame' },
  finalScoring: { step: 'endgame.scoring' },
} as const satisfies Record<string, Step | ((args: never) => Step)>
