import type { Script, Table, WhyNot } from '@deeptime/engine'
import { migrationBarrier, migrationCount, migrationDistance } from '../cards/modifiers.ts'
import { rewardAction } from '../cards/rewards.ts'
import { adjacentTo, everyTile, isTile, speciesAt } from '../earth.ts'
import { HALF, HEXES } from '../geometry.ts'
import type { WhyKey } from '../keys.ts'
import { countsOn } from '../options.ts'
import { animalWord, tileRef } from '../refs.ts'
import { spaceOf } from '../spaces.ts'
import { moveSpecies } from '../species.ts'
import { begin, decide, hexOptions, maybe, tell } from '../speech.ts'
import type { MarineState } from '../state.ts'
import { barred, whyHexes } from '../why-not.ts'

/** How many species may move from this space; a trait raises the numbered ones. */
function cubesFrom(s: MarineState, animal: number, space: number): number {
  const cubes = spaceOf(space).cubes ?? 0
  return cubes === 'all' ? Number.POSITIVE_INFINITY : cubes + migrationCount(s, animal)
}

/** Migration: up to so many species, each one step to an adjacent tile. */
export const migration = (t: Table<MarineState>, animal: number, space: number): Script<boolean> =>
  migrate(t, animal, cubesFrom(t.state, animal, space))

/** All moves are simultaneous: a species that has arrived does not move again. */
export function* migrate(t: Table<MarineState>, animal: number, cubes: number): Script<boolean> {
  const s = t.state
  const resting = Array.from({ length: HEXES }, (_, hex) => speciesAt(s, hex, animal))
  let left = cubes
  let begun = false
  while (left > 0) {
    const tiles = hexOptions(tilesToLeave(s, animal, resting))
    const reasons = (): readonly WhyNot[] => whyHexes(everyTile(s), (hex) => barred(leaveBar(s, animal, resting, hex), 'Migration'))
    const from = yield* begun
      ? maybe(t, animal, 'migration.from', tiles, 'Migration', undefined, reasons)
      : begin(t, animal, 'migration.from', tiles, 'Migration', reasons)
    if (!from) break
    begun = true
    const targets = destinations(s, animal, from.hex)
    const { hex: to } = yield* decide(t, animal, 'migration.to', hexOptions(targets), 'Migration', undefined, () =>
      whyHexes(everyTile(s), (hex) => barred(targets.includes(hex) ? undefined : hex === from.hex ? 'here' : 'far', 'Migration')),
    )
    const most = Math.min(left, resting[from.hex] as number)
    const { count } = yield* decide(t, animal, 'migration.count', countsOn(from.hex, most, 1), 'Migration')
    resting[from.hex] = (resting[from.hex] as number) - count
    left -= count
    moveSpecies(s, animal, from.hex, to, count)
    tell(t, 'migration', { animal: animalWord(animal), count, from: tileRef(from.hex), tile: tileRef(to) }, 'Migration')
  }
  if (begun) rewardAction(t, animal, 'migration', {})
  return begun
}

/** Why nothing can leave a tile: its species have moved, or can't. */
function leaveBar(s: MarineState, animal: number, resting: readonly number[], hex: number): WhyKey | undefined {
  if ((resting[hex] as number) === 0) return speciesAt(s, hex, animal) > 0 ? 'arrived' : 'absent'
  return destinations(s, animal, hex).length > 0 ? undefined : 'stuck'
}

/** Tiles with species that have not moved and can. */
function tilesToLeave(s: MarineState, animal: number, resting: readonly number[]): number[] {
  const tiles: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (leaveBar(s, animal, resting, hex) === undefined) tiles.push(hex)
  return tiles
}

/** One step over Earth; a displayed card may forbid stepping straight between the halves. */
const canStep = (s: MarineState, from: number, to: number, barrier: boolean): boolean =>
  isTile(s, to) && !(barrier && HALF[from] !== HALF[to] && HALF[from] !== 'middle' && HALF[to] !== 'middle')

/** Tiles that a species can reach from here: adjacent ones, or further with a trait. */
function destinations(s: MarineState, animal: number, from: number): number[] {
  const barrier = migrationBarrier(s, animal)
  const reached = [from]
  let first = 0
  for (let steps = migrationDistance(s, animal); steps > 0; steps--) {
    const last = reached.length
    for (; first < last; first++) {
      const hex = reached[first] as number
      for (const to of adjacentTo(hex)) if (canStep(s, hex, to, barrier) && !reached.includes(to)) reached.push(to)
    }
  }
  reached.shift()
  return reached
}
