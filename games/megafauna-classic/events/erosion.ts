/** 6.4 Erosion: outside an ice age the highest mountain wears away, and the world cools. */

import { PPM_800 } from '../components/greenhouse.ts'
import { comesFirst, HABITAT_COUNT } from '../components/map.ts'
import { biomeData } from '../components/tiles.ts'
import { climaxOf, isImmune } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { habitatWord, tileWord } from '../refs.ts'
import { emptyHabitat, extinguish } from '../species/extinction.ts'
import type { State } from '../state.ts'
import { shiftGreenhouse } from './greenhouse.ts'

export function erosionEvent(t: ClassicTable): void {
  if (t.state.greenhouse < PPM_800) {
    tell(t, 'event.erosion.none', {}, '6.4')
    return
  }
  tell(t, 'event.erosion', {}, '6.4')
  // The living text cools first.
  if (t.state.rules.coolBeforeEroding) shiftGreenhouse(t, -1)
  erodeMountain(t)
  if (!t.state.rules.coolBeforeEroding) shiftGreenhouse(t, -1)
}

function erodeMountain(t: ClassicTable): void {
  const { state } = t
  const habitat = highestMountain(state)
  if (habitat < 0) return
  tell(t, 'event.erosion.mountain', { biome: tileWord(state.tiles[habitat] as number), habitat: habitatWord(habitat) }, '6.4')
  emptyHabitat(t, habitat)
  extinguish(t)
}

/** The orogeny tile of highest climax, homelands among them; −1 when there is none. */
function highestMountain(state: State): number {
  let highest = -1
  for (let h = 0; h < HABITAT_COUNT; h++) {
    const tile = state.tiles[h] as number
    if (tile < 0 || !biomeData(tile).orogeny || isImmune(state, h)) continue
    const difference = highest < 0 ? 1 : climaxOf(state, h) - climaxOf(state, highest)
    if (difference > 0 || (difference === 0 && comesFirst(h, highest))) highest = h
  }
  return highest
}
