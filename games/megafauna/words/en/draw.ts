import type { Catalog } from '@deeptime/engine'

/** What the table says in a terminal. */
export const DRAW_EN: Catalog = {
  'draw.air': 'O₂ {percent} %  clouds {clouds}  air {air} ({strip})',
  'draw.player': '{points} VP  population {population}  fossils {fossils}  actions {actions}{medea, select, yes {  Medea} other {}}',
  'draw.species': 'size {size}  living {living}  newborn {newborn}  unborn {unborn}',
  'draw.turn': 'Turn {turn}, era {era}',
}
