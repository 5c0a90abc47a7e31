/** 6.3 Milankovich: the lowest biome of each latitude named on the card goes extinct. */

import { HABITATS_OF } from '../components/map.ts'
import type { Cycle, Latitude } from '../components/types.ts'
import { climaxOf, isImmune, lowestClimax } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { habitatWord, tileWord } from '../refs.ts'
import { emptyHabitat, extinguish } from '../species/extinction.ts'

export function milankovichEvent(t: ClassicTable, cycle: Cycle, latitudes: readonly Latitude[]): void {
  const { state } = t
  tell(t, 'event.milankovich', { cycle }, '6.3')
  for (const latitude of latitudes) {
    const habitat = lowestClimax(state, HABITATS_OF[latitude], (h) => (state.tiles[h] as number) >= 0 && !isImmune(state, h))
    if (habitat < 0) {
      tell(t, 'event.milankovich.none', { latitude: `@latitude.${latitude}` }, '6.3')
      continue
    }
    const biome = tileWord(state.tiles[habitat] as number)
    tell(t, 'event.milankovich.biome', { biome, habitat: habitatWord(habitat), climax: climaxOf(state, habitat) }, '6.3')
    emptyHabitat(t, habitat)
  }
  extinguish(t)
}
