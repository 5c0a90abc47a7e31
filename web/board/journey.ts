import type { CSSProperties } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** The way of something that travels over the board: for an element of class `journey`. */
export const wayOf = (from: Point, to: Point): CSSProperties => ({
  '--x0': `${from.x}px`,
  '--y0': `${from.y}px`,
  '--x1': `${to.x}px`,
  '--y1': `${to.y}px`,
})
