import type { Step } from '@deeptime/engine'

/**
 * The steps of the game by name, with what each one needs to know. Rules say "then" with `t.next(STEP.…)`, so that
 * chapters need not import one another.
 */

/** Which icon of which card revealed this turn. */
export type IconArgs = { readonly card: number; readonly icon: number }
/** Whose turn of a phase it is: a place in the order. */
export type PlaceArgs = { readonly place: number }
/** A refugium, as its place in the list of those that roll. */
export type RefugiumArgs = { readonly rolls: readonly number[]; readonly next: number }
export type OrganismArgs = { readonly organism: number }
/** An organism with atrophies to come after a Darwinian roll (G4). */
export type CrystalArgs = {
  readonly organism: number
  readonly errors: number
  /** How many can still be cancelled, and scrambles before the next; `NONE` to count them anew. */
  readonly left: number
  readonly scrambles: number
}
/** A parasite that nobody controls buys. */
export type NpcArgs = { readonly organism: number; readonly left: number; readonly scrambles: number }
/** A player buys for an organism: so many purchases are left, by twos with fission; attacks that were refused are not offered again. */
export type BuyArgs = {
  readonly player: number
  readonly organism: number
  readonly left: number
  readonly each: number
  readonly scrambles: number
  readonly refused: readonly string[]
}
export type CloseArgs = { readonly player: number; readonly organism: number }
export type GuestsArgs = { readonly host: number }

/** The votes are in: who voted Medea. */
export type VotesArgs = { readonly ending: 'greenhouse' | 'snowball'; readonly medea: readonly number[] }

export const STEP = {
  colours: { step: 'set-up.colours' },
  lay: { step: 'set-up.lay' },
  reveal: { step: 'events.reveal' },
  claimEvents: { step: 'events.claim' },
  icon: (args: IconArgs): Step => ({ step: 'events.icon', args }),
  climate: { step: 'events.climate' },
  votes: (args: VotesArgs): Step => ({ step: 'events.votes', args }),
  assign: { step: 'assignment' },
  assignTurn: (args: PlaceArgs): Step => ({ step: 'assignment.turn', args }),
  autocatalysis: { step: 'autocatalysis' },
  refugium: (args: RefugiumArgs): Step => ({ step: 'autocatalysis.roll', args }),
  darwin: { step: 'darwin' },
  darwinTurn: (args: PlaceArgs): Step => ({ step: 'darwin.turn', args }),
  crystal: (args: CrystalArgs): Step => ({ step: 'darwin.crystal', args }),
  purchases: { step: 'purchases' },
  purchasesTurn: (args: PlaceArgs): Step => ({ step: 'purchases.turn', args }),
  buy: (args: BuyArgs): Step => ({ step: 'purchases.buy', args }),
  close: (args: CloseArgs): Step => ({ step: 'purchases.close', args }),
  npcBuys: (args: NpcArgs): Step => ({ step: 'purchases.npc', args }),
  guests: (args: GuestsArgs): Step => ({ step: 'purchases.guests', args }),
  latecomers: { step: 'purchases.latecomers' },
  turnUp: { step: 'piles.turn-up' },
  oxidation: { step: 'great-oxidation' },
  landfall: (args: OrganismArgs): Step => ({ step: 'landfall', args }),
  ocean: { step: 'ocean' },
  endTurn: { step: 'turn.end' },
} as const satisfies Record<string, Step | ((args: never) => Step)>
