import { levelInfo, type Thought } from '@deeptime/bots'
import type { Ask, Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import bulb from '~icon/light-bulb'
import { useApp } from '../app/context.ts'
import type { Explanation } from '../play/explanations.ts'
import { ranked } from '../play/ranking.ts'
import { Icon } from '../ui/Icon.tsx'
import { CompactReasons } from './CompactReasons.tsx'
import { points, Reasons, weightiest } from './Reasons.tsx'
import { type ExplanationPlace, useGuest } from './useExplanation.ts'

/** How many options are shown. */
const SHOWN = 3

interface PanelProps {
  readonly explanation: Explanation
  /** Who moves, or moved. */
  readonly name: string
  /** The game's words. */
  readonly words: Words
  /** What an option is called. */
  nameOf(option: Option): string
  readonly place: ExplanationPlace
  /** Lights things on the table. */
  point(refs: readonly string[]): void
  choose(option: string): void
  /** Goes to the move that was made as this choice. */
  step(at: number): void
  close(): void
}

interface Ready {
  readonly ask: Ask
  readonly thought: Thought
}

const readyOf = ({ ask, thought }: Explanation): Ready | undefined => (ask && typeof thought === 'object' ? { ask, thought } : undefined)

const optionOf = (ask: Ask, id: string | undefined): Option | undefined => ask.options.find((option) => option.id === id)

/** What a bot says: the best options with the lead that each promises, and what speaks for and against them. */
export function ExplanationPanel({ explanation, name, words, nameOf, place, point, choose, step, close }: PanelProps) {
  const app = useApp()
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  const { kind, thought } = explanation
  useGuest(panel, typeof thought === 'string' ? thought : 'ready', close)
  const ready = readyOf(explanation)
  return (
    <aside className="explanation" data-place={place} ref={panel} tabIndex={-1} aria-labelledby={title} data-explanation={kind}>
      <header>
        <Icon of={bulb} size={20} />
        <h2 id={title}>{app.words.text(kind === 'hint' ? 'hint' : 'why')}</h2>
        {kind === 'why' && <Steps explanation={explanation} step={step} />}
        <button type="button" className="explanation-close" onClick={close} aria-label={app.words.text('close')}>
          ×
        </button>
      </header>
      <p className="sr-only" role="status">
        {spoken(explanation, name, nameOf, app.words)}
      </p>
      {place !== 'story' && <Lead explanation={explanation} name={name} words={words} nameOf={nameOf} />}
      {thought === 'thinking' && <Thinking explanation={explanation} stop={close} />}
      {thought === 'secret' && (
        <p className="explanation-text" aria-hidden>
          {app.words.text('why.secret', { name })}
        </p>
      )}
      {thought === 'failed' && (
        <p className="explanation-text" aria-hidden>
          {app.words.text('explain.failed')}
        </p>
      )}
      {ready && place === 'story' && (
        <CompactReasons key={explanation.at} {...ready} made={explanation.made} words={words} nameOf={nameOf} point={point} />
      )}
      {ready && place !== 'story' && (
        <Ranking ready={ready} explanation={explanation} words={words} nameOf={nameOf} point={point} choose={choose} />
      )}
    </aside>
  )
}

/** The ways to the moves before and after. Whoever is on one of them stays there, also where it leads no further. */
function Steps({ explanation: { earlier, later }, step }: Pick<PanelProps, 'explanation' | 'step'>) {
  const { words } = useApp()
  const way = (key: string, sign: string, at: number | undefined) => (
    <button
      type="button"
      className="round small"
      aria-disabled={at === undefined}
      aria-label={words.text(key)}
      title={words.text(key)}
      onClick={() => at !== undefined && step(at)}
    >
      <span aria-hidden>{sign}</span>
    </button>
  )
  return (
    <>
      {way('why.earlier', '‹', earlier)}
      {way('why.later', '›', later)}
    </>
  )
}

/** What is told aloud, in one sentence. */
function spoken(explanation: Explanation, name: string, nameOf: PanelProps['nameOf'], app: Words): string {
  const { ask, thought } = explanation
  if (thought === 'thinking') return app.text('explain.thinking')
  if (thought === 'secret') return app.text('why.secret', { name })
  const best = thought === 'failed' ? undefined : ranked(thought)[0]?.opinion
  const option = ask && optionOf(ask, best?.option)
  if (!best || !option) return app.text('explain.failed')
  if (ask.options.length === 1) return app.text('why.only')
  return app.text('explain.ready', { option: nameOf(option), lead: points(app, best.value) })
}

/** Whose move it is about, what it was, where it ranks, and whose judgement this is. */
function Lead({ explanation, name, words, nameOf }: Pick<PanelProps, 'explanation' | 'name' | 'words' | 'nameOf'>) {
  const app = useApp()
  const { kind, level, ask, made, openly, thought } = explanation
  const by = app.words.text(`level.${level}`)
  if (!ask) return null
  const question = <em>{words.ask(ask)}</em>
  if (kind === 'hint') {
    return (
      <div className="explanation-lead">
        <p>{question}</p>
        <p className="quiet">{app.words.text('hint.lead', { level: by })}</p>
      </div>
    )
  }
  const option = optionOf(ask, made)
  if (!option) return null
  const rank = typeof thought === 'object' ? (ranked(thought).find(({ opinion }) => opinion.option === made)?.rank ?? 0) : 0
  return (
    <div className="explanation-lead">
      <p>
        {name} · {question}
      </p>
      <p className="explanation-made">
        <strong>{nameOf(option)}</strong>
        {ask.options.length === 1 && <span>{app.words.text('why.only')}</span>}
        {ask.options.length > 1 && rank > 0 && <span data-rank={rank}>{app.words.text('why.rank', { rank, n: ask.options.length })}</span>}
      </p>
      {ask.options.length > 1 && <p className="quiet">{app.words.text(openly ? 'why.openly' : 'why.as-you-know', { level: by })}</p>}
    </div>
  )
}

/** A bar that fills in the time that the thought may take at most. */
function Thinking({ explanation, stop }: { explanation: Explanation; stop(): void }) {
  const app = useApp()
  const { ms } = levelInfo(explanation.level)
  return (
    <div className="explanation-thinking">
      <p>
        {app.words.text('explain.thinking')} <small>{app.words.text('explain.at-most', { seconds: Math.ceil(ms / 1000) })}</small>
      </p>
      <div className="explanation-time" aria-hidden>
        <i style={{ animationDuration: `${ms}ms` }} />
      </div>
      <button type="button" className="button" onClick={stop}>
        {app.words.text('explain.stop')}
      </button>
    </div>
  )
}

interface RankingProps extends Pick<PanelProps, 'explanation' | 'words' | 'nameOf' | 'point' | 'choose'> {
  readonly ready: Ready
}

/** The three best, and the one that was taken if it is none of them. One of them is lit on the table. */
function Ranking({ ready: { ask, thought }, explanation: { kind, made }, words, nameOf, point, choose }: RankingProps) {
  const app = useApp()
  const shown = ranked(thought)
    .filter(({ opinion, rank }) => rank <= SHOWN || opinion.option === made)
    .map((one) => ({ ...one, option: optionOf(ask, one.opinion.option) }))
  const [selected, select] = useState(shown[0]?.opinion.option)
  const [hovered, hover] = useState<string>()
  const lit = optionOf(ask, hovered ?? selected)
  // Before the next paint: nothing stays pointed at when the reasons are gone.
  useLayoutEffect(() => {
    point(lit?.about ?? [])
    return () => point([])
  }, [lit, point])
  if (ask.options.length === 1) return null
  const scale = weightiest(shown.map(({ opinion }) => opinion))
  return (
    <>
      <p className="explanation-caption" aria-hidden>
        {app.words.text('explain.lead')}
      </p>
      <ol className="explanation-options">
        {shown.map(
          ({ opinion, rank, tried, option }) =>
            option && (
              <li
                key={option.id}
                data-made={option.id === made || undefined}
                data-selected={option.id === selected || undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && hover(option.id)}
                onPointerLeave={() => hover(undefined)}
              >
                <button
                  type="button"
                  className="explanation-option"
                  aria-pressed={option.id === selected}
                  title={app.words.text('explain.show')}
                  onClick={() => select(option.id)}
                >
                  <span className="explanation-rank">{rank}</span>
                  <span className="explanation-name">
                    {nameOf(option)}
                    {option.id === made && <small>{app.words.text('why.taken')}</small>}
                  </span>
                  <span className="explanation-expected">
                    <span className="sr-only">{app.words.text('explain.lead')}</span>{' '}
                    {tried ? points(app.words, opinion.value) : app.words.text('explain.untried')}
                  </span>
                </button>
                {opinion.terms && <Reasons terms={opinion.terms} scale={scale} words={words} />}
                {kind === 'hint' && option.id === selected && (
                  <button type="button" className="button go" data-play={option.id} onClick={() => choose(option.id)}>
                    {app.words.text('hint.play')}
                  </button>
                )}
              </li>
            ),
        )}
      </ol>
      <Numbers />
    </>
  )
}

/** What the figures are, said plainly. */
function Numbers() {
  const { words } = useApp()
  return (
    <details className="explanation-numbers">
      <summary>{words.text('explain.numbers')}</summary>
      <p>{words.text('explain.numbers.lead')}</p>
      <p>{words.text('explain.numbers.order')}</p>
      <p>{words.text('explain.numbers.bars')}</p>
    </details>
  )
}
