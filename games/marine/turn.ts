import type { Option, Script, Table } from '@deeptime/engine'
import { ACTIONS } from './actions/index.ts'
import { type ActionArgs, STEP } from './agenda.ts'
import { decide, seatOf, tell } from './ask.ts'
import { type ElementOption, PAWN_OPTIONS, RETRIEVE, type SpaceOption } from './options.ts'
import { availableSpecials, basicPlacements, lastSpaceHeld, placeBasic, placeSpecial, specialPlacements } from './pawns.ts'
import { retrieve } from './retrieve.ts'
import { sectionOf } from './spaces.ts'
import { FREE_EXTRA_TURN, type MarineState, NO_EXTRA_TURN, NONE } from './state.ts'
import { animalTerm, elementTerm, spaceTerm } from './terms.ts'

/**
 * Pawns that are bumped again and again could keep a round open for ever. A safety net, not a rule: no game that people
 * play comes near it.
 */
export const STALL_GUARD_TURNS = 2000

/** What the active animal may do: a basic pawn on a space, a special pawn to be placed, or all its pawns back. */
export function turnOptions(s: MarineState, animal: number): Option[] {
  const options: Option[] = basicPlacements(s, animal)
  // Fewer pawns are in the game than there are spaces, so a special pawn always finds an empty one.
  for (const element of availableSpecials(s, animal)) options.push(PAWN_OPTIONS[element] as ElementOption)
  // Retrieve: an animal with no pawn on the display has nothing to take back and must place.
  if (lastSpaceHeld(s, animal) !== NONE) options.push(RETRIEVE)
  return options
}

/** Turn: exactly one of Placement and Retrieve. */
export function* turn(t: Table<MarineState>): Script {
  const s = t.state
  const animal = s.active
  const choice = yield* t.ask(seatOf(s, animal), 'turn', turnOptions(s, animal), 'Turn')
  if (choice === RETRIEVE) retrieve(t, animal)
  else if ('space' in choice) putBasic(t, animal, (choice as SpaceOption).space)
  else yield* putSpecial(t, animal, (choice as ElementOption).element)
}

function putBasic(t: Table<MarineState>, animal: number, space: number): void {
  placeBasic(t.state, animal, space)
  tell(t, 'turn.basic', { animal: animalTerm(animal), space: spaceTerm(space) }, 'Basic pawns')
  t.next(STEP.action({ animal, space }), STEP.endTurn)
}

function* putSpecial(t: Table<MarineState>, animal: number, element: number): Script {
  const s = t.state
  const { space } = yield* decide(t, animal, 'turn.special-pawn', specialPlacements(s, animal), 'Special pawns')
  const bumped = placeSpecial(s, element, space)
  tell(t, 'turn.special', { animal: animalTerm(animal), element: elementTerm(element), space: spaceTerm(space) }, 'Special pawns')
  if (bumped !== NONE) tell(t, 'turn.bump', { animal: animalTerm(bumped) }, 'Bump')
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
  if (again) tell(t, 'turn.extra', { animal: animalTerm(s.active) }, 'Sequence')
  else s.active = animalAfter(s, s.active)
  if (s.turn > STALL_GUARD_TURNS) {
    tell(t, 'stall-guard.turns', { turns: STALL_GUARD_TURNS }, 'Stall guard')
    t.next(STEP.endgame)
  } else t.next(STEP.turn)
}
