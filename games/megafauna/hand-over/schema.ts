import { someOf, upTo } from '@deeptime/kit/deck'
import { z } from 'zod'
import { CARDS_PER_ERA, ERAS } from '../components/eras.ts'
import { MAX_SIZE } from '../components/mutations.ts'
import { RESULTS } from '../keys.ts'

/**
 * N: the schema of what a finished long game hands over, and the one source of its types. Only the checker and the tests run it, and
 * the one that writes `hand-over.schema.json`: who reads a file in play never loads zod.
 */

const count = upTo(999)
const seat = upTo(3)

/** A living species: one of them becomes the hominid, as its player chooses. */
export const speciesLegacySchema = z
  .strictObject({
    form: z.enum(['archetype', 'armored', 'swimmer', 'flyer', 'burrower']),
    size: someOf(MAX_SIZE),
    organs: z.strictObject({ red: count, yellow: count, green: count, blue: count, white: count }),
    emotions: z.strictObject({ red: count, yellow: count, green: count, blue: count, violet: count }),
    language: z.boolean(),
    // N1b: instincts that lie open on its brainmap; all others are covered.
    instincts: z.array(z.enum(['alpha', 'naturalHistory', 'language', 'dexterity'])).max(4),
  })
  .meta({ id: 'SpeciesLegacy' })

export const playerLegacySchema = z
  .strictObject({
    seat,
    colour: z.enum(['green', 'orange', 'black', 'white']),
    vp: count,
    // N1a: the order in which brainmaps are taken; shared places have the same rank.
    rank: someOf(4),
    // Those with the most emotions first; none for a Lazarus.
    species: z.array(speciesLegacySchema).max(5),
  })
  .meta({ id: 'PlayerLegacy' })

export const handOverSchema = z
  .strictObject({
    format: z.literal(1),
    game: z.literal('megafauna'),
    // The version of the rules by which it was played.
    rules: z
      .string()
      .regex(/^[0-9]+$/)
      .max(6),
    world: z.enum(['earth', 'mars', 'venus']),
    // Why the game was decided as it was.
    end: z.enum(RESULTS),
    turns: someOf(ERAS.length * CARDS_PER_ERA),
    // N1c: whether Origins begins in a glacial or in a tropical age.
    greenhouse: z.enum(['glacial', 'tropical']),
    // Best place first.
    players: z.array(playerLegacySchema).min(1).max(4),
    // C3: the outcome for a lone player.
    solitaire: z.strictObject({ won: z.boolean(), decisive: z.boolean() }).exactOptional(),
  })
  .meta({ title: 'The end of a long game of Bios: Megafauna' })
