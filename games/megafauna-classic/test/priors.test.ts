import { type Ask, makeRng, type Option, openingPosition, Runner, randomPolicy, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { looked, OPTION_TRAITS } from '../advice/options.ts'
import { CLASSIC_PRIORS, priorsBy, readClassicPriors } from '../advice/priors.ts'
import { PLACE_NAMES } from '../components/map.ts'
import { megafaunaClassic } from '../game.ts'
import { animalOption } from '../options.ts'
import { actionOptions } from '../phases/turn.ts'
import { type Scene, scene } from './scene.ts'

/** Hardly ever met by lot, or only with options of the living edition. */
const RARE = new Set(['replaced', 'otherAction', 'ordinary'])

const prior = priorsBy(CLASSIC_PRIORS)

/** The action that red is asked for in a scene, and how its options look. */
function actions(s: Scene) {
  const state = scene({ tiles: { T2: 'HR', H4: 'HO' }, ...s })
  const ask: Ask = { seat: 0, kind: 'action', options: actionOptions(state, 0), rule: '4.2' }
  const option = (id: string): Option => ask.options.find((o) => o.id === id) as Option
  return {
    looks: (id: string): number => prior(ask, option(id), state),
    traits(id: string): Record<string, number> {
      const { group, traits } = looked(ask, option(id), state)
      return Object.fromEntries(OPTION_TRAITS[group].map((name, i) => [name, traits[i] as number]))
    },
  }
}

describe('what speaks for an option', () => {
  it('is told for every option of random games, as its group lists it', () => {
    const met = new Set<string>()
    for (let game = 0; game < 40; game++) {
      const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, (game % 4) + 1, {}, `looks-${game}`))
      const choose = randomPolicy(makeRng(seedRng(`looks-${game}`)))
      for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) {
        for (const option of ask.options) {
          const { group, traits } = looked(ask, option, runner.state)
          met.add(group)
          expect(traits).toHaveLength(OPTION_TRAITS[group].length)
          expect(traits.every(Number.isFinite)).toBe(true)
        }
        runner.answer(ask, choose(ask, runner.state))
      }
    }
    expect(Object.keys(OPTION_TRAITS).filter((group) => !met.has(group) && !RARE.has(group))).toEqual([])
  })

  it('is read anew for every question', () => {
    const alone = actions({ species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } } })
    const many = actions({ species: { 'red-dino': { at: ['T2b'] }, 'red-fin': { at: ['T2r'] }, 'orange-cat': { at: ['H4b'] } } })
    expect(many.traits('expand').animals).toBe(0.5)
    expect(alone.traits('expand').animals).toBe(0.25)
    expect(alone.traits('expand').ahead).toBe(0)
    expect(many.traits('expand').ahead).toBeGreaterThan(0)
  })

  it('knows what a card costs, what lies on it, and whether buying it draws a period card', () => {
    const { traits } = actions({
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } },
      genes: { red: 4 },
      lower: ['M1', 'M5', 'M7', 'M15', 'M27'],
      lowerGenes: [0, 3, 0, 0, 0],
    })
    expect(traits('card:M5')).toMatchObject({ cost: 0.2, found: 0.6, draws: 1, lazarus: 0 })
    expect(traits('card:M27')).toMatchObject({ cost: 0.8, found: 0, draws: 1 })
  })
})

describe('the animal that a new species replaces', () => {
  it('is told by its place', () => {
    const state = scene({ tiles: { T2: 'HR', H4: 'HO' }, species: { 'red-dino': { at: ['T2b', 'H4p'] }, 'orange-cat': { at: ['H4b'] } } })
    const options = ['T2b', 'H4p'].map((place) => animalOption(0, PLACE_NAMES.indexOf(place)))
    const ask: Ask = { seat: 0, kind: 'genotype.animal', options, rule: '7.4b' }
    const [grazer, hunter] = options.map((option) => looked(ask, option, state))
    expect([grazer?.group, hunter?.group]).toEqual(['replaced', 'replaced'])
    expect([grazer?.traits[1], hunter?.traits[1]]).toEqual([0, 1])
  })
})

describe('how options look', () => {
  const two: Scene = { species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } }, genes: { red: 4 } }

  it('a cheap card looks better than the same card where it is dear, and better with genes on it', () => {
    const at = (lower: readonly string[], lowerGenes = [0, 0, 0, 0, 3]) => actions({ ...two, lower, lowerGenes }).looks('card:M5')
    const first = ['M5', 'M1', 'M7', 'M15', 'M27']
    expect(at(first)).toBeGreaterThan(at(['M1', 'M7', 'M15', 'M5', 'M27']))
    expect(at(first, [3, 0, 0, 0, 0])).toBeGreaterThan(at(first))
  })

  it('a search looks at the poorest now and then: no option is ruled out', () => {
    const { looks } = actions(two)
    expect(looks('resize')).toBeGreaterThan(0.01)
    expect(looks('expand')).toBeLessThan(100)
  })

  it('weights that lack a trait are refused by name', () => {
    const { expand: _, ...rest } = CLASSIC_PRIORS
    expect(() => readClassicPriors(rest)).toThrow('The weight of "expand.always" is missing')
  })
})
