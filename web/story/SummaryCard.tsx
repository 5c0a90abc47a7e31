import { useApp } from '../app/context.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { CrestMark } from '../ui/CrestMark.tsx'
import { type Step, type Summary, signed, type ToldDeath } from './tell.ts'
import type { StoryActs } from './useStoryActs.ts'

interface CardProps {
  readonly summary: Summary
  readonly acts: StoryActs
}

/** A turn, or something the world did, in one sentence; pointed at, it opens into numbered steps. */
export function SummaryCard({ summary, acts }: CardProps) {
  const { actor, action, sentence } = summary
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
      </header>
      <p className="story-text">{sentence}</p>
      {open && <SummaryBody summary={summary} acts={acts} />}
    </article>
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

/** Steps, deaths, reasons, and the way to see it again. */
export function SummaryBody({ summary, acts }: CardProps) {
  const { words } = useApp()
  const { steps, deaths, chapter } = summary
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
        <button type="button" className="link-button" data-replay onClick={() => acts.replayChapter(summary)}>
          ▶ {words.text(chapter.opening.kind === 'turn' ? 'story.replay.turn' : 'story.replay')}
        </button>
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
