import type { Opinion, Term } from '@deeptime/bots'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'

/** How many reasons are told for one option. */
const TOLD = 4

const formats = new Map<string, Intl.NumberFormat>()

/** Points with their sign, in the figures of the language. */
export function points({ language }: Words, value: number): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  formats.set(language, format)
  return format.format(value).replace('-', '−')
}

/** The weightiest change that any of these options brings: the bars of all are drawn by it. */
export const weightiest = (opinions: readonly Opinion[]): number =>
  Math.max(1, ...opinions.flatMap(({ terms = [] }) => terms.slice(0, TOLD).map((term) => Math.abs(term.value))))

interface ReasonsProps {
  readonly terms: readonly Term[]
  readonly scale: number
  /** The game's words. */
  readonly words: Words
}

/** What speaks for an option and against it: bars to the right and to the left, each with its words and its points. */
export function Reasons({ terms, scale, words }: ReasonsProps) {
  const app = useApp()
  if (terms.length === 0) return <p className="reasons-none">{app.words.text('explain.no-terms')}</p>
  return (
    <ul className="reasons">
      {terms.slice(0, TOLD).map(({ term, value }) => (
        <li key={term} data-sign={value < 0 ? 'against' : 'for'}>
          <span className="reason-name">{words.text(`advice.${term}`)}</span>
          <span className="reason-points">{points(app.words, value)}</span>
          <span className="reason-bar" aria-hidden>
            <i style={{ width: `${(50 * Math.min(1, Math.abs(value) / scale)).toFixed(1)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
