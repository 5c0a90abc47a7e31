import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import type { Flight } from './apply.ts'
import type { Beat } from './unfold.ts'

interface Way {
  readonly key: string
  readonly disc: string
  readonly style: CSSProperties
}

const STAGGER = 130
/** A pistol moves many: those that fly together are not counted one by one. */
const MOST = 9

/** Where a disc is to be seen: the next free slot of a gauge, or the middle of a place. */
function spotIn(root: Element, ref: string): DOMRect | undefined {
  const piece = root.querySelector(`[data-ref="${CSS.escape(ref)}"]`)
  return (piece?.querySelector('.mf-slot[data-next], .mf-gauge-bar') ?? piece)?.getBoundingClientRect()
}

function wayOf(root: Element, flight: Flight, i: number): Way[] {
  const [from, to] = [spotIn(root, flight.from), spotIn(root, flight.to)]
  if (!from || !to) return []
  const { left, top } = root.getBoundingClientRect()
  const middle = (box: DOMRect) => [box.left - left + box.width / 2, box.top - top + box.height / 2] as const
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)]
  const vars = { '--x0': `${x0}px`, '--y0': `${y0}px`, '--x1': `${x1}px`, '--y1': `${y1}px`, animationDelay: `${i * STAGGER}ms` }
  return [{ key: `${i} ${flight.from} ${flight.to}`, disc: flight.disc, style: vars as CSSProperties }]
}

/** Discs that rise from the map into their gauges, and fall back: the same discs everywhere. */
export function Flights({ beat, root }: { beat: Beat; root: RefObject<HTMLElement | null> }) {
  const [ways, setWays] = useState<readonly Way[]>([])
  useLayoutEffect(() => {
    const table = root.current
    setWays(table ? beat.flights.slice(0, MOST).flatMap((flight, i) => wayOf(table, flight, i)) : [])
  }, [beat, root])
  return ways.map(({ key, disc, style }) => <i key={key} className="mf-flight" data-disc={disc} style={style} aria-hidden="true" />)
}
