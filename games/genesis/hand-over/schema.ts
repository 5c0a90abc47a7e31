import { cardId, upTo } from '@deeptime/kit/deck'
import { z } from 'zod'
import { COLOUR_IDS } from '../components/ids.ts'
import { TROPHIC_LEVELS } from '../components/tracks.ts'
import { ENDINGS, PLAYS } from '../state.ts'

/**
 * K: the schema of what a finished game hands over, and the one source of its types. Only the checker and the tests run it, and the
 * script that writes `hand-over.schema.json`: who reads a file in play never loads zod.
 */

const colour = z.enum(COLOUR_IDS)
const cubes = upTo(40)
const seat = upTo(3)
/** Points: shares of dominance can be halves (I1). */
const points = z.number().multipleOf(0.5).min(0).max(500)
const byColour = z.strictObject({ red: cubes, yellow: cubes, green: cubes, blue: cubes })

export const macroLegacySchema = z
  .strictObject({
    // The card's id, `macro-seaweed`.
    id: cardId,
    face: z.enum(['marine', 'terrestrial']),
    // Cubes on organ slots, by colour: no disease cubes, no systems.
    organs: byColour,
    // Null beside a food chain that is full.
    level: z.enum(TROPHIC_LEVELS).nullable(),
    // The trophic biont first. `player` is missing where nobody moves the biont (C1, C2).
    bionts: z
      .array(z.strictObject({ colour, role: z.enum(['trophic', 'endosymbiont']), player: colour.exactOptional() }))
      .min(1)
      .max(5),
    // Its cubes and systems, its owner's share of dominance and its owner's bionts in it.
    score: points,
  })
  .meta({ id: 'MacroLegacy' })

export const playerLegacySchema = z
  .strictObject({
    colour,
    // Alone both colours have seat 0.
    seat,
    // Victory points (I1), and the parts they are made of.
    vp: points,
    parts: z.array(z.strictObject({ label: z.string().max(40), value: z.number().multipleOf(0.5).min(-500).max(500) })).max(8),
    // Left in the pool.
    catalysts: byColour,
    // Owns any organism.
    alive: z.boolean(),
    // The one with the best score first.
    macros: z.array(macroLegacySchema).max(8),
  })
  .meta({ id: 'PlayerLegacy' })

export const handOverSchema = z
  .strictObject({
    format: z.literal(1),
    game: z.literal('genesis'),
    // The version of the rules by which it was played.
    rules: z
      .string()
      .regex(/^[0-9]+$/)
      .max(6),
    mode: z.enum(PLAYS),
    // Why it ended: the last event, or an Armageddon (D10).
    end: z.enum(ENDINGS),
    turns: z.int().min(1).max(60),
    // By seat.
    players: z.array(playerLegacySchema).min(2).max(4),
    // C1: bionts of both colours in macro-organisms of the sea, of the land; one of them a plant or fungus.
    solitaire: z.strictObject({ marine: z.boolean(), terrestrial: z.boolean(), plant: z.boolean() }).exactOptional(),
    // C2: won together.
    cooperative: z.strictObject({ won: z.boolean() }).exactOptional(),
  })
  .meta({ title: 'The end of a game of Bios: Genesis' })
