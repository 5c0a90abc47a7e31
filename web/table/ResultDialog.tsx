import type { Result, Seat, SeatScore } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { type ReactNode, useMemo } from 'react'
import { useApp } from '../app/context.ts'
import { linkTo } from '../app/router.ts'
import type { Snapshot } from '../play/core.ts'
import { chaptersOf } from '../story/chapters.ts'
import { Storyteller } from '../story/tell.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import type { Cast } from './cast.ts'
import { toldEnding } from './ending.ts'
import { ranked } from './places.ts'
import { ResultCourse } from './ResultCourse.tsx'
import { ResultTable, type Standing } from './ResultTable.tsx'
import { RuleLink } from './RuleLink.tsx'

/** How a table ends that is not played out: somebody's time ran out, or it was closed. */
export type Ended = 'time' | 'closed'

interface ResultDialogProps {
  readonly table: GameTable<unknown>
  readonly snapshot: Snapshot
  /** Absent where the table ended before the game did. */
  readonly result: Result | undefined
  readonly ended?: Ended | undefined
  readonly words: Words
  readonly cast: Cast
  close(): void
  rematch(): void
  /** Plays the whole game again, where that can be shown. */
  review?(): void
  /** Plays one turn again, and comes back. */
  replay?(from: number, to: number): void
  chart?(): void
  /** The ways to share the result, at the end of its buttons. */
  readonly share?: ReactNode
}

/** The game as it was told. */
function useWholeStory({ table: { story: teller }, snapshot, words, cast }: ResultDialogProps) {
  const app = useApp().words
  return useMemo(() => {
    const chapters = chaptersOf(snapshot.log, teller)
    return { teller, chapters, summaries: new Storyteller({ teller, cast, words, app }).summaries(chapters, snapshot.totals) }
  }, [teller, snapshot.log, snapshot.totals, words, cast, app])
}

const NO_SCORE: SeatScore = { total: 0, parts: [] }

/** Everybody in the order of their places; where there are none, by points. Opponents without a seat come last. */
export function standingsOf(table: GameTable<unknown>, { view }: Snapshot, result: Result | undefined, cast: Cast): readonly Standing[] {
  const score = (seat: Seat) => view.scores[seat] ?? NO_SCORE
  const all = view.scores.map((_, seat) => ({ seat, place: undefined as number | undefined }))
  const order = result ? ranked(result.places) : all.sort((a, b) => score(b.seat).total - score(a.seat).total)
  const seated = order.map(({ seat, place }) => ({
    id: `seat ${seat}`,
    named: cast.player(seat),
    place: result?.common === undefined ? place : undefined,
    score: score(seat),
  }))
  const others = (table.opponents?.(view.game) ?? []).flatMap(({ actor, score }) => {
    const named = cast.actor(actor)
    return named ? [{ id: actor, named, place: undefined, score }] : []
  })
  return [...seated, ...others]
}

/** By how much the first leads the next, where that is a lead. */
function leadOf(standings: readonly Standing[], shared: boolean): number {
  const [first, second] = standings
  return first && second && !shared ? first.score.total - second.score.total : 0
}

/** How it ended: who won and by how much, what decided, and the whole score as a table. */
export function ResultDialog(props: ResultDialogProps) {
  const { table, snapshot, result, ended, words, cast, close, rematch, review, replay, chart, share } = props
  const app = useApp()
  const story = useWholeStory(props)
  const standings = standingsOf(table, snapshot, result, cast)
  const shared = (result?.places[0]?.length ?? 1) > 1 && result?.common === undefined
  const lead = leadOf(standings, shared)
  const title = result
    ? app.words.text('result.by', { sentence: toldEnding('title', result, cast, app.words).sentence, lead })
    : app.words.text(`result.ended.${ended ?? 'closed'}`)
  const place = standings.find(({ named }) => named.who === 'you')?.place
  const turns = story.chapters.filter(({ opening }) => opening.kind === 'turn')
  const part = story.teller.partTitle(turns.at(-1)?.part ?? '')
  const crests = result && !shared && result.common !== 'lost' ? standings[0]?.named.crests : undefined
  const button = (key: string, run: () => void, go = false) => (
    <button type="button" className={go ? 'button go' : 'button'} onClick={run} data-first={go || undefined}>
      {app.words.text(key)}
    </button>
  )
  return (
    <Modal title={title} className="result" sign={crests?.[0] && <CrestMark crest={crests[0]} size={58} />} close={close}>
      <p className="lead">
        {result ? words.text(`result.${result.reason}`) : app.words.text('result.unfinished')}{' '}
        {turns.length > 0 && app.words.text('result.when', { part: words.text(part.key, part.params), n: turns.length })}
        {place !== undefined && place > 1 && ` ${app.words.text('result.place', { place, n: snapshot.seats.length })}`}{' '}
        {result && <RuleLink game={table.game.id} rule={result.rule} words={words} />}
      </p>
      <div className="result-body">
        <ResultTable game={table.game.id} standings={standings} words={words} />
        <ResultCourse {...{ snapshot, result, words, cast, ...story }} {...(replay && { replay })} />
      </div>
      <div className="modal-buttons">
        {button('result.rematch', rematch, true)}
        <a className="button" href={linkTo({ page: 'new', game: table.game.id })}>
          {app.words.text('result.change')}
        </a>
        <i className="button-rule" aria-hidden />
        {review && button('result.replay', review)}
        {chart && button('chart', chart)}
        {button('result.review', close)}
        {share && <div className="result-share">{share}</div>}
      </div>
    </Modal>
  )
}
