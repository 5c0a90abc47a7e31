import {
  type Game,
  type Json,
  makeRng,
  openingPosition,
  Runner,
  randomPolicy,
  readSettings,
  type Settings,
  seedRng,
} from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { expect, test } from 'vitest'
import { genesis } from '../genesis/game.ts'
import { handOver } from '../genesis/hand-over/index.ts'
import type { GenesisState } from '../genesis/state.ts'
import { megafauna } from '../megafauna/game.ts'

/** A finished game, played by lot. */
function finished<State>(game: Game<State>, seats: number, settings: Settings, seed: string): State {
  const checked = readSettings(game, seats, settings)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  const runner = new Runner(game, openingPosition(game, seats, checked.value, seed))
  const choose = randomPolicy(makeRng(seedRng(seed)))
  for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) runner.answer(ask, choose(ask, runner.state))
  return runner.state
}

test.each([
  [1, {}],
  [2, {}],
  [3, { play: 'cooperative' }],
  [4, {}],
] as const)('whatever a game of Genesis with %i seats hands over, Megafauna takes as it stands', (seats, settings) => {
  let taken = 0
  for (let i = 0; i < 4; i++) {
    const handed = handOver(finished<GenesisState>(genesis, seats, settings, `ashore${i}`))
    if (!handed.ok) throw new Error(handed.problem.key)
    const { file } = handed
    const checked = readSettings(megafauna, seats, { length: 'long', genesis: file as unknown as Json })
    // C2: nobody goes ashore after an Armageddon; alone every game goes on (C3).
    expect(checked.ok).toBe(file.end === 'deck' || seats === 1)
    if (!checked.ok) continue
    taken++
    expect(
      fuzz(megafauna, { seats, settings: checked.value, seed: `ashore${i}`, checks: { illegal: 40, undo: 40, views: 40 } }).violation,
    ).toBeUndefined()
  }
  expect(taken).toBeGreaterThan(0)
})
