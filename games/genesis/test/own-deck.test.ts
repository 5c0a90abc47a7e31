import { describe, expect, it } from 'vitest'
import type { Deck } from '../components/deck.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { checkDeck, deckJsonSchema } from '../deck/check.ts'
import { deckProblem } from '../deck/setting.ts'

type Draft = { -readonly [K in keyof Deck]: Record<string, unknown>[] } & Record<string, unknown>

/** A copy of the standard deck with one thing changed, and what the checker finds in it. */
function found(change: (deck: Draft) => void): string[] {
  const deck = structuredClone(STANDARD_DECK) as unknown as Draft
  change(deck)
  const problems = checkDeck(deck)
  // Both checkers agree on what can be played.
  expect(deckProblem(deck as never) === undefined).toBe(problems.length === 0)
  return problems.map(({ key, params }) => `${key} ${params.path}`)
}
const first = (deck: Draft, list: string): Record<string, unknown> =>
  (deck[list] as Record<string, unknown>[])[0] as Record<string, unknown>

describe('a deck that somebody brings', () => {
  it('is welcome when it is the standard one, and may say where its schema is', () => {
    expect(found(() => {})).toEqual([])
    expect(found((d) => Object.assign(d, { $schema: './deck.schema.json' }))).toEqual([])
  })

  it('may have other names, faces, icons, cubes and bubbles', () => {
    expect(
      found((d) => {
        Object.assign(first(d, 'events'), { icons: ['drought', 'uv4'], active: [], name: { en: 'Quiet', fr: 'Calme' } })
        Object.assign(first(d, 'refugia'), { life: { warm: [6], cold: [] }, enzymeSlots: [{ face: 1, kills: 'manna' }], fee: 2 })
        Object.assign(first(d, 'mutations'), {
          colour: 'red',
          promoted: { name: { en: 'X', fr: 'X' }, abilities: { hgt: 2, spore: true } },
        })
      }),
    ).toEqual([])
  })

  it('has a schema file for editors that is up to date', async () => {
    await expect(`${JSON.stringify(deckJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../deck/deck.schema.json')
  })

  it.each<[string, (deck: Draft) => void, string]>([
    ['has a card too few', (d) => d.mutations.pop(), 'deck.count mutations'],
    ['has an event in another eon', (d) => Object.assign(first(d, 'events'), { eon: 'archean' }), 'deck.count events'],
    ['has a placard in another row', (d) => Object.assign(first(d, 'refugia'), { environment: 'coastal' }), 'deck.count refugia'],
    ['has an id twice', (d) => Object.assign(first(d, 'events'), { id: 'event-38' }), 'deck.same-id events[1].id'],
    [
      'has a bacterium twice',
      (d) => Object.assign(first(d, 'refugia').bacterium as object, { id: 'bacterium-green-rust' }),
      'deck.same-id bacteria[4].id',
    ],
    [
      'tunes what a source says',
      (d) => Object.assign(first(d, 'events'), { tuned: [{ date: '2026-11-18', was: 'a', why: 'b' }] }),
      'deck.tuned events[0].tuned',
    ],
    ['opens a row with an aftershock', (d) => Object.assign(d.events[4] as object, { active: ['cosmic'] }), 'deck.aftershock events[4]'],
    [
      'names too few first players',
      (d) => Object.assign(first(d, 'events'), { turnOrder: ['red', 'blue'] }),
      'deck.first-player events[0].turnOrder',
    ],
    [
      'names a first player twice',
      (d) => Object.assign(first(d, 'events'), { turnOrder: ['red', 'red', 'blue', 'green'] }),
      'deck.first-player events[0].turnOrder',
    ],
    [
      'leaves a colour out of a placard',
      (d) => Object.assign(first(d, 'refugia'), { manna: ['red', 'green', 'yellow'] }),
      'deck.colours refugia[0].manna',
    ],
    ['has a dot beside a cube of its colour', (d) => Object.assign(d.refugia[1] as object, { dots: ['red'] }), 'deck.dot refugia[1].dots'],
    ['has parasites out of order', (d) => void d.parasites.reverse(), 'deck.colour-order parasites'],
    ['has an unknown icon', (d) => Object.assign(first(d, 'events'), { icons: ['meteor'] }), 'deck.value events[0].icons[0]'],
  ])('%s', (_, change, problem) => {
    expect(found(change)).toContain(problem)
  })
})
