import type { Described } from '@deeptime/kit'
import type {
  circleSchema,
  deckSchema,
  eventSchema,
  macroFaceSchema,
  macroSchema,
  mutationSchema,
  organSchema,
  parasiteSchema,
  refugiumSchema,
} from '../deck/schema.ts'

/** The cards of a game, as `deck/schema.ts` describes them; `cards.ts` holds them as the rules read them. */
export type Deck = Described<typeof deckSchema>
export type EventCard = Described<typeof eventSchema>
export type RefugiumCard = Described<typeof refugiumSchema>
export type MutationCard = Described<typeof mutationSchema>
export type ParasiteCard = Described<typeof parasiteSchema>
export type MacroCard = Described<typeof macroSchema>
export type MacroFaceCard = Described<typeof macroFaceSchema>
export type Organ = Described<typeof organSchema>
export type Circle = Described<typeof circleSchema>
