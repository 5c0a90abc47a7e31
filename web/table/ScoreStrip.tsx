import type { Words } from '@deeptime/words'
import { memo } from 'react'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { GameTable, SizeClass } from './board.ts'
import { seatLines, seatName } from './names.ts'

interface ScoreStripProps {
  readonly table: GameTable<unknown>
  readonly snapshot: Snapshot
  readonly words: Words
  readonly size: SizeClass
}

/** Who is winning: each seat's crest, name and total. The parts of a total open as a note. */
export const ScoreStrip = memo(function ScoreStrip({ table, snapshot, words, size }: ScoreStripProps) {
  const app = useApp()
  const { view, seats, eyes } = snapshot
  // Four totals of three digits have to find room on a phone.
  const crestSize = size === 'wide' ? 34 : size === 'phone' && seats.length > 3 ? 24 : 30
  return (
    <ol className="score-strip" aria-label={app.words.text('score.strip')}>
      {seats.map((_, seat) => {
        const name = seatName(snapshot, seat, app.words)
        const [short, level] = seatLines(snapshot, seat, app.words)
        const total = view.scores[seat]?.total ?? 0
        const crests = table.crests(view.game, seat)
        const turn = view.waitingFor.includes(seat)
        return (
          <li key={name} style={{ '--seat': crests[0]?.colour ?? 'var(--line-strong)' }}>
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
                  <span className="seat-name">{size === 'wide' ? name : short}</span>
                  {size === 'medium' && level && <small>{level}</small>}
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
              <b>{total}</b>
            </button>
          </li>
        )
      })}
    </ol>
  )
})
