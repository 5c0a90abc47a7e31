import { describe, expect, test } from 'vitest'
import type { AnimalId, TerrainId } from '../components/ids.ts'
import { drawMarkers } from '../display.ts'
import { type Scene, scene, tile } from './scene.ts'

const KELP = '-1,0'
const LAND = '0,-2'

/** Kelp on the third and fourth space of Evolution, and a crowd in the Kelp. */
const kelp = (): Scene =>
  scene()
    .markers('evolution', 'land', 'land', 'kelp', 'kelp', 'sand')
    .species(KELP, { crustacean: 4, reptile: 2, cephalopod: 2, fish: 1 })
    .disc(KELP, 'W', 'worms')

/** What each animal gains when the tile is scored from the third space by an animal that is not there. */
function scored(place: string, terrain: TerrainId, counts: Partial<Record<AnimalId, number>>): Partial<Record<AnimalId, number>> {
  const table = scene().markers('evolution', terrain, terrain, 'sand', 'sand', 'ocean').bare().species(place, counts).emptyRow()
  table.act('fish', 'evolution-1').seat('fish').chooses(tile(place))
  table.expectNothingPending()
  const gains = (['reptile', 'cephalopod', 'fish', 'crustacean'] as const).map((id) => [id, table.of(id).vp] as const)
  return Object.fromEntries(gains)
}

describe('Evolution scoring', () => {
  test('E3 Scoring Kelp: 7, 4 and 2 VP, the tie for second place going to the Reptile, and then a card', () => {
    const table = kelp().act('crustacean', 'evolution-4')
    table.seat('crustacean').chooses(tile(KELP))
    expect((['crustacean', 'reptile', 'cephalopod', 'fish'] as const).map((id) => table.of(id).vp)).toEqual([7, 4, 2, 0])
    expect(table.asked).toBe('evolution.card')
    expect(table.options).toEqual(table.state.row.slice(0, 4).map((card) => `card:${card}`))
  })

  test('E4+ Alone on a tile: only the first place is paid', () => {
    expect(scored(LAND, 'land', { reptile: 5 })).toEqual({ reptile: 8, cephalopod: 0, fish: 0, crustacean: 0 })
  })

  test('E4+ Four animals on Land: 8, 4, 2 and 1', () => {
    const all = { fish: 4, crustacean: 3, reptile: 2, cephalopod: 1 }
    expect(scored(LAND, 'land', all)).toEqual({ fish: 8, crustacean: 4, reptile: 2, cephalopod: 1 })
  })

  test('E4+ A Vent pays the first place only, 1 VP', () => {
    expect(scored('0,-3', 'vent', { reptile: 2, fish: 1 })).toEqual({ reptile: 1, cephalopod: 0, fish: 0, crustacean: 0 })
  })

  test('T34 Land with 2, 2, 2 and 2: the food chain from its top', () => {
    expect(scored(LAND, 'land', { crustacean: 2, fish: 2, cephalopod: 2, reptile: 2 })).toEqual({
      reptile: 8,
      cephalopod: 4,
      fish: 2,
      crustacean: 1,
    })
  })

  test('T35 A Vent with one Fish and one Crustacean: Fish 1', () => {
    expect(scored('0,3', 'vent', { fish: 1, crustacean: 1 })).toMatchObject({ fish: 1, crustacean: 0 })
  })

  test('T36 A Reef with Crustacean 3, Fish 3, Reptile 1, Cephalopod 1: 3, 6, 2 and nothing', () => {
    expect(scored('0,0', 'reef', { crustacean: 3, fish: 3, reptile: 1, cephalopod: 1 })).toEqual({
      crustacean: 3,
      fish: 6,
      reptile: 2,
      cephalopod: 0,
    })
  })

  test('T30 Markers for Evolution lie in the order of the terrains, richest first', () => {
    const { state } = scene()
    state.competition = []
    // Vent, Kelp, Land, Ocean, Kelp, whatever the order of the draw.
    state.markerBag = [1, 2, 0, 0, 0, 0, 1, 1]
    let draws = 0
    drawMarkers(state, (n) => (n - 1 + draws++) % n)
    expect(state.evolution).toEqual([0, 1, 1, 6, 7])
  })

  test('T31 A tile without species: no VP and no card. A tile of opponents: they score, and no card', () => {
    expect(scored(LAND, 'land', {})).toEqual({ reptile: 0, cephalopod: 0, fish: 0, crustacean: 0 })
    const table = kelp().species(KELP, { fish: 0 }).act('fish', 'evolution-3')
    table.seat('fish').chooses(tile(KELP))
    table.expectNothingPending()
    expect(table.of('crustacean').vp).toBe(7)
    expect(table.state.row).toHaveLength(5)
  })

  test('Without a tile of the marker’s terrain the action is forgone', () => {
    scene().markers('evolution', 'seagrass').vent('1,-1', 'geyser').act('fish', 'evolution-1').expectNothingPending()
  })
})

