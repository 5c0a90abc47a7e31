import { marine } from '@deeptime/marine'
import { marineAdvice } from '@deeptime/marine/advice'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { classicAdvice } from '@deeptime/megafauna-classic/advice'
import { benchMarine } from './marine.ts'
import { inTurn, perSecond } from './measure.ts'
import { mediumBare, mediumOnKernel } from './medium.ts'
import { mediumOnBoardgameIo } from './medium-on-boardgameio.ts'
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

const json = process.argv.includes('--json')
const report = {
  node: process.version,
  medium: benchMedium(),
  marine: benchMarine(),
  search: benchSearch({ game: marine, advice: marineAdvice, seats: 4, depths: [40, 300, 700] }),
  classicSearch: benchSearch({ game: megafaunaClassic, advice: classicAdvice, seats: 2, depths: [10, 40, 80] }),
}
if (json) console.log(JSON.stringify(report))
else {
  for (const [title, figures] of [
    ['The synthetic medium game', report.medium] as const,
    ['Marine, four animals', report.marine] as const,
    ['Tree search at Marine, four animals', report.search] as const,
    ['Tree search at Megafauna Classic, two seats', report.classicSearch] as const,
  ]) {
    console.log(`\n${title}`)
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)} ${value}`)
  }
}
