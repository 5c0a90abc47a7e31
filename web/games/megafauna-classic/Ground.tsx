import type { ClassicView, Latitude } from '@deeptime/megafauna-classic'
import type { TableProps } from '../../table/board.ts'
import { LATITUDE_ART } from './art.ts'
import { atlanticLine, cornerAt, cornerOf, MAP, PITCH, TILE } from './geometry.ts'
import { Glyph } from './Pieces.tsx'
import { ATLANTIC, latitudeRef } from './refs.ts'

const ROWS: readonly { readonly latitude: Latitude; readonly first: number; readonly rows: number }[] = [
  { latitude: 'arctic', first: 0, rows: 1 },
  { latitude: 'jetStream', first: 1, rows: 1 },
  { latitude: 'horse', first: 2, rows: 1 },
  { latitude: 'tropical', first: 3, rows: 2 },
]

/** How far the names of the latitudes stand west of the map. */
export const MARGIN = 44

/** The parallels: a faint wash and a name for each latitude. */
export function Latitudes({ piece, words, size }: TableProps<ClassicView>) {
  return ROWS.map(({ latitude, first, rows }) => {
    const top = cornerAt(first, 0).y - 40
    const height = rows * PITCH.y
    const middle = top + 40 + TILE.height / 2
    return (
      <g key={latitude}>
        <rect x={-MARGIN} y={top} width={MAP.width + MARGIN + 14} height={height} className="mc-band" data-latitude={latitude} />
        <g {...piece(latitudeRef(latitude))} className="mc-latitude">
          <rect x={-MARGIN} y={middle - 50} width={30} height={100} className="mc-touch" />
          <Glyph name={LATITUDE_ART[latitude]} size={19} x={-MARGIN + 15} y={middle - 40} />
          {size !== 'phone' && (
            <text transform={`translate(${-MARGIN + 19} ${middle + 22}) rotate(-90)`} className="mc-heading mc-middle">
              {words.text(`mc.latitude.${latitude}`)}
            </text>
          )}
        </g>
      </g>
    )
  })
}

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
const EAST = MAP.width + 12
const SOUTH_END = cornerAt(4, 0).y + TILE.height + 38
const TROPIC_END = cornerAt(3, 0).y + TILE.height + 36
const [FAR_WEST, FAR_EAST] = [cornerAt(4, 2).x - 14, cornerAt(4, 3).x + TILE.width + 14]

const SHORE = coast([
  [WEST, 2],
  [EAST, 2],
  [EAST, TROPIC_END],
  [FAR_EAST, TROPIC_END],
  [FAR_EAST, SOUTH_END],
  [FAR_WEST, SOUTH_END],
  [FAR_WEST, TROPIC_END],
  [WEST, TROPIC_END],
])

const RANGES: readonly (readonly string[])[] = [
  ['A4', 'J3', 'H4'],
  ['J1', 'H0', 'T1'],
]

const ridge = (range: readonly string[]): string =>
  range
    .map((id, i) => {
      const { x, y } = cornerOf(id)
      return `${i === 0 ? 'M' : 'L'}${x + TILE.width / 2} ${y + TILE.height / 2}`
    })
    .join('')

/** The part of Pangaea that will be North America, with its two ranges. */
export function Continent() {
  return (
    <g className="mc-continent">
      <path d={SHORE} className="mc-shoal" />
      <path d={SHORE} className="mc-shore" />
      {RANGES.map((range) => (
        <g key={range.join()}>
          <path d={ridge(range)} className="mc-range" />
          <path d={ridge(range)} className="mc-ridge" />
        </g>
      ))}
    </g>
  )
}

const LINE = atlanticLine()

/** The rift, and the ocean once it has opened (17.1). */
export function Atlantic({ view, piece, words }: TableProps<ClassicView>) {
  const open = view.game.atlanticOpen
  const { x, y } = cornerOf('H5')
  return (
    <g {...piece(ATLANTIC)} className="mc-atlantic" data-open={open || undefined}>
      {open && <path d={LINE} className="mc-ocean" />}
      <path d={LINE} className="mc-rift" />
      <path d={LINE} className="mc-halo" />
      {open ? (
        <text transform={`translate(${x - 3} ${y + TILE.height + 20}) rotate(90)`} className="mc-ocean-name">
          {words.text('mc.atlantic')}
        </text>
      ) : (
        <g transform={`translate(${MAP.width + 3} ${y - 20})`} className="mc-disc">
          <circle r={12} />
          <Glyph name="ammonite" size={17} x={0} y={0} />
        </g>
      )}
    </g>
  )
}
