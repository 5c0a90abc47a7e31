import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { cardId, deckChecker, inEvery, jsonSchemaOf, provenance, someOf, text, upTo } from '../deck.ts'
import { type Described, deckSetting, duplicateIds, misfit } from '../index.ts'

const step = z.union([
  z.strictObject({ op: z.literal('gain'), vp: someOf(9) }),
  z.strictObject({ op: z.literal('lose'), vp: upTo(9), who: z.enum(['each', 'self']).exactOptional() }),
])
const deckSchema = z.strictObject({
  name: inEvery(['en', 'fr'], 20),
  cards: z.array(z.strictObject({ id: cardId, note: text(20).exactOptional(), steps: z.array(step).min(1), ...provenance })).max(3),
})
type Deck = Described<typeof deckSchema>

const problems = (deck: Deck) => duplicateIds('cards', deck.cards)
const check = deckChecker(deckSchema, problems, ['op'])
const setting = deckSetting({ schema: jsonSchemaOf(deckSchema), problems })

const CARD = { id: 'tide', steps: [{ op: 'gain', vp: 2 }], source: 'reconstructed' } as const
const GOOD: Deck = { name: { en: 'Tides', fr: 'Marées' }, cards: [CARD] }

describe('a deck of one source', () => {
  test('has the type that its schema describes, and nobody changes it', () => {
    expectTypeOf<Deck['cards'][number]['steps'][number]['op']>().toEqualTypeOf<'gain' | 'lose'>()
    // @ts-expect-error A deck is read only.
    expectTypeOf(GOOD.cards.push)
    expect(check(GOOD)).toEqual([])
    expect(setting.check(GOOD as never)).toBeUndefined()
  })

  test.each([
    [{ ...GOOD, cards: [{ ...CARD, id: 'Tide' }] }, 'deck.id', { path: 'cards[0].id' }],
    [{ ...GOOD, name: { en: 'Tides' } }, 'deck.missing', { path: 'name.fr' }],
    [{ ...GOOD, name: { en: '{x}', fr: 'x' } }, 'deck.marks', { path: 'name.en' }],
    [{ ...GOOD, cards: [CARD, CARD] }, 'deck.same-id', { path: 'cards[1].id', id: 'tide', other: 'cards[0]' }],
    [{ ...GOOD, cards: [{ ...CARD, steps: [{ op: 'fly' }] }] }, 'deck.name', { path: 'cards[0].steps[0].op', field: 'op', found: '"fly"' }],
    [
      { ...GOOD, cards: [{ ...CARD, steps: [{ op: 'lose', vp: 12 }] }] },
      'deck.too-big',
      { path: 'cards[0].steps[0].vp', most: 9, unit: 'number' },
    ],
    [
      { ...GOOD, cards: [{ ...CARD, steps: [{ op: 'gain', vp: 1, more: 1 }] }] },
      'deck.fields',
      { path: 'cards[0].steps[0]', fields: ['"more"'] },
    ],
    [{ ...GOOD, cards: [CARD, CARD, CARD, CARD] }, 'deck.too-big', { path: 'cards', most: 3, unit: 'array' }],
    [{ ...GOOD, cards: 7 }, 'deck.type', { path: 'cards', type: 'array' }],
    [[], 'deck.type', { path: 'deck', type: 'object' }],
  ])('says what is wrong and where (%#)', (deck, key, params) => {
    expect(check(deck)).toContainEqual({ key, params })
    expect(setting.check(deck as never)).toBeDefined()
  })
})

test('the small checker for a game in play names the first place that does not fit', () => {
  const schema = jsonSchemaOf(deckSchema) as never
  expect(misfit(schema, GOOD)).toBeUndefined()
  expect(misfit(schema, { ...GOOD, cards: [{ ...CARD, steps: [] }] })).toBe('cards[0].steps')
  expect(misfit(schema, { ...GOOD, extra: 1 })).toBe('extra')
})
