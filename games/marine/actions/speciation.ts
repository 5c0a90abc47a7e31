import type { Script, Table } from '@deeptime/engine'
import { speciationCapacityDelta, speciationExtra } from '../cards/modifiers.ts'
import { rewardAction } from '../cards/rewards.ts'
import { TERRAINS } from '../components/terrains.ts'
import { discAt, terrainAt } from '../earth.ts'
import { discsOnEarth, everyDisc, slotOf, tilesAround } from '../elements.ts'
import type { WhyKey } from '../keys.ts'
import { countsOn } from '../options.ts'
import { animalWord, elementWord, terrainWord, tileRef } from '../refs.ts'
import { spaceOf } from '../spaces.ts'
import { placeSpecies } from '../species.ts'
import { begin, cornerOptions, decide, tell } from '../speech.ts'
import { type MarineState, NONE } from '../state.ts'
import { barred, whyCorners } from '../why-not.ts'

/** How many species one Speciation may put on a tile of this terrain. */
export const capacityOf = (s: MarineState, animal: number, terrain: number): number =>
  (TERRAINS[terrain]?.speciationCapacity ?? 0) + speciationCapacityDelta(s, animal, terrain)

/** Discs that the space works on: of the type beside it, or any on Earth from the special space. */
export function eligibleDiscs(s: MarineState, space: number): number[] {
  const type = typeFor(s, space)
  return type === NONE ? [] : discsOnEarth(s, (element) => typeBar(type, element) === undefined)
}

const ANY_TYPE = -2

/** The type of the disc beside the space. */
function typeFor(s: MarineState, space: number): number {
  const slot = spaceOf(space).elementSlot
  return slot === undefined ? ANY_TYPE : slotOf(s, 'speciation', slot)
}

const typeBar = (type: number, element: number): WhyKey | undefined => (type === ANY_TYPE || element === type ? undefined : 'type')

/** Speciation: new species on the tiles around a disc, as many as each terrain takes. */
export function* speciation(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const discs = (s.genePool[animal] as number) > 0 ? eligibleDiscs(s, space) : []
  const chosen = yield* begin(t, animal, 'speciation.disc', cornerOptions(discs), 'Speciation', () => {
    const type = typeFor(s, space)
    return whyCorners(everyDisc(s), (corner) =>
      barred(typeBar(type, discAt(s, corner)), 'Speciation', type === ANY_TYPE ? undefined : { elements: [elementWord(type)] }),
    )
  })
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
    const params = { animal: animalWord(animal), count, terrain: terrainWord(terrainAt(s, hex)), tile: tileRef(hex) }
    tell(t, 'speciation', params, 'Speciation')
  }
  // With no species placed the action was as good as forgone.
  if (placedOn !== 0) rewardAction(t, animal, 'speciation', { placedOn })
  return placedOn !== 0
}
