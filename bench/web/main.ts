/**
 * Measures the app in a real browser and prints JSON: first visit, size of the shell, from choice to screen, frames while panning, waiting for two
 * bots.
 * Arguments name the games to measure; without any, all are.
 */

import { buildSite, ROOT, serve } from '../../web/test/e2e/app.ts'
import { findChromium, launch } from '../../web/test/e2e/chromium.ts'
import { shellSize } from '../../web/test/e2e/shell.ts'
import { measureChoices } from './choices.ts'
import { measurePanning } from './panning.ts'
import { MEASURED_GAMES, tablesOf, tableWithTwoBots } from './tables.ts'
import { measureVisits } from './visits.ts'
import { measureWaiting } from './waiting.ts'

const named = process.argv.slice(2)
const unknown = named.find((name) => !MEASURED_GAMES.includes(name))
if (unknown !== undefined) throw new Error(`"${unknown}" is none of the games: ${MEASURED_GAMES.join(', ')}`)
const games = named.length > 0 ? named : MEASURED_GAMES

const built = await buildSite()
const site = await serve(built)
const browser = await launch(await findChromium(ROOT))
const visits = await measureVisits(browser, site.url)
const choiceToScreenMs: Record<string, Awaited<ReturnType<typeof measureChoices>>> = {}
const panningFramesMs: Record<string, Awaited<ReturnType<typeof measurePanning>>> = {}
const waitingForBotsMs: Record<string, Awaited<ReturnType<typeof measureWaiting>>> = {}
for (const table of (await Promise.all(games.map(tablesOf))).flat()) {
  choiceToScreenMs[table.name] = await measureChoices(browser, site.url, table)
  panningFramesMs[table.name] = await measurePanning(browser, site.url, table)
}
for (const game of games) waitingForBotsMs[game] = await measureWaiting(browser, site.url, await tableWithTwoBots(game))
await browser.close()
await site.close()
process.stdout.write(
  `${JSON.stringify({ ...visits, shellBytes: shellSize(built), choiceToScreenMs, panningFramesMs, waitingForBotsMs })}\n`,
)
