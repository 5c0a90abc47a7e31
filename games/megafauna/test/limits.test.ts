import { describe, expect, it } from 'vitest'
import { canPromote } from '../actions/promote.ts'
import { mayResurrect } from '../actions/resurrect.ts'
import { plantMustGraze } from '../alien/plant.ts'
import { conditionHolds, isWet, runsAway, windBlows } from '../climate.ts'
import { takesDisc } from '../discs.ts'
import { EAST, WEST } from '../geometry.ts'
import { canEat, canLive, couldSettle, isPlantHabitat, waterDistances } from '../habitat.ts'
import { medeaMoves } from '../medea.ts'
import { actionsLeft } from '../phases/actions.ts'
import { refuges } from '../phases/endotherms.ts'
import { CARNIVORE, HERBIVORE } from '../places.ts'
import { partsOf, populationOf } from '../score.ts'
import { BLACK_DISC, WHITE_DISC } from '../state.ts'
import { hostsFor } from '../traits/mutualism.ts'
import { action, colour, of, organs, place, play, player, type Scene, scene, space, species } from './scene.ts'

/** Where one rule ends and another begins: each limit from both sides. */
const HOMES = { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } } as const
const on = (x: Scene = {}) => scene({ species: HOMES, ...x })
const WATER = { 'tharsis-3': 'white', 'tharsis-6': 'white', 'arabia-1': 'white', 'arabia-3': 'white' } as const
const mars = (x: Scene = {}) =>
  scene({
    players: ['black'],
    settings: { world: 'mars', plant: 'rules' },
    air: [0, 1],
    clouds: 1,
    discs: WATER,
    species: { 'green-archetype': { at: ['tharsis-2/plant', 'arabia-2/plant'] } },
    ...x,
  })

describe('D10 Limits of climate', () => {
  it('D10c, D10d, D10e: fire from 13 %, rain from three discs, overcast from seven', () => {
    const s = on()
    s.oxygen = 8
    expect([conditionHolds(s, 'conflagration'), conditionHolds(s, 'microbe')]).toEqual([true, true])
    s.oxygen = 9
    expect(conditionHolds(s, 'conflagration')).toBe(false)
    for (const [clouds, rain, overcast] of [
      [2, false, false],
      [3, true, false],
      [6, true, false],
      [7, true, true],
    ] as const) {
      s.clouds = clouds
      expect([conditionHolds(s, 'precipitation'), conditionHolds(s, 'overcast')]).toEqual([rain, overcast])
    }
  })

  it('K5e: a wet runaway takes all discs, and never comes on Mars', () => {
    const s = mars()
    s.airBlack = 12
    s.clouds = 12
    expect(runsAway(s)).toBe(false)
    const earth = on()
    earth.airBlack = 9
    earth.airWhite = 2
    expect(runsAway(earth)).toBe(false)
    earth.airWhite = 3
    expect(runsAway(earth)).toBe(true)
  })

  it('K3b, PK5: other worlds are always wet; rows beyond the strip are as its ends', () => {
    const s = mars()
    expect([0, 3, 7].map((row) => isWet(s, row))).toEqual([true, true, true])
    const earth = on({ air: [1, 1] })
    expect([isWet(earth, -1), isWet(earth, 8)]).toEqual([isWet(earth, 0), isWet(earth, 7)])
  })

  it('K7d: Mars has the winds of Earth', () => {
    const s = mars()
    expect([windBlows(s, 1, EAST), windBlows(s, 1, WEST), windBlows(s, 2, EAST), windBlows(s, 4, WEST)]).toEqual([true, false, false, true])
  })

  it('K7, K5g: water fills basins only', () => {
    const s = mars()
    expect([takesDisc(s, place('arabia-2', 'mars'), WHITE_DISC), takesDisc(s, place('tharsis-6', 'mars'), BLACK_DISC)]).toEqual([
      false,
      true,
    ])
  })
})

