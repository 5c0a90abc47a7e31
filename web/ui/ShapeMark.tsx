import { memo } from 'react'
import type { Shape } from '../table/board.ts'

const points = (n: number, radius: (i: number) => number, turn: number): string =>
  Array.from({ length: n }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / n
    return `${(radius(i) * Math.cos(angle)).toFixed(2)},${(radius(i) * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

const UP = -Math.PI / 2

const outlines: Readonly<Record<Exclude<Shape, 'circle' | 'square'>, string>> = {
  diamond: '0,-8 8,0 0,8 -8,0',
  triangle: '0,-7.5 8,6.5 -8,6.5',
  hexagon: points(6, () => 7.8, 0),
  star: points(10, (i) => (i % 2 ? 3.8 : 8.2), UP),
}

/** A seat's shape, centred on the origin, about 16 across: for use inside an SVG. */
export function ShapeOutline({ shape }: { shape: Shape }) {
  if (shape === 'circle') return <circle r={7} />
  if (shape === 'square') return <rect x={-6.6} y={-6.6} width={13.2} height={13.2} rx={1.6} />
  return <polygon points={outlines[shape]} strokeLinejoin="round" />
}

/** A seat's shape in its colour, for the story and the charts. */
export const ShapeMark = memo(function ShapeMark({ shape, colour, size = 14 }: { shape: Shape; colour: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden className="shape-mark" style={{ color: colour }}>
      <ShapeOutline shape={shape} />
    </svg>
  )
})
