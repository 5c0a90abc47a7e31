/** Notes everything that is not exactly once where it should be: one line a fault, for people who look for a bug. */
export class Audit {
  readonly #faults: string[] = []

  get faults(): readonly string[] {
    return this.#faults
  }

  /** So many of something: `discs of sun: 3 instead of 4`. */
  count(what: string, found: number, wanted: number): void {
    if (found !== wanted) this.#faults.push(`${what}: ${found} instead of ${wanted}`)
  }

  /** A number that must not fall below this. */
  atLeast(what: string, found: number, least: number): void {
    if (found < least) this.#faults.push(`${what}: ${found}, below ${least}`)
  }

  atMost(what: string, found: number, most: number): void {
    if (found > most) this.#faults.push(`${what}: ${found}, above ${most}`)
  }

  /** Anything else that must never be. */
  never(is: boolean, fault: string): void {
    if (is) this.#faults.push(fault)
  }

  /** Everything is somewhere, exactly once: `card M17 is there 2 times`. What does not belong to the game is named too. */
  eachOnce<Item extends number | string>(
    what: string,
    found: readonly Item[],
    expected: readonly Item[],
    nameOf: (item: Item) => string = String,
  ): void {
    const counts = new Map<Item, number>()
    for (const item of expected) counts.set(item, 0)
    for (const item of found) {
      const n = counts.get(item)
      if (n === undefined) this.#faults.push(`${what} ${nameOf(item)} does not belong here`)
      else counts.set(item, n + 1)
    }
    for (const [item, n] of counts) if (n !== 1) this.#faults.push(`${what} ${nameOf(item)} is there ${n} times`)
  }
}

/** Adds to `into` how often each number from 0 up occurs; what is below 0 is nothing. */
export function tally(into: number[], list: readonly number[]): void {
  for (const x of list) if (x >= 0) into[x] = (into[x] ?? 0) + 1
}

export function countOf(list: readonly number[], value: number): number {
  let n = 0
  for (const x of list) if (x === value) n++
  return n
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (const x of list) total += x
  return total
}
