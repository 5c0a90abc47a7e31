import type { Described } from '@deeptime/kit'
import type { deckSchema, evolutionCardSchema, traitCardSchema } from '../deck/schema.ts'

/** The cards of a game, as `deck/schema.ts` describes them. */
export type Deck = Described<typeof deckSchema>
export type EvolutionCard = Described<typeof evolutionCardSchema>
export type TraitCard = Described<typeof traitCardSchema>

/** Where a card comes from. Cards from a source are never tuned. */
export type CardOrigin = Pick<EvolutionCard, 'source' | 'notes' | 'tuned'>

/** The card of the original game (2010) that an effect comes from. */
export type Basis = NonNullable<EvolutionCard['basis']>
