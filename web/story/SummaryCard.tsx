import { useApp } from '../app/context.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { CrestMark } from '../ui/CrestMark.tsx'
import { PlaySign } from '../ui/PlaySign.tsx'
import { type Step, type Summary, signed, type ToldDeath } from './tell.ts'
import type { StoryActs } from './useStoryActs.ts'

interface CardProps {
  readonly summary: Summary
  readonly acts: StoryActs
}

/** A turn in one sentence; pointed at, it opens into numbered steps. What the world did shows before and after, and its deaths at once. */
export function SummaryCard({ summary, acts }: CardProps) {
  const { actor, action, sentence, deaths } = summary
  const [crest] = actor?.crests ?? []
  const open = acts.isOpen(summary)
  return (
    <article
      className="story-turn"
      data-kind={summary.chapter.opening.kind}
      data-open={open || undefined}
      data-chapter={summary.chapter.id}
      {...acts.handlers(summary)}
    >
      {crest && <CrestMark crest={crest} size={30} />}
      <header>
        <p className="story-who">
          <b className="story-name">{actor?.name ?? action}</b> {actor && <em className="story-action">{action}</em>}
        </p>
        <Points summary={summary} />
        <WhyButton summary={summary} acts={acts} />
        {!actor && <ReplayButton summary={summary} acts={acts} />}
      </header>
      <Picture summary={summary} acts={acts} />
      <p className="story-text">{sentence}</p>
      <Shares summary={summary} />
      {open ? (
        <SummaryBody summary={summary} acts={acts} />
      ) : (
        deaths.length > 0 && (
          <ol className="story-steps story-deaths">
            {deaths.map((death, i) => (
              <DeathLine key={`${death.title} ${nth(deaths, i)}`} death={death} n={summary.steps.length + i + 1} acts={acts} />
            ))}
          </ol>
        )
      )}
    </article>
  )
}

/** Before and after, where the game can draw it. */
function Picture({ summary, acts }: CardProps) {
  return summary.actor || !acts.Picture ? null : <acts.Picture lines={summary.chapter.lines} words={acts.words} cast={acts.cast} />
}

/** What the world brought or took, for each player. */
function Shares({ summary: { shares } }: Pick<CardProps, 'summary'>) {
  if (shares.length === 0) return null
  return (
    <p className="story-shares">
      {shares.map(({ player, points }) => (
        <span key={player.name} className={points < 0 ? 'loss' : undefined}>
          {player.crests[0] && <CrestMark crest={player.crests[0]} size={17} title={player.name} />} {signed(points)}
        </span>
      ))}
    </p>
  )
}

export function Points({ summary: { points } }: Pick<CardProps, 'summary'>) {
  return points === 0 ? null : <span className={points < 0 ? 'story-points loss' : 'story-points'}>{signed(points)}</span>
}

function WhyButton({ summary, acts }: CardProps) {
  const { words } = useApp()
  const why = acts.why(summary)
  if (!why) return null
  return (
    <button type="button" className="story-why" aria-pressed={acts.reasonsIn(summary) !== undefined} onClick={why} data-why>
      {words.text('story.why')}
    </button>
  )
}

function ReplayButton({ summary, acts }: CardProps) {
  const { words } = useApp()
  const turn = summary.chapter.opening.kind === 'turn'
  return (
    <button type="button" className="link-button" data-replay onClick={() => acts.replayChapter(summary)}>
      <PlaySign /> {words.text(turn ? 'story.replay.turn' : 'story.replay')}
    </button>
  )
}

/** Steps, deaths, reasons, and the way to see it again. */
export function SummaryBody({ summary, acts }: CardProps) {
  const { words } = useApp()
  const { steps, deaths, actor } = summary
  const reasons = acts.reasonsIn(summary)
  const earlier = acts.isEarlier(summary)
  return (
    <div className="story-body">
      {reasons ?? (
        <ol className="story-steps">
          {steps.map((step, i) => (
            <StepLine key={`${step.rule} ${step.text}`} step={step} n={i + 1} acts={acts} />
          ))}
          {deaths.map((death, i) => (
            <DeathLine key={`${death.title} ${nth(deaths, i)}`} death={death} n={steps.length + i + 1} acts={acts} />
          ))}
        </ol>
      )}
      <footer>
        {(actor || earlier) && <ReplayButton summary={summary} acts={acts} />}
        {earlier && <WhyButton summary={summary} acts={acts} />}
        {!reasons && <small className="story-numbers">{words.text('story.numbers')}</small>}
      </footer>
    </div>
  )
}

const nth = (deaths: readonly ToldDeath[], i: number): number => deaths.slice(0, i).filter(({ title }) => title === deaths[i]?.title).length

function StepLine({ step, n, acts }: { step: Step; n: number; acts: StoryActs }) {
  return (
    <li>
      <span className="mark-number">{n}</span>
      <span>
        {step.text}
        {step.gains.map(({ text, you, loss }) => (
          <span key={text} className={`story-gain${you ? ' you' : ''}${loss ? ' loss' : ''}`}>
            {text}
          </span>
        ))}
      </span>
      <RuleLink game={acts.game} rule={step.rule} words={acts.words} {...acts.ruleLabel(step.rule)} />
    </li>
  )
}

function DeathLine({ death, n, acts }: { death: ToldDeath; n: number; acts: StoryActs }) {
  const [crest] = death.owner?.crests ?? []
  return (
    <li className="story-death" data-yours={death.yours || undefined}>
      <span className="mark-number gone">{n}</span>
      <span>
        {crest && <CrestMark crest={crest} size={18} />} <b>{death.title}</b> <span className="story-gain loss">{death.points}</span>
        {death.reason && <small className="story-reason">{death.reason}</small>}
      </span>
      <RuleLink game={acts.game} rule={death.rule} words={acts.words} {...acts.ruleLabel(death.rule)} />
    </li>
  )
}
