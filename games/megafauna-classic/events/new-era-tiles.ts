/** 6.1 New era tiles: biomes replace the lowest climax, immigrants look for food. */

import { BIOME, HABITATS_OF, MOUNTAINS, PREDATOR, placeAt, ROOTER } from '../components/map.ts'
import { type Biome, biomeData, immigrantData, isImmigrant } from '../components/tiles.ts'
import { climaxOf, eats, hasPrey, immigrantBeast, isImmune, lowestClimax, terrainOf } from '../habitat.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { habitatWord, placeWord, tileWord } from '../refs.ts'
import { buryHabitat, extinguish, loseBiome } from '../species/extinction.ts'
import { immigrantUnit, isCenozoic, isImmigrantUnit, type State, unitsIn } from '../state.ts'
import { shiftGreenhouse, starIsActive } from './greenhouse.ts'

const TILES_PER_EVENT = 2

/** The two tiles are drawn and resolved one after the other. */
export function newEraTiles(t: ClassicTable): void {
  tell(t, 'event.newTiles', {}, '6.1')
  for (let i = 0; i < TILES_PER_EVENT; i++) {
    const tile = drawEraTile(t)
    if (tile === undefined) {
      tell(t, 'tile.supplyEmpty', {}, '18.0b')
      return
    }
    if (isImmigrant(tile)) immigrate(t, tile)
    else placeBiome(t, tile)
  }
}

/** 6.1a: from the supply of the current era. 18.0b, optional: an empty Mesozoic supply gives way to the Cenozoic one. */
function drawEraTile(t: ClassicTable): number | undefined {
  const { state } = t
  if (isCenozoic(state)) return t.draw(state.cenozoic)
  if (state.mesozoic.length === 0 && state.rules.drawCenozoic) return t.draw(state.cenozoic)
  return t.draw(state.mesozoic)
}

/** The slots that a biome can be placed in (6.1b): its latitude, or the mountains. */
const slotsFor = (biome: Biome): readonly number[] => (biome.latitude === 'orogeny' ? MOUNTAINS : HABITATS_OF[biome.latitude])

/** 6.1b–f: the lowest climax gives way, whatever the newcomer's; then volcanoes warm and the super-fern cools. */
function placeBiome(t: ClassicTable, tile: number): void {
  const { state } = t
  const biome = biomeData(tile)
  const habitat = lowestClimax(state, slotsFor(biome), (h) => !isImmune(state, h))
  const old = state.tiles[habitat] as number
  if (old >= 0) {
    loseBiome(state, habitat)
    tell(t, 'tile.replaced', { biome: tileWord(tile), old: tileWord(old), habitat: habitatWord(habitat) }, '6.1c')
  } else tell(t, 'tile.placed', { biome: tileWord(tile), habitat: habitatWord(habitat) }, '6.1b')
  state.tiles[habitat] = tile
  // 6.1d: with an active star it arrives flipped, and whatever stood there dies.
  if (starIsActive(state, biome.star)) {
    state.flipped[habitat] = true
    tell(t, 'tile.flipped', { biome: tileWord(tile) }, '6.1d')
    buryHabitat(state, habitat)
    extinguish(t)
  }
  if (biome.greenhouse) {
    tell(t, biome.superFern ? 'tile.superFern' : 'tile.volcano', { biome: tileWord(tile) }, biome.superFern ? '6.1f' : '6.1e')
    shiftGreenhouse(t, biome.greenhouse)
  }
}

/** 6.1g: the biomes of its latitude by rising climax; the first with a fitting open space takes it, else the tarpit. */
function immigrate(t: ClassicTable, tile: number): void {
  const { state } = t
  const habitats = HABITATS_OF[immigrantData(tile).latitude].filter((h) => (state.tiles[h] as number) >= 0 && !state.flipped[h])
  for (let rest = habitats; rest.length > 0; ) {
    const habitat = lowestClimax(state, rest, () => true)
    const space = openingFor(state, tile, habitat)
    if (space !== undefined) {
      unitsIn(state, habitat, space).push(immigrantUnit(tile))
      state.arrivals.push(immigrantUnit(tile))
      tell(
        t,
        'immigrant.enters',
        { immigrant: tileWord(tile), place: placeWord(placeAt(habitat, space)), climax: climaxOf(state, habitat) },
        '6.1g',
      )
      return
    }
    rest = rest.filter((h) => h !== habitat)
  }
  state.tarpit.push(tile)
  tell(t, 'immigrant.lost', { immigrant: tileWord(tile) }, '6.1g')
}

/** The space that this immigrant enters here, if any. A space that holds another immigrant is closed. */
function openingFor(state: State, tile: number, habitat: number): number | undefined {
  const beast = immigrantBeast(tile)
  if ((beast.enters & terrainOf(state, habitat)) === 0) return undefined
  const isOpen = (space: number) => !unitsIn(state, habitat, space).some(isImmigrantUnit)
  if (immigrantData(tile).predator) return isOpen(PREDATOR) && hasPrey(state, beast, habitat) ? PREDATOR : undefined
  return [BIOME, ROOTER].find((space) => isOpen(space) && eats(state, beast, habitat, space))
}
