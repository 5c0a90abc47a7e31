import { describe, expect, it } from 'vitest'
import { LiveClient, type LiveTable, PROTOCOL, type ServerMessage, type Socket } from '../protocol.ts'

/** A line whose other end is the test itself. */
class Line implements Socket {
  readonly sent: { type: string; seq?: number; option?: string }[] = []
  closed = false
  #hear: (event: { data: unknown }) => void = () => undefined

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    if (type === 'message') this.#hear = listener
  }

  say(...messages: readonly object[]): void {
    for (const message of messages) this.#hear({ data: JSON.stringify(message) })
  }
}

const view = (id: string) => ({ game: {}, ask: { seat: 0, kind: 'move', rule: '1', options: [{ id }] }, waitingFor: [0], choices: 0 })
const whole = { type: 'table', table: 't', info: {}, seat: 0, seq: 4, view: view('dive'), log: [], chat: [], clocks: [], undo: null }
const update = (from: number, more: object) => {
  const rest = { what: 'choice', by: 0, delta: [], log: { from: 0, lines: [] }, clocks: [], undo: null }
  return { type: 'update', table: 't', from, seq: from + 1, ...rest, ...more } as Extract<ServerMessage, { type: 'update' }>
}

describe('the page’s end of the line', () => {
  it('answers the question that was seen, though a newer one came in the same breath', async () => {
    const line = new Line()
    const client = new LiveClient({ open: () => line })
    const seen: LiveTable[] = []
    client.watch('t', { changed: (table) => seen.push(table), gone: () => undefined })
    line.say({ type: 'hello', protocol: PROTOCOL, account: 'a' }, whole, update(4, { ask: null }))
    const [first] = seen
    void client.choose('t', first?.view?.ask?.options[0]?.id ?? '', first?.seq ?? 0)
    expect(line.sent.at(-1)).toMatchObject({ type: 'choose', option: 'dive', seq: 4 })
    client.close()
  })

  it('asks for the whole when something is missing, and begins its book of options anew with it', () => {
    const line = new Line()
    const client = new LiveClient({ open: () => line })
    client.watch('t', { changed: () => undefined, gone: () => undefined })
    line.say({ type: 'hello', protocol: PROTOCOL, account: 'a' }, whole)
    const ask = { seat: 0, kind: 'move', rule: '1', options: [0, 1] }
    line.say(update(4, { ask, offered: { from: 0, options: [{ id: 'a' }, { id: 'b' }] } }))
    expect(client.table('t')?.view?.ask?.options).toEqual([{ id: 'a' }, { id: 'b' }])
    line.say(update(6, { ask: { ...ask, options: [2] }, offered: { from: 2, options: [{ id: 'lost' }] } }))
    expect(line.sent.at(-1)).toEqual({ type: 'watch', table: 't' })
    line.say({ ...whole, seq: 7 }, update(7, { ask, offered: { from: 0, options: [{ id: 'c' }, { id: 'd' }] } }))
    expect(client.table('t')?.view?.ask?.options).toEqual([{ id: 'c' }, { id: 'd' }])
    client.close()
  })

  it('says what it is; an older page that can be used on goes on, and one that can’t gives its line up', () => {
    const line = new Line()
    const lines: string[] = []
    const told: boolean[] = []
    const open = () => line
    const client = new LiveClient({ open, build: 'old', onLine: (now) => lines.push(now), onOutdated: (usable) => told.push(usable) })
    client.watch('t', { changed: () => undefined, gone: () => undefined })
    line.say({ type: 'hello', protocol: PROTOCOL, account: 'a' })
    expect(line.sent).toEqual([
      { type: 'hello', protocol: PROTOCOL, build: 'old' },
      { type: 'watch', table: 't' },
    ])
    line.say({ type: 'outdated', usable: true }, whole)
    expect([client.line, told, line.closed]).toEqual(['open', [true], false])
    expect(client.table('t')?.seq).toBe(4)
    line.say({ type: 'outdated', usable: false })
    expect([client.line, told, line.closed]).toEqual(['closed', [true, false], true])
    client.wake()
    expect(lines).toEqual(['connecting', 'open', 'closed'])
  })

  it('leaves a server that is older than itself, to come back when that was replaced', () => {
    const line = new Line()
    const client = new LiveClient({ open: () => line })
    line.say({ type: 'hello', protocol: PROTOCOL - 1, account: 'a' })
    expect([line.closed, line.sent, client.line]).toEqual([true, [], 'connecting'])
    client.close()
  })

  it('is not taken in by what was under way for long: a game that is over stays over', () => {
    const line = new Line()
    const client = new LiveClient({ open: () => line })
    const shown: (string | undefined)[] = []
    client.watch('t', { changed: (table) => shown.push(table.info.status), gone: () => undefined })
    const playing = { ...whole, info: { status: 'playing' } }
    const over = { type: 'info', table: 't', info: { status: 'over' } }
    line.say({ type: 'hello', protocol: PROTOCOL, account: 'a' }, playing, update(4, { ask: null }), over)
    line.say(playing, { ...playing, seq: 5 }, { ...over, info: playing.info })
    expect([client.table('t')?.seq, client.table('t')?.info.status]).toEqual([5, 'over'])
    expect(shown).toEqual(['playing', 'playing', 'over'])
    client.close()
  })
})
