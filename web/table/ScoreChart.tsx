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
}

const [LEFT, BOTTOM, TOP, RIGHT] = [44, 30, 16, 26]

/** Drawn for its room: letters on a phone are as large as elsewhere. */
const ROOM = { wide: [720, 320], medium: [720, 320], phone: [320, 260] } as const
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

/** Each seat's score from the set-up to now. Lines differ by dash and end mark, not by colour alone. */
export function ScoreChart({ totals, seats, narrow = false }: ScoreChartProps) {
  const { words } = useApp()
  const size = useSizeClass()
  const [W, H] = ROOM[narrow ? 'phone' : size]
  const end = Math.max(1, totals.length - 1)
  const all = totals.flat()
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const x = (i: number) => LEFT + (i / end) * (W - LEFT - RIGHT)
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (H - TOP - BOTTOM)
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${W} ${H}`} className="chart-drawing" role="img" aria-label={words.text('chart.label')}>
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
