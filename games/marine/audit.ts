import { Audit, countOf, tally } from '@deeptime/kit'
import { ANIMALS as ANIMAL_DATA, RESEED_CUBES } from './components/animals.ts'
import { VENTS } from './components/board.ts'
import { ELEMENTS as ELEMENT_DATA } from './components/elements.ts'
import { MARKERS_PER_TERRAIN, TERRAINS as TERRAIN_DATA } from './components/terrains.ts'
import { deckOf } from './deck/in-play.ts'
import { allSpeciesAt, speciesAt } from './earth.ts'
import { addedDiscs, elementCount, fixedDiscs, looseDiscs } from './elements.ts'
import { HEXES } from './geometry.ts'
import { vpFrom } from './points.ts'
import { traitsInPlay } from './setup/traits.ts'
import { ELEMENTS, elementOfPawn, isSpecial, type MarineState, NONE, TERRAINS, VENT, VP_SOURCES } from './state.ts'

/** Everything that is not exactly once where it should be. */
export function audit(s: MarineState): readonly string[] {
  const found = new Audit()
  auditDiscs(s, found)
  auditTiles(s, found)
  // Until it is equipped an animal has nothing.
  for (const animal of s.animals) if (s.basicPawns[animal] !== 0) auditAnimal(s, animal, found)
  auditSpecialPawns(s, found)
  auditCards(s, found)
  return found.faults
}

const inHand = (piece: number): number[] => (piece === NONE ? [] : [piece])

function auditDiscs(s: MarineState, audit: Audit): void {
  const discs = s.bag.slice()
  for (const list of [s.corners, s.discs, inHand(s.discInHand)]) tally(discs, list)
  for (const animal of s.animals) {
    for (let e = 0; e < ELEMENTS; e++) discs[e] = (discs[e] as number) + addedDiscs(s, animal, e)
  }
  ELEMENT_DATA.forEach((element, e) => {
    audit.count(`discs of ${element.id}`, discs[e] as number, element.discs)
    audit.atLeast(`${element.id} in the bag`, s.bag[e] as number, 0)
  })
}

function auditTiles(s: MarineState, audit: Audit): void {
  const tiles = new Array<number>(TERRAINS).fill(0)
  for (const list of [s.tile, ...s.stacks, inHand(s.tileInHand)]) tally(tiles, list)
  const markers = s.markerBag.slice()
  for (const list of [s.competition, s.evolution]) tally(markers, list)
  TERRAIN_DATA.forEach(({ id, largeTiles }, terrain) => {
    audit.count(`tiles of ${id}`, tiles[terrain] as number, largeTiles)
    audit.count(`markers of ${id}`, markers[terrain] as number, MARKERS_PER_TERRAIN)
  })
  audit.count('Vents', countOf(s.terrain, VENT) + s.ventsLeft, VENTS.total)
  for (let hex = 0; hex < HEXES; hex++) {
    audit.count(`terrain of hex ${hex}`, s.terrain[hex] as number, s.ventSide[hex] === NONE ? (s.tile[hex] as number) : VENT)
    if (s.tile[hex] === NONE) audit.count(`species beyond Earth, hex ${hex}`, allSpeciesAt(s, hex), 0)
  }
}

function auditAnimal(s: MarineState, animal: number, audit: Audit): void {
  const { id, cubes, cylinders, elementSpaces, fixedElements } = ANIMAL_DATA[animal] as (typeof ANIMAL_DATA)[number]
  auditCubes(s, animal, audit, id, cubes)
  const pawns = (s.available[animal] as number) + countOf(s.spaces, animal)
  audit.count(`basic pawns of ${id}`, pawns, s.basicPawns[animal] as number)
  audit.atMost(`cylinders of ${id}`, pawns, cylinders)
  audit.atMost(`elements of ${id}`, elementCount(s, animal), elementSpaces)
  let fixed = 0
  for (let e = 0; e < ELEMENTS; e++) {
    fixed += fixedDiscs(s, animal, e)
    audit.atLeast(`${id}: discs of ${ELEMENT_DATA[e]?.id} that are not protected`, looseDiscs(s, animal, e), 0)
  }
  audit.count(`fixed elements of ${id}`, fixed, s.variants.alternateAnimals ? 0 : fixedElements.length)
  const vp = VP_SOURCES.reduce((total, source) => total + vpFrom(s, animal, source), 0)
  audit.count(`VP of ${id}`, s.vp[animal] as number, vp)
  audit.atLeast(`VP of ${id}`, vp, 0)
}

function auditCubes(s: MarineState, animal: number, audit: Audit, id: string, cubes: number): void {
  let found = (s.genePool[animal] as number) + (s.box[animal] as number) + countOf(s.regression, animal) + RESEED_CUBES
  let least = Math.min(s.genePool[animal] as number, s.box[animal] as number, s.available[animal] as number)
  for (let hex = 0; hex < HEXES; hex++) {
    const here = speciesAt(s, hex, animal)
    found += here
    least = Math.min(least, here)
  }
  audit.count(`cubes of ${id}`, found, cubes)
  audit.atLeast(`pieces of ${id} anywhere`, least, 0)
}

function auditSpecialPawns(s: MarineState, audit: Audit): void {
  const standing = new Array<number>(ELEMENTS).fill(0)
  for (const pawn of s.spaces) if (isSpecial(pawn)) tally(standing, [elementOfPawn(pawn)])
  ELEMENT_DATA.forEach(({ id }, e) => {
    const space = s.specialSpace[e] as number
    audit.count(`${id} pawn on the display`, standing[e] as number, space === NONE ? 0 : 1)
    if (space !== NONE) audit.count(`pawn on space ${space}`, elementOfPawn(s.spaces[space] as number), e)
    audit.never(s.controller[e] === NONE && space !== NONE, `nobody's ${id} pawn stands on space ${space}`)
  })
}

function auditCards(s: MarineState, audit: Audit): void {
  const cards = [...s.pile, ...s.row, ...s.discard, ...s.unseenCards]
  if (s.cardInHand !== '') cards.push(s.cardInHand)
  audit.eachOnce(
    'card',
    cards,
    deckOf(s).evolution.map(({ id }) => id),
  )
  const traits = [...s.traits.flat(), ...s.dealt.flat(), ...s.unseenTraits]
  if (traits.length > 0) audit.eachOnce('trait', traits, traitsInPlay(s))
}
