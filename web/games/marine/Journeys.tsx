import type { MarineView } from '@deeptime/marine'
import { useMemo } from 'react'
import { wayOf } from '../../board/journey.ts'
import type { TableProps } from '../../table/board.ts'
import { journeys } from './motion.ts'
import { Token } from './Pieces.tsx'

/** Species on their way from tile to tile: drawn for a moment above the board, then gone. */
export function Journeys({ view, before, still }: TableProps<MarineView>) {
  const under = useMemo(() => (before && !still ? journeys(before.game, view.game) : []), [before, view, still])
  return (
    <g className="mr-journeys">
      {under.map(({ animal, count, from, to }) => {
        return (
          <g key={`${view.choices}-${animal}-${from.x}-${from.y}-${to.x}-${to.y}`} className="journey" style={wayOf(from, to)}>
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
