import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArenaGame } from '../arena/game.ts'
import type { ArenaReport } from '../arena/report.ts'
import { balanceOf, balanceTable } from './balance.ts'
import { balancePlot } from './plot.ts'

interface BalanceWords {
  readonly seed: string
  /** In which table a thing belongs, if its first part does not say. */
  readonly kindOf: ((item: string) => string | undefined) | undefined
  /** The name of a thing by its catalog key. */
  readonly text: (key: string) => string
}

/** A page of tables and a plot for each kind of thing: cards, traits, animals, seats. */
export async function saveBalance(
  folder: string,
  report: ArenaReport,
  games: readonly ArenaGame[],
  { seed, kindOf, text }: BalanceWords,
): Promise<void> {
  const { game, mode, seats } = report
  const nameOf = (item: string): string => (item.startsWith('seat.') ? `Seat ${Number(item.slice(5)) + 1}` : text(item))
  const name = `${game}-${mode}-${seats}`
  const sections = [...balanceOf(games, kindOf)].map(([kind, worths]) => ({ kind, worths, plot: `${name}-${kind}.svg` }))
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