describe('Evolution cards', () => {
  test('E5+ Not thriving: endangered on the scored tile, the animal scores and takes no card', () => {
    const table = kelp().noDiscs().act('crustacean', 'evolution-4')
    table.seat('crustacean').chooses(tile(KELP))
    table.expectNothingPending()
    expect(table.of('crustacean').vp).toBe(7)
    expect(table.state.row).toHaveLength(5)
  })

  test('E2 Which slots: value 5 reaches every card, value 4 the lower four, value 1 the lowest only', () => {
    const offered = (space: string): readonly string[] => {
      const table = scene()
        .markers('evolution', 'reef', 'kelp', 'kelp', 'sand', 'reef')
        .row('fertile', 'biomass', 'blight', 'catastrophe', 'intelligence')
      if (space === 'evolution-4') table.markers('evolution', 'land', 'land', 'kelp', 'reef', 'reef')
      table.act('fish', space).seat('fish').chooses(tile('0,0'))
      return table.options
    }
    expect(offered('evolution-5')).toEqual(['card:fertile', 'card:biomass', 'card:blight', 'card:catastrophe', 'card:intelligence'])
    expect(offered('evolution-4')).toEqual(['card:fertile', 'card:biomass', 'card:blight', 'card:catastrophe'])
    const lowest = scene().markers('evolution', 'reef', 'kelp', 'kelp', 'sand', 'ocean').row('biodiversity', 'fertile')
    lowest.act('fish', 'evolution-1').seat('fish').chooses(tile('0,0'))
    lowest.expectNothingPending()
    expect(lowest.state.discard).toEqual(['biodiversity'])
  })

  test('E1 Row slides: the second card is taken, the higher ones slide down, a new one comes in above', () => {
    const table = scene()
      .markers('evolution', 'reef', 'reef', 'kelp', 'sand', 'ocean')
      .row('fertile', 'biodiversity', 'blight', 'catastrophe', 'intelligence')
      .nextCards('competitive-exclusion')
    table.act('fish', 'evolution-2').seat('fish').chooses(tile('0,0'), 'card:biodiversity')
    table.expectNothingPending()
    expect(table.state.row).toEqual(['fertile', 'blight', 'catastrophe', 'intelligence', 'competitive-exclusion'])
    expect(table.state.discard).toEqual(['biodiversity'])
  })

  test('With an empty draw pile the row shrinks from its top, and an empty row ends with the scoring', () => {
    const reef = (): Scene => scene().markers('evolution', 'reef', 'reef', 'kelp', 'sand', 'ocean')
    const table = reef().row('biodiversity', 'fertile').emptyPile().act('fish', 'evolution-1')
    table.seat('fish').chooses(tile('0,0'))
    table.expectNothingPending()
    expect(table.state.row).toEqual(['fertile'])
    const empty = reef().emptyRow().emptyPile().act('fish', 'evolution-1')
    empty.seat('fish').chooses(tile('0,0'))
    empty.expectNothingPending()
  })
})
