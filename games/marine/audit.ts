import { ANIMALS as ANIMAL_DATA, RESEED_CUBES } from './data/animals.ts'
import { VENTS } from './data/board.ts'
import { ELEMENTS as ELEMENT_DATA } from './data/elements.ts'
import { MARKERS_PER_TERRAIN, TERRAINS as TERRAIN_DATA } from './data/terrains.ts'
import { deckOf } from './deck.ts'
import { speciesAt } from './earth.ts'
import { addedDiscs, elementCount, looseDiscs } from './elements.ts'
import { HEXES } from './geometry.ts'
import { traitsInPlay } from './setup/traits.ts'
import { elementOfPawn, isSpecial, type MarineState, NONE, VENT, VP_SOURCES } from './state.ts'

/** Everything that is not exactly once where it should be. */
export function audit(s: MarineState): readonly string[] {
  const faults: string[] = []
  const expect = (what: string, found: number, wanted: number): void => {
    if (found !== wanted) faults.push(`${what}: ${found} instead of ${wanted}`)
  }
  auditDiscs(s, expect)
  auditTiles(s, expect)
  for (const animal of s.animals) auditAnimal(s, animal, expect)
  auditSpecialPawns(s, expect)
  auditCards(s, expect)
  return faults
}

type Expect = (what: string, found: number, wanted: number) => void

const count = (list: readonly number[], value: number): number => list.filter((x) => x === value).length
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function auditDiscs(s: MarineState, expect: Expect): void {
  ELEMENT_DATA.forEach(({ id, discs }, e) => {
    const onDisplays = sum(s.animals.map((animal) => addedDiscs(s, animal, e)))
    const found = (s.bag[e] as number) + count(s.corners, e) + count(s.discs, e) + onDisplays + Number(s.discInHand === e)
    expect(`discs of ${id}`, found, discs)
  })
}

function auditTiles(s: MarineState, expect: Expect): void {
  TERRAIN_DATA.forEach(({ id, largeTiles }, t) => {
    expect(`tiles of ${id}`, count([...s.tile, ...s.stacks.flat(), s.tileInHand], t), largeTiles)
    expect(`markers of ${id}`, count([...s.competition, ...s.evolution], t) + (s.markerBag[t] as number), MARKERS_PER_TERRAIN)
  })
  expect('Vents', count(s.terrain, VENT) + s.ventsLeft, VENTS.total)
  for (let hex = 0; hex < HEXES; hex++) {
    const vent = s.ventSide[hex] !== NONE
    expect(`terrain of hex ${hex}`, s.terrain[hex] as number, vent ? VENT : (s.tile[hex] as number))
    if (s.tile[hex] === NONE) expect(`species beyond Earth, hex ${hex}`, sum(s.animals.map((a) => speciesAt(s, hex, a))), 0)
  }
}

function auditAnimal(s: MarineState, animal: number, expect: Expect): void {
  const { id, cubes, cylinders, elementSpaces, fixedElements } = ANIMAL_DATA[animal] as (typeof ANIMAL_DATA)[number]
  // Until it is equipped an animal has nothing.
  if (s.basicPawns[animal] === 0) return
  const onEarth = sum(Array.from({ length: HEXES }, (_, hex) => speciesAt(s, hex, animal)))
  const reserve = (s.genePool[animal] as number) + (s.box[animal] as number) + count(s.regression, animal) + RESEED_CUBES
  expect(`cubes of ${id}`, onEarth + reserve, cubes)
  const pawns = (s.available[animal] as number) + count(s.spaces, animal)
  expect(`basic pawns of ${id}`, pawns, s.basicPawns[animal] as number)
  const elements = elementCount(s, animal)
  const loose = ELEMENT_DATA.map((_, e) => looseDiscs(s, animal, e))
  expect(`${id}: every number is sound`, Number(lowest(s, animal) >= 0 && pawns <= cylinders && elements <= elementSpaces), 1)
  expect(`${id}: protected discs are there`, Number(Math.min(...loose) >= 0), 1)
  const fixed = sum(s.fixed.slice(animal * ELEMENT_DATA.length, (animal + 1) * ELEMENT_DATA.length))
  expect(`fixed elements of ${id}`, fixed, s.variants.alternateAnimals ? 0 : fixedElements.length)
  const ledger = s.ledger.slice(animal * VP_SOURCES.length, (animal + 1) * VP_SOURCES.length)
  expect(`VP of ${id}`, s.vp[animal] as number, sum(ledger))
}

/** The smallest of the numbers that may never be negative. */
const lowest = (s: MarineState, animal: number): number =>
  Math.min(
    ...[s.genePool, s.box, s.available, s.vp].map((list) => list[animal] as number),
    ...Array.from({ length: HEXES }, (_, hex) => speciesAt(s, hex, animal)),
    ...s.bag,
  )

function auditSpecialPawns(s: MarineState, expect: Expect): void {
  ELEMENT_DATA.forEach(({ id }, e) => {
    const spaces = s.spaces.flatMap((pawn, space) => (isSpecial(pawn) && elementOfPawn(pawn) === e ? [space] : []))
    expect(`${id} pawn on the display`, spaces.length, s.specialSpace[e] === NONE ? 0 : 1)
    if (spaces.length > 0) expect(`space of the ${id} pawn`, spaces[0] as number, s.specialSpace[e] as number)
    if (s.controller[e] === NONE) expect(`nobody's ${id} pawn`, s.specialSpace[e] as number, NONE)
  })
}

function auditCards(s: MarineState, expect: Expect): void {
  const inHand = s.cardInHand === '' ? [] : [s.cardInHand]
  const cards = [...s.pile, ...s.row, ...s.discard, ...s.unseenCards, ...inHand]
  const deck = deckOf(s).evolution
  expect('cards', cards.length, deck.length)
  expect('different cards', new Set(cards).size, deck.length)
  const traits = [...s.traits.flat(), ...s.dealt.flat(), ...s.unseenTraits]
  if (traits.length === 0) return
  expect('traits', traits.length, traitsInPlay(s).length)
  expect('different traits', new Set(traits).size, traits.length)
}
