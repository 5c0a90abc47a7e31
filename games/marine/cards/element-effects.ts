import type { Script, WhyNot } from '@deeptime/engine'
import type { Effect, PlaceElement } from '../components/effects.ts'
import { ELEMENT_IDS } from '../components/ids.ts'
import { cornersOf, cornersOfEarth, cornersWhere, discAt } from '../earth.ts'
import { discsInBag, discsOnEarth, drawDisc, isVacantCorner, putOnCorner, removeFromCorner, takeFromBag, tilesAround } from '../elements.ts'
import type { WhyKey } from '../keys.ts'
import { cornerRef, elementWord } from '../refs.ts'
import { cornerOptions, elementOptions } from '../speech.ts'
import { type MarineState, NONE } from '../state.ts'
import { whyCorners } from '../why-not.ts'
import { barredBy, decideFor, maybeFor, type Run, type T, tellOf, typesWhere } from './run.ts'
import { isMeantTile, namedTile } from './select.ts'

/** Steps of cards that put discs on Earth and take them off. Each tells whether it changed anything. */

/** Why a corner is none of those that the step means: vacant, at the tiles that it names. */
function cornerBar(s: MarineState, run: Run, { where = {} }: PlaceElement, corner: number): WhyKey | undefined {
  if (!isVacantCorner(s, corner)) return 'corner-taken'
  return tilesAround(s, corner).some((hex) => isMeantTile(s, run, hex, where)) ? undefined : 'other-tile'
}

export const cornersFor = (s: MarineState, run: Run, effect: PlaceElement): number[] =>
  cornersWhere((corner) => cornerBar(s, run, effect, corner) === undefined)

const whyNotCorner = (s: MarineState, run: Run, effect: PlaceElement) => (): readonly WhyNot[] =>
  whyCorners(cornersOfEarth(s), (corner) => barredBy(run, cornerBar(s, run, effect, corner)))

/** The types that the step can take out of the bag. */
export const typesInBag = (s: MarineState, effect: PlaceElement): number =>
  typesWhere((e) => discsInBag(s, e) > 0 && (effect.source !== 'bagType' || e === ELEMENT_IDS.indexOf(effect.type)))

function put(t: T, run: Run, corner: number, element: number): void {
  putOnCorner(t.state, corner, element)
  tellOf(t, run, 'card.disc', run.actor, { element: elementWord(element), corner: cornerRef(corner) })
}

export function* placeElementEffect(t: T, run: Run, effect: PlaceElement): Script<boolean> {
  const discs = 'count' in effect ? effect.count : effect.max
  if (effect.source === 'bagRandom') return yield* placeDrawn(t, run, effect, discs)
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
    const { corner } = yield* decideFor(
      t,
      run,
      run.actor,
      'card.corner',
      cornerOptions(corners),
      { element: elementWord(element) },
      whyNotCorner(s, run, effect),
    )
    takeFromBag(s, element)
    put(t, run, corner, element)
    return true
  }
  const chosen = yield* maybeFor(t, run, run.actor, 'card.corner-more', cornerOptions(corners), whyNotCorner(s, run, effect))
  if (!chosen) return false
  const { element } = yield* decideFor(t, run, run.actor, 'card.element', elementOptions(types))
  takeFromBag(s, element)
  put(t, run, chosen.corner, element)
  return true
}

/** Random discs: all see what was drawn, and it is placed before the next one is. */
function* placeDrawn(t: T, run: Run, effect: PlaceElement, discs: number): Script<boolean> {
  const s = t.state
  let changed = false
  for (let left = discs; left > 0; left--) {
    const corners = cornersFor(s, run, effect)
    const element = corners.length > 0 ? drawDisc(t) : NONE
    if (element === NONE) break
    s.discInHand = element
    tellOf(t, run, 'card.disc-drawn', run.actor, { element: elementWord(element) })
    const { corner } = yield* decideFor(
      t,
      run,
      run.actor,
      'card.corner',
      cornerOptions(corners),
      { element: elementWord(element) },
      whyNotCorner(s, run, effect),
    )
    s.discInHand = NONE
    put(t, run, corner, element)
    changed = true
  }
  return changed
}

export function* removeElementEffect(t: T, run: Run, effect: Effect<'removeElement'>): Script<boolean> {
  return 'on' in effect ? yield* strip(t, run, namedTile(t.state, effect.on), effect.leave) : yield* removeOfOneType(t, run, effect.max)
}

function remove(t: T, run: Run, corner: number): void {
  tellOf(t, run, 'card.disc-removed', run.actor, { element: elementWord(discAt(t.state, corner)), corner: cornerRef(corner) })
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
