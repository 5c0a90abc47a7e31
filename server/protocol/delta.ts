import type { Json } from '@deeptime/engine'

/**
 * What changed between two views, as data. A path leads to the place; then:
 * `[path, value]` puts a value there, `[path]` removes the key, `[path, at, removed, items]` splices a list, and
 * `[path, 0, pieces]` makes a list anew of pieces of the old one (`[at, count]`) and new items (`[items]`).
 */
export type Path = readonly (string | number)[]
export type Piece = readonly [number, number] | readonly [readonly Json[]]
export type Change =
  | readonly [Path, Json]
  | readonly [Path]
  | readonly [Path, number, number, readonly Json[]]
  | readonly [Path, 0, readonly Piece[]]
export type Delta = readonly Change[]

type Bag = Record<string, unknown>

const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Whether plain data is the same; a key without a value is no key. Only what is not identical is looked into. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  return !Array.isArray(b) && sameKeys(a as Bag, b as Bag)
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
  return true
}

function sameKeys(a: Bag, b: Bag): boolean {
  let count = 0
  for (const key in b) {
    const value = b[key]
    if (value === undefined) continue
    count++
    if (a[key] !== value && !same(a[key], value)) return false
  }
  for (const _ in a) count--
  return count === 0
}

/** A copy of plain data as JSON would carry it: keys without a value are dropped. */
export function copyOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map((x) => (x === undefined ? null : copyOf(x)))
  if (!isBag(value)) return value as Json
  const copy: Record<string, Json> = {}
  for (const key in value) if (value[key] !== undefined) copy[key] = copyOf(value[key])
  return copy
}

/** Where the walk stands; it is copied only when a change is noted. */
type Trail = (string | number)[]

/** Where fewer items changed than this, they are sent as they are. */
const WORTH_PIECING = 4
const LONGEST_SHIFT = 4

/** What an item is recognised by when it stands elsewhere. */
const signOf = (item: unknown): string => (isBag(item) && typeof item.id === 'string' ? item.id : JSON.stringify(item))

/** The new list as pieces of the old; nothing when that saves too little over the items that stand without it. */
function piecesOf(shadow: readonly unknown[], next: readonly unknown[], standing: number): Piece[] | undefined {
  // A list of numbers is short enough as it is.
  if (typeof next[0] === 'number') return undefined
  const places = new Map(shadow.map((item, at) => [signOf(item), at]))
  const pieces: Piece[] = []
  let kept = 0
  for (const item of next) {
    const sign = signOf(item ?? null)
    const at = places.get(sign)
    const last = pieces.at(-1)
    if (at !== undefined && same(shadow[at], item)) {
      // Each item is taken once, so that no two places share it.
      places.delete(sign)
      kept++
      if (last?.length === 2 && last[0] + last[1] === at) pieces[pieces.length - 1] = [last[0], last[1] + 1]
      else pieces.push([at, 1])
    } else if (last?.length === 1) pieces[pieces.length - 1] = [[...last[0], copyOf(item ?? null)]]
    else pieces.push([[copyOf(item ?? null)]])
  }
  return kept > standing + pieces.length / 2 ? pieces : undefined
}

const assembled = (old: readonly Json[], pieces: readonly Piece[]): Json[] =>
  pieces.flatMap((piece) => (piece.length === 2 ? old.slice(piece[0], piece[0] + piece[1]) : piece[0]))

function pieceTogether(shadow: readonly unknown[], pieces: readonly Piece[], trail: Trail, out: Change[]): Json[] {
  out.push([[...trail], 0, pieces])
  return assembled(shadow as readonly Json[], pieces)
}

/** By how many places everything moved along, as in a list of the last few things that happened; 0 when it did not. */
function shiftOf(shadow: readonly unknown[], next: readonly unknown[]): number {
  for (let by = 1; by <= LONGEST_SHIFT && by < next.length - 1; by++) {
    let at = 0
    while (at + by < next.length && same(shadow[at + by], next[at])) at++
    if (at + by === next.length) return by
  }
  return 0
}

/** Lists of one length: item by item, unless everything moved. */
function followInPlace(shadow: readonly unknown[], next: readonly unknown[], trail: Trail, out: Change[]): readonly unknown[] {
  // Most lists that move along have a first item that is new: a look at that saves the rest of them the search.
  const shift = next.length >= WORTH_PIECING && !same(shadow[0], next[0] ?? null) ? shiftOf(shadow, next) : 0
  if (shift > 0) {
    const items = next.slice(-shift).map((item) => copyOf(item ?? null))
    return pieceTogether(shadow, [[shift, next.length - shift], [items]], trail, out)
  }
  const changed: number[] = []
  for (let i = 0; i < next.length; i++) if (!same(shadow[i], next[i] ?? null)) changed.push(i)
  if (changed.length === 0) return shadow
  const tryPieces = changed.length >= WORTH_PIECING && changed.length > next.length / 2
  const pieces = tryPieces ? piecesOf(shadow, next, next.length - changed.length) : undefined
  if (pieces) return pieceTogether(shadow, pieces, trail, out)
  const after = shadow.slice()
  for (const i of changed) after[i] = followKey(shadow[i], i, next[i] ?? null, trail, out)
  return after
}

