import type { Instinct, Letter } from './types.ts'

/** The nine letters (2.3): five dietary ones, then the four roadrunner ones. Genomes are arrays in this order. */
export const LETTERS: readonly Letter[] = ['B', 'G', 'H', 'I', 'P', 'A', 'M', 'N', 'S']

export const P = 4
export const A = 5
export const M = 6
export const N = 7
export const S = 8
/** Where the roadrunner letters begin. */
export const ROADRUNNER = 5
export const LETTER_COUNT = 9
/** The last box of a roadrunner track (2.5b). */
export const TRACK_END = 3

export const letterIndex = (letter: string): number => LETTERS.indexOf(letter as Letter)

/** How often each letter occurs. */
export function countLetters(dna: string): readonly number[] {
  const counts = new Array<number>(LETTER_COUNT).fill(0)
  for (const letter of dna) counts[letterIndex(letter)] = (counts[letterIndex(letter)] as number) + 1
  return counts
}

/** A requirement as a short list of (letter, count): quicker to test than nine counts. */
export type Requirement = readonly { readonly letter: number; readonly count: number }[]

export const requirement = (dna: string): Requirement =>
  countLetters(dna).flatMap((count, letter) => (count > 0 ? [{ letter, count }] : []))

export function meets(genome: readonly number[], needs: Requirement): boolean {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as Requirement[number]
    if ((genome[need.letter] as number) < need.count) return false
  }
  return true
}

/** How many letters two genomes share, as multisets (7.4). */
export function sharedLetters(a: readonly number[], b: readonly number[]): number {
  let shared = 0
  for (let i = 0; i < LETTER_COUNT; i++) shared += Math.min(a[i] as number, b[i] as number)
  return shared
}

/** The instincts (9.1), as bits of a mask. */
export const INSTINCTS: readonly Instinct[] = ['dexterity', 'naturalHistory', 'social', 'language']
export const instinctBit = (instinct: Instinct): number => 1 << INSTINCTS.indexOf(instinct)
