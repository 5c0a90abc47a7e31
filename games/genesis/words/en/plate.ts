import type { Plate } from '@deeptime/kit'

export const PLATE_EN: Plate = {
  title: 'Bios: Genesis',
  short: 'Genesis',
  about:
    'Four billion years in an evening: the building blocks of the primordial soup come alive, mutate, prey on each other and go ashore.',
}
