import type { ThingWords } from '../chapters.ts'

/** Things on the board that no component names. */
export const THINGS_EN: ThingWords = {
  'game.title': 'Megafauna Classic',
  'direction.north': 'to the north',
  'direction.south': 'to the south',
  'terrain.barren': 'barren sea',
  'terrain.ice': 'ice',
}
