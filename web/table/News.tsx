import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import type { TableState } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import { ShapeMark } from '../ui/ShapeMark.tsx'
import type { GameTable } from './board.ts'

interface NewsProps {
  readonly table: GameTable<unknown>
  readonly state: TableState
  readonly live: Snapshot
  readonly words: Words
  replay(): void
  present(): void
  readonly fork: (() => void) | undefined
  /** Asks why the last move was made, where that can be told. */
  readonly why: (() => void) | undefined
}

/** One line below the prompt: what just happened, and the way to see it again; in the past, the way back. */
export function News({ table, state, live, words, replay, present, fork, why }: NewsProps) {
  const app = useApp()
  const asked = why && (
    <button type="button" className="link-button" onClick={why} data-why>
      {app.words.text('why')}
    </button>
  )
  if (state.past) {
    return (
      <p className="news-line">
        <button type="button" className="button go" onClick={present}>
          {app.words.text('timeline.now')}
        </button>
        {fork && !state.replaying && (
          <button type="button" className="button" onClick={fork}>
            {app.words.text('timeline.fork')}
          </button>
        )}
        {asked}
      </p>
    )
  }
  const news = live.view.result ? live.log : live.log.filter((line) => line.at > state.since)
  const entry = table.headline?.(news) ?? news.at(-1)
  // The line keeps its place, so that the board beneath is not drawn larger and smaller with every choice.
  if (!entry) return <p className="news-line" />
  const crest = table.crestOf?.(entry, live.view.game)
  return (
    <p className="news-line">
      {crest && <ShapeMark shape={crest.shape} colour={crest.colour} />}
      <span>{words.log(entry)}</span>
      {live.view.ask && live.view.choices > state.since && (
        <button type="button" className="link-button" onClick={replay}>
          {app.words.text('news.again')}
        </button>
      )}
      {(live.view.ask || live.view.result) && asked}
    </p>
  )
}
