import type { Script, Table, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { ACTIONS } from '../actions/index.ts'
import { type ActionArgs, STEP } from '../agenda.ts'
import type { WhyKey } from '../keys.ts'
import { type ElementOption, type MarineOption, PAWN_OPTIONS, RETRIEVE, type SpaceOption } from '../options.ts'
import {
  availableSpecials,
  basicBar,
  basicPlacements,
  lastSpaceHeld,
  placeBasic,
  placeSpecial,
  specialBar,
  specialPlacements,
} from '../pawns.ts'
import { animalWord, elementWord, spaceWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { sectionOf } from '../spaces.ts'
import { ask, decide, tell } from '../speech.ts'
import { FREE_EXTRA_TURN, type MarineState, NO_EXTRA_TURN, NONE } from '../state.ts'
import { barred, type MarineReason, whySpaces } from '../why-not.ts'
import { retrieve } from './retrieve.ts'

/**
 * Pawns that are bumped again and again could keep a round open for ever. A safety net, not a rule: no game that people
 * play comes near it.
 */
export const STALL_GUARD_TURNS = 2000

/** Retrieve: an animal with no pawn on the display has nothing to take back, and may do so only if the table allows it (our reading). */
const canRetrieve = (s: MarineState, animal: number): boolean => s.variants.emptyRetrieve || lastSpaceHeld(s, animal) !== NONE

/** What the active animal may do: a basic pawn on a space, a special pawn to be placed, or all its pawns back. */
export function turnOptions(s: MarineState, animal: number): MarineOption[] {
  const options: MarineOption[] = basicPlacements(s, animal)
  // Fewer pawns are in the game than there are spaces, so a special pawn always finds an empty one.
  for (const element of availableSpecials(s, animal)) options.push(PAWN_OPTIONS[element] as ElementOption)
  if (canRetrieve(s, animal)) options.push(RETRIEVE)
  return options
}

const BAR_RULES: Readonly<Partial<Record<WhyKey, RuleId>>> = {
  'space-absent': 'Display',
  'special-only': 'Special pawns',
  'special-there': 'Bump',
  'no-bump': 'Bump',
}

const spaceReason = (bar: WhyKey | undefined, rule: RuleId): MarineReason | undefined => barred(bar, (bar && BAR_RULES[bar]) ?? rule)

/** Why a space, a special pawn or taking back is no answer in this turn. */
export function whyNotInTurn(s: MarineState, animal: number): readonly WhyNot[] {
  const hasSpecial = availableSpecials(s, animal).length > 0
  const spaces = whySpaces((space) => {
    const bar = basicBar(s, animal, space)
    if (bar && hasSpecial && !specialBar(s, animal, space)) return barred('by-special', 'Special pawns')
    return spaceReason(bar, 'Basic pawns')
  })
  const pawns = whyNotOf(
    PAWN_OPTIONS,
    ({ id }) => id,
    ({ element }) => barred(pawnBar(s, animal, element), 'Special pawns'),
  )
  const back = whyNotOf(
    [RETRIEVE],
    ({ id }) => id,
    () => barred(canRetrieve(s, animal) ? undefined : 'nothing-out', 'Retrieve'),
  )
  return [...spaces, ...pawns, ...back]
}

function pawnBar(s: MarineState, animal: number, element: number): WhyKey | undefined {
  const controller = s.controller[element] as number
  if (controller !== animal) return controller === NONE ? 'pawn-of-nobody' : 'pawn-of-other'
  return s.specialSpace[element] === NONE ? undefined : 'pawn-out'
}

/** Turn: exactly one of Placement and Retrieve. */
export function* turn(t: Table<MarineState>): Script {
  const s = t.state
  const animal = s.active
  const choice = yield* ask(t, animal, 'turn', turnOptions(s, animal), 'Turn', undefined, () => whyNotInTurn(s, animal))
  if (choice === RETRIEVE) retrieve(t, animal)
  else if ('space' in choice) putBasic(t, animal, (choice as SpaceOption).space)
  else yield* putSpecial(t, animal, (choice as ElementOption).element)
}

function putBasic(t: Table<MarineState>, animal: number, space: number): void {
  placeBasic(t.state, animal, space)
  tell(t, 'turn.basic', { animal: animalWord(animal), space: spaceWord(space) }, 'Basic pawns')
  t.next(STEP.action({ animal, space }), STEP.endTurn)
}

function* putSpecial(t: Table<MarineState>, animal: number, element: number): Script {
  const s = t.state
  const { space } = yield* decide(t, animal, 'turn.special-pawn', specialPlacements(s, animal), 'Special pawns', undefined, () =>
    whySpaces((to) => spaceReason(specialBar(s, animal, to), 'Special pawns')),
  )
  const bumped = placeSpecial(s, element, space)
  tell(t, 'turn.special', { animal: animalWord(animal), element: elementWord(element), space: spaceWord(space) }, 'Special pawns')
  if (bumped !== NONE) tell(t, 'turn.bump', { animal: animalWord(bumped) }, 'Bump')
  t.next(STEP.action({ animal, space }), STEP.endTurn)
}

/** Actions: the placed pawn sets off the action of its section at once. */
export function* action(t: Table<MarineState>, { animal, space }: ActionArgs): Script {
  yield* ACTIONS[sectionOf(space)](t, animal, space)
}

/** Sequence: turns go up the food chain, from its bottom to its top, and begin again. */
export function animalAfter(s: MarineState, animal: number): number {
  const i = s.animals.indexOf(animal)
  return s.animals[i > 0 ? i - 1 : s.animals.length - 1] as number
}

/** An extra turn is taken at once by the same animal; the order then goes on from it. */
export function endTurn(t: Table<MarineState>): void {
  const s = t.state
  const again = s.extraTurn !== NO_EXTRA_TURN
  s.freePawn = s.extraTurn === FREE_EXTRA_TURN
  s.extraTurn = NO_EXTRA_TURN
  s.turn++
  if (again) tell(t, 'turn.extra', { animal: animalWord(s.active) }, 'Sequence')
  else s.active = animalAfter(s, s.active)
  if (s.turn > STALL_GUARD_TURNS) {
    tell(t, 'stall-guard.turns', { turns: STALL_GUARD_TURNS }, 'Stall guard')
    t.next(STEP.endgame)
  } else t.next(STEP.turn)
}