/** Lists of different lengths: what lies between the beginning and the end that they share. */
function followSplice(shadow: readonly unknown[], next: readonly unknown[], trail: Trail, out: Change[]): readonly unknown[] {
  const shorter = Math.min(shadow.length, next.length)
  let head = 0
  while (head < shorter && same(shadow[head], next[head])) head++
  let tail = 0
  while (tail < shorter - head && same(shadow[shadow.length - 1 - tail], next[next.length - 1 - tail])) tail++
  const removed = shadow.length - head - tail
  const fresh = next.slice(head, next.length - tail)
  const pieces = fresh.length >= WORTH_PIECING ? piecesOf(shadow, next, head + tail) : undefined
  if (pieces) return pieceTogether(shadow, pieces, trail, out)
  const items = fresh.map((item) => copyOf(item ?? null))
  out.push([[...trail], head, removed, items])
  return [...shadow.slice(0, head), ...items, ...shadow.slice(head + removed)]
}

function followBag(shadow: Bag, next: Bag, trail: Trail, out: Change[]): Bag {
  let after: Bag | undefined
  let extra = 0
  for (const key in next) {
    const value = next[key]
    if (value === undefined) continue
    extra--
    const old = shadow[key]
    if (old === value) continue
    const now = followKey(old, key, value, trail, out)
    if (now !== old) {
      after ??= { ...shadow }
      after[key] = now
    }
  }
  for (const _ in after ?? shadow) extra++
  if (extra === 0) return after ?? shadow
  after ??= { ...shadow }
  for (const key in shadow) {
    if (next[key] !== undefined) continue
    delete after[key]
    out.push([[...trail, key]])
  }
  return after
}

function followKey(old: unknown, key: string | number, next: unknown, trail: Trail, out: Change[]): unknown {
  trail.push(key)
  const now = followValue(old, next, trail, out)
  trail.pop()
  return now
}

function followValue(old: unknown, next: unknown, trail: Trail, out: Change[]): unknown {
  if (Array.isArray(old) && Array.isArray(next)) return (old.length === next.length ? followInPlace : followSplice)(old, next, trail, out)
  if (isBag(old) && isBag(next)) return followBag(old, next, trail, out)
  if (old === next) return old
  const value = copyOf(next)
  out.push([[...trail], value])
  return value
}

/** What was found on the way from a shadow to the next view. */
export interface Followed {
  /** What `next` was, as plain data of its own. Parts that did not change are those of the shadow before. */
  readonly shadow: Json
  readonly delta: Delta
}

/** Compares plain data, which stays as it is, with what came of it; `at` is where in the view it stands. */
export function follow(shadow: Json, next: unknown, at: Path = []): Followed {
  const out: Change[] = []
  return { shadow: followValue(shadow, next, [...at], out) as Json, delta: out }
}

function applyOne(target: Json, change: Change): Json {
  const [path] = change
  if (path.length === 0) {
    if (change.length === 2) return change[1]
    if (change.length === 3) return assembled(target as readonly Json[], change[2])
    if (change.length === 4) return spliced(target, change)
    throw new Error('A delta cannot remove the whole')
  }
  const [key, ...rest] = path as readonly [string | number, ...(string | number)[]]
  if (Array.isArray(target)) {
    const copy = target.slice() as Json[]
    copy[key as number] = applyOne(copy[key as number] as Json, [rest, ...change.slice(1)] as unknown as Change)
    return copy
  }
  const { [key]: old, ...others } = target as Record<string, Json>
  if (rest.length === 0 && change.length === 1) return others
  const value = applyOne((old ?? null) as Json, [rest, ...change.slice(1)] as unknown as Change)
  return { ...(target as Record<string, Json>), [key]: value }
}

function spliced(target: Json, [, at, removed, items]: readonly [Path, number, number, readonly Json[]]): Json {
  const copy = (target as readonly Json[]).slice()
  copy.splice(at, removed, ...items)
  return copy
}

/** The value after the changes. Parts that did not change are the same objects as before, so that a page redraws little. */
export function applyDelta<T>(value: T, delta: Delta): T {
  return delta.reduce<Json>((v, change) => applyOne(v, change), value as Json) as T
}
