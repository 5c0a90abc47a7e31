import { countLetters } from './dna.ts'
import type { Sizes } from './types.ts'

export interface InheritanceFace {
  readonly dna: string
  readonly sizes: Sizes
}

/** The five inheritance tiles that each colour has (10.3c): obverse, reverse. Faces from the rulebook, size limits from the transcription. */
const TILES: readonly (readonly [InheritanceFace, InheritanceFace])[] = [
  [
    { dna: 'H', sizes: [1, 2] },
    { dna: 'B', sizes: [1, 4] },
  ],
  [
    { dna: 'G', sizes: [1, 6] },
    { dna: 'GG', sizes: [1, 6] },
  ],
  [
    { dna: 'I', sizes: [1, 2] },
    { dna: 'G', sizes: [1, 6] },
  ],
  [
    { dna: 'B', sizes: [1, 4] },
    { dna: 'BB', sizes: [4, 6] },
  ],
  [
    { dna: 'P', sizes: [1, 6] },
    { dna: 'PP', sizes: [1, 6] },
  ],
]

export const INHERITANCE_TILES = TILES.length
export const ALL_INHERITANCE = (1 << INHERITANCE_TILES) - 1

/** The ten faces. Face f is a side of tile f >> 1. */
export interface Face extends InheritanceFace {
  /** `1H`: tile number and letters. */
  readonly id: string
  readonly counts: readonly number[]
  readonly letter: number
  readonly count: number
}

export const FACES: readonly Face[] = TILES.flatMap((sides, tile) =>
  sides.map((side) => {
    const counts = countLetters(side.dna)
    const letter = counts.findIndex((n) => n > 0)
    return { ...side, id: `${tile + 1}${side.dna}`, counts, letter, count: counts[letter] as number }
  }),
)

export const tileOfFace = (face: number): number => face >> 1
