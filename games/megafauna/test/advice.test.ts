import { makeRng, randomPolicy, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { MEGAFAUNA_WEIGHTS, megafaunaAdvice, TERMS } from '../advice/index.ts'
import { NONE, type State } from '../state.ts'
import { run, start } from './table.ts'

const termsOf = (s: State, seat = 0) => Object.fromEntries(megafaunaAdvice.explain(s, seat).map(({ term, value }) => [term, value]))

/** A game of two by lot, after so many choices. */
function gameAt(choices: number): State {
  const runner = start('achterbahn', 2)
  const choose = randomPolicy(makeRng(seedRng('advice')))
  for (let made = 0; made < choices; made++) {
    const ask = runner.openAsk()
    if (!ask) break
    runner.answer(ask, choose(ask, runner.state))
  }
  return runner.state
}

const colourOfSeat = (s: State, seat: number): number => s.players.findIndex((player) => player?.seat === seat)

describe('advice for bots', () => {
  it('has a weight for every term, early and late', () => {
    expect(Object.keys(MEGAFAUNA_WEIGHTS)).toEqual([...TERMS])
  })

  it('sees two seats from both sides alike', () => {
    const s = gameAt(40)
    expect(megafaunaAdvice.evaluate(s, 0)).toBeCloseTo(-megafaunaAdvice.evaluate(s, 1), 6)
  })

  it('counts a fossil as one point', () => {
    const s = gameAt(40)
    const before = termsOf(s)
    const player = s.players[colourOfSeat(s, 0)]
    if (player) player.fossilTokens += 3
    expect(termsOf(s).fossils).toBeCloseTo(3 + (before.fossils as number), 6)
  })

  it('fears for creeples that lie, and likes newborns', () => {
    const s = gameAt(0)
    const own = s.upright.findIndex((species) => species !== NONE && Math.floor(species / (s.species.length / 4)) === colourOfSeat(s, 0))
    const species = s.upright[own] as number
    const before = termsOf(s)
    s.newborn[species] = 2
    s.lying = [{ space: own, species }]
    const after = termsOf(s)
    expect(after.newborn).toBeGreaterThan(before.newborn as number)
    expect(after.endangered).toBeLessThan(before.endangered as number)
  })

  it('finds nothing to plan for once the game is over', () => {
    const { room, prey, budget, actions, ending } = termsOf(run(start('achterbahn', 2)))
    for (const plan of [room, prey, budget, actions, ending]) expect(plan).toBeCloseTo(0, 9)
  })
})
