import type { Script, Table } from '@deeptime/engine'
import { begin, cornerOptions, decide, tell } from '../ask.ts'
import { speciationCapacityDelta, speciationExtra } from '../cards/modifiers.ts'
import { rewardAction } from '../cards/rewards.ts'
import { TERRAINS } from '../data/terrains.ts'
import { terrainAt } from '../earth.ts'
import { discsOnEarth, slotOf, tilesAround } from '../elements.ts'
import { countsOn } from '../options.ts'
import { spaceOf } from '../spaces.ts'
import { placeSpecies } from '../species.ts'
import { type MarineState, NONE } from '../state.ts'
import { animalTerm, terrainTerm, tileRef } from '../terms.ts'

/** How many species one Speciation may put on a tile of this terrain. */
export const capacityOf = (s: MarineState, animal: number, terrain: number): number =>
  (TERRAINS[terrain]?.speciationCapacity ?? 0) + speciationCapacityDelta(s, animal, terrain)

/** Discs that the space works on: of the type beside it, or any on Earth from the special space. */
function eligibleDiscs(s: MarineState, space: number): number[] {
  const slot = spaceOf(space).elementSlot
  if (slot === undefined) return discsOnEarth(s, () => true)
  const type = slotOf(s, 'speciation', slot)
  return type === NONE ? [] : discsOnEarth(s, (element) => element === type)
}

/** Speciation: new species on the tiles around a disc, as many as each terrain takes. */
export function* speciation(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const discs = (s.genePool[animal] as number) > 0 ? eligibleDiscs(s, space) : []
  const chosen = yield* begin(t, animal, 'speciation.disc', cornerOptions(discs), 'Speciation')
  if (!chosen) return false
  let extra = speciationExtra(s, animal)
  let placedOn = 0
  for (const hex of tilesAround(s, chosen.corner)) {
    const capacity = capacityOf(s, animal, terrainAt(s, hex))
    const most = Math.min(s.genePool[animal] as number, capacity + extra)
    const { count } = yield* decide(t, animal, 'speciation.count', countsOn(hex, most), 'Speciation')
    if (count === 0) continue
    extra -= Math.max(0, count - capacity)
    placedOn |= 1 << terrainAt(s, hex)
    placeSpecies(s, animal, hex, count)
    const params = { animal: animalTerm(animal), count, terrain: terrainTerm(terrainAt(s, hex)), tile: tileRef(hex) }
    tell(t, 'speciation', params, 'Speciation')
  }
  // With no species placed the action was as good as forgone.
  if (placedOn !== 0) rewardAction(t, animal, 'speciation', { placedOn })
  return placedOn !== 0
}
