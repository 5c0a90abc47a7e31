import type { Colour, Form } from '@deeptime/megafauna'
import { memo } from 'react'
import type { Shape } from '../../table/board.ts'
import { glyphsOf } from '../../ui/Icon.tsx'
import { formArt, ORGAN_ART } from './art.ts'
import { readSpecies } from './components.ts'
import { ICONS } from './icons.ts'

export const Glyph = glyphsOf(ICONS)

/** Each colour has a shape, so that nobody needs to see the colour. */
export const COLOUR_SHAPES: Readonly<Record<Colour, Shape>> = { green: 'diamond', orange: 'circle', black: 'hexagon', white: 'square' }

/** The outline of each colour's tokens within a square of 2 × 2 around the origin. */
const OUTLINES: Readonly<Record<Colour, string>> = {
  black: 'M-0.52 -0.92H0.52L1.04 0L0.52 0.92H-0.52L-1.04 0Z',
  orange: 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z',
  green: 'M0 -1.2L1.2 0L0 1.2L-1.2 0Z',
  white: 'M-0.9 -0.9H0.9V0.9H-0.9Z',
}

interface TokenProps {
  readonly colour: Colour
  readonly form: Form
  readonly radius: number
  readonly lies?: boolean
}

/** A creeple: its form on the colour and the shape of its owner; an endangered one lies on its side. */
export const Token = memo(function Token({ colour, form, radius, lies = false }: TokenProps) {
  return (
    <g className="mf-token" data-colour={colour} data-lies={lies || undefined} transform={lies ? 'rotate(90)' : undefined}>
      <path d={OUTLINES[colour]} transform={`scale(${radius})`} strokeWidth={1.5 / radius} className="mf-token-ground" />
      <Glyph name={formArt(colour, form)} size={radius * 1.3} x={0} y={0} />
      {lies && (
        <path
          d={OUTLINES[colour]}
          transform={`scale(${radius + 3})`}
          strokeWidth={2 / (radius + 3)}
          strokeDasharray={`${3.4 / (radius + 3)} ${2.6 / (radius + 3)}`}
          className="mf-token-danger"
        />
      )}
    </g>
  )
})

/** A token in a list or a line of text. */
export const TokenMark = memo(function TokenMark({ species, size }: { species: string; size: number }) {
  const { colour, form } = readSpecies(species)
  return (
    <svg className="mf-mark" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
      <Token colour={colour} form={form} radius={colour === 'green' ? 11 : 12.5} />
    </svg>
  )
})

/** An organ: a cube with its sign, or with how many there are. */
export const Cube = memo(function Cube({ organ, count, size = 17 }: { organ: string; count?: number; size?: number }) {
  return (
    <span className="mf-cube" data-organ={organ} style={{ width: size, height: size, fontSize: size * 0.66 }}>
      {count === undefined ? <Glyph name={ORGAN_ART[organ] ?? 'brain'} size={size - 5} /> : count}
    </span>
  )
})

const FACES: Readonly<Record<string, string>> = {
  red: 'M-6 -5L-1.5 -2.6M6 -5L1.5 -2.6M-3.6 -.6h.01M3.6 -.6h.01M-3.6 5.4Q0 2.4 3.6 5.4',
  yellow: 'M-5.9 -2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M1.3 -2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M-4.6 5q1.5 -2 3 0t3 0t3 0',
  green: 'M-5.6 -1.4Q-3.6 -4.4 -1.6 -1.4M5.6 -1.4Q3.6 -4.4 1.6 -1.4M-4.6 2.2Q0 7.6 4.6 2.2',
  blue: 'M-6 -2H-1.4M1.4 -2H6M-2.6 -.6h.01M4.6 -.6h.01M-3.4 4.6L3.8 3.4',
  violet: 'M-6 -5.4Q-3.6 -7 -1.4 -5.6M-3.6 -1.4h.01M3.6 -1.4h.01M-1.9 4.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0',
}

const HALVES = { left: '-0.6 -10.5 11 21', right: '-10.5 -10.5 11 21', whole: '-10.5 -10.5 21 21' } as const

/** An emotion; the half that stands at the left or right edge of a card. */
export const Face = memo(function Face({
  emotion,
  size = 18,
  half = 'whole',
}: {
  emotion: string
  size?: number
  half?: keyof typeof HALVES
}) {
  return (
    <svg
      className="mf-face"
      data-emotion={emotion}
      width={half === 'whole' ? size : size / 2 + 1}
      height={size}
      viewBox={HALVES[half]}
      aria-hidden="true"
      focusable="false"
    >
      <circle r="9.6" />
      <path d={FACES[emotion]} />
    </svg>
  )
})

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [5.6, 5.6],
    [10, 10],
    [14.4, 14.4],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [5.6, 5.6],
    [14.4, 5.6],
    [10, 10],
    [5.6, 14.4],
    [14.4, 14.4],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
}

/** A die: a size, or a latitude; in a text, or with its middle at a point of the board. */
export const Die = memo(function Die({ value, size = 17, x, y }: { value: number; size?: number; x?: number; y?: number }) {
  const place = x === undefined || y === undefined ? {} : { x: x - size / 2, y: y - size / 2 }
  return (
    <svg {...place} className="mf-die" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <rect x="0.8" y="0.8" width="18.4" height="18.4" rx="4.4" />
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.9" className="mf-pip" />
      ))}
    </svg>
  )
})

/** A climate disc on the board. */
export const Disc = memo(function Disc({ disc, radius, glyph }: { disc: string; radius: number; glyph?: keyof typeof ICONS }) {
  return (
    <g className="mf-disc" data-disc={disc}>
      <circle r={radius} className="mf-disc-ground" />
      <circle r={radius - 2.2} className="mf-disc-line" />
      {glyph && <Glyph name={glyph} size={radius * 1.25} x={0} y={0} />}
    </g>
  )
})

/** A climate disc in a line of text. */
export const DiscMark = memo(function DiscMark({ disc, size = 13 }: { disc: string; size?: number }) {
  return (
    <svg className="mf-mark" width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <Disc disc={disc} radius={6.6} />
    </svg>
  )
})

const BADGES: Readonly<Record<string, string>> = {
  win: 'M-3.6 0.2l2.6 2.8l4.8 -5.6',
  choose: 'M-3.6 0.2l2.6 2.8l4.8 -5.6',
  free: 'M-3.6 0h7.2M0 -3.6v7.2',
  own: 'M0 -4.2V1M0 3.4v.4',
  lose: 'M-2.8 -2.8l5.6 5.6M2.8 -2.8l-5.6 5.6',
}

/** What would come of choosing a lit target. */
export const Badge = memo(function Badge({ verdict, x, y }: { verdict: string; x: number; y: number }) {
  return (
    <g className="mf-badge" data-verdict={verdict} transform={`translate(${x} ${y})`}>
      <circle r="8" />
      <path d={BADGES[verdict]} />
    </g>
  )
})

const DANGERS: Readonly<Record<string, keyof typeof ICONS>> = { ground: 'iceberg', taken: 'footprint', prey: 'fangs' }

/** Why an endangered creeple lies, as a small sign beside it. */
export const DangerBadge = memo(function DangerBadge({ danger, x, y }: { danger: string | undefined; x: number; y: number }) {
  if (danger === undefined) return null
  return (
    <g className="mf-danger-badge" transform={`translate(${x} ${y})`}>
      <circle r="6.4" />
      <Glyph name={DANGERS[danger] ?? 'footprint'} size={9} x={0} y={0} />
    </g>
  )
})
