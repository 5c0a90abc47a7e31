import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1440, height: 757 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

export type Size = keyof typeof SIZES

/** A page of its own, with an empty storage, that remembers every complaint of the browser. */
export async function openPage(
  browser: Browser,
  size: Size,
  more: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const phone = size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB', ...phone, ...more })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, context, complaints }
}
