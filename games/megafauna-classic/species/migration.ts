/** 11.0 Migration range, 11.1 obstacles. */

import { M, P } from '../components/dna.ts'
import { BIOME, HABITAT_COUNT, PREDATOR, placeAt, waysFrom } from '../components/map.ts'
import { canLive, terrainOf } from '../habitat.ts'
import { atlanticIsOpen, type Beast, ICE, type State } from '../state.ts'

const FLIGHT_RANGE = 7

/** 11.0: size plus P; amphibians one less (11.1c); flyers seven. */
export function rangeOf(state: State, beast: Beast): number {
  if (beast.enters & ICE) return FLIGHT_RANGE
  const p = state.rules.rangeCountsP ? (beast.dna[P] as number) : 0
  return Math.max(0, beast.size + p - (beast.dna[M] === 1 ? 1 : 0))
}

const distance = new Int8Array(HABITAT_COUNT)
const queue = new Int8Array(HABITAT_COUNT)

/** The habitats within range, nearest first, each reached over habitats that the beast may enter (11.1). */
export function reachable(state: State, beast: Beast, sources: readonly number[]): readonly number[] {
  const range = rangeOf(state, beast)
  // 17.1: only marine animals cross the open Atlantic.
  const barred = atlanticIsOpen(state) && (beast.dna[M] as number) < 2
  distance.fill(-1)
  let end = 0
  for (const from of sources) {
    if (distance[from] === 0) continue
    distance[from] = 0
    queue[end++] = from
  }
  for (let head = 0; head < end; head++) {
    const here = queue[head] as number
    const next = (distance[here] as number) + 1
    if (next > range) break
    for (const { to: there, atlantic } of waysFrom(here)) {
      if (distance[there] !== -1 || (barred && atlantic)) continue
      if ((beast.enters & terrainOf(state, there)) === 0) continue
      distance[there] = next
      queue[end++] = there
    }
  }
  const found = new Array<number>(end)
  for (let i = 0; i < end; i++) found[i] = queue[i] as number
  return found
}

/** 10.4: every place where a child that starts here could be put, in order of the map. */
export function destinations(state: State, child: Beast, from: number): readonly number[] {
  const places: number[] = []
  for (const habitat of [...reachable(state, child, [from])].sort((a, b) => a - b)) {
    for (let space = BIOME; space <= PREDATOR; space++) if (canLive(state, child, habitat, space)) places.push(placeAt(habitat, space))
  }
  return places
}

export function hasDestination(state: State, child: Beast, from: number): boolean {
  for (const habitat of reachable(state, child, [from])) {
    for (let space = BIOME; space <= PREDATOR; space++) if (canLive(state, child, habitat, space)) return true
  }
  return false
}
