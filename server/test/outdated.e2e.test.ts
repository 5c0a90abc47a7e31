import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { LiveClient, type LiveTable, PROTOCOL } from '../protocol.ts'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, scratch, serverHere, type TestServer } from './parts/servers.ts'

const PAGE = '<!doctype html><head><script type="module" crossorigin src="/assets/index-new.js"></script></head>'

let server: TestServer

beforeAll(async () => {
  const webRoot = scratch()
  writeFileSync(join(webRoot, 'index.html'), PAGE)
  server = await serverHere({ ...(await freshStore('sqlite')), WEB_ROOT: webRoot })
})
afterAll(() => server.stop())

/** What a page hears that says this, and then asks for a sign of life. */
async function heardBy(
  ...said: readonly object[]
): Promise<{ heard: readonly { type: string; usable?: boolean }[]; code: number | undefined }> {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { origin: server.base } })
  const heard: { type: string }[] = []
  return new Promise((settle) => {
    socket.on('close', (code) => settle({ heard, code }))
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString())
      heard.push(message)
      if (message.type === 'hello') for (const m of [...said, { type: 'ping' }]) socket.send(JSON.stringify(m))
      if (message.type === 'pong') {
        settle({ heard, code: undefined })
        socket.close()
      }
    })
  })
}

const types = (heard: readonly { type: string }[]): string[] => heard.map((m) => m.type)

describe('a page of another version', () => {
  it.each([PROTOCOL - 1, PROTOCOL + 1, 0])('that speaks protocol %i is told so, and gets nothing more', async (protocol) => {
    const { heard, code } = await heardBy({ type: 'hello', protocol, build: '/assets/index-new.js' })
    expect(heard).toEqual([
      { type: 'hello', protocol: PROTOCOL, account: null },
      { type: 'outdated', usable: false },
    ])
    expect(code).toBe(4000)
  })

  it('that is an older build is told so, and can be used on', async () => {
    const { heard, code } = await heardBy({ type: 'hello', protocol: PROTOCOL, build: '/assets/index-old.js' })
    expect(heard.slice(1)).toEqual([{ type: 'outdated', usable: true }, { type: 'pong' }])
    expect(code).toBeUndefined()
  })

  it('the same build, or one that does not know, hears nothing of it', async () => {
    for (const build of [{ build: '/assets/index-new.js' }, {}]) {
      expect(types((await heardBy({ type: 'hello', protocol: PROTOCOL, ...build })).heard)).toEqual(['hello', 'pong'])
    }
    expect(types((await heardBy()).heard)).toEqual(['hello', 'pong'])
  })

  it('a hello of the wrong shape is refused', async () => {
    expect(types((await heardBy({ type: 'hello', protocol: 'newest' })).heard)).toEqual(['hello', 'refused', 'pong'])
  })

  it('can still play when it is only an older build', async () => {
    const [ana, ben] = [await Person.guest(server.base, 'Ana'), await Person.guest(server.base, 'Ben')]
    const { id, places } = await tableOfTwo(ana, ben)
    await Promise.all([places[0].asked(), places[1].until(() => true)])
    const told: boolean[] = []
    const page = new LiveClient({
      build: '/assets/index-old.js',
      onOutdated: (usable) => told.push(usable),
      open: () => new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { cookie: ana.cookie, origin: server.base } }),
    })
    const table = await new Promise<LiveTable>((settle, fail) => page.watch(id, { changed: settle, gone: fail }))
    const option = table.view?.ask?.options[0]?.id as string
    expect(await page.choose(id, option, table.seq)).toMatchObject({ ok: true })
    expect((await places[1].until((t) => t.seq > table.seq)).view?.choices).toBe(1)
    expect(told).toEqual([true])
    page.close()
    for (const person of [ana, ben]) person.leave()
  })
})
