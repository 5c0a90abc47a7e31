import type { Script } from '@deeptime/engine'
import type { Effect, EliminateSpecies, PlaceSpecies } from '../components/effects.ts'
import { adjacentTo, allSpeciesAt, everyTile, isTile, speciesAt, tilesWhere } from '../earth.ts'
import { countsOn, type SpeciesOption, speciesOption } from '../options.ts'
import { animalWord, tileRef } from '../refs.ts'
import { eliminateSpecies, moveSpecies, placeSpecies, reviveSpecies } from '../species.ts'
import { hexOptions } from '../speech.ts'
import { ANIMALS, type MarineState } from '../state.ts'
import { whyHexes } from '../why-not.ts'
import { barredBy, decideFor, maybeFor, type Run, type T, tellOf } from './run.ts'
import { namedTile, tilesMeant } from './select.ts'

/** Steps of cards that place, eliminate, replace and move species. Each tells whether it changed anything. */

/** Cubes that a step may place. */
export const supplyOf = (s: MarineState, animal: number, from: PlaceSpecies['from']): number =>
  (s.genePool[animal] as number) + (from === 'boxThenGenePool' ? (s.box[animal] as number) : 0)

/** Eliminated cubes go first where the card says so. */
function place(t: T, run: Run, hex: number, count: number, from: PlaceSpecies['from']): void {
  const s = t.state
  const revived = from === 'boxThenGenePool' ? Math.min(count, s.box[run.actor] as number) : 0
  reviveSpecies(s, run.actor, hex, revived)
  placeSpecies(s, run.actor, hex, count - revived)
  if (revived > 0) tellOf(t, run, 'card.revived', run.actor, { count: revived, tile: tileRef(hex) })
  if (count > revived) tellOf(t, run, 'card.placed', run.actor, { count: count - revived, tile: tileRef(hex) })
}

export function* placeSpeciesEffect(t: T, run: Run, effect: PlaceSpecies): Script<boolean> {
  return 'on' in effect ? yield* placeOnOne(t, run, effect) : yield* placeOnEach(t, run, effect)
}

function* placeOnOne(t: T, run: Run, { on, max, from }: Extract<PlaceSpecies, { on: string }>): Script<boolean> {
  const hex = namedTile(t.state, on)
  const most = Math.min(max, supplyOf(t.state, run.actor, from))
  if (hex === undefined || most === 0) return false
  const { count } = yield* decideFor(t, run, run.actor, 'card.count', countsOn(hex, most))
  if (count > 0) place(t, run, hex, count, from)
  return count > 0
}

/** The tiles are fixed at the start; the actor serves them in any order, up to `perTile` each and `max` in all. */
function* placeOnEach(t: T, run: Run, effect: Extract<PlaceSpecies, { perTile: number }>): Script<boolean> {
  const s = t.state
  const meant = tilesMeant(s, run, effect.onEach)
  const tiles = [...meant]
  let left = effect.max ?? Number.POSITIVE_INFINITY
  let changed = false
  while (tiles.length > 0 && left > 0 && supplyOf(s, run.actor, effect.from) > 0) {
    const chosen = yield* maybeFor(t, run, run.actor, 'card.tiles', hexOptions(tiles), () =>
      whyHexes(everyTile(s), (hex) => barredBy(run, tiles.includes(hex) ? undefined : meant.includes(hex) ? 'served' : 'not-meant')),
    )
    if (!chosen) break
    tiles.splice(tiles.indexOf(chosen.hex), 1)
    const most = Math.min(effect.perTile, left, supplyOf(s, run.actor, effect.from))
    const { count } = yield* decideFor(t, run, run.actor, 'card.count', countsOn(chosen.hex, most, 1))
    place(t, run, chosen.hex, count, effect.from)
    left -= count
    changed = true
  }
  return changed
}

function eliminate(t: T, run: Run, animal: number, hex: number, count: number): void {
  if (count === 0) return
  eliminateSpecies(t.state, animal, hex, count)
  tellOf(t, run, 'card.eliminated', animal, { count, tile: tileRef(hex) })
}

/** The species of these animals on a tile, as options. */
const speciesOn = (s: MarineState, hex: number, animals: readonly number[]): SpeciesOption[] =>
  animals.filter((a) => speciesAt(s, hex, a) > 0).map((a) => speciesOption(hex, a))

/** Whose species may be meant, and who chooses among them. */
export function ownersMeant(s: MarineState, run: Run, owner: 'any' | 'opposing' | 'self'): number[] {
  if (owner === 'self') return [run.self]
  return owner === 'any' ? s.animals : s.animals.filter((a) => a !== run.actor)
}

export function* eliminateSpeciesEffect(t: T, run: Run, effect: EliminateSpecies): Script<boolean> {
  const s = t.state
  if ('leave' in effect) return yield* eliminateAllBut(t, run, namedTile(s, effect.on), effect.leave)
  const tiles = tilesOfElimination(s, run, effect)
  if (effect.owner === 'eachAnimalWithMost') return eliminateFromMost(t, run, tiles, effect.count)
  const owners = ownersMeant(s, run, effect.owner)
  const chooser = effect.chooser === 'owner' ? run.self : run.actor
  if (effect.on === undefined && effect.onEach === undefined) return yield* eliminateAnywhere(t, run, chooser, owners, effect.count)
  return yield* eliminateOnEach(t, run, chooser, owners, tiles, effect.count)
}

export function tilesOfElimination(s: MarineState, run: Run, { on, onEach }: Exclude<EliminateSpecies, { leave: number }>): number[] {
  if (onEach !== undefined) return tilesMeant(s, run, onEach)
  if (on === undefined) return tilesWhere(s, () => true)
  const hex = namedTile(s, on)
  return hex === undefined ? [] : [hex]
}

