import { COLOURS } from '../components/players.ts'
import type { Colour } from '../components/types.ts'
import { partsOf } from '../phases/end-of-game.ts'
import type { State } from '../state.ts'

/** A colour's points, part by part, with their total. */
export function scoreOf(state: State, colour: Colour): Readonly<Record<string, number>> {
  const parts = partsOf(state, COLOURS.indexOf(colour))
  return { ...Object.fromEntries(parts.map((p) => [p.label, p.value])), total: parts.reduce((sum, p) => sum + p.value, 0) }
}
