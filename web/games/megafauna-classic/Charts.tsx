import { type ClassicView, GREENHOUSE } from '@deeptime/megafauna-classic'
import { useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { ShapeOutline } from '../../ui/ShapeMark.tsx'
import { climateOf, populationsOf } from './history.ts'
import { COLOUR_SHAPES, TokenMark } from './Pieces.tsx'
import { speciesRef } from './refs.ts'
import { spotlightHandlers } from './spotlight.ts'

const [WIDTH, HEIGHT] = [214, 66]
const PAD = 9

/** Climate, populations and genomes: how the world has fared. */
export function Charts(props: TableProps<ClassicView>) {
  return (
    <div className="mc-charts">
      <Climate {...props} />
      <Populations {...props} />
      <Genomes {...props} />
    </div>
  )
}

function Climate({ log, view, words }: TableProps<ClassicView>) {
  const { turn } = view.game
  const readings = useMemo(() => climateOf(log, turn), [log, turn])
  const x = (at: number) => PAD + (at / Math.max(1, turn)) * (WIDTH - PAD * 2)
  const y = (level: number) => HEIGHT - PAD - (level / (GREENHOUSE.length - 1)) * (HEIGHT - PAD * 2)
  const path = readings.map(({ turn: at, level }, i) => (i === 0 ? `M${x(at)} ${y(level)}` : `H${x(at)}V${y(level)}`)).join('')
  const last = readings.at(-1)
  return (
    <details open>
      <summary>{words.text('mc.chart.climate')}</summary>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.text('mc.chart.climate.now', { level: `@greenhouse.${view.game.greenhouse}` })}
      >
        <rect x={0} y={0} width={WIDTH} height={y(5)} className="mc-chart-hot" />
        <rect x={0} y={y(1)} width={WIDTH} height={HEIGHT - y(1)} className="mc-chart-cold" />
        <path d={path} className="mc-chart-line" />
        {last && <circle cx={x(last.turn)} cy={y(last.level)} r={4} className="mc-chart-now" />}
      </svg>
    </details>
  )
}

function Populations({ log, view, words }: TableProps<ClassicView>) {
  const { game } = view
  const censuses = useMemo(() => populationsOf(log, game), [log, game])
  const most = Math.max(4, ...censuses.flatMap(({ populations }) => Object.values(populations)))
  const x = (i: number) => PAD + 4 + (i / Math.max(1, censuses.length - 1)) * (WIDTH - PAD * 2 - 8)
  const y = (population: number) => HEIGHT - PAD - (population / most) * (HEIGHT - PAD * 2)
  const told = game.players.map(({ colour, population }) => `${words.text(`colour.${colour}`)} ${population}`)
  return (
    <details open>
      <summary>{words.text('mc.chart.population')}</summary>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.text('mc.chart.population.now', { figures: told })}>
        <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className="mc-chart-axis" />
        {game.players.map(({ colour }) => (
          <g key={colour} style={{ color: colour === 'white' ? 'var(--mc-white-line)' : `var(--mc-${colour})` }}>
            <polyline
              points={censuses.map(({ populations }, i) => `${x(i)},${y(populations[colour] ?? 0)}`).join(' ')}
              className="mc-chart-line"
            />
            {censuses.map(({ turn, populations }, i) => (
              <g key={turn} transform={`translate(${x(i)} ${y(populations[colour] ?? 0)}) scale(0.62)`} className="mc-chart-mark">
                <ShapeOutline shape={COLOUR_SHAPES[colour]} />
              </g>
            ))}
          </g>
        ))}
      </svg>
    </details>
  )
}

/** The levels that catastrophes can have (6.2a). */
const LEVELS = [4, 5, 6, 7]
const LONGEST = 9

/** How many letters each species has, and from where on a catastrophe would kill it. */
function Genomes({ view, words }: TableProps<ClassicView>) {
  const species = view.game.species.toSorted((a, b) => b.genomeLength - a.genomeLength)
  return (
    <details open className="mc-genomes" {...spotlightHandlers}>
      <summary>{words.text('mc.chart.genomes')}</summary>
      {species.map(({ id, genomeLength }) => (
        <div
          key={id}
          data-ref={speciesRef(id)}
          role="img"
          aria-label={words.text('mc.chart.genome', { species: `@species.${id}`, letters: genomeLength })}
          className="mc-genome"
        >
          <TokenMark species={id} size={17} />
          <span className="mc-genome-bar">
            {LEVELS.map((level) => (
              <s key={level} style={{ left: `${(level / LONGEST) * 100}%` }} />
            ))}
            <b style={{ width: `${(Math.min(LONGEST, genomeLength) / LONGEST) * 100}%`, background: `var(--mc-${id.split('-')[0]})` }} />
          </span>
          <i>{genomeLength}</i>
        </div>
      ))}
    </details>
  )
}
