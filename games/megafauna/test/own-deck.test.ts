import type { Json } from '@deeptime/engine'
import { deckSuite } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../components/events.ts'
import { MUTATIONS } from '../components/mutations.ts'
import type { BiosphereCardData, EtCardData, MutationData } from '../components/types.ts'
import { checkDeck, deckJsonSchema } from '../deck/check.ts'
import type { OwnDeck } from '../deck/deck.ts'
import { deckProblem } from '../deck/setting.ts'
import { manifest } from '../manifest.ts'
import { megafaunaWords } from '../words/index.ts'

const named = (key: string) => ({ en: megafaunaWords.en.catalog[key] ?? key, fr: megafaunaWords.fr.catalog[key] ?? key })

/** The names of cards are at most so long. */
const short = ({ en, fr }: { en: string; fr: string }) => ({ en: en.slice(0, 60), fr: fr.slice(0, 60) })

const mutation = (card: MutationData) => ({
  ...card,
  name: named(`card.${card.id}`),
  A: { name: named(`side.${card.id}A`), ...card.A },
  B: { name: named(`side.${card.id}B`), ...card.B },
})
const event = <Card extends EtCardData | BiosphereCardData>(card: Card) => ({ ...card, name: short(named(`event.${card.id}`)) })

/** The standard cards, written as somebody would bring them. */
const standard = (): OwnDeck => ({
  format: 'deep-time-megafauna-deck-1',
  name: { en: 'The standard cards', fr: 'Les cartes habituelles' },
  mutations: MUTATIONS.map(mutation),
  events: {
    et: EVENTS.et.map(event),
    tooHot: EVENTS.tooHot.map(event),
    goldilocks: EVENTS.goldilocks.map(event),
    tooCold: EVENTS.tooCold.map(event),
  },
})

await deckSuite(manifest, standard() as unknown as Json)

type Draft = { mutations: Record<string, unknown>[]; events: Record<string, Record<string, unknown>[]> }

/** What both checkers say of the standard cards with one thing changed. */
function said(change: (deck: Draft) => void): readonly string[] {
  const deck = structuredClone(standard()) as unknown as Draft
  change(deck)
  const problems = checkDeck(deck)
  expect(deckProblem(deck as never) === undefined).toBe(problems.length === 0)
  return problems.map(({ key, params }) => `${key} ${params.path}`)
}

describe('a deck that somebody brings', () => {
  test('is welcome when it holds the standard cards', () => {
    expect(checkDeck(standard())).toEqual([])
    expect(deckProblem(standard() as never)).toBeUndefined()
  })

  test('has a schema file for editors that is up to date', async () => {
    await expect(`${JSON.stringify(deckJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../deck/deck.schema.json')
  })

  test.each([[null], ['deck'], [[]], [{}], [{ format: 'other' }]])('is refused when it is no deck at all: %j', (value) => {
    expect(checkDeck(value).length).toBeGreaterThan(0)
    expect(deckProblem(value as never)).toBeDefined()
  })

  test('needs enough cards of each row, enough events and one comet', () => {
    expect(said((d) => d.mutations.splice(9, 40))).toEqual(['deck.few-mutations mutations'])
    expect(said((d) => d.events.tooHot?.splice(0))).toEqual(['deck.few-events events.tooHot'])
    expect(said((d) => d.events.et?.splice(14))).toEqual(['deck.comets events.et'])
  })

  test('has genotypes without organs, and traits without recession', () => {
    expect(said((d) => Object.assign(d.mutations[1]?.A as object, { plus: ['red'] }))).toEqual(['deck.genotype mutations[1].A'])
    expect(said((d) => Object.assign(d.mutations[0]?.A as object, { recession: ['red'] }))).toEqual([
      'deck.recession mutations[0].A.recession',
    ])
    expect(said((d) => Object.assign(d.mutations[1]?.B as object, { plus: ['red'] }))).toEqual(['deck.monster mutations[1].B.monster'])
  })

  test('moves discs only where they can lie', () => {
    const rows = (disc: string, from: string, to: string) => [[{ kind: 'reservoir', disc, from, to }]]
    expect(said((d) => Object.assign(d.events.tooHot?.[0] as object, { rows: rows('white', 'clouds', 'offshore') }))).toEqual([
      'deck.wrong-place events.tooHot[0].rows[0][0]',
    ])
    expect(said((d) => Object.assign(d.events.tooHot?.[0] as object, { rows: rows('white', 'clouds', 'clouds') }))).toEqual([
      'deck.same-place events.tooHot[0].rows[0][0]',
    ])
  })

  test('names each card and each colour once', () => {
    expect(said((d) => Object.assign(d.mutations[3] as object, { id: 'mut-01' }))).toEqual(['deck.same-id mutations[3].id'])
    expect(said((d) => Object.assign(d.events.et?.[0] as object, { order: ['green', 'green', 'white'] }))).toEqual([
      'deck.order events.et[0].order',
    ])
  })
})
