import type { Catalog } from '@deeptime/engine'

/** What the table says in a terminal. */
export const DRAW_EN: Catalog = {
  'draw.animal': '{vp} VP  {genes} genes  pawns {pawns}',
  'draw.card': '{place}  {card}: {text}',
  'draw.vents': '{vents} × {terrain}',
}
