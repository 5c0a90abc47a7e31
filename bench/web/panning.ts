import type { Browser, Page } from 'playwright-core'
import { openPage } from '../../web/test/e2e/page.ts'
import { importRecord, prefer, waitForTurn } from '../../web/test/e2e/robot.ts'
import { median, quantile } from './figures.ts'
import type { MeasuredTable } from './tables.ts'

declare global {
  interface Window {
    frameTimes: number[]
  }
}

/** A frame that took longer than two beats of a usual screen is one that people notice. */
const SLOW = 34
const STROKES = 8
const STEPS = 30

/** Zooms in by the wheel, drags the board about, and zooms out again. */
async function panAbout(page: Page): Promise<void> {
  const box = await page.locator('.stage-svg').boundingBox()
  if (!box) throw new Error('There is no board to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120)
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    const [dx, dy] = [Math.cos(stroke * 2.4) * 240, Math.sin(stroke * 2.4) * 240]
    await page.mouse.move(x + dx, y + dy, { steps: STEPS })
    await page.mouse.up()
  }
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, 120)
}

/** The time between frames while the board is dragged and zoomed; undefined for boards that stand still. */
export async function measurePanning(browser: Browser, url: string, { record }: MeasuredTable) {
  const { page, context } = await openPage(browser, 'desktop')
  await prefer(page, { pace: 'instant' })
  await importRecord(page, url, record)
  await waitForTurn(page)
  if ((await page.locator('.stage-svg').count()) === 0) {
    await context.close()
    return undefined
  }
  await page.evaluate(() => {
    window.frameTimes = []
    let last = performance.now()
    const next = (now: number) => {
      window.frameTimes.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await panAbout(page)
  const frames = await page.evaluate(() => window.frameTimes)
  await context.close()
  return { median: median(frames), p95: quantile(frames, 0.95), slow: frames.filter((ms) => ms > SLOW).length, frames: frames.length }
}
