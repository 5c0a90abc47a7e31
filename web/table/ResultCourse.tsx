import type { Result } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import type { Chapter } from '../story/chapters.ts'
import { decidedFor, finalScoring, weightiest } from '../story/course.ts'
import { type Summary, signed } from '../story/tell.ts'
import type { Teller } from '../story/teller.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import { PlaySign } from '../ui/PlaySign.tsx'
import type { Cast } from './cast.ts'
import { ScoreChart } from './ScoreChart.tsx'

/** How many turns are named. */
const NAMED = 3

interface ResultCourseProps {
  readonly snapshot: Snapshot
  readonly result: Result | undefined
  readonly teller: Teller<unknown>
  readonly chapters: readonly Chapter[]
  readonly summaries: readonly Summary[]
  readonly words: Words
  readonly cast: Cast
  /** Shows a turn again, where the game can be gone through. */
  replay?(from: number, to: number): void
}

/** How it went: the score through the game, where it was decided, and the turns that counted most. */
export function ResultCourse({ snapshot, result, teller, chapters, summaries, words, cast, replay }: ResultCourseProps) {
  const app = useApp()
  const { totals } = snapshot
  const seats = snapshot.seats.map((_, seat) => ({ name: cast.player(seat).name, crest: cast.player(seat).crests[0] }))
  const decided = sentenceOf(snapshot, result, chapters, cast, app.words)
  const turns = weightiest(summaries, NAMED)
  const partOf = ({ chapter }: Summary) => {
    const { key, params } = teller.partTitle(chapter.part)
    return words.text(key, params)
  }
  return (
    <section className="result-course" aria-label={app.words.text('result.course')}>
      <h3 className="ruled">{app.words.text('result.course')}</h3>
      <ScoreChart totals={totals} seats={seats} final={result && finalScoring(totals)} narrow />
      {decided && <p className="result-decided">{decided}</p>}
      {turns.length > 0 && (
        <>
          <h3 className="ruled">{app.words.text('result.turns')}</h3>
          <ol className="result-turns">
            {turns.map((summary) => (
              <WeightyTurn key={summary.chapter.id} summary={summary} part={partOf(summary)} replay={replay} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface WeightyTurnProps {
  readonly summary: Summary
  readonly part: string
  readonly replay: ResultCourseProps['replay']
}

function WeightyTurn({ summary, part, replay }: WeightyTurnProps) {
  const { words } = useApp()
  const { actor, action, sentence, points, chapter } = summary
  const [crest] = actor?.crests ?? []
  const title = words.text('result.turn', { action, part })
  return (
    <li data-chapter={chapter.id}>
      {crest && <CrestMark crest={crest} size={26} />}
      <p>
        <b>{actor?.name}</b> <em>{title}</em>
        <span>{sentence}</span>
      </p>
      <b className="result-turn-points">{signed(points)}</b>
      {replay && (
        <button
          type="button"
          className="round-button"
          onClick={() => replay(chapter.from, chapter.to)}
          aria-label={`${words.text('story.replay.turn')}: ${actor?.name}, ${title}`}
          title={words.text('story.replay.turn')}
        >
          <PlaySign />
        </button>
      )}
    </li>
  )
}

/** One sentence on where the game was decided, if one player won it by points. */
function sentenceOf(
  { totals, seats }: Snapshot,
  result: Result | undefined,
  chapters: readonly Chapter[],
  cast: Cast,
  words: Words,
): string | undefined {
  const [first] = result?.places ?? []
  const winner = first?.length === 1 && result?.common === undefined ? first[0] : undefined
  const decided = winner === undefined || seats.length < 2 ? undefined : decidedFor(winner, totals)
  if (winner === undefined || !decided) return undefined
  const { name, inline, who } = cast.player(winner)
  if (decided.by !== 'lead') {
    const leader = cast.player(decided.by === 'final' ? decided.leader : winner)
    return words.text(`result.decided.${decided.by}`, { ...decided, leader: leader.inline, leads: leader.who, name: inline, who })
  }
  const turns = chapters.filter(({ opening }) => opening.kind === 'turn')
  const turn = Math.max(1, turns.filter(({ from }) => from < decided.from).length)
  return words.text('result.decided.lead', { name, who, turn, turns: turns.length })
}
