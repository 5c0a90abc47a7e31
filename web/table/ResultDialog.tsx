import type { Result } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import { seatName, wonByYou } from './names.ts'
import { ranked } from './places.ts'

interface ResultDialogProps {
  readonly table: GameTable<unknown>
  readonly snapshot: Snapshot
  readonly result: Result
  readonly words: Words
  close(): void
  rematch(): void
  chart(): void
}

/** How it ended: the places, each with the parts of its score. */
export function ResultDialog({ table, snapshot, result, words, close, rematch, chart }: ResultDialogProps) {
  const app = useApp()
  const winners = result.places[0] ?? []
  const names = winners.map((seat) => seatName(snapshot, seat, app.words))
  const title = wonByYou(snapshot, winners) ? app.words.text('result.you') : app.words.text('result.won', { names, n: names.length })
  const ending = table.headline?.(snapshot.log)
  return (
    <Modal title={title} className="result" close={close}>
      <p className="lead">{words.text(`result.${result.reason}`)}</p>
      {ending && <p className="quiet">{words.log(ending)}</p>}
      <ol className="places">
        {ranked(result.places).map(({ seat, place }) => {
          const score = snapshot.view.scores[seat]
          return (
            <li key={seat}>
              <span className="place">{place}</span>
              {table.crests(snapshot.view.game, seat).map((crest) => (
                <CrestMark key={crest.name} crest={crest} size={36} />
              ))}
              <div>
                <strong>{seatName(snapshot, seat, app.words)}</strong>
                <small>
                  {score?.parts
                    .filter((part) => part.value !== 0)
                    .map((part) => `${words.score(part)}\u00a0${part.value}`)
                    .join(' · ')}
                </small>
              </div>
              <b>{score?.total ?? 0}</b>
            </li>
          )
        })}
      </ol>
      <div className="modal-buttons">
        <button type="button" className="button go" onClick={rematch}>
          {app.words.text('result.rematch')}
        </button>
        <button type="button" className="button" onClick={chart}>
          {app.words.text('chart')}
        </button>
        <button type="button" className="button" onClick={close}>
          {app.words.text('result.review')}
        </button>
      </div>
    </Modal>
  )
}
