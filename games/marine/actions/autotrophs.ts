import type { Script, Table } from '@deeptime/engine'
import { rewardAction } from '../cards/rewards.ts'
import { VENT_SIDES } from '../components/ids.ts'
import { discAt, hexesOf, ventSideAt } from '../earth.ts'
import { discsOnEarth, everyDisc, putInSlot, putOnCorner, removeFromCorner, takeFromSection, typesIn } from '../elements.ts'
import { type ElementOption, type MarineOption, REMOVE } from '../options.ts'
import { animalWord, cornerRef, elementWord, sideWord } from '../refs.ts'
import { spaceOf } from '../spaces.ts'
import { begin, cornerOptions, decide, elementOptions, tell } from '../speech.ts'
import { type MarineState, NONE } from '../state.ts'
import { barred, whyCorners } from '../why-not.ts'

/** The corner of a Vent that shows this side; a corner between a smoker and a geyser belongs to both. */
const touchesVent = (s: MarineState, corner: number, side: number): boolean => hexesOf(corner).some((hex) => ventSideAt(s, hex) === side)

/** The side of the Vents that the space works on. */
const sideFor = (space: number): number => VENT_SIDES.indexOf(spaceOf(space).ventSide ?? 'smoker')

export const ventDiscs = (s: MarineState, space: number): number[] => discsOnEarth(s, (_, corner) => touchesVent(s, corner, sideFor(space)))

/** Autotrophs: a disc beside a Vent is removed, if its type lies in the box, or swapped with a disc of the box. */
export function* autotrophs(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const box = typesIn(s, 'autotrophs')
  const discs = box === 0 ? [] : ventDiscs(s, space)
  const chosen = yield* begin(t, animal, 'autotrophs.disc', cornerOptions(discs), 'Autotrophs', () => {
    const side = sideFor(space)
    return whyCorners(everyDisc(s), (corner) =>
      barred(touchesVent(s, corner, side) ? undefined : 'no-vent', 'Autotrophs', { side: sideWord(side) }),
    )
  })
  if (!chosen) return false
  const there = discAt(s, chosen.corner)
  const swaps: MarineOption[] = elementOptions(box)
  const how = yield* decide(t, animal, 'autotrophs.how', box & (1 << there) ? [REMOVE, ...swaps] : swaps, 'Autotrophs')
  const into = how === REMOVE ? NONE : (how as ElementOption).element
  if (into === NONE) remove(t, animal, chosen.corner)
  else swap(t, animal, chosen.corner, into)
  rewardAction(t, animal, 'autotrophs', { swapped: into !== NONE && into !== there })
  return true
}

function remove(t: Table<MarineState>, animal: number, corner: number): void {
  tell(
    t,
    'autotrophs.remove',
    { animal: animalWord(animal), element: elementWord(discAt(t.state, corner)), corner: cornerRef(corner) },
    'Autotrophs',
  )
  removeFromCorner(t.state, corner)
}

function swap(t: Table<MarineState>, animal: number, corner: number, element: number): void {
  const out = discAt(t.state, corner)
  const slot = takeFromSection(t.state, 'autotrophs', element)
  putInSlot(t.state, 'autotrophs', slot, out)
  putOnCorner(t.state, corner, element)
  const params = { animal: animalWord(animal), element: elementWord(element), out: elementWord(out), corner: cornerRef(corner) }
  tell(t, 'autotrophs.swap', params, 'Autotrophs')
}
