import { cardId, inEvery, provenance, text } from '@deeptime/kit/deck'
import { LANGUAGE_CODES } from '@deeptime/words/languages'
import { z } from 'zod'
import { FISH_ICONS } from '../components/ids.ts'
import { effectStep } from './effect-schema.ts'
import { modifier, traitModifier } from './hook-schema.ts'

/**
 * The schema of a deck, and the one source of its types (`components/deck.ts`). Only the deck checker and the tests run it, and the
 * script that writes `deck.schema.json`: a game in play never loads zod.
 */

const inEveryLanguage = (longest: number) => inEvery(LANGUAGE_CODES, longest)

export const evolutionCardSchema = z
  .strictObject({
    id: cardId,
    name: inEveryLanguage(60),
    text: inEveryLanguage(600),
    // Events that the card sets off when it is laid out.
    fish: z.array(z.enum(FISH_ICONS)).max(2),
    // Resolved by the animal that takes the card.
    taken: z.array(effectStep),
    // Resolved once, when the card is laid out.
    onEnter: z.array(effectStep).exactOptional(),
    // Bind all animals while the card lies in the row.
    whileDisplayed: z.array(modifier).exactOptional(),
    // The card of the original game (2010) that an effect comes from.
    basis: z.strictObject({ game: text(100), card: text(100) }).exactOptional(),
    ...provenance,
  })
  .meta({ id: 'EvolutionCard' })

export const traitCardSchema = z
  .strictObject({
    id: cardId,
    name: inEveryLanguage(60),
    text: inEveryLanguage(600),
    // Bind their owner, from the reveal to the end of the game.
    modifiers: z.array(traitModifier).min(1),
    // Whether another trait may copy this one.
    copyable: z.boolean(),
    ...provenance,
  })
  .meta({ id: 'TraitCard' })

/** The one card of `evolution` that says `triggerEndgame` is shuffled into the bottom of the draw pile. */
export const deckSchema = z
  .strictObject({
    // Where editors find `deck.schema.json`.
    $schema: z.string().max(200).exactOptional(),
    format: z.literal('deep-time-marine-deck-1'),
    name: inEveryLanguage(100),
    evolution: z.array(evolutionCardSchema).max(200),
    traits: z.array(traitCardSchema).max(100),
  })
  .meta({ title: 'A deck for Dominant Species: Marine' })
