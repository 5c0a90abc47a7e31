import type { Script } from '@deeptime/engine'
import { cornerOptions, elementOptions } from '../ask.ts'
import type { Effect, PlaceElement } from '../data/effects.ts'
import { ELEMENT_IDS } from '../data/ids.ts'
import { cornersOf, cornersWhere, discAt } from '../earth.ts'
import { discsInBag, discsOnEarth, drawDisc, isVacantCorner, putOnCorner, removeFromCorner, takeFromBag, tilesAround } from '../elements.ts'
import { type MarineState, NONE } from '../state.ts'
import { elementTerm } from '../terms.ts'
import { stepOf } from './deck.ts'
import { decideFor, maybeFor, type Run, type T, tellOf, typesWhere } from './run.ts'
import { isMeantTile, namedTile } from './select.ts'

/** Steps of cards that put discs on Earth and take them off. Each tells whether it changed anything. */

/** The disc in hand was drawn for a card and must be placed; `left` more are to follow. */
export type DrawnDisc = { readonly run: Run; readonly left: number }

/** Vacant corners of the tiles that the step means. */
export const cornersFor = (s: MarineState, run: Run, { where = {} }: PlaceElement): number[] =>
  cornersWhere((corner) => isVacantCorner(s, corner) && tilesAround(s, corner).some((hex) => isMeantTile(s, run, hex, where)))

/** The types that the step can take out of the bag. */
export const typesInBag = (s: MarineState, effect: PlaceElement): number =>
  typesWhere((e) => discsInBag(s, e) > 0 && (effect.source !== 'bagType' || e === ELEMENT_IDS.indexOf(effect.type)))

function put(t: T, run: Run, corner: number, element: number): void {
  putOnCorner(t.state, corner, element)
  tellOf(t, run, 'card.disc', run.actor, { element: elementTerm(element) })
}

export function* placeElementEffect(t: T, run: Run, effect: PlaceElement): Script<boolean> {
  const discs = 'count' in effect ? effect.count : effect.max
  if (effect.source === 'bagRandom') return drawElement(t, run, effect, discs)
  let changed = false
  for (let left = discs; left > 0; left--) {
    if (!(yield* placeChosen(t, run, effect))) break
    changed = true
  }
  return changed
}

/** One disc of a known type: the corner may be declined where the card says "up to". */
function* placeChosen(t: T, run: Run, effect: PlaceElement): Script<boolean> {
  const s = t.state
  const types = typesInBag(s, effect)
  const corners = cornersFor(s, run, effect)
  if (types === 0 || corners.length === 0) return false
  if ('count' in effect) {
    const { element } = yield* decideFor(t, run, run.actor, 'card.element', elementOptions(types))
    const { corner } = yield* decideFor(t, run, run.actor, 'card.corner', cornerOptions(corners), { element: elementTerm(element) })
    takeFromBag(s, element)
    put(t, run, corner, element)
    return true
  }
  const chosen = yield* maybeFor(t, run, run.actor, 'card.corner-more', cornerOptions(corners))
  if (!chosen) return false
  const { element } = yield* decideFor(t, run, run.actor, 'card.element', elementOptions(types))
  takeFromBag(s, element)
  put(t, run, chosen.corner, element)
  return true
}

/** A random disc: where it goes is asked in a step of its own, since the draw brought something to light. */
function drawElement(t: T, run: Run, effect: PlaceElement, left: number): boolean {
  const s = t.state
  if (left === 0 || cornersFor(s, run, effect).length === 0) return false
  const element = drawDisc(t)
  if (element === NONE) return false
  s.discInHand = element
  tellOf(t, run, 'card.disc-drawn', run.actor, { element: elementTerm(element) })
  t.next({ step: 'card.drawn-disc', args: { run, left: left - 1 } })
  return true
}

export function* placeDrawnDisc(t: T, { run, left }: DrawnDisc): Script {
  const s = t.state
  const effect = stepOf(s, run) as PlaceElement
  const element = s.discInHand
  const corners = cornersFor(s, run, effect)
  const { corner } = yield* decideFor(t, run, run.actor, 'card.corner', cornerOptions(corners), { element: elementTerm(element) })
  s.discInHand = NONE
  put(t, run, corner, element)
  drawElement(t, run, effect, left)
}

export function* removeElementEffect(t: T, run: Run, effect: Effect<'removeElement'>): Script<boolean> {
  return 'on' in effect ? yield* strip(t, run, namedTile(t.state, effect.on), effect.leave) : yield* removeOfOneType(t, run, effect.max)
}

function remove(t: T, run: Run, corner: number): void {
  tellOf(t, run, 'card.disc-removed', run.actor, { element: elementTerm(discAt(t.state, corner)) })
  removeFromCorner(t.state, corner)
}

/** The actor picks the discs that stay on the corners of the tile; the others go. */
function* strip(t: T, run: Run, hex: number | undefined, leave: number): Script<boolean> {
  if (hex === undefined) return false
  const going = cornersOf(hex).filter((corner) => discAt(t.state, corner) !== NONE)
  if (going.length <= leave) return false
  for (let i = 0; i < leave; i++) {
    const { corner } = yield* decideFor(t, run, run.actor, 'card.disc-kept', cornerOptions(going))
    going.splice(going.indexOf(corner), 1)
  }
  for (const corner of going) remove(t, run, corner)
  return true
}

/** The first disc sets the type. */
function* removeOfOneType(t: T, run: Run, max: number): Script<boolean> {
  const s = t.state
  let type = NONE
  for (let left = max; left > 0; left--) {
    const discs = discsOnEarth(s, (element) => type === NONE || element === type)
    const chosen = yield* maybeFor(t, run, run.actor, 'card.disc', cornerOptions(discs))
    if (!chosen) break
    type = discAt(s, chosen.corner)
    remove(t, run, chosen.corner)
  }
  return type !== NONE
}
