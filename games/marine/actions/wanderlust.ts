import type { Script, Table } from '@deeptime/engine'
import { type PlaceTileArgs, STEP } from '../agenda.ts'
import { begin, cornerOptions, decide, elementOptions, hexOptions, maybe, tell } from '../ask.ts'
import { rewardAction } from '../cards/rewards.ts'
import { adjacentAlike, adjacentTo, cornersOf, discAt, isTile, speciesAt, terrainAt } from '../earth.ts'
import { putOnCorner, takeFromSection, typesIn } from '../elements.ts'
import { HEXES } from '../geometry.ts'
import { type CountOption, countsOn, STACK_OPTIONS } from '../options.ts'
import { bonusPoints, gainVP } from '../points.ts'
import { SPECIAL_ONLY } from '../spaces.ts'
import { moveSpecies } from '../species.ts'
import { EXTRA_TURN, type MarineState, NONE } from '../state.ts'
import { animalTerm, elementTerm, terrainTerm, tileRef } from '../terms.ts'

/** Wanderlust: a new tile at the rim of Earth. Its next tile is turned up first, so placing it is a step of its own. */
export function* wanderlust(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const { stacks } = t.state
  const offered = STACK_OPTIONS.filter(({ count }) => (stacks[count] as number[]).length > 0)
  const chosen = yield* begin(t, animal, 'wanderlust.stack', offered, 'Wanderlust 1')
  if (!chosen) return false
  const stack = stacks[chosen.count] as number[]
  t.state.tileInHand = stack.pop() as number
  if (stack.length > 0) t.reveal()
  t.next(STEP.placeTile({ animal, space }))
  return true
}

/** An empty hex beside a tile of Earth. */
function isRimOfEarth(s: MarineState, hex: number): boolean {
  if (isTile(s, hex)) return false
  for (const other of adjacentTo(hex)) if (isTile(s, other)) return true
  return false
}

function rimOfEarth(s: MarineState): number[] {
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (isRimOfEarth(s, hex)) hexes.push(hex)
  return hexes
}

export function* placeTile(t: Table<MarineState>, { animal, space }: PlaceTileArgs): Script {
  const s = t.state
  const { hex } = yield* decide(t, animal, 'wanderlust.hex', hexOptions(rimOfEarth(s)), 'Wanderlust 2')
  s.tile[hex] = s.terrain[hex] = s.tileInHand
  s.tileInHand = NONE
  tell(t, 'wanderlust.tile', { animal: animalTerm(animal), terrain: terrainTerm(terrainAt(s, hex)), tile: tileRef(hex) }, 'Wanderlust 2')
  yield* placeElement(t, animal, hex)
  gainVP(t, animal, bonusPoints(1 + adjacentAlike(s, hex)), 'wanderlust', 'Wanderlust 4')
  rewardAction(t, animal, 'wanderlust', { placedTile: true })
  for (const mover of s.animals) yield* moveIn(t, mover, hex) // Wanderlust 5: from the top of the food chain
  if (SPECIAL_ONLY[space]) s.extraTurn = EXTRA_TURN // Wanderlust 6
}

/** Wanderlust 3: an element of the section may go to a vacant corner of the new tile. */
function* placeElement(t: Table<MarineState>, animal: number, hex: number): Script {
  const s = t.state
  const vacant = cornersOf(hex).filter((corner) => discAt(s, corner) === NONE)
  const types = vacant.length > 0 ? typesIn(s, 'wanderlust') : 0
  const taken = yield* maybe(t, animal, 'wanderlust.element', elementOptions(types), 'Wanderlust 3')
  if (!taken) return
  const { corner } = yield* decide(t, animal, 'wanderlust.corner', cornerOptions(vacant), 'Wanderlust 3')
  takeFromSection(s, 'wanderlust', taken.element)
  putOnCorner(s, corner, taken.element)
  tell(t, 'wanderlust.element', { animal: animalTerm(animal), element: elementTerm(taken.element), tile: tileRef(hex) }, 'Wanderlust 3')
}

/** Wanderlust 5: those of the animal's species on adjacent tiles that it likes may move to the new one. */
function* moveIn(t: Table<MarineState>, mover: number, to: number): Script {
  const s = t.state
  const left = adjacentTo(to).filter((hex) => speciesAt(s, hex, mover) > 0)
  for (;;) {
    const from = yield* maybe(t, mover, 'wanderlust.from', hexOptions(left), 'Wanderlust 5')
    if (!from) return
    left.splice(left.indexOf(from.hex), 1)
    const counts: readonly CountOption[] = countsOn(from.hex, speciesAt(s, from.hex, mover), 1)
    const { count } = yield* decide(t, mover, 'wanderlust.count', counts, 'Wanderlust 5')
    moveSpecies(s, mover, from.hex, to, count)
    tell(t, 'wanderlust.move', { animal: animalTerm(mover), count, from: tileRef(from.hex), tile: tileRef(to) }, 'Wanderlust 5')
  }
}
