import type { ThingWords } from '../chapters.ts'

/** Les choses du plateau qu’aucun composant ne nomme. */
export const THINGS_FR: ThingWords = {
  'vent.smoker': 'Fumeur',
  'vent.geyser': 'Geyser',
  'about.tile': 'tuile {id}',
  'about.corner': 'coin {id}',
  'about.species': 'espèces {id}',
  'about.stack': 'Pile {id}',
  'about.retrieve': 'Récupérer tous les pions',
}