describe('F, J Limits of species', () => {
  it('F4c, F4b, J3: nobody eats itself; venom yields to venom', () => {
    const s = on({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], cards: ['85A'] },
        'black-archetype': { at: ['siberia-1/herbivore'] },
      },
    })
    expect(canEat(s, species('black-archetype'), species('black-archetype'))).toBe(false)
    of(s, 'green-archetype').flags = 1
    expect(canEat(s, species('black-archetype'), species('green-archetype'))).toBe(false)
    of(s, 'black-archetype').flags = 1
    expect(canEat(s, species('black-archetype'), species('green-archetype'))).toBe(true)
  })

  it('J7b: a bell needs swimmers, and is for carnivores', () => {
    const s = on({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-burrower': { genotype: '2A', at: ['siberia-2/herbivore'], tools: ['tool-2A'] },
        'green-swimmer': { genotype: '14A', at: ['siberia-4/herbivore'] },
      },
    })
    const [sea, bell] = [place('siberia-4'), species('black-burrower')]
    expect(canLive(s, bell, sea, CARNIVORE, species('green-swimmer'))).toBe(true)
    expect(canLive(s, bell, sea, CARNIVORE, species('green-archetype'))).toBe(false)
    expect(canLive(s, bell, sea, HERBIVORE, species('green-swimmer'))).toBe(false)
  })

  it('J2, J2a, J2c: hosts are others’, with an unborn or newborn one; promoted cards call no plant', () => {
    const s = on({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], newborn: 0 },
        'green-armored': { genotype: '18A', at: ['baltica-3/carnivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'], cards: ['26'] },
      },
    })
    expect(hostsFor(s, species('green-archetype'))).toEqual([species('black-archetype')])
    s.newborn[species('black-archetype')] = s.spare[species('black-archetype')] as number
    s.spare[species('black-archetype')] = 0
    expect(hostsFor(s, species('green-archetype'))).toEqual([species('black-archetype')])
    const card = of(s, 'black-archetype').cards[0]
    if (card) card.side = 1
    expect(hostsFor(s, species('green-archetype'))).toEqual([])
  })

  it('J1, J6g: a card is kept at its largest size; in a personality it stays without its cubes', () => {
    const at = { at: ['siberia-1/herbivore', 'siberia-2/herbivore'] }
    const fits = on({ species: { ...HOMES, 'black-archetype': { ...at, size: 1, cards: [{ card: '12A', plus: 'r' }] } } })
    play(fits, action('black')).chooses('resize')
    expect([of(fits, 'black-archetype').size, of(fits, 'black-archetype').cards.length]).toEqual([2, 1])
    const feels = on({
      species: { ...HOMES, 'black-archetype': { ...at, size: 3, cards: [{ card: '3B', plus: 'r' }, '24A'], personality: [3, 24] } },
    })
    play(feels, action('black')).chooses('resize', 'up:black-archetype')
    expect([organs(of(feels, 'black-archetype')), of(feels, 'black-archetype').personality]).toEqual(['', [3, 24]])
  })

  it('A8: in the first game a monster is one cube, and venom is blank', () => {
    const s = scene({
      settings: { rules: 'toothAndClaw' },
      species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore'], cards: [{ card: '3', plus: 'r' }] } },
    })
    const p = play(s, action('black')).chooses('promote:black-archetype:mut-03')
    if (p.options().includes('side:A')) p.chooses('side:A')
    expect([organs(of(s, 'black-archetype')), of(s, 'black-archetype').cards[0]?.monster]).toEqual(['rg', false])
  })

  it('I1: an endotherm finds no refuge where somebody stands', () => {
    const s = on({
      phase: 4,
      species: {
        'green-archetype': { at: ['siberia-2/herbivore'] },
        'black-archetype': { at: ['siberia-6/herbivore'], lying: ['siberia-1/herbivore'], size: 6 },
      },
    })
    expect(refuges(s, species('black-archetype'), space('siberia-1/herbivore'))).not.toContain(space('siberia-2/herbivore'))
    expect(refuges(s, species('black-archetype'), space('siberia-1/herbivore'))).toContain(space('siberia-5/herbivore'))
  })

  it('A7a, A7c: a macro-organism, tools and Medea are points', () => {
    const s = on({ medea: 'black', species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore'], tools: ['tool-1A'] } } })
    player(s, 'black').macroFossil = true
    expect(partsOf(s, colour('black')).map(({ value }) => value)).toEqual([0, 1, 1, 2, 1, 0, 0, 0])
  })
})

describe('K Limits of other worlds', () => {
  it('K3d, K8c: no flying plants; a lone animal comes once, a plant by the rules never', () => {
    const s = mars({ species: { 'green-archetype': { at: ['tharsis-2/plant'], cards: [{ card: '25', plus: 'y' }] } }, lazarus: ['black'] })
    expect(canPromote(s, species('green-archetype'), 25, 1)).toBe(false)
    expect(mayResurrect(s, colour('black'))).toBe(true)
    player(s, 'black').resurrections = 1
    player(s, 'green').lazarus = true
    expect([mayResurrect(s, colour('black')), mayResurrect(s, colour('green'))]).toEqual([false, false])
  })

  it('K6: rain costs the plant an action; K4c: the animal breathes what there is now', () => {
    const s = mars()
    s.rainDebt = 1
    play(s, { step: 'actions', args: { colour: colour('green') } })
    expect([player(s, 'green').actions, s.rainDebt]).toEqual([0, 0])
    player(s, 'black').actions = 4
    expect(actionsLeft(s, colour('black'))).toBe(1)
  })

  it('K8d, L1a: plants by the rules graze where they can; Medea stays with the plant of Venus', () => {
    expect(plantMustGraze([3, 4, 5])).toEqual([4])
    expect(plantMustGraze([3, 5])).toEqual([3, 5])
    const duel = scene({
      players: ['green', 'black'],
      settings: { plant: 'person' },
      air: [6, 0],
      clouds: 6,
      species: { 'green-archetype': { at: ['aphrodite-1/plant'] } },
      discs: { 'aphrodite-2': 'white', 'aphrodite-4': 'white', 'aphrodite-6': 'white' },
      lazarus: ['black'],
    })
    expect([medeaMoves(duel), medeaMoves(on())]).toEqual([false, true])
    expect(populationOf(duel, colour('green'))).toBe(1)
  })

  it('K7b, K5g: nothing lives on Olympus, nor a plant on a mountain', () => {
    const s = mars()
    const steps = waterDistances(s)
    expect(isPlantHabitat(s, 2, place('tharsis-north', 'mars'), steps)).toBe(false)
    expect(isPlantHabitat(s, 0, place('tharsis-2', 'mars'), steps)).toBe(true)
    s.discs[place('tharsis-2', 'mars')] = BLACK_DISC
    expect(isPlantHabitat(s, 0, place('tharsis-2', 'mars'), steps)).toBe(false)
    expect(couldSettle(s, species('green-archetype'), place('arabia-2', 'mars'), CARNIVORE, steps)).toBe(false)
  })
})
