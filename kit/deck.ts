import type { Language } from '@deeptime/words/languages'
import { z } from 'zod'
import type { DeckFlaw, DeckProblem } from './deck-setting.ts'
import type { Described } from './described.ts'
import { explainIssues } from './explain-issues.ts'

/**
 * Decks that people bring: the one source is a zod schema, from which come the types (`Described`), the JSON Schema for editors
 * and for a game in play, and every fault by its key. An entry of its own: playouts never load zod.
 */

const flaw = (key: DeckFlaw): DeckFlaw => key

/** A text for people. Braces and angle brackets mean something in the catalogs. */
export const text = (longest: number) =>
  z
    .string()
    .regex(/^[^{}<>]+$/, flaw('deck.marks'))
    .max(longest)

/** A text in every language of a list. */
export const inEvery = <L extends Language>(languages: readonly L[], longest: number) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text(longest)])) as Record<L, ReturnType<typeof text>>)

export const cardId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, flaw('deck.id'))
  .max(40)

/** From 0, or from 1, to at most this many. */
export const upTo = (most: number) => z.int().min(0).max(most)
export const someOf = (most: number) => z.int().min(1).max(most)

/** Where a card comes from, and what was changed since. */
export const provenance = {
  source: z.enum(['rulebook', 'public', 'reconstructed']),
  notes: text(1000).exactOptional(),
  tuned: z
    .array(
      z.strictObject({
        date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, flaw('deck.date')),
        was: text(300),
        why: text(1000),
      }),
    )
    .min(1)
    .exactOptional(),
} as const

/** For editors: what may be written in a deck file. */
export const jsonSchemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema)

/**
 * Everything that is wrong with a deck file, each with its place; an empty list for a deck that can be played. `names`
 * are the fields by which a union of shapes is told apart, such as `op`.
 */
export const deckChecker =
  <Schema extends z.ZodType>(
    schema: Schema,
    problems: (deck: Described<Schema>) => readonly DeckProblem[],
    names: readonly string[] = [],
  ) =>
  (json: unknown): readonly DeckProblem[] => {
    const parsed = schema.safeParse(json)
    return parsed.success ? problems(parsed.data as Described<Schema>) : explainIssues(parsed.error.issues, json, names)
  }
