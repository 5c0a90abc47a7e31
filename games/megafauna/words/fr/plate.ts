import type { Plate } from '@deeptime/kit'

export const PLATE_FR: Plate = {
  title: 'Bios: Megafauna, seconde édition',
  short: 'Megafauna',
  about:
    'Quatre phylums sur des continents à la dérive : les espèces se ramifient, les climats tournent, et quelqu’un apprendra peut-être à parler.',
}
