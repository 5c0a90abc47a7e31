import { ANIMALS as ANIMAL_DATA, RESEED_CUBES } from './data/animals.ts'
import { VENTS } from './data/board.ts'
import { ELEMENTS as ELEMENT_DATA } from './data/elements.ts'
import { MARKERS_PER_TERRAIN, TERRAINS as TERRAIN_DATA } from './data/terrains.ts'
import { deckOf } from './deck.ts'
import { allSpeciesAt, speciesAt } from './earth.ts'
import { addedDiscs, elementCount, fixedDiscs, looseDiscs } from './elements.ts'
import { HEXES } from './geometry.ts'
import { vpFrom } from './points.ts'
import { traitsInPlay } from './setup/traits.ts'
import { ELEMENTS, elementOfPawn, isSpecial, type MarineState, NONE, TERRAINS, VENT, VP_SOURCES } from './state.ts'

/** Everything that is not exactly once where it should be. */
export function audit(s: MarineState): readonly string[] {
  const faults: string[] = []
  const expect: Expect = (what, found, wanted) => {
    if (found !== wanted) faults.push(`${what}: ${found} instead of ${wanted}`)
  }
  auditDiscs(s, expect)
  auditTiles(s, expect)
  // Until it is equipped an animal has nothing.
  for (const animal of s.animals) if (s.basicPawns[animal] !== 0) auditAnimal(s, animal, expect)
  auditSpecialPawns(s, expect)
  auditCards(s, expect)
  return faults
}

type Expect = (what: string, found: number, wanted: number) => void

/** Adds up how often each number from 0 up occurs; `NONE` is nothing. */
function tally(into: number[], list: readonly number[]): void {
  for (const x of list) if (x !== NONE) into[x] = (into[x] as number) + 1
}

function count(list: readonly number[], value: number): number {
  let n = 0
  for (const x of list) if (x === value) n++
  return n
}

const inHand = (piece: number): number[] => (piece === NONE ? [] : [piece])

function auditDiscs(s: MarineState, expect: Expect): void {
  const found = s.bag.slice()
  for (const list of [s.corners, s.discs, inHand(s.discInHand)]) tally(found, list)
  for (const animal of s.animals) {
    for (let e = 0; e < ELEMENTS; e++) found[e] = (found[e] as number) + addedDiscs(s, animal, e)
  }
  ELEMENT_DATA.forEach(({ id, discs }, e) => {
    expect(`discs of ${id}`, found[e] as number, discs)
    expect(`${id} in the bag is no debt`, Math.min(0, s.bag[e] as number), 0)
  })
}

function auditTiles(s: MarineState, expect: Expect): void {
  const tiles = new Array<number>(TERRAINS).fill(0)
  for (const list of [s.tile, ...s.stacks, inHand(s.tileInHand)]) tally(tiles, list)
  const markers = s.markerBag.slice()
  for (const list of [s.competition, s.evolution]) tally(markers, list)
  TERRAIN_DATA.forEach(({ id, largeTiles }, terrain) => {
    expect(`tiles of ${id}`, tiles[terrain] as number, largeTiles)
    expect(`markers of ${id}`, markers[terrain] as number, MARKERS_PER_TERRAIN)
  })
  expect('Vents', count(s.terrain, VENT) + s.ventsLeft, VENTS.total)
  for (let hex = 0; hex < HEXES; hex++) {
    expect(`terrain of hex ${hex}`, s.terrain[hex] as number, s.ventSide[hex] === NONE ? (s.tile[hex] as number) : VENT)
    if (s.tile[hex] === NONE) expect(`species beyond Earth, hex ${hex}`, allSpeciesAt(s, hex), 0)
  }
}

function auditAnimal(s: MarineState, animal: number, expect: Expect): void {
  const { id, cubes, cylinders, elementSpaces, fixedElements } = ANIMAL_DATA[animal] as (typeof ANIMAL_DATA)[number]
  auditCubes(s, animal, (what, found, wanted) => expect(`${id}: ${what}`, found, wanted), cubes)
  const pawns = (s.available[animal] as number) + count(s.spaces, animal)
  expect(`basic pawns of ${id}`, pawns, s.basicPawns[animal] as number)
  expect(`${id}: cylinders that do not exist`, Math.max(0, pawns - cylinders), 0)
  expect(`${id}: elements without a space`, Math.max(0, elementCount(s, animal) - elementSpaces), 0)
  let fixed = 0
  for (let e = 0; e < ELEMENTS; e++) {
    fixed += fixedDiscs(s, animal, e)
    expect(`${id}: protected discs that are not there`, Math.min(0, looseDiscs(s, animal, e)), 0)
  }
  expect(`fixed elements of ${id}`, fixed, s.variants.alternateAnimals ? 0 : fixedElements.length)
  const vp = VP_SOURCES.reduce((sum, source) => sum + vpFrom(s, animal, source), 0)
  expect(`VP of ${id}`, s.vp[animal] as number, vp)
  expect(`${id}: VP below zero`, Math.min(0, vp), 0)
}

function auditCubes(s: MarineState, animal: number, expect: Expect, cubes: number): void {
  let found = (s.genePool[animal] as number) + (s.box[animal] as number) + count(s.regression, animal) + RESEED_CUBES
  let least = Math.min(s.genePool[animal] as number, s.box[animal] as number, s.available[animal] as number)
  for (let hex = 0; hex < HEXES; hex++) {
    const here = speciesAt(s, hex, animal)
    found += here
    least = Math.min(least, here)
  }
  expect('cubes', found, cubes)
  expect('a number below zero', Math.min(0, least), 0)
}

function auditSpecialPawns(s: MarineState, expect: Expect): void {
  const standing = new Array<number>(ELEMENTS).fill(0)
  for (const pawn of s.spaces) if (isSpecial(pawn)) tally(standing, [elementOfPawn(pawn)])
  ELEMENT_DATA.forEach(({ id }, e) => {
    const space = s.specialSpace[e] as number
    expect(`${id} pawn on the display`, standing[e] as number, space === NONE ? 0 : 1)
    if (space !== NONE) expect(`pawn on space ${space}`, elementOfPawn(s.spaces[space] as number), e)
    if (s.controller[e] === NONE) expect(`nobody's ${id} pawn`, space, NONE)
  })
}

function auditCards(s: MarineState, expect: Expect): void {
  const cards = [...s.pile, ...s.row, ...s.discard, ...s.unseenCards]
  if (s.cardInHand !== '') cards.push(s.cardInHand)
  const deck = deckOf(s).evolution
  expect('cards', cards.length, deck.length)
  expect('different cards', new Set(cards).size, deck.length)
  const traits = [...s.traits.flat(), ...s.dealt.flat(), ...s.unseenTraits]
  if (traits.length === 0) return
  expect('traits', traits.length, traitsInPlay(s).length)
  expect('different traits', new Set(traits).size, traits.length)
}
