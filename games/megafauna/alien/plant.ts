/** K8 What the rules demand of a plant that nobody plays. */

import { HERBIVORE, levelOfSpace } from '../places.ts'

/** K8d: dispersed plants become herbivores wherever they can. */
export function plantMustGraze(spaces: readonly number[]): readonly number[] {
  const grazing = spaces.filter((space) => levelOfSpace(space) === HERBIVORE)
  return grazing.length > 0 ? grazing : spaces
}
