import type { Option, Script, Table } from '@deeptime/engine'
import { begin, cornerOptions, decide, elementOptions, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { VENT_SIDES } from '../data/ids.ts'
import { discAt, hexesOf, ventSideAt } from '../earth.ts'
import { discsOnEarth, putInSlot, putOnCorner, removeFromCorner, takeFromSection, typesIn } from '../elements.ts'
import { type ElementOption, REMOVE } from '../options.ts'
import { spaceOf } from '../spaces.ts'
import { type MarineState, NONE } from '../state.ts'
import { animalTerm, elementTerm } from '../terms.ts'

/** The corner of a Vent that shows this side; a corner between a smoker and a geyser belongs to both. */
const touchesVent = (s: MarineState, corner: number, side: number): boolean => hexesOf(corner).some((hex) => ventSideAt(s, hex) === side)

/** Autotrophs: a disc beside a Vent is removed, if its type lies in the box, or swapped with a disc of the box. */
export function* autotrophs(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const box = typesIn(s, 'autotrophs')
  const side = VENT_SIDES.indexOf(spaceOf(space).ventSide ?? 'smoker')
  const discs = box === 0 ? [] : discsOnEarth(s, (_, corner) => touchesVent(s, corner, side))
  const chosen = yield* begin(t, animal, 'autotrophs.disc', cornerOptions(discs), 'Autotrophs')
  if (!chosen) return false
  const there = discAt(s, chosen.corner)
  const swaps: Option[] = elementOptions(box)
  const how = yield* decide(t, animal, 'autotrophs.how', box & (1 << there) ? [REMOVE, ...swaps] : swaps, 'Autotrophs')
  const into = how === REMOVE ? NONE : (how as ElementOption).element
  if (into === NONE) remove(t, animal, chosen.corner)
  else swap(t, animal, chosen.corner, into)
  rewardAction(t, animal, 'autotrophs', { swapped: into !== NONE && into !== there })
  return true
}

function remove(t: Table<MarineState>, animal: number, corner: number): void {
  tell(t, 'autotrophs.remove', { animal: animalTerm(animal), element: elementTerm(discAt(t.state, corner)) }, 'Autotrophs')
  removeFromCorner(t.state, corner)
}

function swap(t: Table<MarineState>, animal: number, corner: number, element: number): void {
  const out = discAt(t.state, corner)
  const slot = takeFromSection(t.state, 'autotrophs', element)
  putInSlot(t.state, 'autotrophs', slot, out)
  putOnCorner(t.state, corner, element)
  tell(t, 'autotrophs.swap', { animal: animalTerm(animal), element: elementTerm(element), out: elementTerm(out) }, 'Autotrophs')
}
