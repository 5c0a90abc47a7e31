import { readFileSync } from 'node:fs'
import type { GameRecord } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import type { Page } from 'playwright-core'

/** Anything that a person could click to answer: lit pieces, and buttons for what has no place. */
const ANSWERS = '[data-ref][data-lit], .prompt-buttons [data-option]'

/** How often the page is looked at while something is awaited, in milliseconds. */
const POLL = 40

/** A short game of Marine against a bot that does not think. */
export const SHORT_MARINE: GameRecord = {
  format: 'deep-time-record-1',
  game: marine.id,
  version: marine.version,
  seats: [{}, { bot: 'random' }],
  settings: { length: 'short' },
  seed: 'end to end',
  choices: [],
}

/** Preferences as a person would have set them before. */
export async function prefer(page: Page, prefs: Record<string, string>): Promise<void> {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('deep-time.prefs')) localStorage.setItem('deep-time.prefs', value)
  }, JSON.stringify(prefs))
}

/** Begins a game of Marine through the pages: Play, then Begin. */
export async function beginMarine(
  page: Page,
  url: string,
  options: { players?: number; short?: boolean; level?: string } = {},
): Promise<void> {
  await page.goto(url)
  await page.locator('a[href="#/new/marine"]').click()
  await page.getByRole('button', { name: 'Begin the game' }).waitFor()
  if (options.players) await page.getByRole('radio', { name: `${options.players} players` }).check({ force: true })
  if (options.short) await page.getByRole('radio', { name: 'Short' }).check({ force: true })
  if (options.level) {
    for (const seat of await page.locator('.seat-list select').all()) {
      if ((await seat.inputValue()) !== 'person') await seat.selectOption(options.level)
    }
  }
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.locator('.table .prompt').waitFor()
}

export const promptOf = (page: Page): Promise<string | null> => page.locator('.prompt strong').textContent()

/** Brings the story into sight, where it shares its place with other panels. */
export async function openStory(page: Page): Promise<void> {
  const story = page.locator('.story')
  if (!(await story.isVisible())) await page.locator('[data-tab="story"]').click()
  await story.waitFor()
}

/** How many choices have been made. */
export async function choicesOf(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-choices'))
}

/** Whether something that answers is in sight. */
export const canAnswer = (page: Page): Promise<boolean> =>
  page.evaluate((answers) => [...document.querySelectorAll(answers)].some((target) => target.getClientRects().length > 0), ANSWERS)

/** A folded panel that holds answers: a tab, a sign on a rail, a button at the foot of a dock. */
const FOLDED = 'button[data-lit-panel]:not([aria-pressed="true"])'

/** Waits until the person can answer something that is in sight, or the game is over. Where the story is read first, opens the panel of answers. */
export async function waitForTurn(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(
    ([answers, folded]) => {
      const seen = (selector: string) => [...document.querySelectorAll(selector)].some((target) => target.getClientRects().length > 0)
      if (document.querySelector('.modal.result')) return 'over'
      return seen(answers) ? 'asked' : seen(folded) && 'folded'
    },
    [ANSWERS, FOLDED] as const,
    { polling: POLL, timeout: 60_000 },
  )
  const state = (await found.jsonValue()) as 'asked' | 'folded' | 'over'
  if (state !== 'folded') return state
  await page.locator(FOLDED).filter({ visible: true }).first().click()
  return waitForTurn(page)
}

interface Aim {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly touch: boolean
  readonly choices: number
}

/** A point on one of the answers in sight that a finger or a mouse would hit; on one of the `eager` ones, if there are any. */
async function look(page: Page, pick: (n: number) => number, eager: string): Promise<Aim | undefined> {
  return page.evaluate(
    async ([answers, eager, start]): Promise<Aim | undefined> => {
      const hit = (target: Element): { x: number; y: number } | undefined => {
        const { left, top, width, height } = target.getBoundingClientRect()
        for (const [h, v] of [
          [0.5, 0.5],
          [0.5, 0.75],
          [0.5, 0.25],
          [0.25, 0.5],
          [0.75, 0.5],
        ] as const) {
          const [x, y] = [left + width * h, top + height * v]
          const top1 = document.elementFromPoint(x, y)
          const beneath = document.elementsFromPoint(x, y).find((element) => element.closest(answers))
          const covered = !top1?.closest('.table') || top1.closest('.coach, button:not([data-option], [data-ref])')
          if (!covered && beneath?.closest(answers) === target) return { x, y }
        }
        return undefined
      }
      const frame = () => new Promise((settle) => requestAnimationFrame(settle))
      /** Where it rests: a hand waits until a drawer has stopped sliding, and takes a moment itself. */
      const settled = async (target: Element) => {
        for (let frames = 0, still = 0, at = hit(target); frames < 90; frames++) {
          await frame()
          const now = hit(target)
          still = at && now && at.x === now.x && at.y === now.y ? still + 1 : 0
          if (now && still >= 8) return now
          at = now
        }
        return undefined
      }
      const look = async (): Promise<Aim | undefined> => {
        const seen = [...document.querySelectorAll(answers)].filter((target) => target.getClientRects().length > 0)
        const wished = seen.filter((target) => eager !== '' && target.matches(eager))
        const targets = wished.length > 0 ? wished : seen
        for (let i = 0; i < targets.length; i++) {
          const target = targets[(start + i) % targets.length] as Element
          target.scrollIntoView({ block: 'center', inline: 'center' })
          if (!hit(target)) continue
          const at = await settled(target)
          if (!at) continue
          return {
            ...at,
            name: target.getAttribute('data-ref') ?? target.getAttribute('data-option') ?? '',
            touch: matchMedia('(pointer: coarse)').matches,
            choices: Number(document.querySelector('.table')?.getAttribute('data-choices')),
          }
        }
        return undefined
      }
      // A drawer that has only begun to rise holds its answers below the edge.
      for (let frames = 0; frames < 60; frames++) {
        const aim = await look()
        if (aim) return aim
        await frame()
      }
      return undefined
    },
    [ANSWERS, eager, pick(1009)] as const,
  )
}

