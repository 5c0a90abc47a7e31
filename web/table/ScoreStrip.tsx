import type { Words } from '@deeptime/words'
import { memo } from 'react'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { GameTable, SizeClass } from './board.ts'
import type { Cast } from './cast.ts'
import { PlayerName } from './PlayerName.tsx'

interface ScoreStripProps {
  readonly table: GameTable<unknown>
  readonly snapshot: Snapshot
  readonly cast: Cast
  /** How each total changed since the last turn of whoever looks. */
  readonly changes: readonly number[]
  readonly words: Words
  readonly size: SizeClass
}

/** Seats never change places. */
const seatKey = (seat: number): string => `seat ${seat}`

/** Who is winning: each seat's crest, name and total. The parts of a total open as a note. */
export const ScoreStrip = memo(function ScoreStrip({ table, snapshot, cast, changes, words, size }: ScoreStripProps) {
  const app = useApp()
  const { view, seats, eyes } = snapshot
  // Four totals of three digits have to find room on a phone.
  const crestSize = size === 'wide' ? 34 : size === 'phone' && seats.length > 3 ? 24 : 30
  return (
    <ol className="score-strip" aria-label={app.words.text('score.strip')}>
      {seats.map((_, seat) => {
        const player = cast.player(seat)
        const { name } = player
        const change = changes[seat] ?? 0
        const total = view.scores[seat]?.total ?? 0
        const crests = table.crests(view.game, seat)
        const turn = view.waitingFor.includes(seat)
        return (
          <li key={seatKey(seat)} style={{ '--seat': crests[0]?.line ?? crests[0]?.colour ?? 'var(--line-strong)' }}>
            <button
              type="button"
              className={`seat${seat === eyes ? ' you' : ''}${turn ? ' turn' : ''}`}
              data-ref={`score:${seat}`}
              aria-label={app.words.text('score.of', { name, total })}
            >
              <span className="seat-crests">
                {crests.length > 0 ? (
                  crests.map((crest) => <CrestMark key={crest.name} crest={crest} size={crestSize} title={words.text(crest.name)} />)
                ) : (
                  <span className="crest empty" />
                )}
              </span>
              {size !== 'phone' && (
                <span className="seat-text">
                  <PlayerName of={player} />
                  {size === 'wide' && (
                    <small>
                      {table.figures(view.game, seat).map((figure) => (
                        <span key={figure.label} className="seat-figure" title={words.text(figure.label)}>
                          <Icon of={figure.icon} size={12} /> {figure.value}
                        </span>
                      ))}
                    </small>
                  )}
                </span>
              )}
              <b className="seat-total">{total}</b>
              {change !== 0 && <span className="seat-change">{change > 0 ? `+${change}` : `−${-change}`}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
})
