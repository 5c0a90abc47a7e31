/** F2, F5 The way that a newborn takes: the same reach that the rules use, traced back from where it settles to a mother. */

import { formOf, SWIMMER } from '../components/phyla.ts'
import { distance, reach, reachFrom, UNREACHED } from '../phases/reach.ts'
import { isTab, PLACE_NAMES } from '../places.ts'
import type { State } from '../state.ts'

/** A step of a way: the place that is entered, and what entering it costs, a raft included. */
export interface StepView {
  readonly place: string
  readonly cost: number
}

/** By place: the way from the nearest mother, beginning where she stands at no cost. */
export type Ways = (place: number) => readonly StepView[]

/** All ways of a species' newborns. Leaves `distance` as `reach` fills it. */
export function waysOf(s: State, species: number): Ways {
  reach(s, species)
  const from = distance.slice()
  const between = new Map<number, Uint8Array>()
  for (let place = 0; place < from.length; place++) {
    // A creeple that came to a tab by its bell goes no further.
    const goesOn = from[place] === 0 || !isTab(place) || formOf(species) === SWIMMER
    if (from[place] === UNREACHED || !goesOn) continue
    reachFrom(s, species, [place])
    between.set(place, distance.slice())
  }
  distance.set(from)
  return (place) => traced(from, between, place, PLACE_NAMES[s.rules.world])
}

/** Step by step back: the last stop before a place is the farthest from which the rest of the way costs what is left. */
function traced(from: Uint8Array, between: ReadonlyMap<number, Uint8Array>, place: number, names: readonly string[]): readonly StepView[] {
  const way: StepView[] = []
  for (let at = place; ; ) {
    const spent = from[at] as number
    let stop = -1
    for (const [other, onwards] of between) {
      const nearer = from[other] as number
      if (nearer < spent && nearer + (onwards[at] as number) === spent && (stop < 0 || nearer > (from[stop] as number))) stop = other
    }
    way.unshift({ place: names[at] as string, cost: stop < 0 ? 0 : spent - (from[stop] as number) })
    if (stop < 0) return way
    at = stop
  }
}