/** The same; where what is lit lies out of sight, the panel that has a dot is opened. */
async function aim(page: Page, pick: (n: number) => number, eager: string): Promise<Aim> {
  let found = await look(page, pick, eager)
  const folded = page.locator(FOLDED).filter({ visible: true })
  if (!found && (await folded.count()) > 0) {
    await folded.first().click()
    found = await look(page, pick, eager)
  }
  if (!found) throw new Error(`Nothing in sight answers "${await promptOf(page)}"`)
  return found
}

/** Waits until the table has taken the answer, or offers several for that place. */
async function outcome(page: Page, choices: number): Promise<'several' | 'chosen'> {
  const found = await page.waitForFunction(
    (before) => {
      if (Number(document.querySelector('.table')?.getAttribute('data-choices')) > before) return 'chosen'
      return document.querySelector('.note-options button') !== null && 'several'
    },
    choices,
    { polling: POLL, timeout: 10_000 },
  )
  return (await found.jsonValue()) as 'several' | 'chosen'
}

/** Waits until the table has taken the answer. */
async function taken(page: Page, choices: number): Promise<void> {
  await page.waitForFunction((before) => Number(document.querySelector('.table')?.getAttribute('data-choices')) > before, choices, {
    polling: POLL,
    timeout: 10_000,
  })
}

/** Clicks or taps one of the answers in sight; if that place stands for several, one of those. Tells what it was. */
export async function answer(page: Page, pick: (n: number) => number, eager = ''): Promise<string> {
  const { name, x, y, touch, choices } = await aim(page, pick, eager)
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  try {
    if ((await outcome(page, choices)) === 'several') {
      const several = page.locator('.note-options button')
      await several.nth(pick(await several.count())).click()
      await taken(page, choices)
    }
  } catch (cause) {
    throw new Error(`"${name}" was no answer to "${await promptOf(page)}"`, { cause })
  }
  return name
}

/** Picks at random, but the same each time. */
function picker(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
  }
}

interface Manner {
  readonly seed?: number
  /** What is answered first wherever it is lit: a selector. */
  readonly eager?: string
  /** What happens to the page on the way, by the number of answers made. An answer may then be lost, and is given again. */
  readonly meanwhile?: Readonly<Record<number, () => Promise<unknown>>>
}

/** In Marine, evolution brings the asteroid: people who always go there see the end of the game soonest. */
export const EVOLVE = '[data-ref^="space:evolution"]'

/** Answers at random until the game is over. Tells how many answers it took. */
export async function playToTheEnd(page: Page, { seed = 7, eager, meanwhile }: Manner = {}): Promise<number> {
  const pick = picker(seed)
  for (let made = 0; made < 2000; made++) {
    await meanwhile?.[made]?.()
    if ((await waitForTurn(page)) === 'over') return made
    const given = answer(page, pick, eager)
    await (meanwhile ? given.catch(() => undefined) : given)
  }
  throw new Error('The game does not end')
}

/** Makes a table from a record through the import button. */
export async function importRecord(page: Page, url: string, record: GameRecord | string): Promise<void> {
  await page.goto(url)
  const body = typeof record === 'string' ? record : JSON.stringify(record)
  await page.locator('[data-import]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(body) })
}

/** How many choices before its end a game is taken up. */
const LEFT = 14

/** A whole game between bots by the rules of a version, taken up shortly before its end by a person in the first seat. */
export function nearTheEnd(game: string, version: string, seats: number): GameRecord {
  const path = new URL(`../../../games/${game}/shelf/${version}/golden/standard-${seats}.json`, import.meta.url)
  const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord }
  return {
    ...record,
    seats: record.seats.map((_, seat) => (seat === 0 ? {} : { bot: 'random' })),
    choices: record.choices.slice(0, -LEFT),
  }
}
