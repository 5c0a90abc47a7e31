import type { Plate } from '@deeptime/kit'

export const PLATE_FR: Plate = {
  title: 'Bios: Megafauna, première édition',
  short: 'Megafauna Classic',
  about: 'Dinosaures contre mammifères, du Permien aux glaciations, gène après gène.',
}
