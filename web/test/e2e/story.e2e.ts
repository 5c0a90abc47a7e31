import { type Game, type GameRecord, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage, type Size } from './browser.ts'
import { importRecord, openStory, prefer, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A game against two bots, played at random until the person is asked for a new turn, some way on. */
function record(game: Game, kind: string): GameRecord {
  const started = Session.start(game, { seats: [{}, { bot: 'easy' }, { bot: 'easy' }], settings: {}, seed: 'a story' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('a story'))
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    if (ask.seat === 0 && ask.kind === kind && session.choices.length > 80) return session.record()
    session.choose(ask.seat, ask.options[rng.int(ask.options.length)]?.id ?? '')
  }
  throw new Error('The game ended before its story was told')
}

const GAMES = [
  { name: 'Marine', game: marine as Game, kind: 'turn', language: 'en', since: 'Since your last turn' },
  { name: 'Megafauna Classic', game: megafaunaClassic as Game, kind: 'action', language: 'fr', since: 'Depuis votre dernier tour' },
]

async function sitDown(size: Size, at: GameRecord, prefs: Record<string, string>, height?: number) {
  const opened = await openPage(browser, size, height ? { viewport: { width: 1440, height } } : {})
  await prefer(opened.page, { pace: 'instant', ...prefs })
  await importRecord(opened.page, url, at)
  await waitForTurn(opened.page)
  return opened
}

describe.each(GAMES)('the story of $name', ({ game, kind, language, since }) => {
  it('is in sight on a laptop: a summary for each turn, with steps and marks where one points, its replay and its reasons', async () => {
    const { page, context, complaints } = await sitDown('desktop', record(game, kind), { language, theme: 'abyss' }, 757)
    await page.getByText(since).waitFor()
    const turns = page.locator('.story-since .story-turn[data-kind="turn"]')
    expect(await turns.count()).toBeGreaterThanOrEqual(2)
    const names = await turns.locator('.story-name').allTextContents()
    for (const name of names) expect(name).not.toMatch(/^(Bot|Robot|Player|Joueur) \d/)

    // Pointed at, it opens, and the numbers of its steps stand on what they changed, in the pencil's colour.
    const marked: number[] = []
    for (const turn of await turns.all()) {
      await turn.hover()
      await turn.locator('.story-steps > li').first().waitFor()
      marked.push((await page.locator('[data-marked]').count()) && (await page.locator('.marks circle').count()))
    }
    expect(Math.max(...marked)).toBeGreaterThan(0)
    const first = turns.first()
    await first.hover()
    await first.locator('.story-steps > li').first().waitFor()
    for (const rule of await first.locator('.story-steps .rule-link').all()) {
      const cut = await rule.evaluate((link) => link.scrollWidth > link.clientWidth + 1 && getComputedStyle(link).overflow !== 'visible')
      expect(cut).toBe(false)
    }
    await expectAccessible(page, 'story')

    // A click replays it; then the game is where it was.
    await first.locator('[data-replay]').click()
    await page.locator('.prompt.past').waitFor()
    await page.locator('.prompt.past').waitFor({ state: 'detached' })
    await waitForTurn(page)

    // Why: within the summary of that very turn, in falling order, with what was done among it.
    await first.locator('[data-why]').click()
    const reasons = first.locator('.explanation')
    await reasons.locator('.compact-option').first().waitFor()
    expect(await reasons.locator('[data-made]').count()).toBe(1)
    const leads = (await reasons.locator('.compact-lead').allTextContents())
      .map((text) => Number(text.replace('−', '-').replace(',', '.')))
      .filter((lead) => !Number.isNaN(lead))
    expect(leads).toEqual([...leads].sort((a, b) => b - a))
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each<Size>(['tablet', 'phone'])('is read, marked and asked about by touch or mouse on a %s', async (size) => {
    const { page, context, complaints } = await sitDown(size, record(game, kind), { language })
    await openStory(page)
    const turn = page.locator('.story-since .story-turn[data-kind="turn"]').first()
    await (size === 'phone' ? turn.locator('.story-text').tap() : turn.hover())
    await turn.locator('.story-steps > li').first().waitFor()
    await turn.locator('[data-why]').click()
    await turn.locator('.compact-option').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
