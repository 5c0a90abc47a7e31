import { type Ask, makeRng, type Option, ProblemError, type SeatView, Session, SPECTATOR, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { Audience, comparing, pageView } from '../live/audience.ts'
import type { TableGame } from '../live/game.ts'
import { viewAfter } from '../protocol/client.ts'
import { OptionBook, readOn, unpack } from '../protocol/offers.ts'
import { divers } from './parts/divers.ts'
import { NEWEST } from './parts/newest.ts'

const carried = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
const ask = (...options: Option[]): Ask => ({ seat: 0, kind: 'move', rule: '1', options })

describe('the book of options', () => {
  it('an option travels once, and again when it has changed', () => {
    const book = new OptionBook()
    const reef = { id: 'reef', about: ['tile:1'], params: { n: 1 } }
    const first = book.pack(ask(reef, { id: 'pass' }))
    expect(first).toMatchObject({ ask: { options: [0, 1] }, offered: { from: 0, options: [reef, { id: 'pass' }] } })
    expect(book.pack(ask({ id: 'pass' }))).toMatchObject({ ask: { options: [1] }, offered: { from: 2, options: [] } })
    const changed = { ...reef, params: { n: 2 } }
    expect(book.pack(ask(changed))).toMatchObject({ ask: { options: [2] }, offered: { from: 2, options: [changed] } })
  })

  it('what only scripts want stays at home', () => {
    const { offered } = new OptionBook().pack(ask({ id: 'pass', secret: 'pearl' } as Option))
    expect(offered.options).toEqual([{ id: 'pass' }])
  })

  it('is begun anew before it grows without end, and the page still reads every question right', () => {
    const book = new OptionBook()
    let page: readonly Option[] = []
    let thickest = 0
    for (let turn = 0; turn < 200; turn++) {
      const question = ask(...Array.from({ length: 30 }, (_, i) => ({ id: `option:${turn * 7 + i}` })))
      const { ask: packed, offered } = carried(book.pack(question))
      page = readOn(page, offered)
      thickest = Math.max(thickest, page.length)
      expect(unpack(packed, page)).toEqual(question)
    }
    expect(thickest).toBeLessThanOrEqual(512)
  })
})

/** A page of one seat: it got the whole once and follows the updates. */
class Page {
  view: SeatView<unknown>
  #book: readonly Option[] = []

  constructor(readonly audience: Audience) {
    this.view = carried(audience.whole()) as unknown as SeatView<unknown>
  }

  hear(update: ReturnType<Audience['advance']>): void {
    const news = carried(update)
    if (news.offered) this.#book = readOn(this.#book, news.offered)
    this.view = viewAfter(this.view, news, this.#book)
  }
}

/** Reasons say nothing without the question that they go with. */
const said = (view: SeatView<unknown>): SeatView<unknown> => (view.ask ? view : { ...view, whyNot: [] })

/** Nothing is secret here: everybody looks at one and the same thing, which changes in place. */
const openDivers = { ...divers, id: 'open-divers', view: (state: unknown) => state }

/** Each audience shares with the one before it what both see. */
function audiencesOf(seats: readonly number[], table: TableGame): readonly Audience[] {
  const audiences: Audience[] = []
  for (const seat of seats) audiences.push(new Audience(seat, table, audiences.at(-1)))
  return audiences
}

describe('a page that follows the updates', () => {
  it.each([divers, openDivers, ...NEWEST])(
    'holds exactly its view after every choice and undo, whoever else comes to look: $id',
    (game) => {
      const rng = makeRng(seedRng('pages'))
      const seats = Math.min(3, Math.max(...game.seats))
      const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), seed: 'pages' })
      if (!started.ok) throw new ProblemError(started.problem)
      const session = started.value
      const table = {
        seq: 1,
        session,
        mayUndo: (seat: number) => session.canUndo && session.choices.at(-1)?.seat === seat,
      } as unknown as TableGame
      const audiences = audiencesOf([SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)], table)
      const pages = audiences.map((a) => new Page(a))
      for (let n = 0; n < 200 && !session.over; n++) {
        const asks = session.pending()
        const { seat, options } = asks[rng.int(asks.length)] as Ask
        if (session.choices.length > 5 && rng.int(12) === 0) session.rewind(session.choices.length - 1 - rng.int(5))
        else session.choose(seat, options[rng.int(options.length)]?.id as string)
        table.seq++
        const compare = comparing()
        const updates = new Map(audiences.map((a) => [a, a.advance(table, compare)]))
        for (const page of pages) page.hear(updates.get(page.audience) as ReturnType<Audience['advance']>)
        // Now and then another page of the same seat comes in, and gets the whole.
        if (pages.length < 8 && rng.int(20) === 0) pages.push(new Page(audiences[rng.int(audiences.length)] as Audience))
        for (const page of pages)
          expect(said(page.view)).toEqual(carried(pageView(session, page.audience.seat, table.mayUndo(page.audience.seat))))
      }
      expect(pages.length).toBeGreaterThan(audiences.length)
    },
  )

  it.each(NEWEST)('gets less than 2 kB for most updates, late in the game too: $id', (game) => {
    const rng = makeRng(seedRng('sizes'))
    const seats = Math.max(...game.seats)
    const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), seed: 'sizes' })
    if (!started.ok) throw new ProblemError(started.problem)
    const session = started.value
    const table = {
      seq: 1,
      session,
      mayUndo: (seat: number) => session.canUndo && session.choices.at(-1)?.seat === seat,
    } as unknown as TableGame
    const audiences = audiencesOf(
      Array.from({ length: seats }, (_, seat) => seat),
      table,
    )
    const sizes: number[] = []
    while (!session.over && session.choices.length < 900) {
      const [{ seat, options }] = session.pending() as [Ask]
      session.choose(seat, options[rng.int(options.length)]?.id as string)
      table.seq++
      for (const a of audiences) sizes.push(JSON.stringify(a.advance(table, comparing())).length)
    }
    const late = sizes.slice(-Math.ceil(sizes.length / 3)).sort((a, b) => a - b)
    expect(late[Math.floor(late.length / 2)]).toBeLessThan(1500)
  })
})
