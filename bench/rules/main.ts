import { GAMES } from '@deeptime/games'
import type { Manifest } from '@deeptime/kit'
import { inTurn, perSecond } from './measure.ts'
import { mediumBare, mediumOnKernel } from './medium.ts'
import { mediumOnBoardgameIo } from './medium-on-boardgameio.ts'
import { benchRules } from './of-game.ts'
import { benchSearch } from './search.ts'

function benchMedium() {
  const speed = inTurn({
    bare: () => perSecond((i) => mediumBare(`m${i}`), 1000),
    kernel: () => perSecond((i) => mediumOnKernel(`m${i}`), 1000),
    boardgameIo: () => perSecond((i) => mediumOnBoardgameIo(`m${i}`), 1000),
  })
  return {
    bareDecisionsPerSecond: Math.round(speed.bare),
    kernelDecisionsPerSecond: Math.round(speed.kernel),
    boardgameIoDecisionsPerSecond: Math.round(speed.boardgameIo),
    kernelOverBoardgameIo: Number((speed.kernel / speed.boardgameIo).toFixed(1)),
    kernelOverBare: Number((speed.kernel / speed.bare).toFixed(2)),
  }
}

/** What the rules of a game cost, and searches in it: at the table that the game names for it. */
async function benchGame(manifest: Manifest) {
  const [{ game, advice }, measured] = await Promise.all([manifest.rules(), manifest.measured?.()])
  const bench = measured?.bench
  if (!bench || !advice) return []
  const { seats } = bench
  return [
    [`${manifest.plate.en.short}, ${seats} seats`, benchRules(game, seats)],
    [`Tree search at ${manifest.plate.en.short}, ${seats} seats`, benchSearch({ game, advice, ...bench })],
  ] as const
}

const report: (readonly [title: string, figures: Readonly<Record<string, number>>])[] = [['The synthetic medium game', benchMedium()]]
for (const manifest of GAMES.games) report.push(...(await benchGame(manifest)))

if (process.argv.includes('--json')) console.log(JSON.stringify({ node: process.version, ...Object.fromEntries(report) }))
else {
  for (const [title, figures] of report) {
    console.log(`\n${title}`)
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)} ${value}`)
  }
}
