import type { Script } from '@deeptime/engine'
import { ACTIONS, migrate } from '../actions/index.ts'
import { SPACES } from '../components/action-display.ts'
import { ANIMALS } from '../components/animals.ts'
import type { Effect } from '../components/effects.ts'
import { type MarineOption, SPACE_OPTIONS, type SpaceOption } from '../options.ts'
import { returnPawn, spacesHeld } from '../pawns.ts'
import { elementWord, spaceWord } from '../refs.ts'
import { spaceNamed } from '../spaces.ts'
import { elementOptions } from '../speech.ts'
import { EXTRA_TURN, FREE_EXTRA_TURN, type MarineState } from '../state.ts'
import { decideFor, maybeFor, type Run, type T, tellOf, typesWhere } from './run.ts'
import { animalsMeant } from './select.ts'

/** Steps of cards about pawns, turns, targets and granted actions. Each tells whether it changed anything. */

/** No pawn is used; it may be declined whole, and counts as done from its space, or from the first of its section. */
export function* performActionEffect(t: T, run: Run, { action, as, cubes }: Effect<'performAction'>): Script<boolean> {
  if (cubes !== undefined) return yield* migrate(t, run.actor, cubes)
  const space = as === undefined ? SPACES.findIndex((s) => s.section === action) : spaceNamed(as)
  return yield* ACTIONS[action](t, run.actor, space)
}

/** Cylinders of the animal's colour that are still in the box. */
export const sparePawns = (s: MarineState, animal: number): number => (ANIMALS[animal]?.cylinders ?? 0) - (s.basicPawns[animal] as number)

export function gainBasicPawnEffect(t: T, run: Run, { who, count }: Effect<'gainBasicPawn'>): boolean {
  const s = t.state
  let changed = false
  for (const animal of animalsMeant(s, run, who)) {
    const gained = Math.min(count, sparePawns(s, animal))
    if (gained === 0) continue
    s.basicPawns[animal] = (s.basicPawns[animal] as number) + gained
    s.available[animal] = (s.available[animal] as number) + gained
    tellOf(t, run, 'card.pawn', animal, { count: gained })
    changed = true
  }
  return changed
}

/** The pawn just placed may come back too; food-chain cubes stay where they are. */
export function* returnPawnsEffect(t: T, run: Run, { who, max }: Effect<'returnPawns'>): Script<boolean> {
  const s = t.state
  let changed = false
  for (const animal of animalsMeant(s, run, who)) {
    for (let left = max; left > 0; left--) {
      const held = spacesHeld(s, animal).map((space) => SPACE_OPTIONS[space] as SpaceOption)
      const chosen = yield* maybeFor(t, run, animal, 'card.pawn', held)
      if (!chosen) break
      returnPawn(s, chosen.space)
      tellOf(t, run, 'card.pawn-back', animal, { space: spaceWord(chosen.space) })
      changed = true
    }
  }
  return changed
}

/** The turn comes when this one ends, after the row was refilled and its events are done. */
export function grantExtraTurnEffect(t: T, run: Run, { ignoreAfterRule = false }: Effect<'grantExtraTurn'>): boolean {
  t.state.extraTurn = ignoreAfterRule ? FREE_EXTRA_TURN : EXTRA_TURN
  tellOf(t, run, 'card.extra-turn', run.actor, {})
  return true
}

interface TargetOption extends MarineOption {
  readonly target: number
}

/** The numbers that a target can be moved to: so many spaces either way, never below 1. */
function targetOptions(now: number, max: number): TargetOption[] {
  const options: TargetOption[] = []
  for (let target = Math.max(1, now - max); target <= now + max; target++) {
    if (target !== now) options.push({ id: `target:${target}`, label: 'target-value', params: { target }, target })
  }
  return options
}

export function* shiftTargetEffect(t: T, run: Run, { max }: Effect<'shiftTarget'>): Script<boolean> {
  const s = t.state
  const chosen = yield* maybeFor(t, run, run.actor, 'card.target', elementOptions(typesWhere(() => true)))
  if (!chosen) return false
  const { element } = chosen
  const options = targetOptions(s.target[element] as number, max)
  const { target } = yield* decideFor(t, run, run.actor, 'card.target-value', options, { element: elementWord(element) })
  s.target[element] = target
  tellOf(t, run, 'card.target', run.actor, { element: elementWord(element), target })
  return true
}

/** The face-up tile of each stack goes face down to its bottom, the next is turned up. */
export function cycleStacksEffect(t: T, run: Run): boolean {
  const stacks = t.state.stacks.filter((stack) => stack.length > 1)
  if (stacks.length === 0) return false
  for (const stack of stacks) stack.unshift(stack.pop() as number)
  t.reveal()
  tellOf(t, run, 'card.stacks', run.actor, {})
  return true
}

export function triggerEndgameEffect(t: T, run: Run): boolean {
  t.state.lastRound = true
  tellOf(t, run, 'card.last-round', run.actor, {})
  return true
}
