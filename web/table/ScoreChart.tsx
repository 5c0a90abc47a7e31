import { useApp } from '../app/context.ts'
import { useSizeClass } from '../app/media.ts'
import type { Snapshot } from '../play/core.ts'
import { ShapeMark, ShapeOutline } from '../ui/ShapeMark.tsx'
import type { Crest } from './board.ts'

interface ScoreChartProps {
  readonly totals: Snapshot['totals']
  readonly seats: readonly { readonly name: string; readonly crest: Crest | undefined }[]
  /** It stands in a column, not across a dialog. */
  readonly narrow?: boolean
  /** After how many choices the final scoring began: it is set apart. */
  readonly final?: number | undefined
}

const [LEFT, BOTTOM, TOP, RIGHT] = [44, 30, 16, 26]

/** Drawn for its room: letters on a phone are as large as elsewhere. */
const ROOM = { wide: [720, 320], medium: [720, 320], phone: [320, 260], narrow: [350, 186] } as const
/** How much of the width the final scoring takes. */
const FINAL = 0.09
const DASHES = ['', '7 4', '2 4', '10 3 2 3']

/** Round steps for an axis: at most about five lines. */
export function ticks(low: number, high: number): readonly number[] {
  const span = Math.max(1, high - low)
  const rough = span / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power)
  const list: number[] = []
  for (let value = Math.ceil(low / step) * step + 0; value <= high; value += step) list.push(value)
  return list
}

/** A ground of its own for what only the end brought. */
function FinalScoring({ from, to, height }: { from: number; to: number; height: number }) {
  const { words } = useApp()
  return (
    <g>
      <rect className="chart-final" x={from} y={0} width={to - from} height={height} />
      <text className="chart-final-name" x={from - 6} y={12} textAnchor="end">
        {words.text('chart.final')}
      </text>
    </g>
  )
}

/** Each seat's score from the set-up to now. Lines differ by dash and end mark, not by colour alone. */
export function ScoreChart({ totals, seats, narrow = false, final }: ScoreChartProps) {
  const { words } = useApp()
  const size = useSizeClass()
  const [W, H] = ROOM[narrow && size !== 'phone' ? 'narrow' : size]
  const end = Math.max(1, totals.length - 1)
  const all = totals.flat()
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const apart = final === undefined ? 0 : FINAL
  const course = (i: number) => (final !== undefined && i > final ? 1 : (i / (final ?? end)) * (1 - apart))
  const x = (i: number) => LEFT + course(i) * (W - LEFT - RIGHT)
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (H - TOP - BOTTOM)
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${W} ${H}`} className="chart-drawing" role="img" aria-label={words.text('chart.label')}>
        {final !== undefined && <FinalScoring from={x(final)} to={x(end)} height={H - BOTTOM} />}
        {ticks(low, high).map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={W - RIGHT} y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <text x={LEFT} y={H - 6}>
          {words.text('chart.start')}
        </text>
        <text x={W - RIGHT} y={H - 6} textAnchor="end">
          {words.text('chart.end', { n: totals.length - 1 })}
        </text>
        {seats.map(({ name, crest }, seat) => (
          <g key={name} style={{ color: crest?.colour ?? 'var(--soft)' }}>
            <polyline
              className="chart-line"
              style={{ color: crest?.line }}
              points={totals.map((row, i) => `${x(i).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            <g transform={`translate(${x(end)} ${y(totals.at(-1)?.[seat] ?? 0)})`} className="shape-mark">
              <ShapeOutline shape={crest?.shape ?? 'circle'} />
            </g>
          </g>
        ))}
      </svg>
      <figcaption>
        {seats.map(({ name, crest }, seat) => (
          <span key={name} className="chart-seat">
            <ShapeMark shape={crest?.shape ?? 'circle'} colour={crest?.colour ?? 'var(--soft)'} /> {name}{' '}
            <b>{totals.at(-1)?.[seat] ?? 0}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
