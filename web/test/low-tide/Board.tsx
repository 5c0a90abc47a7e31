import type { LowTideView } from '@deeptime/testing/low-tide/game.ts'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'

/** The hand of the seat at the screen, face up. The frame lights what can be chosen, and takes the clicks. */
export function Board({ view, seat, words, piece }: TableProps<LowTideView>) {
  const hand = view.game.hands[seat] ?? 0
  const cards = typeof hand === 'number' ? [] : [...new Set(hand)]
  return (
    <Stage viewBox={[0, 0, 400, 200]} label={words.text('lt.board')}>
      {cards.map((card, i) => (
        <g key={card} {...piece(`card:${card}`)} transform={`translate(${70 + i * 130} 100)`}>
          <rect x={-50} y={-70} width={100} height={140} rx={10} fill="var(--paper)" stroke="var(--ink)" strokeWidth={2} />
          <text textAnchor="middle" dominantBaseline="central" fontSize={56} fill="var(--ink)">
            {card}
          </text>
        </g>
      ))}
    </Stage>
  )
}
