import type { ThingWords } from '../chapters.ts'

/** Les choses du plateau qu’aucun composant ne nomme. */
export const THINGS_FR: ThingWords = {
  'game.title': 'Mégafaune classique',
  'direction.north': 'vers le nord',
  'direction.south': 'vers le sud',
  'terrain.barren': 'mer stérile',
  'terrain.ice': 'glace',
}
