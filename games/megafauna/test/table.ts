/** Whole games in tests: begin at a table of some mode, answer by id or by lot. */

import {
  type Ask,
  makeRng,
  type Option,
  openingPosition,
  Runner,
  randomPolicy,
  readSettings,
  type Settings,
  seedRng,
} from '@deeptime/engine'
import { settingsOf } from '@deeptime/testing'
import { expect } from 'vitest'
import { audit } from '../audit.ts'
import { megafauna } from '../game.ts'
import type { State } from '../state.ts'

export function start(mode: string, seats: number, more: Settings = {}, seed = 'start'): Runner<State> {
  const checked = readSettings(megafauna, seats, { ...settingsOf(megafauna, [mode, seats]), ...more })
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return new Runner(megafauna, openingPosition(megafauna, seats, checked.value, seed))
}

/** Answers in order, whoever is asked; the game goes on to its next question. */
export function answer(runner: Runner<State>, ...ids: readonly string[]): State {
  for (const id of ids) {
    const ask = runner.openAsk() as Ask
    const options = ask.options.map((option) => option.id)
    expect(options, `asked for ${id} by ${ask.kind}`).toContain(id)
    runner.answer(ask, ask.options[options.indexOf(id)] as Option)
  }
  runner.openAsk()
  expect(audit(runner.state)).toEqual([])
  return runner.state
}

/** Plays by lot until the game is over, or the look says stop. */
export function run(runner: Runner<State>, stop: (s: State) => boolean = () => false, seed = 'lot'): State {
  const choose = randomPolicy(makeRng(seedRng(seed)))
  for (let ask = runner.openAsk(); ask && !stop(runner.state); ask = runner.openAsk()) runner.answer(ask, choose(ask, runner.state))
  return runner.state
}
