import { STEP } from '../agenda.ts'
import { ANIMAL_IDS, type AnimalId } from '../components/ids.ts'
import { hex, type Scene } from './scene.ts'

/** The animal has just taken this card, after scoring a tile, and resolves it. */
export function takes(scene: Scene, id: AnimalId, card: string, scored = '0,0'): Scene {
  const animal = ANIMAL_IDS.indexOf(id)
  scene.state.active = animal
  scene.row(...scene.state.row.filter((c) => c !== card), card)
  scene.state.row.pop()
  scene.state.cardInHand = card
  return scene.run(STEP.cardTaken({ animal, card, tile: hex(scored) }))
}

/** The card has just been laid in the row on this animal's turn. */
export function enters(scene: Scene, id: AnimalId, card: string): Scene {
  const animal = ANIMAL_IDS.indexOf(id)
  scene.state.active = animal
  scene.row(...scene.state.row.filter((c) => c !== card).slice(0, 4), card)
  return scene.run(STEP.cardEnters({ animal, card }))
}

/** Sets out species on many tiles at once: `{ '0,1': { fish: 2 } }`. */
export function settle(scene: Scene, species: Readonly<Record<string, Partial<Record<AnimalId, number>>>>): Scene {
  for (const [place, counts] of Object.entries(species)) scene.species(place, counts)
  return scene
}
