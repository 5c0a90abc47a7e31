import type { Script } from '@deeptime/engine'
import type { Effect } from '../components/effects.ts'
import { addDisc, discsInBag, drawDisc, hasVacantSpace, looseDiscs, loseDisc, takeFromBag } from '../elements.ts'
import { elementWord } from '../refs.ts'
import { elementOptions } from '../speech.ts'
import { ELEMENTS, type MarineState, NONE } from '../state.ts'
import { elementImmunity } from './modifiers.ts'
import { decideFor, maybeFor, type Run, type T, tellOf, typesWhere } from './run.ts'
import { animalsMeant } from './select.ts'

/** Steps of cards that change the elements on animal displays. Each tells whether it changed anything. */

const bagTypes = (s: MarineState): number => typesWhere((e) => discsInBag(s, e) > 0)

function add(t: T, run: Run, animal: number, element: number): void {
  addDisc(t.state, animal, element)
  tellOf(t, run, 'card.element', animal, { element: elementWord(element) })
}

export function* addAnimalElementEffect(t: T, run: Run, effect: Effect<'addAnimalElement'>): Script<boolean> {
  let changed = false
  for (const animal of animalsMeant(t.state, run, effect.who)) {
    for (let left = effect.count; left > 0; left--) {
      const element = yield* fromBag(t, run, animal, effect.source)
      if (element === NONE) break
      add(t, run, animal, element)
      changed = true
    }
  }
  return changed
}

/** A disc for an animal with a vacant space, `NONE` without one: then nothing is drawn. */
function* fromBag(t: T, run: Run, animal: number, source: 'bagChoice' | 'bagRandom'): Script<number> {
  const s = t.state
  const types = bagTypes(s)
  if (types === 0 || !hasVacantSpace(s, animal)) return NONE
  if (source === 'bagRandom') return drawDisc(t)
  const { element } = yield* decideFor(t, run, animal, 'card.own-element', elementOptions(types))
  takeFromBag(s, element)
  return element
}

/** Added discs that a card can take from an animal. */
export function discsToLose(s: MarineState, animal: number): number {
  if (elementImmunity(s, animal, 'evolutionCards')) return 0
  let n = 0
  for (let e = 0; e < ELEMENTS; e++) n += looseDiscs(s, animal, e)
  return n
}

export function* loseAnimalElementEffect(t: T, run: Run, effect: Effect<'loseAnimalElement'>): Script<boolean> {
  const s = t.state
  let changed = false
  for (const animal of animalsMeant(s, run, effect.who)) {
    for (let left = Math.min(effect.count, discsToLose(s, animal)); left > 0; left--) {
      const types = typesWhere((e) => looseDiscs(s, animal, e) > 0)
      const { element } = yield* decideFor(t, run, animal, 'card.lose', elementOptions(types))
      loseDisc(s, animal, element)
      tellOf(t, run, 'card.element-lost', animal, { element: elementWord(element) })
      changed = true
    }
  }
  return changed
}

/** Types that the actor can still exchange: a disc that came in is not sent out again. */
const exchangeable = (s: MarineState, animal: number, arrived: readonly number[]): number =>
  typesWhere((e) => looseDiscs(s, animal, e) > (arrived[e] as number))

/** Voluntary, so no immunity forbids it. The new disc is taken before the old one enters the bag. */
export function* replaceAnimalElementEffect(t: T, run: Run, { max }: Effect<'replaceAnimalElement'>): Script<boolean> {
  const s = t.state
  const { actor } = run
  const arrived = new Array<number>(ELEMENTS).fill(0)
  let changed = false
  for (let left = max; left > 0; left--) {
    const outs = elementOptions(exchangeable(s, actor, arrived)).filter(({ element }) => (bagTypes(s) & ~(1 << element)) !== 0)
    const chosen = yield* maybeFor(t, run, actor, 'card.swap-out', outs)
    if (!chosen) break
    const out = chosen.element
    const { element } = yield* decideFor(t, run, actor, 'card.swap-in', elementOptions(bagTypes(s) & ~(1 << chosen.element)), {
      out: elementWord(out),
    })
    takeFromBag(s, element)
    loseDisc(s, actor, out)
    addDisc(s, actor, element)
    arrived[element] = (arrived[element] as number) + 1
    tellOf(t, run, 'card.element-swapped', actor, { element: elementWord(element), out: elementWord(out) })
    changed = true
  }
  return changed
}
