import { type MegafaunaView, STRIPS, WINDS } from '@deeptime/megafauna'
import { memo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { FIRST_ROW, LAST_ROW, PITCH, type Planet, rowY } from './geometry.ts'
import { Glyph } from './Pieces.tsx'
import { latitudeRef } from './refs.ts'

export interface GroundProps extends TableProps<MegafaunaView> {
  readonly planet: Planet
}

/** How wide the ruler of latitudes is, left of the planet. */
export const STRIP = 58

/** The band of a row: rows beyond the strip have the weather of its end. */
const stripRow = (row: number): number => Math.min(LAST_ROW, Math.max(FIRST_ROW, row))

export function humidityOf(game: MegafaunaView, row: number): 'wet' | 'arid' {
  const strip = STRIPS.find(({ id }) => id === game.air?.strip)
  return strip?.humidity[stripRow(row)] ?? 'wet'
}

/** Where the wind blows to: on worlds of the strips only in the rows that it marks, elsewhere always to the west. */
export function windOf(game: MegafaunaView, row: number): number {
  if (game.air === null || game.rules.world === 'venus') return -1
  return WINDS[row] ?? 0
}

const rowsOf = ([first, last]: readonly [number, number]): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** The ocean: bands of latitude, wet or arid, with their winds; the world is round at both ends. */
export const Ocean = memo(
  function Ocean({ view: { game }, words, planet }: GroundProps) {
    const { height, rows, margin } = planet
    const width = planet.width + 2 * margin
    const band = (row: number): readonly [number, number] => [
      row === rows[0] ? 0 : rowY(rows, row) - PITCH / 2,
      row === rows[1] ? height : rowY(rows, row) + PITCH / 2,
    ]
    return (
      <g clipPath="url(#mf-globe)">
        <clipPath id="mf-globe">
          <rect x={-margin} width={width} height={height} rx={26} />
        </clipPath>
        <rect x={-margin} width={width} height={height} rx={26} className="mf-deep" />
        {rowsOf(rows).map((row) => {
          const [top, foot] = band(row)
          const humidity = humidityOf(game, row)
          return (
            <g key={row}>
              <rect x={-margin} y={top} width={width} height={foot - top} className="mf-band" data-humidity={humidity} />
              <rect x={-margin} y={top} width={width} height={foot - top} fill={`url(#mf-p-${humidity})`} />
              {row > rows[0] && <path d={`M${-margin} ${top}H${width - margin}`} className="mf-parallel" />}
            </g>
          )
        })}
        {rowsOf(rows).map((row) => (
          <Winds key={row} row={row} game={game} planet={planet} />
        ))}
        {game.air && (
          <text x={12 - margin} y={rowY(rows, 3) + PITCH / 2 - 5} className="mf-hint">
            {words.text('mf.equator')}
          </text>
        )}
        <rect x={0.8 - margin} y={0.8} width={width - 1.6} height={height - 1.6} rx={26} className="mf-frame" />
      </g>
    )
  },
  (a, b) =>
    a.view.game.air?.strip === b.view.game.air?.strip &&
    a.view.game.windy === b.view.game.windy &&
    a.planet === b.planet &&
    a.words === b.words,
)

function Winds({ row, game, planet }: { row: number; game: MegafaunaView; planet: Planet }) {
  const blows = game.windy ? [1, -1] : [windOf(game, row)]
  const y = rowY(planet.rows, row)
  const count = Math.ceil(planet.width / 232)
  return blows.flatMap((heading) => {
    if (heading === 0) return []
    return Array.from({ length: count }, (_, i) => {
      const x = 40 + i * 232 + (row % 2) * 84 + (heading < 0 ? 92 : 0)
      return (
        <path
          key={`${heading} ${x}`}
          d={`M${x} ${y - 8}q${heading * 24} -7 ${heading * 46} 0t${heading * 46} 0`}
          className="mf-wind"
          markerEnd="url(#mf-tip)"
        />
      )
    })
  })
}

/** The ruler: row by row its number, whether it is wet or arid, and where its wind blows. */
export const Latitudes = memo(
  function Latitudes({ view: { game }, piece, words, planet }: GroundProps) {
    if (game.air === null) return null
    return (
      <g className="mf-strip" transform={`translate(${-STRIP - planet.margin} 0)`}>
        {rowsOf(planet.rows).map((row) => {
          const y = rowY(planet.rows, row)
          const humidity = humidityOf(game, row)
          const wind = windOf(game, row)
          return (
            <g
              key={row}
              {...piece(latitudeRef(row), words.text('mf.row', { row, humidity: `@humidity.${humidity}` }))}
              className="mf-latitude"
            >
              <rect x={1} y={y - PITCH / 2 + 2} width={50} height={PITCH - 4} rx={7} data-humidity={humidity} />
              <text x={14} y={y + (wind === 0 ? 6 : -2)}>
                {row}
              </text>
              <g className="mf-weather" data-humidity={humidity}>
                <Glyph name={humidity === 'wet' ? 'droplets' : 'sun'} size={17} x={36} y={y - (wind === 0 ? 0 : 8)} />
              </g>
              {wind !== 0 && <path d={wind > 0 ? `M9 ${y + 15}H41` : `M43 ${y + 15}H11`} className="mf-vane" markerEnd="url(#mf-tip)" />}
              <rect x={0} y={y - PITCH / 2 + 1} width={52} height={PITCH - 2} rx={8} className="halo" />
            </g>
          )
        })}
      </g>
    )
  },
  (a, b) => a.view.game.air?.strip === b.view.game.air?.strip && a.planet === b.planet && a.words === b.words && a.piece === b.piece,
)

/** The edge of what is seen: the world goes on, pale, at both ends. */
export const Limb = memo(function Limb({ planet: { width, height, margin } }: { planet: Planet }) {
  return <rect x={-margin} width={width + 2 * margin} height={height} rx={26} fill="url(#mf-limb)" pointerEvents="none" />
})

/** Who is met when one goes on round the world. */
export function Horizon({ view: { game }, words, planet }: GroundProps) {
  const first = game.landmasses[0]
  const last = game.landmasses.at(-1)
  if (!first || !last || first === last) return null
  const name = (die: string) => words.text(`craton.${die}`)
  const y = planet.height - 14
  return (
    <>
      <text x={14 - planet.margin} y={y} className="mf-hint">{`‹ ${name(last.die)}`}</text>
      <text x={planet.width + planet.margin - 14} y={y} className="mf-hint mf-end">{`${name(first.die)} ›`}</text>
    </>
  )
}
