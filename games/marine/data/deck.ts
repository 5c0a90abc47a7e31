import type { Component, Words } from './component.ts'
import type { EffectStep } from './effects.ts'
import type { Modifier, TraitModifier } from './hooks.ts'
import type { FishIcon } from './ids.ts'

/** The card of the original game (2010) that an effect comes from. */
export interface Basis {
  readonly game: string
  readonly card: string
}

/** A change of a card of our own hand that play had shown to be far out of line (docs/balance). */
export interface Tuned {
  readonly date: string
  /** What the card said before. */
  readonly was: string
  readonly why: string
}

/** Cards from a source are never tuned. */
export interface CardOrigin extends Component {
  readonly tuned?: readonly Tuned[]
}

export interface EvolutionCard extends CardOrigin {
  readonly id: string
  readonly name: Words
  readonly text: Words
  /** Events that the card sets off when it is laid out. */
  readonly fish: readonly FishIcon[]
  /** Resolved by the animal that takes the card. */
  readonly taken: readonly EffectStep[]
  /** Resolved once, when the card is laid out. */
  readonly onEnter?: readonly EffectStep[]
  /** Bind all animals while the card lies in the row. */
  readonly whileDisplayed?: readonly Modifier[]
  readonly basis?: Basis
}

export interface TraitCard extends CardOrigin {
  readonly id: string
  readonly name: Words
  readonly text: Words
  /** Bind their owner, from the reveal to the end of the game. */
  readonly modifiers: readonly TraitModifier[]
  /** Whether another trait may copy this one. */
  readonly copyable: boolean
}

/** The cards of a game. The one card of `evolution` that says `triggerEndgame` is shuffled into the bottom of the draw pile. */
export interface Deck {
  /** Where editors find `deck.schema.json`. */
  readonly $schema?: string
  readonly format: 'deep-time-marine-deck-1'
  readonly name: Words
  readonly evolution: readonly EvolutionCard[]
  readonly traits: readonly TraitCard[]
}
