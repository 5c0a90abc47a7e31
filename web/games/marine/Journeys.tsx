import type { MarineView } from '@deeptime/marine'
import { type CSSProperties, useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { journeys } from './motion.ts'
import { Token } from './Pieces.tsx'

/** Species on their way from tile to tile: drawn for a moment above the board, then gone. */
export function Journeys({ view, before, still }: TableProps<MarineView>) {
  const under = useMemo(() => (before && !still ? journeys(before.game, view.game) : []), [before, view, still])
  return (
    <g className="mr-journeys">
      {under.map(({ animal, count, from, to }) => {
        const way = { '--x0': `${from.x}px`, '--y0': `${from.y}px`, '--x1': `${to.x}px`, '--y1': `${to.y}px` } as CSSProperties
        return (
          <g key={`${view.choices}-${animal}-${from.x}-${from.y}-${to.x}-${to.y}`} className="mr-journey" style={way}>
            <Token animal={animal} x={-8} size={19} />
            <text x={4} y={6} className="mr-count">
              {count}
            </text>
          </g>
        )
      })}
    </g>
  )
}
