import { type RefObject, useLayoutEffect, useState } from 'react'
import { bringToSight } from '../board/sight.ts'
import type { Mark } from './tell.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface Drawn {
  readonly numbers: readonly (Place & { readonly n: number })[]
  readonly arrows: readonly { readonly from: Place; readonly to: Place; readonly n: number }[]
}

const NOTHING: Drawn = { numbers: [], arrows: [] }

/** The piece as it is drawn in sight; a thing may be drawn in several places, or not at all. */
function pieceOf(root: Element, ref: string): Element | undefined {
  const pieces = [...root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]
  return pieces.find((piece) => piece.getClientRects().length > 0)
}

const boxOf = (piece: Element): DOMRect => (piece.querySelector(':scope > .halo') ?? piece).getBoundingClientRect()

/** A piece of a board may be round or have six sides: its number stands a little within its box, where its outline is. */
const WITHIN = 0.13

const centre = ({ left, top, width, height }: DOMRect): Place => ({ x: left + width / 2, y: top + height / 2 })

/** What hides the parts of it that do not fit: the board, or a panel that scrolls. */
const FRAMES = '.board, .beside, .dock-scroll, .drawer'

/** Whether a place on a piece is in sight, and not beyond the edge of what holds it. */
function inSight(piece: Element, { x, y }: Place): boolean {
  const frame = piece.closest(FRAMES)?.getBoundingClientRect()
  if (!frame) return true
  return x > frame.left - MARGIN && x < frame.right + MARGIN && y > frame.top - MARGIN && y < frame.bottom + MARGIN
}

/** How far a number stands from the edge of the window at least. */
const MARGIN = 12

/** A bow from one place to the other, short of both middles so that what stands there is read. */
function wayBetween(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const short = Math.min(14, long / 4)
  const [ux, uy] = [dx / long, dy / long]
  const bend = Math.min(26, long / 6)
  const [ax, ay] = [from.x + ux * short, from.y + uy * short]
  const [bx, by] = [to.x - ux * short, to.y - uy * short]
  return `M${ax} ${ay}Q${(ax + bx) / 2 + uy * bend} ${(ay + by) / 2 - ux * bend} ${bx} ${by}`
}

/** Marks pieces with the numbers of the steps that changed them, and measures where to write them. */
function measure(root: Element, marks: readonly (readonly Mark[])[]): Drawn {
  const numbers: (Place & { n: number })[] = []
  const arrows: { from: Place; to: Place; n: number }[] = []
  marks.forEach((step, i) => {
    for (const { ref, from, gone } of step) {
      const piece = pieceOf(root, ref)
      if (!piece) continue
      if (piece.getAttribute('data-marked') === String(i + 1) && from === undefined) continue
      const box = boxOf(piece)
      const [left, top] = piece instanceof SVGElement ? [box.left + box.width * WITHIN, box.top + box.height * WITHIN] : [box.left, box.top]
      const start = from === undefined ? undefined : pieceOf(root, from)
      if (start && inSight(piece, centre(box))) arrows.push({ from: centre(boxOf(start)), to: centre(box), n: i + 1 })
      // Several steps may change one thing: their numbers stand side by side.
      const beside = numbers.filter(({ x, y }) => Math.abs(y - top) < 4 && x >= left - 4 && x < box.right).length
      if (piece.getAttribute('data-marked') !== String(i + 1) && inSight(piece, { x: left, y: top })) {
        numbers.push({ n: i + 1, x: Math.max(MARGIN, left + beside * 20), y: Math.max(MARGIN, top) })
      }
      piece.setAttribute('data-marked', String(i + 1))
      if (gone) piece.setAttribute('data-gone', '')
    }
  })
  return {
    numbers: numbers.filter(({ n, x, y }, i) => numbers.findIndex((other) => other.n === n && other.x === x && other.y === y) === i),
    arrows,
  }
}

const unmark = (root: Element): void => {
  for (const piece of root.querySelectorAll('[data-marked]')) {
    piece.removeAttribute('data-marked')
    piece.removeAttribute('data-gone')
  }
}

/**
 * The pencil: a double outline and a number on what a summary changed, an arrow where something went. Pieces are marked from outside,
 * so that pointing at the story draws no board anew.
 */
export function Marks({ root, marks, shown }: { root: RefObject<Element | null>; marks: readonly (readonly Mark[])[]; shown: unknown }) {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  useLayoutEffect(() => {
    const table = root.current
    // Whatever is shown anew stands elsewhere.
    if (!table || marks.length === 0 || shown === undefined) return setDrawn(NOTHING)
    const draw = () => {
      unmark(table)
      setDrawn(measure(table, marks))
    }
    bringToSight(marks.flat().flatMap(({ ref }) => pieceOf(table, ref) ?? []))
    draw()
    addEventListener('resize', draw)
    table.addEventListener('scroll', draw, true)
    table.addEventListener('wheel', draw, { passive: true })
    return () => {
      removeEventListener('resize', draw)
      table.removeEventListener('scroll', draw, true)
      table.removeEventListener('wheel', draw)
      unmark(table)
    }
  }, [root, marks, shown])
  if (drawn.numbers.length === 0) return null
  return (
    <svg className="marks" aria-hidden>
      <defs>
        <marker id="mark-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4.5" markerHeight="4.5" orient="auto">
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {drawn.arrows.map(({ from, to, n }) => (
        <g key={`${n} ${from.x} ${from.y} ${to.x} ${to.y}`}>
          <path className="way-casing" d={wayBetween(from, to)} />
          <path className="way" d={wayBetween(from, to)} markerEnd="url(#mark-head)" />
        </g>
      ))}
      {drawn.numbers.map(({ x, y, n }) => (
        <g key={`${n} ${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={10} />
          <text y={4}>{n}</text>
        </g>
      ))}
    </svg>
  )
}
