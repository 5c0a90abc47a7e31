import { BLUE_MUTATIONS } from './mutations-blue.ts'
import { GREEN_MUTATIONS } from './mutations-green.ts'
import { RED_MUTATIONS } from './mutations-red.ts'
import { YELLOW_MUTATIONS } from './mutations-yellow.ts'
import { EMOTIONS, FORMS, ORGANS, rowOfOrgan } from './phyla.ts'
import type { Emotion, MutationData, Organ, SideData } from './types.ts'

/** The 92 mutation cards (B1); elsewhere a card is its number, from 1. Number 93 was withdrawn. */
export const MUTATIONS: readonly MutationData[] = [...RED_MUTATIONS, ...YELLOW_MUTATIONS, ...GREEN_MUTATIONS, ...BLUE_MUTATIONS]

/** A face of a mutation in the numbers that rules count with; −1 stands for none. */
export interface Side {
  /** The form that a genotype founds. */
  readonly form: number
  /** Organ colours that recede in the daughter. */
  readonly recession: readonly number[]
  /** Plus cubes by organ colour. */
  readonly plus: readonly number[]
  readonly plusCount: number
  readonly monster: number
  readonly maxSize: number
  readonly venom: boolean
  readonly mutualism: boolean
  readonly left: number
  readonly right: number
  readonly haustorium: number
  /** Worth a point in a tableau, and a fossil when its species dies out (A7, I3b). */
  readonly fossil: boolean
}

/** A face of a card: as bought, or promoted in one of two orientations. */
export const UNPROMOTED = 0
export const SIDE_A = 1
export const SIDE_B = 2

export interface Mutation {
  readonly id: string
  readonly number: number
  /** Organ colour of the card, and the row of the display it belongs to. */
  readonly colour: number
  readonly row: number
  readonly plantIcon: boolean
  /** By face: unpromoted, A, B. An unpromoted card limits no size. */
  readonly faces: readonly [Side, Side, Side]
}

/** The largest size there is (E6). */
export const MAX_SIZE = 6

const organIndex = (organ: Organ): number => ORGANS.indexOf(organ)
const half = (emotion: Emotion | undefined): number => (emotion === undefined ? -1 : EMOTIONS.indexOf(emotion))

function compileSide(data: SideData): Side {
  const plus = ORGANS.map((organ) => (data.plus ?? []).filter((o) => o === organ).length)
  return {
    form: data.form === undefined ? -1 : FORMS.indexOf(data.form),
    recession: (data.recession ?? []).map(organIndex),
    plus,
    plusCount: plus.reduce((sum, n) => sum + n, 0),
    monster: data.monster === undefined ? -1 : organIndex(data.monster),
    maxSize: data.maxSize,
    venom: data.venom ?? false,
    mutualism: data.mutualism ?? false,
    left: half(data.left),
    right: half(data.right),
    haustorium: data.haustorium ?? -1,
    fossil: data.fossil === 'upright',
  }
}

/** A card as the rules use it; own decks are compiled by the same function. */
export function compileMutation(data: MutationData, number: number): Mutation {
  const colour = organIndex(data.colour)
  const unpromoted = compileSide({ plus: data.plus, maxSize: MAX_SIZE })
  return {
    id: data.id,
    number,
    colour,
    row: rowOfOrgan(colour),
    plantIcon: data.plantIcon,
    faces: [unpromoted, compileSide(data.A), compileSide(data.B)],
  }
}
