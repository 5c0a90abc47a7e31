import type { ScorePart, SeatScore } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { useApp } from '../app/context.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import type { Named } from './cast.ts'
import { PlayerName } from './PlayerName.tsx'
import { RuleLink } from './RuleLink.tsx'

/** Somebody in the table of results: a seat, or an opponent whom the game itself plays. */
export interface Standing {
  readonly id: string
  readonly named: Named
  /** Absent where places mean nothing. */
  readonly place: number | undefined
  readonly score: SeatScore
}

interface ResultTableProps {
  readonly game: string
  readonly standings: readonly Standing[]
  readonly words: Words
}

/** One source of points, and what it brought to each. */
export interface PartRow {
  readonly part: ScorePart
  readonly values: readonly number[]
}

const brought = (score: SeatScore, label: string): number => score.parts.find((part) => part.label === label)?.value ?? 0

/** A row for each part of the score that brought or cost anybody something, the one that mattered most first. */
export function rowsOf(scores: readonly SeatScore[]): readonly PartRow[] {
  // Those of the first stand for all: a seat knows the rule of each part.
  const parts = new Map(
    scores
      .flatMap((score) => score.parts)
      .toReversed()
      .map((part) => [part.label, part]),
  )
  const weight = ({ values }: PartRow) => values.reduce((sum, value) => sum + value, 0)
  return [...parts.values()]
    .map((part) => ({ part, values: scores.map((score) => brought(score, part.label)) }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .sort((a, b) => weight(b) - weight(a))
}

/** Players by parts of the score: each part with its rule, the best of it in bold, bars on one scale. */
export function ResultTable({ game, standings, words }: ResultTableProps) {
  const app = useApp()
  const rows = rowsOf(standings.map(({ score }) => score))
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  const minus = (value: number) => (value < 0 ? `−${-value}` : `${value}`)
  return (
    <div className="result-scroll">
      <table className="result-table">
        <thead>
          <tr>
            <th scope="col" className="result-heading">
              {app.words.text('result.parts')}
            </th>
            {standings.map(({ id, named, place }) => (
              <th key={id} scope="col" data-standing={id}>
                <span className="result-player">
                  {place !== undefined && <span className="place">{place}</span>}
                  {named.crests.map((crest) => (
                    <CrestMark key={crest.name} crest={crest} size={34} />
                  ))}
                  <PlayerName of={named} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, values }) => (
            <tr key={part.label}>
              <th scope="row">
                {words.score(part)}
                <RuleLink game={game} rule={part.rule} words={words} />
              </th>
              {values.map((value, i) => (
                <td key={standings[i]?.id}>
                  <span className="result-value" data-best={(value > 0 && value === Math.max(...values)) || undefined}>
                    <i className={value < 0 ? 'loss' : undefined}>{value === 0 ? '–' : minus(value)}</i>
                    {value > 0 && (
                      <span
                        className="result-bar"
                        style={{ width: `${(value / most) * 100}%`, background: standings[i]?.named.crests[0]?.colour }}
                      />
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{app.words.text('result.together')}</th>
            {standings.map(({ id, score }) => (
              <td key={id}>
                <b data-total>{minus(score.total)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
