/** 6.0 Resolving the event of the card just drawn. */

import { cardData } from '../components/cards.ts'
import type { ClassicTable } from '../keys.ts'
import { catastropheEvent } from './catastrophe.ts'
import { erosionEvent } from './erosion.ts'
import { milankovichEvent } from './milankovich.ts'
import { newEraTiles } from './new-era-tiles.ts'

export function resolveEvent(t: ClassicTable, card: number): void {
  const { event } = cardData(card)
  switch (event.kind) {
    case 'newTiles':
      newEraTiles(t)
      break
    case 'catastrophe':
      catastropheEvent(t, card, event.level, event.greenhouse)
      break
    case 'milankovich':
      milankovichEvent(t, event.cycle, event.latitudes)
      break
    case 'erosion':
      erosionEvent(t)
      break
  }
}
