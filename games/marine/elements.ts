import type { Table } from '@deeptime/engine'
import { ANIMALS as ANIMAL_DATA } from './components/animals.ts'
import { discAt, elementBitsAt, hexesOf, isTile, touchesEarth } from './earth.ts'
import { CORNERS } from './geometry.ts'
import { DISC_SECTIONS, type DiscSection, ELEMENTS, type MarineState, NONE, SLOTS } from './state.ts'

/** Element discs: in the bag, on Earth, on the action display and on animal displays. */

/** Spaces for elements on an animal display, fixed ones included. */
export const ELEMENT_SPACES = ANIMAL_DATA[0]?.elementSpaces ?? 0

const at = (animal: number, element: number): number => animal * ELEMENTS + element

// Animal displays

export const fixedDiscs = (s: MarineState, animal: number, element: number): number => s.fixed[at(animal, element)] as number
export const addedDiscs = (s: MarineState, animal: number, element: number): number => s.added[at(animal, element)] as number

/** Discs of a type on the display, fixed and added. */
export const discsOn = (s: MarineState, animal: number, element: number): number =>
  fixedDiscs(s, animal, element) + addedDiscs(s, animal, element)

/** Added discs of a type that may be lost or replaced. */
export const looseDiscs = (s: MarineState, animal: number, element: number): number =>
  addedDiscs(s, animal, element) - (s.protectedDiscs[at(animal, element)] as number)

/** The types of which the animal has a disc that may be lost or replaced, one bit for each. */
export function looseTypes(s: MarineState, animal: number): number {
  let bits = 0
  for (let e = 0; e < ELEMENTS; e++) if (looseDiscs(s, animal, e) > 0) bits |= 1 << e
  return bits
}

/** How many elements an animal has, fixed and added. */
export function elementCount(s: MarineState, animal: number): number {
  let n = 0
  for (let e = 0; e < ELEMENTS; e++) n += discsOn(s, animal, e)
  return n
}

/** The types on a display, one bit for each. */
export function elementBitsOf(s: MarineState, animal: number): number {
  let bits = 0
  for (let e = 0; e < ELEMENTS; e++) if (discsOn(s, animal, e) > 0) bits |= 1 << e
  return bits
}

/** Whether a disc on a corner of the tile has a type that is on the animal's display. */
export const hasMatch = (s: MarineState, animal: number, hex: number): boolean => (elementBitsOf(s, animal) & elementBitsAt(s, hex)) !== 0

export const hasVacantSpace = (s: MarineState, animal: number): boolean => elementCount(s, animal) < ELEMENT_SPACES

/** The disc is on no other place when this is called. */
export function addDisc(s: MarineState, animal: number, element: number): void {
  s.added[at(animal, element)] = addedDiscs(s, animal, element) + 1
}

export function protectDisc(s: MarineState, animal: number, element: number): void {
  s.protectedDiscs[at(animal, element)] = (s.protectedDiscs[at(animal, element)] as number) + 1
}

export function loseDisc(s: MarineState, animal: number, element: number): void {
  s.added[at(animal, element)] = addedDiscs(s, animal, element) - 1
  toBag(s, element)
}

// The bag

export const discsInBag = (s: MarineState, element: number): number => s.bag[element] as number

export function toBag(s: MarineState, element: number): void {
  s.bag[element] = discsInBag(s, element) + 1
}

export function takeFromBag(s: MarineState, element: number): void {
  s.bag[element] = discsInBag(s, element) - 1
}

/** A random item of a bag that holds so many of each kind, `NONE` if it is empty. `random(n)` gives 0 to n − 1. */
export function drawKind(bag: number[], random: (n: number) => number): number {
  let total = 0
  for (const n of bag) total += n
  if (total === 0) return NONE
  let left = random(total)
  for (let kind = 0; kind < bag.length; kind++) {
    left -= bag[kind] as number
    if (left >= 0) continue
    bag[kind] = (bag[kind] as number) - 1
    return kind
  }
  return NONE
}

/** A random disc out of the bag, `NONE` if it is empty. */
export const drawDisc = (t: Table<MarineState>): number => drawKind(t.state.bag, (n) => t.random(n))

// Earth

export const isVacantCorner = (s: MarineState, corner: number): boolean => discAt(s, corner) === NONE && touchesEarth(s, corner)

export function putOnCorner(s: MarineState, corner: number, element: number): void {
  s.corners[corner] = element
}

/** A disc leaves Earth for the bag. */
export function removeFromCorner(s: MarineState, corner: number): void {
  toBag(s, discAt(s, corner))
  s.corners[corner] = NONE
}

/** Discs on Earth for which the question is answered yes, as corners. */
export function discsOnEarth(s: MarineState, is: (element: number, corner: number) => boolean): number[] {
  const found: number[] = []
  for (let corner = 0; corner < CORNERS; corner++) {
    const element = discAt(s, corner)
    if (element !== NONE && is(element, corner)) found.push(corner)
  }
  return found
}

export const everyDisc = (s: MarineState): number[] => discsOnEarth(s, () => true)

/** The tiles around a corner. */
export const tilesAround = (s: MarineState, corner: number): number[] => hexesOf(corner).filter((hex) => isTile(s, hex))

// The action display

const firstSlot = (section: DiscSection): number => DISC_SECTIONS.indexOf(section) * SLOTS

/** The element in one of the four slots of a section, or `NONE`. */
export const slotOf = (s: MarineState, section: DiscSection, slot: number): number => s.discs[firstSlot(section) + slot] as number

export function putInSlot(s: MarineState, section: DiscSection, slot: number, element: number): void {
  s.discs[firstSlot(section) + slot] = element
}

/** The types that lie in a section, one bit for each. */
export function typesIn(s: MarineState, section: DiscSection): number {
  const from = firstSlot(section)
  let bits = 0
  for (let i = from; i < from + SLOTS; i++) {
    const element = s.discs[i] as number
    if (element !== NONE) bits |= 1 << element
  }
  return bits
}

/** The same as a list. */
export const elementsIn = (s: MarineState, section: DiscSection): number[] =>
  Array.from({ length: ELEMENTS }, (_, element) => element).filter((element) => typesIn(s, section) & (1 << element))

/** Takes a disc of this type out of a section and tells its slot. */
export function takeFromSection(s: MarineState, section: DiscSection, element: number): number {
  const from = firstSlot(section)
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.discs[from + slot] !== element) continue
    s.discs[from + slot] = NONE
    return slot
  }
  throw new Error(`No disc of element ${element} lies in ${section}`)
}

/** All discs of a section go back to the bag. */
export function emptyToBag(s: MarineState, section: DiscSection): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const element = slotOf(s, section, slot)
    if (element !== NONE) toBag(s, element)
    putInSlot(s, section, slot, NONE)
  }
}

/** All discs of a section slide into an empty one below it. */
export function slideDown(s: MarineState, from: DiscSection, to: DiscSection): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    putInSlot(s, to, slot, slotOf(s, from, slot))
    putInSlot(s, from, slot, NONE)
  }
}
