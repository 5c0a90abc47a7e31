import type { Thought } from '@deeptime/bots'
import type { Ask, Option } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useLayoutEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { ranked } from '../play/ranking.ts'
import { points } from './Reasons.tsx'

/** How many options are shown, and how many reasons of the first. */
const SHOWN = 3
const TOLD = 2

interface CompactProps {
  readonly ask: Ask
  readonly thought: Thought
  readonly made: string | undefined
  readonly words: Words
  nameOf(option: Option): string
  point(refs: readonly string[]): void
}

/** Within a summary: the three best in falling order, each with a bar, and the weightiest reasons of the first. What was done is bold. */
export function CompactReasons({ ask, thought, made, words, nameOf, point }: CompactProps) {
  const app = useApp()
  const all = ranked(thought)
  const shown = all.filter(({ opinion, rank }) => rank <= SHOWN || opinion.option === made)
  const [lit, light] = useState(made)
  const optionOf = (id: string | undefined) => ask.options.find((option) => option.id === id)
  const about = optionOf(lit)?.about
  useLayoutEffect(() => {
    point(about ?? [])
    return () => point([])
  }, [about, point])
  if (ask.options.length === 1) return <p className="explanation-text">{app.words.text('why.only')}</p>
  const leads = shown.filter(({ tried }) => tried).map(({ opinion }) => opinion.value)
  const [best, worst] = [Math.max(...leads), Math.min(...leads)]
  /** The best fills its bar; what is worst of these still shows one. */
  const lengthOf = (value: number) => (best === worst ? 100 : 30 + (70 * (value - worst)) / (best - worst))
  const rank = shown.find(({ opinion }) => opinion.option === made)?.rank
  return (
    <>
      <p className="compact-head">
        {rank && <span data-rank={rank}>{app.words.text('why.rank', { rank, n: ask.options.length })}</span>}
        <em>{app.words.text('explain.lead')}</em>
      </p>
      <ol className="explanation-options compact">
        {shown.map(({ opinion, rank, tried }) => {
          const option = optionOf(opinion.option)
          if (!option) return null
          return (
            <li key={option.id} data-made={option.id === made || undefined}>
              <button
                type="button"
                className="compact-option"
                aria-pressed={option.id === lit}
                title={app.words.text('explain.show')}
                onClick={() => light(option.id)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && light(option.id)}
              >
                <span>{rank}</span>
                <span className="compact-name">{nameOf(option)}</span>
                <span className="compact-bar" aria-hidden>
                  {tried && <i style={{ width: `${lengthOf(opinion.value).toFixed(0)}%` }} />}
                </span>
                <span className="compact-lead">{tried ? points(app.words, opinion.value) : app.words.text('explain.untried')}</span>
              </button>
              {rank === 1 && opinion.terms && opinion.terms.length > 0 && (
                <p className="compact-terms">
                  {opinion.terms.slice(0, TOLD).map(({ term, value }, i) => (
                    <span key={term}>
                      {i > 0 && ', '}
                      {words.text(`advice.${term}`)} <b>{points(app.words, value)}</b>
                    </span>
                  ))}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
