import type { GenesisView } from '@deeptime/genesis/view'
import { useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { catalystsOf, livesOf, type Reading } from './history.ts'
import { SIGNS } from './icons.ts'
import { keyed } from './keyed.ts'
import { colours, Sign } from './Tokens.tsx'

const [WIDTH, HEIGHT, PAD] = [214, 66, 9]

/** How the world has fared: climate, life on Earth, what each pool has earned. */
export function Charts({ log, view, words }: TableProps<GenesisView>) {
  const { game } = view
  const lives = useMemo(() => livesOf(log), [log])
  const pools = useMemo(() => game.players.map(({ colour }) => ({ colour, readings: catalystsOf(log, colour) })), [log, game.players])
  return (
    <div className="ge-charts">
      <figure>
        <figcaption>{words.text('ge.chart.climate')}</figcaption>
        <span className="ge-climate-icons">
          {keyed(game.climate).map(({ item, key }) => (
            <i key={key} className={item}>
              <Sign of={SIGNS[item]} size={14} />
            </i>
          ))}
        </span>
      </figure>
      <figure>
        <figcaption>{words.text('ge.chart.life')}</figcaption>
        <Lines
          lines={[{ readings: lives }]}
          turn={game.turn}
          label={words.text('ge.chart.life.now', { count: lives.at(-1)?.value ?? 0 })}
        />
      </figure>
      <figure>
        <figcaption>{words.text('ge.chart.catalysts')}</figcaption>
        <Lines lines={pools} turn={game.turn} label={words.text('ge.chart.catalysts')} />
      </figure>
    </div>
  )
}

interface LinesProps {
  readonly lines: readonly { readonly colour?: GenesisView['players'][number]['colour']; readonly readings: readonly Reading[] }[]
  readonly turn: number
  readonly label: string
}

function Lines({ lines, turn, label }: LinesProps) {
  const values = lines.flatMap(({ readings }) => readings.map(({ value }) => value))
  const [least, most] = [Math.min(0, ...values), Math.max(4, ...values)]
  const x = (at: number) => PAD + (at / Math.max(1, turn)) * (WIDTH - PAD * 2)
  const y = (value: number) => HEIGHT - PAD - ((value - least) / (most - least)) * (HEIGHT - PAD * 2)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className="ge-axis" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      {lines.map(({ colour, readings }) => (
        <polyline
          key={colour ?? 'all'}
          className="ge-line"
          style={colour ? { ...colours(colour), stroke: 'var(--t)' } : undefined}
          points={readings.map((reading) => `${x(reading.turn)},${y(reading.value)}`).join(' ')}
        />
      ))}
      <text x={WIDTH - 3} y={11} textAnchor="end">
        {most}
      </text>
    </svg>
  )
}
