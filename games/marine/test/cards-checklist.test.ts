import type { Settings } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { capacityOf } from '../actions/speciation.ts'
import { STEP } from '../agenda.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { settle, takes } from './card-scene.ts'
import { corner, hex, type Scene, scene, tile } from './scene.ts'
import type { StageOptions } from './stage.ts'

/** The lines of the test checklist about cards and the order of events. */

const FISH = 2
const REEF = 2

describe('Cards and event order', () => {
  test('T39 Red Tide thins the Kelp as it enters, then the Extinction takes the endangered', () => {
    const table = scene().row('fertile').nextCards('red-tide').markers('evolution', 'reef')
    // Kelp touches sponges and sun: Reptiles thrive there, Fish do not. The Reef stays below six.
    settle(table, { '0,0': { reptile: 1, cephalopod: 1, fish: 1, crustacean: 1 }, '-1,0': { fish: 4, reptile: 4 } })
    table.turnOf('crustacean').seat('crustacean').chooses('space:evolution-1', tile('0,0'))
    table.expectTurnOf('fish')
    expect(table.on('-1,0')).toEqual({ reptile: 3 })
    const losses = table.log.filter((e) => e.params.tile === tile('-1,0') && e.params.animal === '@animal.fish')
    expect(losses.map((e) => [e.key, e.params.count])).toEqual([
      ['card.eliminated', 1],
      ['extinction.species', 3],
    ])
  })

  test('T40 Instinct: card resolved, row refilled, Extinction, then the extra turn', () => {
    const table = scene().row('instinct').nextCards('aquatic').markers('evolution', 'reef')
    settle(table, { '-1,0': { fish: 1 } })
      .turnOf('crustacean')
      .seat('crustacean')
      .chooses('space:evolution-1', tile('0,0'))
    table.expectTurnOf('crustacean')
    expect(table.on('-1,0')).toEqual({})
    const story = ['card.extra-turn', 'row.new', 'extinction', 'turn.extra']
    expect(table.log.map((e) => e.key).filter((key) => story.includes(key))).toEqual(story)
  })

  test('T41 Algal Bloom: three species on the Reef while it is displayed, two after it was taken', () => {
    const table = scene().row('algal-bloom').markers('evolution', 'reef').slots('speciation', 'sun')
    table.turnOf('crustacean')
    expect(capacityOf(table.state, FISH, REEF)).toBe(3)
    table.seat('crustacean').chooses('space:evolution-1', tile('0,0'), 'done')
    table.expectTurnOf('fish')
    table.seat('fish').chooses('space:speciation-1', corner('0,0', 'NW'), 'count:0', 'count:0')
    expect(table.asked).toBe('speciation.count')
    expect(table.options).toEqual(['count:2', 'count:1', 'count:0'])
  })

  test('T41 Algal Bloom: the Speciation beside the Reef offers three', () => {
    const table = scene().row('algal-bloom').slots('speciation', 'sun').act('fish', 'speciation-1')
    table.seat('fish').chooses(corner('0,0', 'NW'), 'count:0', 'count:0')
    expect(table.options).toEqual(['count:3', 'count:2', 'count:1', 'count:0'])
  })

  test('T42 Thermocline: no step between the halves, but by way of the middle', () => {
    const table = settle(scene().row('thermocline'), { '-1,0': { fish: 1 }, '-1,1': { reptile: 1 } }).act('fish', 'migration-1')
    table.seat('fish').chooses(tile('-1,0'))
    expect(table.options).not.toContain(tile('-1,1'))
    expect(table.options).toContain(tile('0,0'))
    const reef = scene().row('thermocline').act('fish', 'migration-1')
    reef.seat('fish').chooses(tile('0,0'))
    expect(reef.options).toContain(tile('-1,1'))
  })

  test('T42 Thermocline: Jet Propulsion does both steps at once', () => {
    const table = settle(scene().row('thermocline').trait('fish', 'jet-propulsion'), { '-1,0': { fish: 1 } }).act('fish', 'migration-1')
    table.seat('fish').chooses(tile('-1,0'))
    expect(table.options).toContain(tile('-1,1'))
  })

  test('T42 Thermocline: its own Migration is free of the barrier', () => {
    const table = takes(settle(scene(), { '-1,0': { fish: 1 } }), 'fish', 'thermocline')
    table.seat('fish').chooses(tile('-1,0'))
    expect(table.options).toContain(tile('-1,1'))
  })

  test('T43 Territoriality: a special pawn may not bump', () => {
    const table = scene().row('territoriality').special('sun', 'reptile').pawn('fish', 'abundance-1').turnOf('reptile')
    table.seat('reptile').chooses('pawn:sun')
    expect(table.options).not.toContain('space:abundance-1')
    expect(table.options).toContain('space:abundance-2')
  })

  test('T44 Invasive Species: an opponent that can meet nothing in full loses what VP it has', () => {
    const table = scene({ animals: ['reptile', 'fish'] })
      .species('0,0', { fish: 1 })
      .vp('fish', 2)
    takes(table, 'reptile', 'invasive-species').expectNothingPending()
    expect(table.of('fish').vp).toBe(0)
    expect(table.on('0,0').fish).toBe(1)
  })

  test('T44 Invasive Species: with two species on Earth it must eliminate them', () => {
    const table = scene({ animals: ['reptile', 'fish'] })
      .species('0,0', { fish: 2 })
      .vp('fish', 2)
    takes(table, 'reptile', 'invasive-species').expectNothingPending()
    expect(table.of('fish')).toMatchObject({ vp: 2, box: 2 })
  })

  test('T45 Niche Biomes: the leader gains 3 VP', () => {
    const table = scene().vp('fish', 10).vp('reptile', 10)
    expect(takes(table, 'fish', 'niche-biomes').expectNothingPending().of('fish').vp).toBe(13)
  })

  test('T45 Niche Biomes: Land is worth 8, but nobody loses more than 5', () => {
    const table = scene({ animals: ['reptile', 'fish', 'crustacean'] })
      .vp('fish', 10)
      .vp('reptile', 12)
      .vp('crustacean', 9)
    takes(table, 'fish', 'niche-biomes', '0,-1').expectNothingPending()
    expect([table.of('fish').vp, table.of('reptile').vp, table.of('crustacean').vp]).toEqual([10, 7, 9])
  })

  test('T45 Niche Biomes: VP after scoring count', () => {
    const table = scene({ animals: ['reptile', 'fish'] })
      .row('niche-biomes')
      .markers('evolution', 'land')
      .vp('fish', 4)
      .vp('reptile', 11)
    // Fish score 8 on the Land before the card is read, and lead with 12.
    settle(table, { '0,-1': { fish: 1 } })
      .turnOf('fish')
      .seat('fish')
      .chooses('space:evolution-1', tile('0,-1'))
    expect([table.of('fish').vp, table.of('reptile').vp]).toEqual([15, 11])
  })

  test('T46 Ascendancy with nothing dominated gives 3 VP', () => {
    const table = takes(scene().target('sun', 9).target('sponges', 9), 'reptile', 'ascendancy').expectNothingPending()
    expect(table.of('reptile').vp).toBe(3)
  })

  test('T46 Seafloor Spreading declined gives 3 VP', () => {
    const table = takes(scene(), 'reptile', 'seafloor-spreading')
    table.seat('reptile').chooses('forgo')
    expect(table.expectNothingPending().of('reptile').vp).toBe(3)
  })

  test('T46 Omnivore with eight pawns gives 3 VP', () => {
    const table = scene()
    table.state.basicPawns[FISH] = table.state.available[FISH] = 8
    expect(takes(table, 'fish', 'omnivore').expectNothingPending().of('fish')).toMatchObject({ vp: 3, available: 8 })
  })

  test('T47 Intelligence: Fish may take back the pawn just placed, then Reptiles and Cephalopods one each', () => {
    const table = scene()
      .row('intelligence')
      .markers('evolution', 'reef')
      .pawn('reptile', 'abundance-1')
      .pawn('cephalopod', 'abundance-2')
      .pawn('crustacean', 'abundance-3')
      .retrieved('reptile')
    table.turnOf('fish').seat('fish').chooses('space:evolution-1', tile('0,0'), 'space:evolution-1')
    table.seat('reptile').chooses('space:abundance-1')
    table.seat('cephalopod').chooses('done')
    table.expectTurnOf('cephalopod')
    expect(table.of('fish')).toMatchObject({ available: 4, retrieved: false })
    expect(table.of('reptile')).toMatchObject({ available: 4, retrieved: true })
    expect(table.of('cephalopod').available).toBe(3)
    expect(table.of('crustacean').available).toBe(3)
  })

  test('T48 Torpor: of five endangered cubes on two tiles the owner keeps any three, as it was first written; any one since it was tuned', () => {
    const torpor = (max: number): Settings => {
      const traits = STANDARD_DECK.traits.map((t) => (t.id === 'torpor' ? { ...t, modifiers: [{ hook: 'extinctionSave', max }] } : t))
      return { deck: { ...STANDARD_DECK, traits } } as unknown as Settings
    }
    // Neither Kelp nor Sand offers Fish anything.
    const five = (options: StageOptions): Scene =>
      settle(scene(options).trait('fish', 'torpor'), { '-1,0': { fish: 2 }, '1,0': { fish: 3 } }).run(STEP.extinction)

    const first = five({ settings: torpor(3) })
    first.seat('fish').chooses('species:fish@-1,0', 'species:fish@1,0', 'species:fish@1,0')
    first.expectNothingPending()
    expect([first.on('-1,0'), first.on('1,0')]).toEqual([{ fish: 1 }, { fish: 2 }])
    expect(first.of('fish').box).toBe(2)

    const tuned = five({})
    expect(tuned.seat('fish').options).toEqual(['species:fish@-1,0', 'species:fish@1,0', 'done'])
    tuned.seat('fish').chooses('species:fish@1,0')
    tuned.expectNothingPending()
    expect([tuned.on('-1,0'), tuned.on('1,0')]).toEqual([{}, { fish: 1 }])
    expect(tuned.of('fish').box).toBe(4)
  })

  test('T49 Camouflage: one cube at most from tile A, and the only one on tile B is safe', () => {
    const table = settle(scene().trait('fish', 'camouflage'), { '0,1': { fish: 3, reptile: 1 }, '1,0': { fish: 1, reptile: 1 } })
    table.species('0,0', { reptile: 0 }).act('reptile', 'competition-4')
    // On tile B nothing can be eliminated, so it can't be chosen.
    expect(table.options).toEqual([tile('0,1'), 'forgo'])
    table.seat('reptile').chooses(tile('0,1'))
    table.expectNothingPending()
    expect([table.on('0,1').fish, table.on('1,0').fish]).toEqual([2, 1])
  })

  test('T50 Two animals, Exaptation against Polyphagy: nothing to copy, 1 VP at each Reseed', () => {
    const table = scene({ animals: ['reptile', 'fish'] })
      .trait('fish', 'exaptation')
      .trait('reptile', 'polyphagy')
    table.run(STEP.traitCopies({ when: 'traitsRevealed' })).expectNothingPending()
    expect(table.of('fish').vp).toBe(0)
    table.run(STEP.reseed).expectNothingPending()
    expect(table.state.copied[FISH]).toBe('')
    expect(table.of('fish').vp).toBe(1)
    table.run(STEP.reseed)
    expect(table.of('fish').vp).toBe(2)
  })

  test('T50 Two animals, Exaptation against Torpor: copied, and no VP for keeping it', () => {
    const table = scene({ animals: ['reptile', 'fish'] })
      .trait('fish', 'exaptation')
      .trait('reptile', 'torpor')
    settle(table, { '-1,0': { fish: 1 } })
      .run(STEP.traitCopies({ when: 'traitsRevealed' }))
      .expectNothingPending()
    expect(table.state.copied[FISH]).toBe('torpor')
    table.run(STEP.reseed).expectNothingPending()
    expect(table.of('fish').vp).toBe(0)
    table.run(STEP.extinction).seat('fish').chooses('species:fish@-1,0')
    expect(table.state.species[hex('-1,0') * 4 + FISH]).toBe(1)
  })
})
