import { describe, expect, it } from 'vitest'
import { verdictOn } from '../contests/verdict.ts'
import { single } from '../geometry.ts'
import { canEat } from '../habitat.ts'
import { heartOf } from '../heart.ts'
import { destinations } from '../phases/dispersal.ts'
import { refuges } from '../phases/endotherms.ts'
import { distance } from '../phases/reach.ts'
import { SPACE_NAMES } from '../refs.ts'
import type { State } from '../state.ts'
import { dispersalPoints, skeletonOf } from '../tableau.ts'
import { colour, disperse, lying, of, place, play, scene, space, species, standing } from './scene.ts'

const GREEN_HOME = { 'green-archetype': { at: ['baltica-3/herbivore'] } } as const
const last = (s: State, at: string, newcomer: string, resident: string) => {
  const { wins, steps } = verdictOn(s, space(at), species(newcomer), species(resident))
  return [steps.at(-1)?.rule, Math.sign(wins)]
}
const names = (s: State, id: string) => destinations(s, species(id)).map((sp) => SPACE_NAMES.earth[sp])

describe('F Dispersal', () => {
  it('EX-GL-dp, EX-F2-first: points are size and blue organs', () => {
    const s = scene({
      species: {
        'green-archetype': { size: 5, basal: 'b', at: ['baltica-3/herbivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'] },
      },
    })
    expect([dispersalPoints(of(s, 'green-archetype')), dispersalPoints(of(s, 'black-archetype'))]).toEqual([6, 1])
  })

  it('T62: with one point orange reaches its own hex and the next, with two also Laurentia 4', () => {
    const base = { players: ['orange', 'black'], discs: { 'laurentia-0': 'white' }, phase: 3 } as const
    const one = scene({
      ...base,
      species: { 'orange-archetype': { at: ['laurentia-2/herbivore'], newborn: 1 }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    expect(names(one, 'orange-archetype')).toEqual(['laurentia-2/herbivore', 'laurentia-3/herbivore'])
    const two = scene({
      ...base,
      species: {
        'orange-archetype': { size: 2, at: ['laurentia-2/herbivore'], newborn: 1 },
        'black-archetype': { at: ['siberia-1/herbivore'] },
      },
    })
    expect(names(two, 'orange-archetype')).toContain('laurentia-4/herbivore')
  })

  it('T63: in the first game rafts drift west only', () => {
    const s = scene({
      players: ['orange', 'green'],
      settings: { rules: 'toothAndClaw' },
      landmasses: [single(0, 4), single(1, 4)],
      phase: 3,
      species: {
        'orange-archetype': { basal: 'bbb', at: ['laurentia-5/herbivore'], newborn: 1 },
        'orange-flyer': { genotype: '21A', basal: 'b', at: ['laurentia-5/carnivore'], newborn: 1 },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    destinations(s, species('orange-archetype'))
    expect(distance[place('baltica-2')]).toBe(4)
    destinations(s, species('orange-flyer'))
    expect(distance[place('baltica-2')]).toBe(2)
  })

  it('T64, T35: winds blow in rows 1, 3, 4 and 6, and on a windy turn everywhere and both ways', () => {
    const s = scene({
      phase: 3,
      species: {
        'green-archetype': { size: 6, at: ['baltica-4/herbivore'], newborn: 1 },
        'black-archetype': { at: ['siberia-1/herbivore'] },
      },
    })
    s.landmasses = [single(0, 4), single(1, 4), single(2, 4), single(3, 4)]
    destinations(s, species('green-archetype'))
    const calm = distance[place('laurentia-3')] as number
    s.windy = true
    destinations(s, species('green-archetype'))
    expect(distance[place('laurentia-3')]).toBe(4)
    expect(calm).toBeGreaterThan(4)
  })

  it('T65: a species never eats itself', () => {
    const s = scene({
      phase: 3,
      species: { 'green-archetype': { at: ['baltica-4/herbivore'] }, 'black-archetype': { at: ['baltica-4/carnivore'], newborn: 1 } },
    })
    expect(names(s, 'black-archetype')).not.toContain('baltica-4/herbivore')
  })

  it('T91: from bloom to bloom, and to the host hex only', () => {
    const s = scene({
      phase: 3,
      discs: { 'siberia-north': 'bloom', 'siberia-middle': 'bloom' },
      species: { ...GREEN_HOME, 'black-swimmer': { genotype: '14A', at: ['siberia-north/herbivore'], newborn: 1 } },
    })
    expect(names(s, 'black-swimmer')).toEqual(['siberia-1/herbivore', 'siberia-north/herbivore', 'siberia-middle/herbivore'])
  })

  it('EX-J7-move: a bell lets a carnivore live in the sea, not a herbivore', () => {
    const swimmer = { 'green-swimmer': { genotype: '14A', at: ['siberia-3/herbivore'] } }
    const burrower = { genotype: '36A', size: 3, at: ['siberia-2/herbivore'], newborn: 1 }
    const bell = scene({ phase: 3, species: { ...swimmer, 'black-burrower': { ...burrower, tools: ['tool-2A'] } } })
    expect(names(bell, 'black-burrower')).toContain('siberia-3/carnivore')
    expect(names(bell, 'black-burrower')).not.toContain('siberia-3/herbivore')
    const without = scene({ phase: 3, species: { ...swimmer, 'black-burrower': burrower } })
    expect(names(without, 'black-burrower')).not.toContain('siberia-3/carnivore')
  })

  it('EX-F4a, T60: flyers are eaten by flyers, archetypes by all; tools and size get past venom', () => {
    const s = scene({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], cards: [{ card: '62A', plus: 'g' }], size: 3 },
        'green-flyer': { genotype: '68B', at: ['baltica-4/herbivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'] },
        'black-burrower': { genotype: '36A', at: ['siberia-2/herbivore'], tools: ['tool-1A'] },
        'black-flyer': { genotype: '21A', size: 4, at: ['siberia-5/herbivore'] },
      },
    })
    const eats = (hunter: string, prey: string) => canEat(s, species(hunter), species(prey))
    expect([eats('black-flyer', 'green-flyer'), eats('black-archetype', 'green-flyer')]).toEqual([true, false])
    expect([
      eats('black-archetype', 'green-archetype'),
      eats('black-burrower', 'green-archetype'),
      eats('black-flyer', 'green-archetype'),
    ]).toEqual([false, true, true])
  })

  it('PK30: a newborn without a destination goes back', () => {
    const s = scene({
      phase: 3,
      discs: { 'siberia-1': 'black', 'siberia-2': 'black', 'siberia-0': 'black', 'siberia-6': 'black', 'siberia-5': 'black' },
      species: { ...GREEN_HOME, 'black-archetype': { lying: ['siberia-1/herbivore'], newborn: 1 } },
    })
    const p = play(s, disperse('black'))
    expect(p.logged('disperse.givesUp')).toHaveLength(1)
    expect(s.spare[species('black-archetype')]).toBe(6)
  })

  it('T66: who falls in phase 3 dies at once, unless a newborn still comes', () => {
    const make = (newborn: number) =>
      scene({
        phase: 3,
        discs: { 'siberia-5': 'green' },
        species: {
          'green-archetype': { basal: 'ggb', at: ['siberia-6/herbivore'], newborn: 1 },
          'black-archetype': { at: ['siberia-5/herbivore', 'laurentia-3/herbivore'], newborn },
        },
      })
    const dead = make(0)
    play(dead, disperse('green')).chooses('space:siberia-5/herbivore', 'fall')
    expect(dead.living[species('black-archetype')]).toBe(1)
    const waiting = make(1)
    play(waiting, disperse('green')).chooses('space:siberia-5/herbivore', 'fall')
    expect(lying(waiting)).toEqual(['black-archetype@siberia-5/herbivore'])
  })

  it('EX-F2-swim: a daughter that can’t live where her mother stood lies there, and may be a mother', () => {
    const s = scene({
      phase: 3,
      discs: { 'siberia-2': 'green' },
      species: { ...GREEN_HOME, 'black-swimmer': { genotype: '14A', basal: 'b', lying: ['siberia-2/herbivore'], newborn: 2 } },
    })
    expect(names(s, 'black-swimmer')).toContain('siberia-1/herbivore')
  })
})

describe('G, H Contests', () => {
  const weeds = 'siberia-5/herbivore'
  const two = (moose: object, squirrel: object, hunter?: object, discs = {}) =>
    scene({
      players: ['green', 'black', 'white'],
      discs,
      phase: 3,
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], ...moose },
        'black-archetype': { at: [weeds], ...squirrel },
        ...(hunter && { 'white-flyer': { genotype: '21A', at: ['siberia-5/carnivore'], ...hunter } }),
      },
    })

  it('EX-G3a, EX-G3b: the only edible one loses, and its hunter starves', () => {
    const venom = { cards: [{ card: '62A', plus: 'g' }], size: 2, newborn: 1, at: ['siberia-6/herbivore'] }
    const s = two(venom, {}, { size: 1 })
    expect(last(s, weeds, 'green-archetype', 'black-archetype')).toEqual(['G3', 1])
    play(s, disperse('green')).chooses(`space:${weeds}`)
    expect(standing(s, weeds)).toBe('green-archetype')
    expect(s.living[species('white-flyer')]).toBe(0)
    expect(last(two(venom, {}, { size: 3 }), weeds, 'green-archetype', 'black-archetype')[0]).not.toBe('G3')
  })

  it('EX-G4a, EX-G4b: with a hunter there the faster one stays', () => {
    expect(last(two({}, { basal: 'y' }, {}), weeds, 'green-archetype', 'black-archetype')).toEqual(['G4', -1])
    expect(last(two({}, { basal: 'y' }), weeds, 'green-archetype', 'black-archetype')[0]).toBe('G7')
  })

  it('EX-G5a, EX-G5b: the organ of the humidity, then size', () => {
    expect(last(two({ basal: 'gg' }, { basal: 'ggg' }), weeds, 'green-archetype', 'black-archetype')).toEqual(['G5', -1])
    const ice = two({ basal: 'gg', size: 2 }, { basal: 'ggg' })
    ice.landmasses = ice.landmasses.map((mass) => ({ ...mass, latitude: 1 }))
    ice.clouds += ice.airWhite
    ice.airWhite = 0
    expect(last(ice, weeds, 'green-archetype', 'black-archetype')).toEqual(['G6', 1])
  })

  it('EX-G7, EX-J5: the lower skeletal number wins among herbivores', () => {
    expect(last(two({}, {}), weeds, 'green-archetype', 'black-archetype')).toEqual(['G7', 1])
    const parasite = two({}, { cards: [{ card: '56A', plus: '' }] })
    expect(skeletonOf(parasite, species('black-archetype'))).toBe(0)
    expect(last(parasite, weeds, 'green-archetype', 'black-archetype')).toEqual(['G7', -1])
    expect(heartOf(parasite, species('black-archetype'))).toBe(6)
  })

  it('EX-H3, T69: roadrunner, distance to the size of the prey, size, then the higher number', () => {
    const hunters = (n: object, r: object, prey = {}) =>
      scene({
        players: ['green', 'orange', 'white'],
        phase: 3,
        species: {
          'green-archetype': { at: [weeds], size: 3, ...prey },
          'orange-archetype': { at: ['laurentia-2/herbivore'], ...n },
          'white-archetype': { at: ['siberia-5/carnivore'], ...r },
        },
      })
    const on = (s: State) => last(s, 'siberia-5/carnivore', 'orange-archetype', 'white-archetype')
    expect(on(hunters({ basal: 'y' }, { basal: 'yy' }))).toEqual(['H3', -1])
    expect(on(hunters({ size: 2 }, { size: 4 }))).toEqual(['H5', -1])
    expect(on(hunters({ size: 3 }, { size: 4 }))).toEqual(['H4', 1])
    expect(on(hunters({}, {}))).toEqual(['H6', -1])
  })

  it('EX-GL-niche: carnivores of a forest compare red', () => {
    const s = scene({
      players: ['green', 'orange', 'white'],
      discs: { 'siberia-5': 'green' },
      phase: 3,
      species: {
        'green-archetype': { at: [weeds] },
        'orange-archetype': { at: ['laurentia-2/herbivore'], basal: 'r' },
        'white-archetype': { at: ['siberia-5/carnivore'] },
      },
    })
    expect(last(s, 'siberia-5/carnivore', 'orange-archetype', 'white-archetype')).toEqual(['H3', 1])
  })

  it('T68, T70: the loser may turn carnivore; of one colour the owner chooses', () => {
    const s = two({ basal: 'gb', at: ['siberia-6/herbivore'], newborn: 1 }, {})
    play(s, disperse('green')).chooses(`space:${weeds}`, 'carnivore')
    expect(standing(s, 'siberia-5/carnivore')).toBe('black-archetype')
    const own = scene({
      phase: 3,
      species: {
        ...GREEN_HOME,
        'black-archetype': { at: [weeds] },
        'black-flyer': { genotype: '21A', at: ['siberia-6/herbivore'], newborn: 1 },
      },
    })
    const p = play(own, disperse('black')).chooses(`space:${weeds}`)
    expect(p.ask?.kind).toBe('contest.winner')
    p.chooses('species:black-archetype')
    expect(standing(own, weeds)).toBe('black-archetype')
  })

  it('EX-F6, T67, PK29, EX-H-note: an inedible herbivore beats an edible one, and the hunter falls first', () => {
    const s = scene({
      players: ['green', 'black'],
      phase: 3,
      discs: { 'siberia-5': 'green' },
      species: {
        'green-archetype': { at: [weeds], basal: 'r' },
        'green-flyer': { genotype: '68B', at: ['siberia-5/carnivore'], basal: 'r' },
        'black-armored': { genotype: '18A', at: ['siberia-6/herbivore'], newborn: 1 },
      },
    })
    expect(last(s, 'siberia-5/carnivore', 'black-armored', 'green-flyer')).toEqual(['H3', -1])
    play(s, disperse('black')).chooses(`space:${weeds}`)
    expect(standing(s, weeds)).toBe('black-armored')
    expect(s.species[species('green-flyer')]).toBeNull()
    expect(s.species[species('green-archetype')]).toBeNull()
  })
})

