import type { ThingWords } from '../chapters.ts'

/** Things on the board that no component names. */
export const THINGS_EN: ThingWords = {
  'vent.smoker': 'Smoker',
  'vent.geyser': 'Geyser',
  'about.tile': 'tile {id}',
  'about.corner': 'corner {id}',
  'about.species': 'species {id}',
  'about.stack': 'Stack {id}',
  'about.retrieve': 'Take back all pawns',
}
