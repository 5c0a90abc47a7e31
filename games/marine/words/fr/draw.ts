import type { Catalog } from '@deeptime/engine'

/** Ce que la table dit dans un terminal. */
export const DRAW_FR: Catalog = {
  'draw.animal': '{vp} PV  {genes} gènes  pions {pawns}',
  'draw.card': '{place}  {card} : {text}',
  'draw.vents': '{vents} × {terrain}',
}
