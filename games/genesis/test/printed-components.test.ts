import { describe, expect, it } from 'vitest'
import { type Abilities, type MacroPart, STANDARD_CARDS } from '../components/cards.ts'
import { type Colour, ENVIRONMENT_IDS } from '../components/ids.ts'
import { EVENTS_OF, MACRO_COUNT, MUTATION_COUNT, PLACARDS } from '../components/setup.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { checkDeck } from '../deck/check.ts'
import { PRINTED } from './printed.ts'

const list = (items: readonly (string | number)[], between = ','): string => items.join(between) || '-'
const letters = (colours: readonly Colour[]): string =>
  list(
    colours.map((c) => 'RYGB'[c] as string),
    '',
  )
const when = (holds: boolean, word: string): string => (holds ? word : '-')
const faces = (byFace: readonly boolean[]): string =>
  list(
    byFace.flatMap((yes, face) => (yes ? [face] : [])),
    '',
  )
const abilities = (a: Abilities): string =>
  list(
    Object.entries(a)
      .filter(([, value]) => value)
      .map(([key, value]) => (value === true ? key : `${key}:${value}`))
      .sort(),
  )
interface Named {
  readonly name: { readonly en: string; readonly fr: string }
}
const both = ({ name }: Named): string => `${name.en} / ${name.fr}`

const { events, refugia, mutations, parasites, macros } = STANDARD_CARDS

describe('Every printed value', () => {
  it('D1: rows, icons, climate, first player and marks of the 24 events', () => {
    const rows = (active: readonly boolean[]): string => list(ENVIRONMENT_IDS.filter((_, row) => active[row]))
    expect(
      events.map((e) =>
        [
          e.id,
          e.eon,
          rows(e.active),
          list(e.icons),
          list(e.climate),
          letters(e.turnOrder),
          when(e.aftershock, 'aftershock'),
          e.special ?? '-',
        ].join(' '),
      ),
    ).toEqual(PRINTED.get('events'))
    expect(STANDARD_DECK.events.map((e) => `${e.id} ${both(e)}`)).toEqual(PRINTED.get('event names'))
  })

  it('D3, F1, F2: row, colour, manna, faces of life, enzyme slots and marks of the 16 placards', () => {
    expect(
      refugia.map((r) =>
        [
          r.id,
          r.bacterium,
          ENVIRONMENT_IDS[r.row],
          letters([r.colour]),
          letters(r.manna),
          letters(r.order),
          faces(r.life.warm),
          faces(r.life.cold),
          list(r.enzymeSlots.map(({ face, kills }) => `${face}${kills[0]}`)),
          when(r.strikeImmune, 'immune'),
          r.fee || '-',
        ].join(' '),
      ),
    ).toEqual(PRINTED.get('refugia'))
    expect(STANDARD_DECK.refugia.map((r) => `${r.id} ${both(r)} / ${both(r.bacterium)}`)).toEqual(PRINTED.get('refugium names'))
  })

  it('H1, H2: both cubes and the abilities of both sides of the 20 mutations', () => {
    expect(
      mutations.map((m) => `${m.id} ${letters([m.colour])} ${letters([m.plus])} ${abilities(m.plain)} ${abilities(m.promoted)}`),
    ).toEqual(PRINTED.get('mutations'))
    expect(STANDARD_DECK.mutations.map((m) => `${m.id} ${both(m.plain)} / ${both(m.promoted)}`)).toEqual(PRINTED.get('mutation names'))
  })

  it('E3: both faces of the four parasites', () => {
    expect(
      parasites.flatMap((p) =>
        p.faces.map((f) => `${p.id} ${letters([p.colour])} ${f.id} ${letters(f.diseaseSlots)} ${when(f.pollution, 'pollution')}`),
      ),
    ).toEqual(PRINTED.get('parasites'))
  })

  it('H3: the systems of both faces of the eight macroorganisms', () => {
    const names = STANDARD_DECK.macroorganisms
    expect(
      macros.flatMap(({ id, marine, land }, i) => [
        `${id} marine ${marine.systems.join('-')} ${marine.total} ${both(names[i]?.marine as Named)}`,
        `${id} terrestrial ${land.systems.join('-')} ${land.total} ${both(names[i]?.terrestrial as Named)}`,
      ]),
    ).toEqual(PRINTED.get('macroorganisms'))
  })

  it('H3, H5: colour and bubble of every organ and circle', () => {
    const cards = STANDARD_DECK.macroorganisms.flatMap(({ marine, terrestrial }) => [marine, terrestrial])
    const sides = macros.flatMap(({ marine, land }) => [marine, land])
    const lines = (parts: readonly MacroPart[], named: readonly Named[]): string[] =>
      parts.map((p, i) => `${p.id} ${letters([p.colour])} ${abilities(p.abilities)} ${both(named[i] as Named)}`)
    expect(
      lines(
        sides.flatMap((f) => f.organs),
        cards.flatMap((f) => f.organs),
      ),
    ).toEqual(PRINTED.get('organs'))
    expect(
      lines(
        sides.flatMap((f) => f.circles),
        cards.flatMap((f) => f.circles),
      ),
    ).toEqual(PRINTED.get('circles'))
  })

  it('C4, C5, C7: the numbers of set-up are those of the deck', () => {
    for (const [eon, count] of Object.entries(EVENTS_OF)) expect(events.filter((e) => e.eon === eon)).toHaveLength(count)
    expect(PLACARDS).toEqual([0, 1, 2, 3].map((row) => refugia.filter((r) => r.row === row).length))
    expect([mutations.length, macros.length]).toEqual([MUTATION_COUNT, MACRO_COUNT])
  })

  it('is a deck that the checker accepts', () => {
    expect(checkDeck(STANDARD_DECK)).toEqual([])
  })
})
