import type { Catalog } from '@deeptime/engine'

/** Ce que la table dit dans un terminal. */
export const DRAW_FR: Catalog = {
  'draw.air': 'O₂ {percent} %  nuages {clouds}  air {air} ({strip})',
  'draw.player': '{points} PV  population {population}  fossiles {fossils}  actions {actions}{medea, select, yes {  Médéa} other {}}',
  'draw.species': 'taille {size}  vivants {living}  nouveau-nés {newborn}  non-nés {unborn}',
  'draw.turn': 'Tour {turn}, ère {era}',
}
