import type { MegafaunaView } from '@deeptime/megafauna'
import { creepleRef } from './refs.ts'

/** Creeples that stand where they did not stand before. */
export function arrivals(before: MegafaunaView | undefined, after: MegafaunaView): ReadonlySet<string> {
  if (!before) return NONE
  const was = new Set(before.places.flatMap(creeplesAt))
  const fresh = after.places.flatMap(creeplesAt).filter((ref) => !was.has(ref))
  return fresh.length === 0 ? NONE : new Set(fresh)
}

const NONE: ReadonlySet<string> = new Set()

const creeplesAt = ({ id, upright }: MegafaunaView['places'][number]): readonly string[] =>
  upright.map(({ species, level }) => creepleRef(species, id, level, false))
