import type { Refugium } from './components/cards.ts'

/** What a roll does by itself, before anybody chooses: the rules and the forecasts read the same functions. */

/** How many dice show each face, by face; place 0 stays empty. */
export type Faces = readonly number[]

export function facesOf(dice: readonly number[]): Faces {
  const faces = [0, 0, 0, 0, 0, 0, 0]
  for (const die of dice) faces[die] = (faces[die] as number) + 1
  return faces
}

export const sumOf = (faces: Faces): number => faces.reduce((sum, count) => sum + count, 0)

/** F1: dice that animate a cube each. */
export function lives({ life }: Refugium, cold: boolean, faces: Faces): number {
  const alive = cold ? life.cold : life.warm
  return faces.reduce((sum, count, face) => (alive[face] ? sum + count : sum), 0)
}

/** F2: dice that kill at slots without an enzyme, as they were before the roll. Enzymes cover slots from the left. */
export function deaths({ enzymeSlots }: Refugium, enzymes: number, faces: Faces): { readonly manna: number; readonly enzymes: number } {
  const killed = { manna: 0, enzymes: 0 }
  for (const { face, kills } of enzymeSlots.slice(enzymes)) {
    killed[kills === 'manna' ? 'manna' : 'enzymes'] += faces[face] as number
  }
  return killed
}

/** F3: two dice alike. */
export const isDouble = (faces: Faces): boolean => faces.some((count) => count >= 2)

/** G2: three of a kind, for each face as often as it lies there. */
export const triples = (faces: Faces): number => faces.reduce((sum, count) => sum + Math.floor(count / 3), 0)

/** G3, C4, D8: the faces that are errors: 6 alone with DNA, or in the gentler world, or behind a cancer shield. */
export const errorFaces = (onlySix: boolean): readonly number[] => (onlySix ? [6] : [5, 6])

export const errors = (onlySix: boolean, faces: Faces): number =>
  errorFaces(onlySix).reduce((sum, face) => sum + (faces[face] as number), 0)
