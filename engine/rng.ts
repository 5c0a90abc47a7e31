import type { Rng, RngState } from './types.ts'

/** sfc32: small, fast, passes PractRand; its whole state is four 32-bit words that live in the position. */
export function nextWord(s: RngState): number {
  const t = (s[0] + s[1] + s[3]) | 0
  s[3] = (s[3] + 1) | 0
  s[0] = s[1] ^ (s[1] >>> 9)
  s[1] = (s[2] + (s[2] << 3)) | 0
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0
  return t >>> 0
}

export function nextInt(s: RngState, n: number): number {
  return Math.floor((nextWord(s) / 4294967296) * n)
}

export function shuffleInPlace<T>(s: RngState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(s, i + 1)
    const kept = items[i] as T
    items[i] = items[j] as T
    items[j] = kept
  }
  return items
}

/** Spreads a seed text over the four words (FNV-1a with four offsets), then mixes. */
export function seedRng(seed: string): RngState {
  const state: RngState = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let i = 0; i < seed.length; i++) {
    for (let k = 0; k < 4; k++) {
      state[k] = Math.imul((state[k] as number) ^ (seed.charCodeAt(i) + k), 0x01000193)
    }
  }
  for (let i = 0; i < 16; i++) nextWord(state)
  return state
}

/** A generator of its own, for bots, fuzzers and determinization: never the game's. */
export function makeRng(state: RngState): Rng {
  return {
    int: (n) => nextInt(state, n),
    shuffle: (items) => shuffleInPlace(state, items),
  }
}
