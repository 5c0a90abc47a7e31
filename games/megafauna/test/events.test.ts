import { describe, expect, it } from 'vitest'
import { cardsOf } from '../cards.ts'
import { conditionHolds, maxActions, stripOf } from '../climate.ts'
import { rainShadows } from '../events/reservoir.ts'
import { type Landmasses, single } from '../geometry.ts'
import { heartOf } from '../heart.ts'
import { PLACE_NAMES } from '../places.ts'
import { BLACK_DISC, GREEN_DISC, WHITE_DISC } from '../state.ts'
import { colour, disc, event, lying, of, organs, play, player, type Scene, scene, species } from './scene.ts'

const HOMES = { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } } as const
/** Plays all questions by taking the first option. */
const finish = (p: ReturnType<typeof play>) => {
  for (let ask = p.ask; ask; ask = p.ask) p.chooses(ask.options[0]?.id as string)
  return p
}
const on = (x: Scene) => scene({ species: HOMES, phase: 1, ...x })

describe('D Plates', () => {
  it('EX-D3-camp: Laurentia strikes Siberia', () => {
    const landmasses: Landmasses = [single(0, 5), single(2, 3), single(1, 1), single(3, 1)]
    const s = on({
      landmasses,
      et: 2,
      air: [2, 3],
      discs: { 'laurentia-north': 'bloom', 'siberia-5': 'green' },
      species: { ...HOMES, 'black-archetype': { at: ['siberia-5/herbivore'] } },
    })
    const oxygen = s.oxygen
    finish(play(s, event(0, 1, 1)))
    expect([disc(s, 'siberia-4'), disc(s, 'siberia-5'), disc(s, 'laurentia-north')]).toEqual([BLACK_DISC, BLACK_DISC, 0])
    expect([s.airBlack, s.oxygen - oxygen]).toEqual([1, 2])
    expect(lying(s)).toEqual(['black-archetype@siberia-5/herbivore'])
    expect(s.landmasses[0]).toMatchObject({ die: 0, latitude: 5 })
  })

  it('EX-D3-nodie, T04, T19: a craton without a die moves nothing, but craters find it', () => {
    const landmasses: Landmasses = [
      {
        die: 1,
        latitude: 4,
        parts: [
          { craton: 1, q: 0, r: 0 },
          { craton: 2, q: 3, r: 0 },
        ],
      },
      single(0, 4),
      single(3, 4),
    ]
    const s = on({ landmasses, et: 12, bio: 16, species: { ...HOMES, 'black-archetype': { at: ['laurentia-2/herbivore'] } } })
    const p = finish(play(s, event(0, 0, 0), event(0, 0, 1), event(0, 1, 0)))
    expect(p.logged('event.crater')).toHaveLength(1)
    expect(p.logged('event.noDie')).toHaveLength(1)
    expect(p.logged('event.rift.none')).toHaveLength(1)
    const drift = on({ landmasses, et: 2, bio: 16, species: { ...HOMES, 'black-archetype': { at: ['laurentia-2/herbivore'] } } })
    expect(play(drift, event(0, 0)).logged('event.noDie')).toHaveLength(1)
    const named = on({ landmasses, et: 2, bio: 18, species: { ...HOMES, 'black-archetype': { at: ['laurentia-2/herbivore'] } } })
    play(named, event(0, 0))
    expect(named.landmasses[0]?.latitude).toBe(3)
  })

  it('T03: on a stable card there is no craton for craters', () => {
    const s = on({ et: 1, bio: 0 })
    expect(play(s, event(0, 0, 0)).logged('event.noCraton')).toHaveLength(1)
  })

  it('T20: tabs go under with their bloom, and the swimmer is endangered', () => {
    const landmasses: Landmasses = [single(0, 4), single(1, 5), single(2, 1), single(3, 1)]
    const s = on({
      landmasses,
      et: 1,
      air: [3, 3],
      discs: { 'laurentia-south': 'bloom' },
      species: {
        ...HOMES,
        'green-archetype': { at: ['baltica-4/herbivore'] },
        'black-swimmer': { genotype: '14A', at: ['laurentia-south/herbivore'] },
      },
    })
    finish(play(s, event(0, 0, 1)))
    expect([disc(s, 'laurentia-2'), disc(s, 'laurentia-3')]).toEqual([BLACK_DISC, BLACK_DISC])
    expect(lying(s)).toContain('black-swimmer@laurentia-south/herbivore')
  })

  it('T21: without black discs Medea may take them from anywhere, or decline', () => {
    const landmasses: Landmasses = [single(0, 3), single(1, 4), single(2, 1), single(3, 1)]
    const s = on({
      landmasses,
      et: 1,
      air: [0, 6],
      discs: { 'siberia-3': 'black', 'siberia-4': 'black', 'gondwana-0': 'black', 'gondwana-1': 'black', 'gondwana-2': 'black' },
    })
    const p = play(s, event(0, 0, 1))
    expect(p.ask?.kind).toBe('medea.scavenge')
    finish(p.chooses('decline'))
  })

  it('T22: one landmass alone strikes nobody', () => {
    const landmasses: Landmasses = [{ die: 1, latitude: 4, parts: [0, 1, 2, 3].map((craton) => ({ craton, q: 3 * (craton - 1), r: 0 })) }]
    const s = on({ landmasses, et: 1 })
    expect(play(s, event(0, 0, 1)).logged('event.void')).toHaveLength(1)
  })
})