describe('I Burial', () => {
  it('EX-I1, T71: endotherms fly to levels where nobody stands, without a contest', () => {
    const s = scene({
      phase: 4,
      discs: { 'siberia-5': 'white' },
      species: { ...GREEN_HOME, 'black-flyer': { genotype: '21A', basal: 'w', size: 2, lying: ['siberia-5/herbivore'] } },
    })
    expect(refuges(s, species('black-flyer'), space('siberia-5/herbivore')).map((sp) => SPACE_NAMES.earth[sp])).toContain(
      'siberia-6/herbivore',
    )
    play(s, { step: 'endotherms', args: { colour: colour('black') } }).chooses('space:siberia-6/herbivore')
    expect(standing(s, 'siberia-6/herbivore')).toBe('black-flyer')
  })

  it('T72, T73: who is alone on its level stands up; two are buried; a carnivore stands if fed', () => {
    const s = scene({
      players: ['green', 'black', 'white'],
      phase: 4,
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], lying: ['siberia-6/herbivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'], lying: ['siberia-5/herbivore', 'siberia-6/herbivore', 'baltica-3/carnivore'] },
        'white-archetype': { at: ['gondwana-5/herbivore'] },
      },
    })
    play(s, { step: 'burial' })
    expect(standing(s, 'siberia-5/herbivore')).toBe('black-archetype')
    expect(standing(s, 'siberia-6/herbivore')).toBeUndefined()
    expect(standing(s, 'baltica-3/carnivore')).toBe('black-archetype')
    expect(s.living[species('black-archetype')]).toBe(3)
  })
})
