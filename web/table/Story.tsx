import type { LogEntry } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { memo, useState } from 'react'
import { useApp } from '../app/context.ts'
import { ShapeMark } from '../ui/ShapeMark.tsx'
import type { Crest, GameTable } from './board.ts'
import { RuleLink } from './RuleLink.tsx'

interface StoryProps {
  readonly table: GameTable<unknown>
  readonly view: unknown
  readonly log: readonly LogEntry[]
  readonly words: Words
  /** Lines written after this many choices are news to the seat at the screen. */
  readonly since: number
  /** The point of the timeline that is shown, if not the present. */
  readonly at: number | undefined
  look(at: number): void
}

const PAGE = 40

interface LineProps extends Pick<StoryProps, 'table' | 'words' | 'look'> {
  readonly entry: LogEntry
  readonly crest: Crest | undefined
  readonly fresh: boolean
}

/** One line. A line once written stays as it is: only new ones are put into words. */
const Line = memo(
  function Line({ table, words, look, entry, crest, fresh }: LineProps) {
    const app = useApp()
    return (
      <li className={fresh ? 'news' : undefined}>
        {crest ? <ShapeMark shape={crest.shape} colour={crest.colour} size={16} /> : <span />}
        <button type="button" className="story-line" onClick={() => look(entry.at)} title={app.words.text('story.look')}>
          {words.log(entry)}
        </button>
        <RuleLink game={table.game.id} rule={entry.rule} words={words} />
      </li>
    )
  },
  (a, b) =>
    a.entry === b.entry &&
    a.fresh === b.fresh &&
    a.words === b.words &&
    a.crest?.shape === b.crest?.shape &&
    a.crest?.colour === b.crest?.colour &&
    a.look === b.look,
)

/** The story, newest line first. Each line cites its rule, and leads back to its moment. */
export const Story = memo(function Story({ table, view, log, words, since, at, look }: StoryProps) {
  const app = useApp()
  const [shown, setShown] = useState(PAGE)
  const past = at === undefined ? log : log.filter((entry) => entry.at <= at)
  const lines = past.slice(-shown).map((entry, i) => ({ entry, id: Math.max(0, past.length - shown) + i }))
  if (past.length === 0) return <p className="quiet">{app.words.text('story.empty')}</p>
  return (
    <>
      <ol className="story">
        {lines.reverse().map(({ entry, id }) => (
          <Line key={id} {...{ table, words, look, entry }} crest={table.crestOf?.(entry, view)} fresh={entry.at > since} />
        ))}
      </ol>
      {past.length > shown && (
        <button type="button" className="button quiet-button" onClick={() => setShown(shown + PAGE * 3)}>
          {app.words.text('story.earlier')}
        </button>
      )}
    </>
  )
})
