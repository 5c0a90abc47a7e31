import type { Page } from 'playwright-core'

/** A line of text that is seen, and how large its letters are on the screen. */
interface Line {
  readonly text: string
  readonly size: number
}

/** Waits until what was moved is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((settle) => requestAnimationFrame(settle))
    const shapes = () =>
      [...document.querySelectorAll('.stage-svg, .sheet, .dock')].map((e) => JSON.stringify(e.getBoundingClientRect())).join()
    // A drawer that slides and a board that makes room for it have come to rest.
    for (let still = 0, before = ''; still < 6; ) {
      await frame()
      const now = shapes()
      still = now === before ? still + 1 : 0
      before = now
    }
  })

/** All text that is seen and smaller than that, in pixels of the page; letters of a picture are measured as they are scaled. */
export const smallText = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const scaleOf = (element: Element): number => {
      const matrix = element instanceof SVGElement ? (element as SVGGraphicsElement).getScreenCTM?.() : null
      return matrix ? Math.hypot(matrix.c, matrix.d) : 1
    }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.closest('.sr-only, defs') === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Map<string, Line>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isSeen(element)) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
      if (size < least - 0.02) small.set(text, { text, size })
    }
    return [...small.values()].map((line) => `${line.text}: ${line.size.toFixed(1)} px`)
  }, least)

/** Everything that a finger can choose or press and that is smaller than 40 pixels either way, with its size. Links within a line of text are exempt. */
export const smallTargets = (page: Page, least = 40): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const seen = [...document.querySelectorAll('button, [role=button], a.button, summary, select, input')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null,
    )
    /** What a finger hits: the element, or what it draws around itself for fingers. */
    const reach = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect()
      const { width: w, height: h, content } = getComputedStyle(element, '::after')
      const [aw, ah] = content === 'none' ? [0, 0] : [Number.parseFloat(w) || 0, Number.parseFloat(h) || 0]
      return { width: Math.max(width, aw), height: Math.max(height, ah) }
    }
    return seen
      .map((element) => ({ element, ...reach(element) }))
      .filter(({ width, height }) => width > 0 && (width < least - 0.5 || height < least - 0.5))
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${name.trim().slice(0, 40)} (${element.getAttribute('class') ?? element.getAttribute('data-ref')}): ${Math.round(width)}×${Math.round(height)}`
      })
  }, least)

/** The size of the first thing that fits, in pixels. */
export const sizeOf = (page: Page, selector: string): Promise<{ readonly width: number; readonly height: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height }
    })
