import type { Plate } from '@deeptime/kit'

export const PLATE_FR: Plate = {
  title: 'Bios: Genesis',
  short: 'Genesis',
  about:
    'Quatre milliards d’années en une soirée : des briques de la soupe primordiale deviennent vivantes, mutent, se parasitent et gagnent la terre.',
}
