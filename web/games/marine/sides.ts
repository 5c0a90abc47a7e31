import { ANIMAL_IDS, type AnimalId } from '@deeptime/marine'
import type { Crest, Sides } from '../../table/board.ts'

/** Each seat may take its animal before the game; with two animals for each seat they are taken in the game. */
export const sidesOf = (crestOf: (id: AnimalId) => Crest): Sides => ({
  crests: ANIMAL_IDS.map((id) => ({ id, ...crestOf(id) })),
  fit: (settings) => settings.fourAnimals !== true && (settings.animals ?? 'choose') === 'choose',
  settings: (sides) => ({ seating: sides.map((id) => [id]) }),
  hides: ['seating'],
})
