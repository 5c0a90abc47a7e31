import type { Json } from '@deeptime/engine'

/**
 * What changed between two views, as data. A path leads to the place; then:
 * `[path, value]` puts a value there, `[path]` removes the key, `[path, at, removed, items]` splices a list.
 */
export type Path = readonly (string | number)[]
export type Change = readonly [Path, Json] | readonly [Path] | readonly [Path, number, number, readonly Json[]]
export type Delta = readonly Change[]

type Bag = Record<string, unknown>

const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x)

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i]))
  if (!isBag(a) || !isBag(b)) return false
  let count = 0
  for (const key in b) {
    if (b[key] === undefined) continue
    count++
    if (!(key in a) || !same(a[key], b[key])) return false
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

function followList(shadow: unknown[], next: readonly unknown[], trail: Trail, out: Change[]): void {
  const shorter = Math.min(shadow.length, next.length)
  if (shadow.length === next.length) {
    for (let i = 0; i < shorter; i++) {
      if (shadow[i] !== next[i]) followValue(shadow as unknown as Bag, i, next[i] ?? null, trail, out)
    }
    return
  }
  let head = 0
  while (head < shorter && same(shadow[head], next[head])) head++
  let tail = 0
  while (tail < shorter - head && same(shadow[shadow.length - 1 - tail], next[next.length - 1 - tail])) tail++
  const items = next.slice(head, next.length - tail).map(copyOf)
  const removed = shadow.length - head - tail
  shadow.splice(head, removed, ...items)
  out.push([[...trail], head, removed, items])
}

function followBag(shadow: Bag, next: Bag, trail: Trail, out: Change[]): void {
  let extra = 0
  for (const key in next) {
    const value = next[key]
    if (value === undefined) continue
    extra--
    if (shadow[key] !== value) followValue(shadow, key, value, trail, out)
  }
  for (const _ in shadow) extra++
  if (extra === 0) return
  for (const key in shadow) {
    if (next[key] !== undefined) continue
    delete shadow[key]
    out.push([[...trail, key]])
  }
}

function followValue(held: Bag, key: string | number, next: unknown, trail: Trail, out: Change[]): void {
  const old = held[key]
  trail.push(key)
  if (Array.isArray(old) && Array.isArray(next)) followList(old, next, trail, out)
  else if (isBag(old) && isBag(next)) followBag(old, next, trail, out)
  else {
    const value = copyOf(next)
    held[key] = value
    out.push([[...trail], value])
  }
  trail.pop()
}

/** Brings `shadow` (plain data that the caller owns) up to `next`, and tells what changed. One walk; `next` is left as it is. */
export function follow(shadow: Record<string, Json>, next: object): Delta {
  const out: Change[] = []
  followBag(shadow as Bag, next as Bag, [], out)
  return out
}

function applyOne(target: Json, change: Change): Json {
  const [path] = change
  if (path.length === 0) {
    if (change.length === 2) return change[1]
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
