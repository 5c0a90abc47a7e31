import type { Result } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import type { Cast } from './cast.ts'
import { toldEnding } from './ending.ts'
import { PlayerName } from './PlayerName.tsx'
import { ranked } from './places.ts'
import { RuleLink } from './RuleLink.tsx'

interface ResultDialogProps {
  readonly table: GameTable<unknown>
  readonly snapshot: Snapshot
  readonly result: Result
  readonly words: Words
  readonly cast: Cast
  close(): void
  rematch(): void
  chart(): void
}

/** How it ended: the places, each with the parts of its score. */
export function ResultDialog({ table, snapshot, result, words, cast, close, rematch, chart }: ResultDialogProps) {
  const app = useApp()
  const { sentence: title } = toldEnding('title', result, cast, app.words)
  return (
    <Modal title={title} className="result" close={close}>
      <p className="lead">
        {words.text(`result.${result.reason}`)} <RuleLink game={table.game.id} rule={result.rule} words={words} />
      </p>
      <ol className="places">
        {ranked(result.places).map(({ seat, place }) => {
          const score = snapshot.view.scores[seat]
          return (
            <li key={seat}>
              {result.common === undefined && <span className="place">{place}</span>}
              {table.crests(snapshot.view.game, seat).map((crest) => (
                <CrestMark key={crest.name} crest={crest} size={36} />
              ))}
              <div>
                <PlayerName of={cast.player(seat)} />
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
