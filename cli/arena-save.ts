import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Words } from '@deeptime/words'
import { balanceOf, balanceTable } from './arena-balance.ts'
import type { ArenaGame } from './arena-game.ts'
import { balancePlot } from './arena-plot.ts'
import type { ArenaReport } from './arena-report.ts'
import { gameNamed } from './games.ts'

/** Writes a section of a Markdown file: in place of the one with that title, or at the end. */
export async function saveSection(file: string, title: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => '')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, withSection(old, title, text))
}

export function withSection(page: string, title: string, text: string): string {
  const heading = `### ${title}\n`
  const section = `${heading}\n${text.trim()}\n`
  const start = `\n${page}`.indexOf(`\n${heading}`)
  if (start < 0) return page === '' ? section : `${page.trimEnd()}\n\n${section}`
  const after = page.slice(start + heading.length).search(/^#{1,3} /m)
  const rest = after < 0 ? '' : `\n${page.slice(start + heading.length + after)}`
  return `${page.slice(0, start)}${section}${rest}`
}

/** A page of tables and a plot for each kind of thing: cards, traits, animals, seats. */
export async function saveBalance(
  folder: string,
  report: ArenaReport,
  games: readonly ArenaGame[],
  { seed }: { seed: string },
): Promise<void> {
  const { game, mode, seats } = report
  const entry = gameNamed(game)
  const words = Words.ofGame('en', entry.words)
  const nameOf = (item: string): string => (item.startsWith('seat.') ? `Seat ${Number(item.slice(5)) + 1}` : words.text(item))
  const name = `${game}-${mode}-${seats}`
  const sections = [...balanceOf(games, entry.kindOf)].map(([kind, worths]) => ({ kind, worths, plot: `${name}-${kind}.svg` }))
  await mkdir(folder, { recursive: true })
  for (const { kind, worths, plot } of sections) {
    await writeFile(join(folder, plot), balancePlot(`${game}, ${mode}, ${seats} seats, by ${kind}`, worths, nameOf))
  }
  const bots = report.bots.map((b) => b.name).join(', ')
  const intro = [
    `# Balance by play: ${game}, ${mode}, ${seats} seats`,
    '',
    `${report.games} games between ${bots}, seed \`${seed}\`, ${new Date().toISOString().slice(0, 10)}.`,
    'A row tells how those who had the thing stood in the end: their points, their lead over the best other seat, and how often they',
    'won. A card is taken by whoever can take it, so a row says both what it is worth and who gets it; compare within a table. ▲ and ▼:',
    'far out of line with the table, as [the first page](README.md) defines it.',
  ]
  const tables = sections.map(({ kind, worths, plot }) => `## By ${kind}\n\n![By ${kind}](${plot})\n\n${balanceTable(worths, nameOf)}\n`)
  await writeFile(join(folder, `${name}.md`), `${intro.join('\n')}\n\n${tables.join('\n')}`)
}
