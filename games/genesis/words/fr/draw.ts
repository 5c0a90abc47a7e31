import type { Catalog } from '@deeptime/engine'

/** What the table says in a terminal. */
export const DRAW_FR: Catalog = {
  'draw.asleep': 'endormi',
  'draw.open': 'ouvert',
  'draw.organism': '{genome} chaleur {heat} oxygène {oxygen} dés {dice}',
  'draw.pile': 'pile : {top} ({size}), cachés : {placards}',
  'draw.player': 'pool {pool}  biotes libres {free}  entropie {limit}',
  'draw.turn': 'Tour {turn} : {events}',
}
