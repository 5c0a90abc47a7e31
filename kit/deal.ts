import type { Rng } from '@deeptime/engine'

/**
 * Dealing anew what a seat can't know. All of it is put in order first, so that two games that differ only in secrets are dealt
 * alike; by counting, as bots do this thousands of times a second.
 */
export class Unseen {
  /** How often each number lies unseen: all 0 between two deals. */
  readonly #counts: number[] = []
  #size = 0

  add(n: number): void {
    const counts = this.#counts
    while (counts.length <= n) counts.push(0)
    counts[n] = (counts[n] as number) + 1
    this.#size++
  }

  /** All that was added, shuffled from its order. Nothing is unseen afterwards. */
  deal(rng: Rng): number[] {
    const counts = this.#counts
    const size = this.#size
    const found = new Array<number>(size)
    let next = 0
    for (let n = 0; next < size; n++) {
      for (let left = counts[n] as number; left > 0; left--) found[next++] = n
      counts[n] = 0
    }
    this.#size = 0
    return rng.shuffle(found)
  }
}

const unseen = new Unseen()

/** Deals what lies in these piles anew, in place: each keeps its size. */
export function dealAnew(piles: readonly number[][], rng: Rng): void {
  for (const pile of piles) for (const item of pile) unseen.add(item)
  const found = unseen.deal(rng)
  let next = found.length
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = found[--next] as number
}

/** Things with names, numbered in their order, so that they can be counted. */
export interface Numbered {
  readonly ids: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
}

export const numbered = (items: readonly { readonly id: string }[]): Numbered => ({
  ids: items.map((item) => item.id),
  numberOf: new Map(items.map((item, i) => [item.id, i])),
})