/** The actor picks the survivors; all others on the tile go. */
function* eliminateAllBut(t: T, run: Run, hex: number | undefined, leave: number): Script<boolean> {
  const s = t.state
  if (hex === undefined || allSpeciesAt(s, hex) <= leave) return false
  const kept = new Array<number>(ANIMALS).fill(0)
  for (let i = 0; i < leave; i++) {
    const left = s.animals.filter((a) => speciesAt(s, hex, a) > (kept[a] as number))
    const { animal } = yield* decideFor(t, run, run.actor, 'card.survivor', speciesOn(s, hex, left))
    kept[animal] = (kept[animal] as number) + 1
  }
  for (const animal of s.animals) eliminate(t, run, animal, hex, speciesAt(s, hex, animal) - (kept[animal] as number))
  return true
}

/** Every animal whose number on the tile is the highest loses `count` there. No choice arises. */
function eliminateFromMost(t: T, run: Run, tiles: readonly number[], count: number): boolean {
  const s = t.state
  let changed = false
  for (const hex of tiles) {
    const most = Math.max(...s.animals.map((a) => speciesAt(s, hex, a)))
    if (most === 0) continue
    const losers = s.animals.filter((a) => speciesAt(s, hex, a) === most)
    for (const animal of losers) eliminate(t, run, animal, hex, Math.min(count, most))
    changed = true
  }
  return changed
}

function* eliminateAnywhere(t: T, run: Run, chooser: number, owners: readonly number[], count: number): Script<boolean> {
  const s = t.state
  let changed = false
  for (let left = count; left > 0; left--) {
    const options = tilesWhere(s, () => true).flatMap((hex) => speciesOn(s, hex, owners))
    if (options.length === 0) break
    const { animal, hex } = yield* decideFor(t, run, chooser, 'card.victim', options)
    eliminate(t, run, animal, hex, 1)
    changed = true
  }
  return changed
}

/** So many on each tile, in any order. Tiles where no choice is left settle themselves; the rest are offered together. */
function* eliminateOnEach(
  t: T,
  run: Run,
  chooser: number,
  owners: readonly number[],
  tiles: readonly number[],
  count: number,
): Script<boolean> {
  const s = t.state
  const due = new Map(tiles.map((hex) => [hex, count]))
  let changed = false
  for (;;) {
    for (const [hex, n] of due) {
      const there = speciesOn(s, hex, owners)
      if (there.length > 1 && n > 0) continue
      const [only] = there
      if (only && n > 0) eliminate(t, run, only.animal, hex, Math.min(n, speciesAt(s, hex, only.animal)))
      changed ||= only !== undefined && n > 0
      due.delete(hex)
    }
    if (due.size === 0) return changed
    const options = [...due.keys()].flatMap((hex) => speciesOn(s, hex, owners))
    const { animal, hex } = yield* decideFor(t, run, chooser, 'card.victim', options)
    eliminate(t, run, animal, hex, 1)
    due.set(hex, (due.get(hex) as number) - 1)
    changed = true
  }
}

/** For each of up to `maxAnimals` opposing animals, `perAnimal` of its species give way to the actor's. */
export function* replaceSpeciesEffect(t: T, run: Run, effect: Effect<'replaceSpecies'>): Script<boolean> {
  const s = t.state
  const replaced = new Array<number>(ANIMALS).fill(0)
  const left = (animal: number): number => effect.perAnimal - (replaced[animal] as number)
  const isOpen = (animal: number): boolean => (replaced[animal] as number) > 0 || replaced.filter((n) => n > 0).length < effect.maxAnimals
  let changed = false
  while ((s.genePool[run.actor] as number) > 0) {
    const owners = s.animals.filter((a) => a !== run.actor && left(a) > 0 && isOpen(a))
    const options = tilesWhere(s, () => true).flatMap((hex) => speciesOn(s, hex, owners))
    const chosen = yield* maybeFor(t, run, run.actor, 'card.replaced', options)
    if (!chosen) break
    const { animal, hex } = chosen
    eliminateSpecies(s, animal, hex, 1)
    placeSpecies(s, run.actor, hex, 1)
    tellOf(t, run, 'card.replaced', run.actor, { victim: animalWord(animal), tile: tileRef(hex) })
    replaced[animal] = (replaced[animal] as number) + 1
    changed = true
  }
  return changed
}

/** Every species leaves the tile for adjacent ones, split as the actor likes. */
export function* moveSpeciesEffect(t: T, run: Run, { from }: Effect<'moveSpecies'>): Script<boolean> {
  const s = t.state
  const hex = namedTile(s, from)
  if (hex === undefined) return false
  const targets = adjacentTo(hex).filter((other) => isTile(s, other))
  if (targets.length === 0) return false
  let changed = false
  for (const animal of s.animals) {
    while (speciesAt(s, hex, animal) > 0) {
      yield* moveSome(t, run, animal, hex, targets)
      changed = true
    }
  }
  return changed
}

function* moveSome(t: T, run: Run, animal: number, from: number, targets: readonly number[]): Script {
  const s = t.state
  const moved = { moved: animalWord(animal) }
  const { hex: to } = yield* decideFor(t, run, run.actor, 'card.move-to', hexOptions(targets), moved, () =>
    whyHexes(everyTile(s), (hex) => barredBy(run, targets.includes(hex) ? undefined : hex === from ? 'here' : 'far')),
  )
  const most = speciesAt(s, from, animal)
  const counts = targets.length === 1 ? countsOn(from, most, most) : countsOn(from, most, 1)
  const { count } = yield* decideFor(t, run, run.actor, 'card.move-count', counts, moved)
  moveSpecies(s, animal, from, to, count)
  tellOf(t, run, 'card.moved', animal, { count, from: tileRef(from), tile: tileRef(to) })
}
