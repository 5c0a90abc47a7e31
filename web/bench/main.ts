/** Measures the app in a real browser and prints JSON: first visit, size of the shell, from choice to screen, frames while panning. */

import { buildSite, launch, serve } from '../test/e2e/browser.ts'
import { measureChoices } from './choices.ts'
import { measurePanning } from './panning.ts'
import { shellSize } from './shell.ts'
import { MEASURED_GAMES, tablesOf } from './tables.ts'
import { measureVisits } from './visits.ts'

const built = await buildSite()
const site = await serve(built)
const browser = await launch()
const visits = await measureVisits(browser, site.url)
const choiceToScreenMs: Record<string, Awaited<ReturnType<typeof measureChoices>>> = {}
const panningFramesMs: Record<string, Awaited<ReturnType<typeof measurePanning>>> = {}
for (const table of (await Promise.all(MEASURED_GAMES.map(tablesOf))).flat()) {
  choiceToScreenMs[table.name] = await measureChoices(browser, site.url, table)
  panningFramesMs[table.name] = await measurePanning(browser, site.url, table)
}
await browser.close()
await site.close()
process.stdout.write(`${JSON.stringify({ ...visits, shellBytes: shellSize(built), choiceToScreenMs, panningFramesMs })}\n`)
