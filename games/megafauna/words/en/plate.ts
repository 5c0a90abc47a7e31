import type { Plate } from '@deeptime/kit'

export const PLATE_EN: Plate = {
  title: 'Bios: Megafauna, second edition',
  short: 'Megafauna',
  about: 'Four phyla on drifting continents: species branch, climates turn, and somebody may learn to speak.',
}
