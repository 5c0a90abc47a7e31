import type { Plate } from '@deeptime/kit'

export const PLATE_EN: Plate = {
  title: 'Bios: Megafauna, first edition',
  short: 'Megafauna Classic',
  about: 'Dinosaurs against mammals from the Permian to the ice ages, gene by gene.',
}
