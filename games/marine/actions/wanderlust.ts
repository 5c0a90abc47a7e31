import type { Script, Table } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { type PlaceTileArgs, STEP } from '../agenda.ts'
import { rewardAction } from '../cards/rewards.ts'
import { adjacentOf, adjacentTo, cornersOf, cornersOfEarth, discAt, everyTile, isTile, speciesAt, terrainAt } from '../earth.ts'
import { putOnCorner, takeFromSection, typesIn } from '../elements.ts'
import { HEXES } from '../geometry.ts'
import type { WhyKey } from '../keys.ts'
import { type CountOption, countsOn, STACK_OPTIONS } from '../options.ts'
import { bonusPoints, gainVP } from '../points.ts'
import { animalWord, cornerRef, elementWord, terrainWord, tileRef } from '../refs.ts'
import { SPECIAL_ONLY } from '../spaces.ts'
import { moveSpecies } from '../species.ts'
import { begin, cornerOptions, decide, elementOptions, hexOptions, maybe, ownSpeciesOptions, tell } from '../speech.ts'
import { EXTRA_TURN, type MarineState, NONE } from '../state.ts'
import { barred, whyCorners, whyHexes } from '../why-not.ts'

/** Wanderlust: a new tile at the rim of Earth. Its next tile is turned up first, so placing it is a step of its own. */
export function* wanderlust(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const { stacks } = t.state
  const isEmpty = ({ count }: CountOption): boolean => (stacks[count] as number[]).length === 0
  const offered = STACK_OPTIONS.filter((stack) => !isEmpty(stack))
  const chosen = yield* begin(t, animal, 'wanderlust.stack', offered, 'Wanderlust 1', () =>
    whyNotOf(
      STACK_OPTIONS,
      ({ id }) => id,
      (stack) => barred(isEmpty(stack) ? 'stack-empty' : undefined, 'Wanderlust 1'),
    ),
  )
  if (!chosen) return false
  const stack = stacks[chosen.count] as number[]
  t.state.tileInHand = stack.pop() as number
  if (stack.length > 0) t.reveal()
  t.next(STEP.placeTile({ animal, space }))
  return true
}

/** Why a new tile can't go to a hex: it needs an empty one beside a tile of Earth. */
function rimBar(s: MarineState, hex: number): WhyKey | undefined {
  if (isTile(s, hex)) return 'known'
  for (const other of adjacentTo(hex)) if (isTile(s, other)) return undefined
  return 'beyond'
}

export function rimOfEarth(s: MarineState): number[] {
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (rimBar(s, hex) === undefined) hexes.push(hex)
  return hexes
}

/** Wanderlust 4: what a tile of this terrain would pay at once on a hex, itself and its like beside it. */
export const tileBonus = (s: MarineState, hex: number, terrain: number): number => bonusPoints(1 + adjacentOf(s, hex, terrain))

const EVERY_HEX = Array.from({ length: HEXES }, (_, hex) => hex)

export function* placeTile(t: Table<MarineState>, { animal, space }: PlaceTileArgs): Script {
  const s = t.state
  const { hex } = yield* decide(t, animal, 'wanderlust.hex', hexOptions(rimOfEarth(s)), 'Wanderlust 2', undefined, () =>
    whyHexes(EVERY_HEX, (to) => barred(rimBar(s, to), 'Wanderlust 2')),
  )
  s.tile[hex] = s.terrain[hex] = s.tileInHand
  s.tileInHand = NONE
  tell(t, 'wanderlust.tile', { animal: animalWord(animal), terrain: terrainWord(terrainAt(s, hex)), tile: tileRef(hex) }, 'Wanderlust 2')
  yield* placeElement(t, animal, hex)
  gainVP(t, animal, tileBonus(s, hex, terrainAt(s, hex)), 'wanderlust', 'Wanderlust 4')
  rewardAction(t, animal, 'wanderlust', { placedTile: true })
  for (const mover of s.animals) yield* moveIn(t, mover, hex) // Wanderlust 5: from the top of the food chain
  if (SPECIAL_ONLY[space]) s.extraTurn = EXTRA_TURN // Wanderlust 6
}

/** Wanderlust 3: an element of the section may go to a vacant corner of the new tile. */
function* placeElement(t: Table<MarineState>, animal: number, hex: number): Script {
  const s = t.state
  const bar = (corner: number): WhyKey | undefined =>
    cornersOf(hex).includes(corner) ? (discAt(s, corner) === NONE ? undefined : 'corner-taken') : 'other-tile'
  const vacant = cornersOf(hex).filter((corner) => bar(corner) === undefined)
  const types = vacant.length > 0 ? typesIn(s, 'wanderlust') : 0
  const taken = yield* maybe(t, animal, 'wanderlust.element', elementOptions(types), 'Wanderlust 3')
  if (!taken) return
  const { corner } = yield* decide(t, animal, 'wanderlust.corner', cornerOptions(vacant), 'Wanderlust 3', undefined, () =>
    whyCorners(cornersOfEarth(s), (c) => barred(bar(c), 'Wanderlust 3')),
  )
  takeFromSection(s, 'wanderlust', taken.element)
  putOnCorner(s, corner, taken.element)
  const params = { animal: animalWord(animal), element: elementWord(taken.element), tile: tileRef(hex), corner: cornerRef(corner) }
  tell(t, 'wanderlust.element', params, 'Wanderlust 3')
}

/** Wanderlust 5: those of the animal's species on adjacent tiles that it likes may move to the new one. */
function* moveIn(t: Table<MarineState>, mover: number, to: number): Script {
  const s = t.state
  const near = adjacentTo(to)
  const left = near.filter((hex) => speciesAt(s, hex, mover) > 0)
  const bar = (hex: number): WhyKey | undefined => {
    if (left.includes(hex)) return undefined
    return !near.includes(hex) ? 'not-beside' : speciesAt(s, hex, mover) > 0 ? 'moved' : 'absent'
  }
  for (;;) {
    const from = yield* maybe(t, mover, 'wanderlust.from', ownSpeciesOptions(mover, left), 'Wanderlust 5', undefined, () =>
      whyHexes(everyTile(s), (hex) => barred(bar(hex), 'Wanderlust 5')),
    )
    if (!from) return
    left.splice(left.indexOf(from.hex), 1)
    const counts: readonly CountOption[] = countsOn(from.hex, speciesAt(s, from.hex, mover), 1)
    const { count } = yield* decide(t, mover, 'wanderlust.count', counts, 'Wanderlust 5')
    moveSpecies(s, mover, from.hex, to, count)
    tell(t, 'wanderlust.move', { animal: animalWord(mover), count, from: tileRef(from.hex), tile: tileRef(to) }, 'Wanderlust 5')
  }
}
