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

/** The tiles of a colour as numbers from 0 up, and all of them as a mask. */
export const INHERITANCE_TILES: readonly number[] = [...TILES.keys()]
export const ALL_INHERITANCE = (1 << TILES.length) - 1
/** The tiles of a mask. */
export const tilesIn = (mask: number): readonly number[] => INHERITANCE_TILES.filter((tile) => (mask & (1 << tile)) !== 0)

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
