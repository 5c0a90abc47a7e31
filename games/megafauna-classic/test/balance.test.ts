import { type Ask, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { kindOf, observedIn } from '../advice/balance.ts'
import { cardData } from '../components/cards.ts'
import { megafaunaClassic } from '../index.ts'
import { coloursBySeat } from '../phases/end-of-game.ts'
import { playerOf, type State } from '../state.ts'
import { classicWords } from '../words/index.ts'

/** A whole game played by lot. */
function gameOf(seed: string, seats: number): Session<State, unknown> {
  const started = Session.start(megafaunaClassic, { seats: Array.from({ length: seats }, () => ({})), seed, settings: {} })
  if (!started.ok) throw new ProblemError(started.problem)
  const rng = makeRng(seedRng(seed))
  while (!started.value.over) {
    const { seat, options } = started.value.pending()[0] as Ask
    started.value.choose(seat, options[rng.int(options.length)]?.id as string)
  }
  return started.value
}

describe('what a seat had in a finished game', () => {
  const games = ['one', 'two', 'three'].map((seed) => gameOf(seed, 3))
  const all = games.flatMap(({ state, log }) => [0, 1, 2].map((seat) => ({ state, seat, held: observedIn(state, log, seat) })))

  test('is named by keys that have words, in tables that make sense', () => {
    const keys = new Set(all.flatMap(({ held }) => held))
    for (const key of keys) expect(classicWords.en.catalog[key], key).toBeDefined()
    const kinds = new Set([...keys].map((key) => kindOf(key) ?? key.split('.')[0]))
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['colour', 'genotype', 'mutation', 'silhouette', 'tile']))
    expect(kindOf('card.G1.mammal')).toBe('genotype')
    expect(kindOf('card.G1')).toBe('fossil')
    expect(kindOf('card.M1')).toBe('mutation')
    expect(kindOf('culture.toolUse')).toBeUndefined()
  })

  test('is its own: every card still in its stacks, every tile it took, one colour', () => {
    for (const { state, seat, held } of all) {
      const colour = coloursBySeat(state)[seat] as number
      const stacks = state.species.slice(4 * colour, 4 * colour + 4).flatMap((species) => species?.cards ?? [])
      const cards = held.filter((key) => key.startsWith('card.')).map((key) => key.split('.')[1])
      for (const card of stacks) expect(cards).toContain(cardData(card).id)
      expect(held.filter((key) => key.startsWith('tile.'))).toHaveLength(playerOf(state, colour).fossils.length)
      expect(held.filter((key) => key.startsWith('colour.'))).toHaveLength(1)
    }
  })
})
