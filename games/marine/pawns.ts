import { afterRuleUses, noBump } from './cards/modifiers.ts'
import type { WhyKey } from './keys.ts'
import { SPACE_OPTIONS, type SpaceOption } from './options.ts'
import { MIN_ANIMALS, SPACE_COUNT, SPECIAL_ONLY } from './spaces.ts'
import { ELEMENTS, elementOfPawn, isSpecial, type MarineState, NONE, specialPawn } from './state.ts'

/** Pawns: where they may go, how they come back. */

export const pawnOn = (s: MarineState, space: number): number => s.spaces[space] as number
export const isEmpty = (s: MarineState, space: number): boolean => pawnOn(s, space) === NONE
export const existsFor = (s: MarineState, space: number): boolean => s.animals.length >= (MIN_ANIMALS[space] as number)

/** The animal to whom a pawn on the display belongs now. */
export const controllerOf = (s: MarineState, pawn: number): number =>
  isSpecial(pawn) ? (s.controller[elementOfPawn(pawn)] as number) : pawn

export const controlsPawnOn = (s: MarineState, animal: number, space: number): boolean => {
  const pawn = pawnOn(s, space)
  return pawn !== NONE && controllerOf(s, pawn) === animal
}

/** The spaces that hold a pawn of the animal, basic or special. */
export function spacesHeld(s: MarineState, animal: number): number[] {
  const held: number[] = []
  for (let space = 0; space < SPACE_COUNT; space++) if (controlsPawnOn(s, animal, space)) held.push(space)
  return held
}

/** The last space, top to bottom and left to right, that holds a pawn of the animal; `NONE` if none does. */
export function lastSpaceHeld(s: MarineState, animal: number): number {
  for (let space = SPACE_COUNT - 1; space >= 0; space--) if (controlsPawnOn(s, animal, space)) return space
  return NONE
}

/** An empty, ordinary space that exists with this number of animals. */
const isOpenToBasic = (s: MarineState, space: number): boolean => isEmpty(s, space) && !SPECIAL_ONLY[space] && existsFor(s, space)

/** A trait lets the animal put one more basic pawn anywhere before its next retrieval. */
const hasFreeUse = (s: MarineState, animal: number): boolean => afterRuleUses(s, animal) > (s.freeUses[animal] as number)

/**
 * Basic pawns: an empty ordinary space after every pawn the animal controls. "After" is a lower section, or further right
 * in the same one: spaces are numbered that way, so it is any higher number.
 */
export const isAfterOwnPawns = (s: MarineState, animal: number, space: number): boolean => space > lastSpaceHeld(s, animal)

export function basicPlacements(s: MarineState, animal: number): SpaceOption[] {
  const spaces: SpaceOption[] = []
  if (s.available[animal] === 0) return spaces
  const first = s.freePawn || hasFreeUse(s, animal) ? 0 : lastSpaceHeld(s, animal) + 1
  for (let space = first; space < SPACE_COUNT; space++) if (isOpenToBasic(s, space)) spaces.push(SPACE_OPTIONS[space] as SpaceOption)
  return spaces
}

/** Why a basic pawn of the animal can't go to a space. */
export function basicBar(s: MarineState, animal: number, space: number): WhyKey | undefined {
  if (!existsFor(s, space)) return 'space-absent'
  if (!isEmpty(s, space))
    return controlsPawnOn(s, animal, space) ? 'own-pawn' : isSpecial(pawnOn(s, space)) ? 'special-there' : 'space-taken'
  if (SPECIAL_ONLY[space]) return 'special-only'
  if (s.available[animal] === 0) return 'no-pawn'
  return s.freePawn || hasFreeUse(s, animal) || isAfterOwnPawns(s, animal, space) ? undefined : 'not-after'
}

/** Why a special pawn of the animal can't go to a space. */
export function specialBar(s: MarineState, animal: number, space: number): WhyKey | undefined {
  if (!existsFor(s, space)) return 'space-absent'
  if (isEmpty(s, space)) return undefined
  if (controlsPawnOn(s, animal, space)) return 'own-pawn'
  if (!holdsOpposingBasic(s, animal, space)) return 'special-there'
  return noBump(s, animal) ? 'no-bump' : undefined
}

/** Special pawns in front of the animal, as elements. */
export function availableSpecials(s: MarineState, animal: number): number[] {
  const pawns: number[] = []
  for (let e = 0; e < ELEMENTS; e++) if (s.controller[e] === animal && s.specialSpace[e] === NONE) pawns.push(e)
  return pawns
}

/** Bump: a basic pawn of an opposing animal stands there. */
function holdsOpposingBasic(s: MarineState, animal: number, space: number): boolean {
  const pawn = pawnOn(s, space)
  return pawn !== NONE && !isSpecial(pawn) && pawn !== animal
}

/** Special pawns: an empty space, or one held by an opposing basic pawn, wherever the animal's other pawns are. */
export function specialPlacements(s: MarineState, animal: number): SpaceOption[] {
  const spaces: SpaceOption[] = []
  const bumps = !noBump(s, animal)
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!existsFor(s, space)) continue
    if (isEmpty(s, space) || (bumps && holdsOpposingBasic(s, animal, space))) spaces.push(SPACE_OPTIONS[space] as SpaceOption)
  }
  return spaces
}

/** A placement that the "after" rule allows anyway uses up no right to ignore it. */
export function placeBasic(s: MarineState, animal: number, space: number): void {
  if (!s.freePawn && !isAfterOwnPawns(s, animal, space)) s.freeUses[animal] = (s.freeUses[animal] as number) + 1
  s.available[animal] = (s.available[animal] as number) - 1
  s.spaces[space] = animal
}

/** Tells which animal was bumped, `NONE` if the space was empty. */
export function placeSpecial(s: MarineState, element: number, space: number): number {
  const bumped = pawnOn(s, space)
  if (bumped !== NONE) returnPawn(s, space)
  s.spaces[space] = specialPawn(element)
  s.specialSpace[element] = space
  return bumped
}

/** The pawn on a space comes back to whoever controls it. */
export function returnPawn(s: MarineState, space: number): void {
  const pawn = pawnOn(s, space)
  s.spaces[space] = NONE
  if (isSpecial(pawn)) s.specialSpace[elementOfPawn(pawn)] = NONE
  else s.available[pawn] = (s.available[pawn] as number) + 1
}
