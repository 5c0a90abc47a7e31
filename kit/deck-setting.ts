import type { Flaw, Json, Params, Setting } from '@deeptime/engine'
import { type JsonSchema, misfit } from './fits-schema.ts'

/** What any deck can have wrong; words under `problem.` in `@deeptime/kit/words`. */
export const DECK_FLAWS = [
  'deck.schema',
  'deck.same-id',
  'deck.missing',
  'deck.type',
  'deck.value',
  'deck.fields',
  'deck.too-big',
  'deck.too-small',
  'deck.marks',
  'deck.id',
  'deck.date',
  'deck.form',
  'deck.name',
  'deck.shape',
] as const
export type DeckFlaw = (typeof DECK_FLAWS)[number]

/** What is wrong with a deck, and where (`path`): `evolution[3].taken[0]`. A game adds keys of its own. */
export interface DeckProblem<Key extends string = string> extends Flaw {
  readonly key: Key
  readonly params: Params & { readonly path: string }
}

/** What a deck must be: its shape, by the schema that is generated from the one source, and what no schema can say. */
export interface DeckRules<Deck> {
  readonly schema: unknown
  readonly problems: (deck: Deck) => readonly DeckProblem[]
}

/** One of the flaws that any deck can have. */
export const deckFlaw = (key: DeckFlaw, path: string, params: Params = {}): DeckProblem<DeckFlaw> => ({
  key,
  params: { path: path || 'deck', ...params },
})

/** The first thing wrong with a deck, tersely. The checker of `@deeptime/kit/deck` says all of it, and says it better. */
export const deckProblemBy =
  <Deck>({ schema, problems }: DeckRules<Deck>) =>
  (value: Json): DeckProblem | undefined => {
    const path = misfit(schema as JsonSchema, value)
    if (path !== undefined) return deckFlaw('deck.schema', path)
    return problems(value as unknown as Deck)[0]
  }

/** A deck that the players bring instead of the standard one. */
export const deckSetting = <Deck>(rules: DeckRules<Deck>) =>
  ({ id: 'deck', kind: 'data', check: deckProblemBy(rules) }) as const satisfies Setting

/** Ids that stand twice in a list of cards. */
export function duplicateIds(list: string, cards: readonly { readonly id: string }[]): DeckProblem[] {
  return cards.flatMap(({ id }, i) => {
    const first = cards.findIndex((card) => card.id === id)
    return first < i ? [deckFlaw('deck.same-id', `${list}[${i}].id`, { id, other: `${list}[${first}]` })] : []
  })
}
