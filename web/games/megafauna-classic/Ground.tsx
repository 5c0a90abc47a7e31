import type { ClassicView, Latitude } from '@deeptime/megafauna-classic'
import { memo, useMemo } from 'react'
import { alikeIn } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { LATITUDE_ART } from './art.ts'
import { atlanticLine, cornerAt, cornerOf, type Layout } from './geometry.ts'
import { Glyph } from './Pieces.tsx'
import { ATLANTIC, latitudeRef } from './refs.ts'

const ROWS: readonly { readonly latitude: Latitude; readonly first: number; readonly rows: number }[] = [
  { latitude: 'arctic', first: 0, rows: 1 },
  { latitude: 'jetStream', first: 1, rows: 1 },
  { latitude: 'horse', first: 2, rows: 1 },
  { latitude: 'tropical', first: 3, rows: 2 },
]

export interface GroundProps extends TableProps<ClassicView> {
  readonly layout: Layout
}

/** How far the names of the latitudes stand west of the map. */
export const MARGIN = 44

/** The names of the parallels, west of the map. */
export const Latitudes = memo(
  function Latitudes({ piece, words, layout }: GroundProps) {
    return ROWS.map(({ latitude, first }) => {
      const middle = cornerAt(layout, first, 0).y + layout.tile.height / 2
      return (
        <g key={latitude} {...piece(latitudeRef(latitude))} className="mc-latitude">
          <rect x={-MARGIN} y={middle - 52} width={26} height={104} rx={5} className="halo mc-touch" />
          <Glyph name={LATITUDE_ART[latitude]} size={20} x={-MARGIN + 13} y={middle - 42} />
          {layout.named && (
            <text transform={`translate(${-MARGIN + 18} ${middle - 27}) rotate(-90)`} className="mc-heading mc-end u15">
              {words.text(`mc.latitude.${latitude}`)}
            </text>
          )}
        </g>
      )
    })
  },
  alikeIn(
    ({ layout }) => [layout],
    () => ROWS.map(({ latitude }) => latitudeRef(latitude)),
  ),
)

/** A coast that wanders a little around the corners it is given. */
function coast(corners: readonly (readonly [number, number])[]): string {
  const points: [number, number][] = []
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as readonly [number, number]
    const steps = Math.max(2, Math.round(Math.hypot(nx - x, ny - y) / 58))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const wobble = Math.sin((points.length + 1) * 2.4) * 6
      const along = Math.abs(nx - x) > Math.abs(ny - y)
      points.push([x + (nx - x) * t + (along ? 0 : wobble), y + (ny - y) * t + (along ? wobble : 0)])
    }
  })
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  const first = points[0] as [number, number]
  const last = points.at(-1) as [number, number]
  const curves = points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(p, points[i + 1] ?? first)}`)
  return `M${middle(last, first)}${curves.join('')}Z`
}

const WEST = -12

function shoreOf(layout: Layout): string {
  const { map, tile } = layout
  const east = map.width + 12
  const tropics = cornerAt(layout, 3, 0).y + tile.height + layout.root + 4
  const end = cornerAt(layout, 4, 0).y + tile.height + layout.root + 4
  const [left, right] = [cornerAt(layout, 4, 2).x - 14, cornerAt(layout, 4, 3).x + tile.width + 14]
  return coast([
    [WEST, 2],
    [east, 2],
    [east, tropics],
    [right, tropics],
    [right, end],
    [left, end],
    [left, tropics],
    [WEST, tropics],
  ])
}

const RANGES: readonly (readonly string[])[] = [
  ['A4', 'J3', 'H4'],
  ['J1', 'H0', 'T1'],
]

const ridge = (layout: Layout, range: readonly string[]): string =>
  range
    .map((id, i) => {
      const { x, y } = cornerOf(layout, id)
      return `${i === 0 ? 'M' : 'L'}${x + layout.tile.width / 2} ${y + layout.tile.height / 2}`
    })
    .join('')

/** The part of Pangaea that will be North America, with its two ranges. */
export const Continent = memo(function Continent({ layout }: { layout: Layout }) {
  const shore = useMemo(() => shoreOf(layout), [layout])
  return (
    <g className="mc-continent">
      <path d={shore} className="mc-shoal" />
      <path d={shore} className="mc-shore" />
      <clipPath id="mc-coast">
        <path d={shore} />
      </clipPath>
      <g clipPath="url(#mc-coast)">
        {ROWS.map(({ latitude, first, rows }) => (
          <rect
            key={latitude}
            x={WEST - 20}
            y={cornerAt(layout, first, 0).y - layout.roof - 6}
            width={layout.map.width + 70}
            height={rows * layout.pitch.y}
            className="mc-band"
            data-latitude={latitude}
          />
        ))}
      </g>
      {RANGES.map((range) => (
        <g key={range.join()}>
          <path d={ridge(layout, range)} className="mc-range" />
          <path d={ridge(layout, range)} className="mc-ridge" stroke="url(#mc-ridge)" />
        </g>
      ))}
    </g>
  )
})

/** The rift, and the ocean once it has opened (17.1). */
export function Atlantic({ view, piece, words, layout }: GroundProps) {
  const open = view.game.atlanticOpen
  const line = useMemo(() => atlanticLine(layout), [layout])
  const { x, y } = cornerOf(layout, 'H5')
  return (
    <g {...piece(ATLANTIC)} className="mc-atlantic" data-open={open || undefined}>
      {open && <path d={line} className="mc-ocean" />}
      <path d={line} className="mc-rift" />
      <path d={line} className="halo" />
      {open ? (
        <text transform={`translate(${x - 9} ${y + layout.tile.height / 2}) rotate(90)`} className="mc-ocean-name u9">
          {words.text('mc.atlantic')}
        </text>
      ) : (
        <g transform={`translate(${layout.map.width + 3} ${y - 20})`} className="mc-disc">
          <circle r={12} />
          <Glyph name="ammonite" size={17} x={0} y={0} />
        </g>
      )}
    </g>
  )
}
