import type { AnimalId, MarineView } from '@deeptime/marine'
import { hexCentre, type Point } from './hexes.ts'

/** Species of one animal that went from one tile to another. */
interface Journey {
  readonly animal: AnimalId
  readonly count: number
  readonly from: Point
  readonly to: Point
}

interface Shift {
  readonly at: Point
  left: number
}

/** Which species moved between two views: what left some tiles and came to others, matched by the shortest ways. */
export function journeys(before: MarineView, after: MarineView): Journey[] {
  return after.animals.flatMap(({ id }) => {
    const { gone, come } = shifts(before, after, id)
    const ways = gone.flatMap((from) => come.map((to) => ({ from, to, length: Math.hypot(from.at.x - to.at.x, from.at.y - to.at.y) })))
    ways.sort((a, b) => a.length - b.length)
    return ways.flatMap(({ from, to }) => {
      const count = Math.min(from.left, to.left)
      if (count === 0) return []
      from.left -= count
      to.left -= count
      return [{ animal: id, count, from: from.at, to: to.at }]
    })
  })
}

function shifts(before: MarineView, after: MarineView, animal: AnimalId): { gone: Shift[]; come: Shift[] } {
  const was = new Map(before.tiles.map((tile) => [tile.ref, tile.species[animal] ?? 0]))
  const gone: Shift[] = []
  const come: Shift[] = []
  for (const tile of after.tiles) {
    const change = (tile.species[animal] ?? 0) - (was.get(tile.ref) ?? 0)
    if (change > 0) come.push({ at: hexCentre(tile), left: change })
    if (change < 0) gone.push({ at: hexCentre(tile), left: -change })
  }
  return { gone, come }
}
