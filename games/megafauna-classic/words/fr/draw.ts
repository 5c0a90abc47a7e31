import type { Catalog } from '@deeptime/engine'

/** Ce que la table dit dans un terminal. */
export const DRAW_FR: Catalog = {
  'draw.ice': 'glace',
  'draw.land': 'terre',
  'draw.player': '{points} PV  gènes {genes}  population {population}  fossiles {fossils}',
  'draw.sea': 'mer',
  'draw.species': 'taille {size}',
}
