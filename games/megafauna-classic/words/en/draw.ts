import type { Catalog } from '@deeptime/engine'

/** What the table says in a terminal. */
export const DRAW_EN: Catalog = {
  'draw.ice': 'ice',
  'draw.land': 'land',
  'draw.player': '{points} VP  genes {genes}  population {population}  fossils {fossils}',
  'draw.sea': 'sea',
  'draw.species': 'size {size}',
}
