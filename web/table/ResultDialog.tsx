import type { Result, Seat, SeatScore } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import { linkTo } from '../app/router.ts'
import type { Snapshot } from '../play/core.ts'
import { Modal } from '../ui/Modal.tsx'
import type { GameTable } from './board.ts'
import type { Cast } from './cast.ts'
import { toldEnding } from './ending.ts'
import { ranked } from './places.ts'
import { ResultTable, type Standing } from './ResultTable.tsx'
import { RuleLink } from './RuleLink.tsx'
import { ScoreChart } from './ScoreChart.tsx'

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
  exportRecord?(): void
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
  const { table, snapshot, result, ended, words, cast, close, rematch, review, exportRecord } = props
  const app = useApp()
  const standings = standingsOf(table, snapshot, result, cast)
  const lead = leadOf(standings, (result?.places[0]?.length ?? 1) > 1 && result?.common === undefined)
  const title = result
    ? app.words.text('result.by', { sentence: toldEnding('title', result, cast, app.words).sentence, lead })
    : app.words.text(`result.ended.${ended ?? 'closed'}`)
  const seats = snapshot.seats.map((_, seat) => ({ name: cast.player(seat).name, crest: cast.player(seat).crests[0] }))
  const place = standings.find(({ named }) => named.who === 'you')?.place
  const button = (key: string, run: () => void, go = false) => (
    <button type="button" className={go ? 'button go' : 'button'} onClick={run}>
      {app.words.text(key)}
    </button>
  )
  return (
    <Modal title={title} className="result" close={close}>
      <p className="lead">
        {result ? words.text(`result.${result.reason}`) : app.words.text('result.unfinished')}{' '}
        {result && <RuleLink game={table.game.id} rule={result.rule} words={words} />}
        {place !== undefined && place > 1 && ` ${app.words.text('result.place', { place, n: seats.length })}`}
      </p>
      <div className="result-body">
        <ResultTable game={table.game.id} standings={standings} words={words} />
        <section className="result-course" aria-label={app.words.text('chart.title')}>
          <h3 className="ruled">{app.words.text('chart.title')}</h3>
          <ScoreChart totals={snapshot.totals} seats={seats} narrow />
        </section>
      </div>
      <div className="modal-buttons">
        {button('result.rematch', rematch, true)}
        <a className="button" href={linkTo({ page: 'new', game: table.game.id })}>
          {app.words.text('result.change')}
        </a>
        {review && button('result.replay', review)}
        {button('result.review', close)}
        {exportRecord && button('menu.export', exportRecord)}
      </div>
    </Modal>
  )
}
