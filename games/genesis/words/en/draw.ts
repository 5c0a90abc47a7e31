import type { Catalog } from '@deeptime/engine'

/** What the table says in a terminal. */
export const DRAW_EN: Catalog = {
  'draw.asleep': 'asleep',
  'draw.open': 'open',
  'draw.organism': '{genome} heat {heat} oxygen {oxygen} dice {dice}',
  'draw.pile': 'pile: {top} ({size}), hidden: {placards}',
  'draw.player': 'pool {pool}  free bionts {free}  entropy {limit}',
  'draw.turn': 'Turn {turn}: {events}',
}
