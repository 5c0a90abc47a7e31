import { makeRng, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { hostOfTab, TAB_COUNT } from '../components/cratons.ts'
import {
  collide,
  drifted,
  EAST,
  type Geometry,
  geometryOf,
  type Heading,
  type Landmasses,
  landmassOfDie,
  rifted,
  shifted,
  single,
  struckBy,
  WEST,
} from '../geometry.ts'
import { cratonOf, NOWHERE, placeAt, slotOf, tabAt } from '../places.ts'

const [LAURENTIA, BALTICA, SIBERIA, GONDWANA] = [0, 1, 2, 3] as const
const row = (...latitudes: readonly number[]): Landmasses => latitudes.map((latitude, craton) => single(craton, latitude))
const NAMES = 'LBSG'
/** `[LB]S G`: cratons of each landmass, in cyclic order from Laurentia's. */
const order = (landmasses: Landmasses): readonly string[] =>
  landmasses.map(({ parts }) =>
    parts
      .map(({ craton }) => NAMES[craton])
      .sort()
      .join(''),
  )
const move = (landmasses: Landmasses, craton: number, heading: Heading) => {
  const index = landmassOfDie(landmasses, craton)
  return collide(landmasses, index, struckBy(landmasses, index, heading), heading)
}
const slots = (places: readonly number[]): readonly number[] => places.map(slotOf)

/** What must hold of every arrangement. */
function trouble(landmasses: Landmasses, geometry: Geometry): readonly string[] {
  const faults: string[] = []
  const cratons = landmasses.flatMap(({ parts }) => parts.map(({ craton }) => craton)).sort()
  if (cratons.join('') !== '0123') faults.push(`cratons ${cratons}`)
  for (const { die, latitude, parts } of landmasses) {
    if (!parts.some(({ craton, q, r }) => craton === die && q === 0 && r === 0)) faults.push('a die without its craton')
    if (latitude < 1 || latitude > 6) faults.push(`latitude ${latitude}`)
    const cells = parts.flatMap(({ craton, q, r }) => [0, 1, 2, 3, 4, 5, 6].map((slot) => placeAt(craton, slot) && `${q},${r}`))
    if (cells.length !== parts.length * 7) faults.push('cells')
  }
  for (const hex of geometry.hexes) {
    const near = geometry.neighbours[hex] as readonly number[]
    if (new Set(near).size !== near.length) faults.push('two hexes in one cell')
    for (const other of near) if (!geometry.neighbours[other]?.includes(hex)) faults.push('adjacency is not symmetric')
    const [west, east] = [geometry.raftWest[hex] as number, geometry.raftEast[hex] as number]
    if (west !== NOWHERE && geometry.raftEast[west] !== hex) faults.push('a raft does not find back')
    if (east !== NOWHERE && geometry.raftWest[east] !== hex) faults.push('a raft does not find back')
    if (west === hex || east === hex) faults.push('a raft stays at home')
  }
  for (const tab of geometry.tabs) {
    for (const next of geometry.tabNext[tab] as readonly number[]) {
      if (!geometry.open[next]) faults.push('a closed tab is next')
      if (geometry.open[tab] && !geometry.tabNext[next]?.includes(tab)) faults.push('tabs are not symmetric')
    }
  }
  return faults
}

describe('the plates', () => {
  it('PK1: random drifts, collisions and rifts keep every arrangement sound', () => {
    const rng = makeRng(seedRng('plates'))
    for (let game = 0; game < 60; game++) {
      let now = row(4, 4, 4, 4)
      for (let turn = 0; turn < 30; turn++) {
        const craton = rng.int(4)
        const index = landmassOfDie(now, craton)
        const heading = rng.int(2) === 0 ? EAST : WEST
        const kind = rng.int(5)
        const continent = now.findIndex(({ parts }) => parts.length >= 3)
        if (kind === 0 && index >= 0) now = shifted(now, index, rng.int(5) - 2)
        else if (kind === 1 && continent >= 0) now = rifted(now, continent)
        else if (index >= 0 && now.length > 1) {
          const target = struckBy(now, index, heading)
          if (target < 0) now = drifted(now, index, heading)
          else {
            const { landmasses, touching, struck } = collide(now, index, target, heading)
            expect(touching.length).toBeGreaterThan(0)
            expect(touching.every((hex) => struck.includes(cratonOf(hex)))).toBe(true)
            now = landmasses
          }
        }
        expect(trouble(now, geometryOf(now))).toEqual([])
        expect(geometryOf(JSON.parse(JSON.stringify(now)) as Landmasses)).toEqual(geometryOf(now))
      }
    }
  })

  it('PK2: of three landmasses the westmost drifts west and changes places with the eastmost', () => {
    const three = [single(0, 1), single(1, 4), single(2, 1)] as Landmasses
    expect(struckBy([single(0, 1), single(1, 5), single(2, 5)], 0, WEST)).toBe(-1)
    expect(order(drifted(three, 0, WEST))).toEqual(['S', 'B', 'L'])
  })

  /** Baltica in the south, Laurentia north-east of it and Siberia north-west: a notch in rows 1 and 2. */
  const notched = (): Landmasses => {
    const two = move([single(BALTICA, 4), single(LAURENTIA, 2), single(SIBERIA, 2), single(GONDWANA, 6)], LAURENTIA, WEST).landmasses
    return collide(two, landmassOfDie(two, SIBERIA), landmassOfDie(two, LAURENTIA), EAST).landmasses
  }

  it('PK3: a craton that fits the notch of a continent stops at the first row that blocks', () => {
    const south = move([single(BALTICA, 4), single(LAURENTIA, 2), single(SIBERIA, 6), single(GONDWANA, 4)], LAURENTIA, WEST).landmasses
    const both = move(south, SIBERIA, WEST).landmasses
    const { landmasses, touching } = move(both, GONDWANA, WEST)
    expect(touching.map(cratonOf)).toContain(LAURENTIA)
    expect(landmasses).toHaveLength(1)
    expect(trouble(landmasses, geometryOf(landmasses))).toEqual([])
  })

  it('PK6, PK7: a raft crosses a notch of its own coast, and on a world of one landmass reaches the far side', () => {
    const geometry = geometryOf([single(0, 4)])
    expect(slotOf(geometry.raftWest[placeAt(0, 5)] as number)).toBe(2)
    expect(slotOf(geometry.raftEast[placeAt(0, 1)] as number)).toBe(6)
    const notch = geometryOf(notched())
    expect(notch.raftEast[placeAt(SIBERIA, 2)]).toBe(placeAt(LAURENTIA, 5))
    expect(notch.raftWest[placeAt(LAURENTIA, 5)]).toBe(placeAt(SIBERIA, 2))
  })

  it('EX-GL-lat: a die at 4 puts the rows at 3, 4 and 5', () => {
    const geometry = geometryOf(row(4, 4, 4, 4))
    expect([6, 0, 3].map((slot) => geometry.row[placeAt(0, slot)])).toEqual([3, 4, 5])
  })

  it.each([
    [-2, [4, 5], [1, 2], [0]],
    [-1, [4, 5], [1, 2], [0, 1]],
    [0, [5], [2], [1]],
    [1, [5, 6], [2, 3], [1, 2]],
    [2, [5, 6], [2, 3], [2]],
  ])('D3: contact of two cratons whose centres are %i rows apart', (delta, east, west, tabs) => {
    const two: Landmasses = [single(0, 3), single(1, 3 + delta)]
    const eastward = collide(two, 0, 1, EAST)
    const westward = collide(two, 1, 0, WEST)
    expect(slots(eastward.touching)).toEqual(east)
    expect(slots(westward.touching)).toEqual(west)
    const closed = tabs.map((tab) => tabAt(LAURENTIA, tab))
    expect(eastward.subducted).toEqual(closed)
    expect(westward.subducted).toEqual(closed)
  })

  it('EX-D3-camp: Laurentia meets Siberia in latitude 4 and touches its hexes 4 and 5', () => {
    const before: Landmasses = [single(LAURENTIA, 5), single(SIBERIA, 3), single(BALTICA, 1), single(GONDWANA, 1)]
    const { landmasses, touching, subducted } = move(before, LAURENTIA, EAST)
    expect(touching).toEqual([placeAt(SIBERIA, 4), placeAt(SIBERIA, 5)])
    expect(subducted).toEqual([tabAt(LAURENTIA, 0)])
    expect(order(landmasses)).toEqual(['LS', 'B', 'G'])
    expect(landmasses[0]).toMatchObject({ die: LAURENTIA, latitude: 5 })
    expect(geometryOf(landmasses).neighbours[placeAt(LAURENTIA, 1)]).toContain(placeAt(SIBERIA, 4))
  })

  it('EX-D3-pass: a landmass without a common row is passed', () => {
    const { landmasses, struck } = move(row(2, 6, 2, 6), LAURENTIA, EAST)
    expect(struck).toEqual([SIBERIA])
    expect(order(landmasses)).toEqual(['B', 'LS', 'G'])
  })

  it('EX-D3-wrap: the westmost landmass strikes the eastmost on hex 2', () => {
    const { touching } = move([single(0, 2), single(1, 6), single(2, 6), single(3, 2)], LAURENTIA, WEST)
    expect(touching).toEqual([placeAt(GONDWANA, 2)])
  })

  it('EX-D3-drift: without any common row two neighbours change places', () => {
    const before: Landmasses = [single(0, 1), single(1, 4), single(2, 4), single(3, 4)]
    expect(struckBy(before, 0, EAST)).toBe(-1)
    expect(order(drifted(before, 0, EAST))).toEqual(['B', 'L', 'S', 'G'])
  })

  it('T14, T15, T16: Baltica and Siberia move west; a rift parts them again', () => {
    const first = move(row(4, 4, 4, 4), BALTICA, WEST)
    expect(first.touching).toEqual([placeAt(LAURENTIA, 2)])
    expect(first.subducted).toEqual([tabAt(LAURENTIA, 1)])
    expect(order(first.landmasses)).toEqual(['BL', 'S', 'G'])
    const second = move(first.landmasses, SIBERIA, WEST)
    expect(second.touching).toEqual([placeAt(BALTICA, 2)])
    expect(second.landmasses[0]?.die).toBe(SIBERIA)
    const geometry = geometryOf(second.landmasses)
    expect([...new Set(geometry.hexes.filter((hex) => cratonOf(hex) !== GONDWANA).map((hex) => geometry.row[hex]))].sort()).toEqual([
      3, 4, 5,
    ])
    const parted = rifted(second.landmasses, 0)
    expect(order(parted)).toEqual(['L', 'B', 'S', 'G'])
    expect(parted.map(({ latitude }) => latitude)).toEqual([4, 4, 4, 4])
    expect(geometryOf(parted).tabs.every((tab) => geometryOf(parted).open[tab])).toBe(true)
  })

  it('EX-D4-clamp: a craton centred beyond the strip gets die 1', () => {
    let now = move(row(3, 1, 4, 6), LAURENTIA, EAST).landmasses
    const index = landmassOfDie(now, LAURENTIA)
    now = shifted(now, index, -1)
    const third = move(now, SIBERIA, WEST).landmasses
    const continent = third.findIndex(({ parts }) => parts.length === 3)
    expect(continent).toBeGreaterThanOrEqual(0)
    const parted = rifted(third, continent)
    expect(parted.find(({ die }) => die === BALTICA)?.latitude).toBe(1)
  })

  it('T18: the die never leaves 1 to 6', () => {
    expect(shifted(row(5, 4, 4, 4), 0, 2)[0]?.latitude).toBe(6)
    expect(shifted(row(6, 4, 4, 4), 0, 1)[0]?.latitude).toBe(6)
    expect(shifted(row(1, 4, 4, 4), 0, -2)[0]?.latitude).toBe(1)
  })

  it('PK5: rows of a continent may lie beyond the strip', () => {
    const two = move(row(3, 1, 6, 6), LAURENTIA, EAST).landmasses
    const north = shifted(two, landmassOfDie(two, LAURENTIA), -2)
    const geometry = geometryOf(north)
    expect(Math.min(...geometry.hexes.map((hex) => geometry.row[hex] as number))).toBe(-2)
  })

  it('names a host for each tab', () => {
    expect(Array.from({ length: TAB_COUNT }, (_, tab) => hostOfTab(tab))).toEqual([1, 2, 3])
  })
})