describe('D Climate', () => {
  it('EX-C1k-slide, T07: levels are read by the number of discs', () => {
    const s = on({ oxygen: 17, air: [5, 3] })
    expect([maxActions(s, colour('black')), maxActions(s, colour('green'))]).toEqual([1, 3])
    const t = on({ oxygen: 9, air: [1, 0] })
    expect([maxActions(t, colour('black')), maxActions(t, colour('green'))]).toEqual([3, 1])
  })

  it('T11: at set-up the only rain shadow is Siberia 5 and the bare centres', () => {
    const s = on({ discs: { 'laurentia-0': 'white', 'baltica-0': 'white', 'gondwana-0': 'white', 'siberia-0': 'black' } })
    const free = rainShadows(s).filter((hex) => s.discs[hex] === 0)
    expect(free.map((hex) => PLACE_NAMES.earth[hex])).toEqual(['siberia-5'])
  })

  it('T12: a full Atmosphere takes black and pushes white out', () => {
    const s = on({ et: 2, air: [9, 3], clouds: 6, discs: { 'siberia-3': 'black' } })
    finish(play(s, event(0, 3)))
    expect([s.airBlack, s.airWhite, s.clouds]).toEqual([10, 2, 7])
  })

  it('T13: the flag of a runaway greenhouse stays', () => {
    const s = on({ et: 2, air: [8, 3], discs: { 'siberia-3': 'black' } })
    finish(play(s, event(0, 3)))
    expect(s.endFlags).toBe(1)
  })

  it('T24, EX-D5-siberia: a wet climax grows forests on weeds and disturbs nobody', () => {
    const s = on({
      et: 14,
      oxygen: 18,
      discs: { 'baltica-0': 'white', 'laurentia-0': 'white', 'gondwana-0': 'white', 'siberia-0': 'black' },
      air: [3, 3],
      clouds: 6,
    })
    finish(play(s, event(0, 2)))
    const forests = s.discs.flatMap((d, hex) => (d === GREEN_DISC && hex % 10 < 7 ? [PLACE_NAMES.earth[hex]] : []))
    expect(forests).toEqual([
      'laurentia-0',
      'laurentia-5',
      'baltica-0',
      'baltica-2',
      'baltica-5',
      'siberia-2',
      'siberia-5',
      'gondwana-0',
      'gondwana-2',
    ])
    expect(lying(s)).toEqual([])
  })

  it('T25: an arid climax freezes everything bare in its row', () => {
    const s = on({
      et: 9,
      air: [8, 2],
      clouds: 10,
      landmasses: [single(0, 6), single(1, 4), single(2, 6), single(3, 6)],
      discs: { 'baltica-6': 'black' },
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-swimmer': { genotype: '14A', at: ['baltica-1/herbivore'] } },
    })
    finish(play(s, event(0, 2)))
    expect([disc(s, 'baltica-1'), disc(s, 'baltica-6')]).toEqual([WHITE_DISC, BLACK_DISC])
    expect(lying(s)).toEqual(['black-swimmer@baltica-1/herbivore'])
  })

  it('T26, T28: rising seas release black and green, and drown who can’t swim or fly', () => {
    const s = on({
      et: 5,
      discs: { 'siberia-3': 'green', 'siberia-4': 'white', 'laurentia-1': 'black' },
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-3/herbivore'] } },
    })
    finish(play(s, event(0, 1)))
    expect([disc(s, 'siberia-3'), disc(s, 'siberia-4'), disc(s, 'laurentia-1')]).toEqual([0, WHITE_DISC, 0])
    expect(lying(s)).toEqual(['black-archetype@siberia-3/herbivore'])
  })

  it('T27: falling seas become forests or ice', () => {
    const cold = on({
      et: 5,
      air: [2, 1],
      clouds: 11,
      oxygen: 18,
      species: {
        ...HOMES,
        'black-archetype': { at: ['siberia-1/herbivore'] },
        'black-swimmer': { genotype: '14A', at: ['gondwana-3/herbivore'] },
      },
    })
    expect(stripOf(cold).id).toBe('iceAge')
    finish(play(cold, event(0, 1)))
    expect([disc(cold, 'gondwana-3'), disc(cold, 'gondwana-4')]).toEqual([GREEN_DISC, GREEN_DISC])
    expect(lying(cold)).toContain('black-swimmer@gondwana-3/herbivore')
    const icehouse = on({ et: 5, air: [1, 0], clouds: 12, oxygen: 18 })
    finish(play(icehouse, event(0, 1)))
    expect([disc(icehouse, 'gondwana-3'), disc(icehouse, 'baltica-1')]).toEqual([WHITE_DISC, GREEN_DISC])
  })

  it('T29, EX-D13: the pistol moves all discs, and Medea is handed on where plants play', () => {
    const discs = { 'siberia-2': 'black', 'siberia-3': 'black', 'siberia-5': 'black' } as const
    const s = on({ bio: 43, air: [0, 2], discs })
    const p = play(s, event(1, 0)).chooses('fire')
    finish(p)
    expect([s.airBlack, stripOf(s).id, s.medea]).toEqual([3, 'cool', colour('black')])
    const one = on({ bio: 43, air: [0, 2], discs })
    finish(play(one, event(1, 0)).chooses('one'))
    expect([one.airBlack, one.medea]).toEqual([1, colour('green')])
    const animals = scene({
      players: ['orange', 'black'],
      phase: 1,
      bio: 43,
      air: [0, 2],
      discs,
      species: { 'orange-archetype': { at: ['laurentia-2/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    finish(play(animals, event(1, 0)).chooses('fire'))
    expect(animals.medea).toBe(colour('orange'))
  })

  it('T30, T34, EX-D10c, EX-D10d: conditions are tested one by one', () => {
    expect(conditionHolds(on({ oxygen: 7 }), 'microbe')).toBe(true)
    expect(conditionHolds(on({ oxygen: 6 }), 'microbe')).toBe(false)
    const dry = on({ bio: 33, clouds: 2, air: [3, 3], discs: { 'siberia-south': 'black', 'siberia-3': 'black' } })
    const p = finish(play(dry, event(1, 0), event(1, 1)))
    expect(p.logged('event.condition')).toHaveLength(1)
    expect(p.logged('disc.degassed')).toHaveLength(1)
    const monsoon = on({ bio: 18, clouds: 2 })
    expect(finish(play(monsoon, event(1, 0, 0), event(1, 0, 1), event(1, 0, 2))).logged('event.condition')).toHaveLength(3)
  })

  it('T31, T32: an empty track may be helped out, but never for a pistol', () => {
    const s = on({ bio: 34, oxygen: 11, clouds: 0, air: [3, 3] })
    const p = play(s, event(1, 0))
    expect(p.ask?.kind).toBe('medea.scavenge')
    p.chooses(p.options()[0] as string)
    expect(s.airWhite).toBe(4)
    const pistol = on({ bio: 36, clouds: 9, air: [3, 3] })
    const fired = finish(play(pistol, event(1, 0)))
    expect(fired.logged('disc.moved')).toHaveLength(0)
  })

  it('T33, EX-GL-damocles: black and white fall on everybody, green on bare ground only', () => {
    const s = on({
      bio: 41,
      discs: { 'siberia-5': 'green' },
      species: {
        ...HOMES,
        'black-archetype': { at: ['siberia-5/herbivore'] },
        'green-archetype': { at: ['baltica-3/herbivore', 'siberia-5/carnivore'] },
      },
    })
    const p = play(s, event(1, 0))
    finish(p.chooses('place:siberia-5'))
    expect(disc(s, 'siberia-5')).toBe(WHITE_DISC)
    expect(lying(s)).toHaveLength(2)
  })

  it('T81: a forest may grow on any bare hex', () => {
    const s = on({ bio: 25, species: { ...HOMES, 'black-swimmer': { genotype: '14A', at: ['siberia-3/herbivore'] } } })
    const p = play(s, event(1, 1))
    expect(p.options()).toEqual(expect.arrayContaining(['place:siberia-3', 'place:siberia-1']))
    p.chooses('place:siberia-3')
    expect(lying(s)).toEqual(['black-swimmer@siberia-3/herbivore'])
  })

  it('EX-D12, EX-D12-none: white goes into rain shadows, or nowhere', () => {
    const centres = { 'laurentia-0': 'white', 'baltica-0': 'white', 'gondwana-0': 'white', 'siberia-0': 'black' } as const
    const s = on({ bio: 40, discs: { ...centres, 'siberia-2': 'black' } })
    finish(play(s, event(1, 0)))
    expect(disc(s, 'siberia-5')).toBe(WHITE_DISC)
    const none = on({ bio: 40, discs: { ...centres, 'siberia-5': 'white' } })
    expect(play(none, event(1, 0)).logged('event.void')).toHaveLength(1)
  })

  it('EX-GL-offshore, PK14: offshore black takes its bloom along; full tabs take none', () => {
    const s = on({
      et: 1,
      discs: { 'siberia-south': 'bloom' },
      air: [11, 1],
      species: { ...HOMES, 'black-swimmer': { genotype: '14A', at: ['siberia-south/herbivore'] } },
    })
    const oxygen = s.oxygen
    finish(play(s, event(0, 2)))
    expect([s.oxygen, disc(s, 'siberia-south')]).toEqual([oxygen + 1, 0])
    expect(lying(s)).toEqual(['black-swimmer@siberia-south/herbivore'])
  })

  it('every event card of the deck resolves', () => {
    const { cards, biosphere } = cardsOf(on({})).events
    const both = biosphere.flat()
    for (const card of cards) {
      if (!card) continue
      const isBio = both.includes(card.number)
      const s = on({
        ...(isBio ? { bio: card.number } : { et: card.number, bio: 20 }),
        discs: { 'siberia-0': 'black', 'laurentia-0': 'white', 'gondwana-5': 'green', 'siberia-south': 'bloom' },
      })
      const steps = card.rows.flatMap((row, r) => row.map((_, i) => event(isBio ? 1 : 0, r, i)))
      const p = finish(play(s, ...steps))
      expect(p.over, card.id).toBe(true)
      expect(p.log.length, card.id).toBeGreaterThan(0)
    }
  })
})

describe('D Organs', () => {
  const mutagen = { step: 'atrophy' }

  it('EX-D7b: organs beyond the heart go, and basal ones take the species with them', () => {
    const s = scene({
      players: ['orange', 'black'],
      phase: 1,
      oxygen: 17,
      species: {
        'black-archetype': { at: ['siberia-1/herbivore'] },
        'orange-archetype': { at: ['laurentia-2/herbivore'], basal: 'rrr' },
        'orange-flyer': {
          genotype: '21A',
          at: ['laurentia-3/herbivore'],
          basal: 'rr',
          cards: [
            { card: '1', plus: 'r' },
            { card: '2', plus: 'r' },
            { card: '3', plus: 'r' },
          ],
        },
      },
    })
    finish(play(s, mutagen))
    expect(s.species[species('orange-archetype')]).toBeNull()
    expect(organs(of(s, 'orange-flyer'))).toBe('rr')
    expect(of(s, 'orange-flyer').cards).toEqual([])
  })

  it('EX-D7g-1, EX-D7g-2, EX-GL-clouds: a monster shrinks its species; white organs raise the limit', () => {
    const s = scene({
      phase: 1,
      clouds: 2,
      air: [3, 9],
      species: {
        'black-archetype': { at: ['siberia-1/herbivore'] },
        'green-archetype': { at: ['baltica-3/herbivore'], size: 3, basal: 'rrr', cards: [{ card: '53A', plus: 'M' }] },
        'green-swimmer': { genotype: '14A', at: ['baltica-1/herbivore'], basal: 'rrrw' },
      },
    })
    finish(play(s, mutagen))
    expect(of(s, 'green-archetype')).toMatchObject({ size: 1, cards: [] })
    expect(organs(of(s, 'green-swimmer'))).toBe('rrrw')
    const one = scene({ phase: 1, clouds: 1, air: [3, 9], species: HOMES })
    expect(heartOf(one, species('green-archetype'))).toBe(2)
  })

  it('EX-GL-dwarf, T38: shrinking takes from every monster', () => {
    const s = on({
      oxygen: 13,
      species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore'], size: 6, basal: 'b', cards: [{ card: '53A', plus: 'M' }] } },
    })
    finish(play(s, mutagen))
    expect(of(s, 'black-archetype').size).toBe(3)
  })

  it('T36, T37: white protects while it lasts; without plus organs the species dies', () => {
    const s = on({
      oxygen: 14,
      species: {
        ...HOMES,
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '10', plus: 'rr' },
            { card: '1', plus: 'r' },
            { card: '2', plus: 'r' },
            { card: '82A', plus: 'w' },
          ],
        },
      },
    })
    expect(play(s, mutagen).over).toBe(true)
    expect(organs(of(s, 'black-archetype'))).toBe('rrrrw')
    const doomed = on({
      oxygen: 14,
      species: {
        'green-archetype': { at: ['siberia-1/carnivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'], basal: 'rrrr', cards: [{ card: '10', plus: 'rr' }] },
      },
    })
    finish(play(doomed, mutagen))
    expect(doomed.species[species('black-archetype')]).toBeNull()
    expect(lying(doomed)).toEqual(['green-archetype@siberia-1/carnivore'])
  })

  it('EX-D8, EX-D8-cow, T39, T40: radiation takes one plus organ of two colours', () => {
    const s = on({
      et: 3,
      species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore'], basal: 'bb', cards: [{ card: '24', plus: 'y' }] } },
    })
    play(s, event(0, 1))
    expect([organs(of(s, 'black-archetype')), of(s, 'black-archetype').cards.length]).toEqual(['bb', 0])
    const cow = on({
      et: 8,
      species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore'], size: 5, cards: [{ card: '53A', plus: 'M' }, '72B'] } },
    })
    play(cow, event(0, 0))
    expect(of(cow, 'black-archetype')).toMatchObject({ size: 4 })
    expect(of(cow, 'black-archetype').cards).toHaveLength(2)
    const cat = on({
      et: 3,
      species: {
        ...HOMES,
        'black-archetype': { at: ['siberia-1/herbivore'], cards: [{ card: '3B' }, { card: '24A', plus: 'y' }], personality: [3, 24] },
      },
    })
    play(cat, event(0, 1))
    expect(of(cat, 'black-archetype').cards).toHaveLength(2)
    expect(of(cat, 'black-archetype').emotions[1]).toBe(1)
  })

  it('T41: a haustorium chooses the heart', () => {
    const s = on({
      oxygen: 14,
      clouds: 1,
      air: [3, 9],
      species: { 'green-archetype': { at: ['baltica-3/herbivore'], cards: ['56B'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    expect(heartOf(s, species('green-archetype'))).toBe(3)
  })

  it('EX-D9, T42, T96: the most numerous lose half; counts stand before anybody chooses', () => {
    const few = on({ et: 4 })
    expect(play(few, event(0, 4)).logged('event.disease.none')).toHaveLength(1)
    const four = ['siberia-1', 'siberia-2', 'siberia-5', 'siberia-6'].map((n) => `${n}/herbivore`)
    const s = on({
      et: 4,
      order: ['black', 'green'],
      species: {
        'green-archetype': { at: ['baltica-3/herbivore', 'baltica-4/herbivore', 'siberia-1/carnivore', 'siberia-2/carnivore'] },
        'black-archetype': { at: four },
      },
    })
    const p = play(s, event(0, 4)).chooses('upright:siberia-1/herbivore', 'upright:siberia-2/herbivore')
    expect(lying(s)).toEqual(['green-archetype@siberia-1/carnivore', 'green-archetype@siberia-2/carnivore'])
    p.chooses('lying:siberia-1/carnivore/green-archetype', 'lying:siberia-2/carnivore/green-archetype')
    expect([s.living[species('green-archetype')], s.living[species('black-archetype')]]).toEqual([2, 2])
  })

  it('T10: a mutagen turns the display', () => {
    const s = on({ et: 8 })
    const top = s.rows[0].cards[4]
    play(s, event(0, 1))
    expect(s.rows[0].cards[0]).toBe(top)
    expect(s.rows[0].discard).toHaveLength(4)
  })

  it('EX-D7a-1, EX-D7a-2, T05: in the first game the best of the dice is the limit', () => {
    const s = scene({
      settings: { rules: 'toothAndClaw' },
      phase: 1,
      players: ['black', 'white'],
      landmasses: [single(2, 4), single(3, 4)],
      species: {
        'white-archetype': { at: ['gondwana-5/herbivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'], basal: 'rrrrrrr' },
      },
    })
    const p = finish(play(s, mutagen))
    expect(p.logged('event.mutagen.dice')[0]?.params.dice).toHaveLength(2)
    expect(player(s, 'black')).toMatchObject({ lazarus: true, archetypeFossil: true })
  })
})
