import type { LogEntry } from '@deeptime/engine'
import type { ClassicView } from '@deeptime/megafauna-classic'
import { SPACES } from './components.ts'
import { type Layout, type Point, spotOf } from './geometry.ts'
import { readPlace, unitRef } from './refs.ts'

/** Units that stand where they did not stand before. Those that a sliding biome carried along are not new. */
export function arrivals(before: ClassicView | undefined, after: ClassicView): ReadonlySet<string> {
  const fresh = new Set<string>()
  if (!before) return fresh
  const wereOn = new Map(before.habitats.map((habitat) => [habitat.tile ?? habitat.id, habitat]))
  for (const habitat of after.habitats) {
    const then = wereOn.get(habitat.tile ?? habitat.id)
    for (const space of SPACES) {
      for (const unit of habitat[space]) if (!then?.[space].includes(unit)) fresh.add(unitRef(unit, habitat.id, space))
    }
  }
  return fresh
}

export interface Walk {
  readonly species: string
  readonly from: Point
  readonly to: Point
}

const nameIn = (value: unknown, kind: string): string | undefined =>
  typeof value === 'string' && value.startsWith(`@${kind}.`) ? value.slice(kind.length + 2) : undefined

/** The newborn that walked from its parent in what was just told. */
export function walks(news: readonly LogEntry[], layout: Layout): readonly Walk[] {
  return news.flatMap(({ key, params }) => {
    const [species, from, to] = [nameIn(params.species, 'species'), nameIn(params.from, 'place'), nameIn(params.to, 'place')]
    if (key !== 'expand' || !species || !from || !to) return []
    const [start, end] = [readPlace(from), readPlace(to)]
    return [{ species, from: spotOf(layout, start.habitat, start.space), to: spotOf(layout, end.habitat, end.space) }]
  })
}
