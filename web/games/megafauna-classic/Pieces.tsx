import type { Colour, Silhouette } from '@deeptime/megafauna-classic'
import { memo } from 'react'
import { readRef } from '../../board/refs.ts'
import { atLeast } from '../../board/sight.ts'
import type { Shape } from '../../table/board.ts'
import { glyphsOf } from '../../ui/Icon.tsx'
import { CARD_ART, SILHOUETTE_ART, TILE_ART } from './art.ts'
import { isRoadrunner, readSpecies } from './components.ts'
import { ICONS, type IconName } from './icons.ts'

export const Glyph = glyphsOf(ICONS)

/** Each colour has a shape, so that nobody needs to see the colour. */
export const COLOUR_SHAPES: Readonly<Record<Colour, Shape>> = { red: 'hexagon', orange: 'circle', green: 'diamond', white: 'square' }

/** The outline of each colour's tokens within a square of 2 × 2 around the origin. */
const OUTLINES: Readonly<Record<Colour, string>> = {
  red: 'M-0.5 -0.94H0.5L1.02 0L0.5 0.94H-0.5L-1.02 0Z',
  orange: 'M0 -1C0.55 -1 1 -0.55 1 0C1 0.55 0.55 1 0 1C-0.55 1 -1 0.55 -1 0C-1 -0.55 -0.55 -1 0 -1Z',
  green: 'M0 -1.2L1.2 0L0 1.2L-1.2 0Z',
  white: 'M-0.9 -0.9H0.9V0.9H-0.9Z',
}

interface TokenProps {
  readonly colour: Colour
  readonly silhouette: Silhouette
  readonly radius: number
  readonly x?: number
  readonly y?: number
}

/** An animal: its silhouette on the colour and the shape of its owner. */
export const Token = memo(function Token({ colour, silhouette, radius, x = 0, y = 0 }: TokenProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="mc-token" data-colour={colour}>
      <path
        d={OUTLINES[colour]}
        transform={`scale(${radius})`}
        fill={`var(--mc-${colour})`}
        stroke="var(--ink)"
        strokeWidth={1.5 / radius}
        strokeLinejoin="round"
      />
      <Glyph name={SILHOUETTE_ART[silhouette]} size={radius * 1.32} x={0} y={0} />
    </g>
  )
})

/** An immigrant: a tile of its own, yellow on land, pale blue at sea, half and half for amphibians. */
export const Stranger = memo(function Stranger({ tile, radius, terrain, hunts, x = 0, y = 0 }: StrangerProps) {
  const side = radius * 1.86
  return (
    <g transform={`translate(${x} ${y})`} className="mc-stranger">
      <rect
        x={-side / 2}
        y={-side / 2}
        width={side}
        height={side}
        rx={3}
        fill={`var(--mc-${terrain === 'sea' ? 'foreign-sea' : 'foreign-land'})`}
      />
      {terrain === 'amphibious' && <path d={`M${-side / 2} ${side / 2}H${side / 2}V${-side / 2}Z`} fill="var(--mc-foreign-sea)" />}
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={3} className="mc-stranger-rim" />
      <Glyph name={TILE_ART[tile] ?? 'paw-print'} size={radius * 1.4} x={0} y={0} />
      {hunts && <path d={`M${-side / 2} ${-side / 2}h7l-7 7z`} className="mc-stranger-hunts" />}
    </g>
  )
})

interface StrangerProps {
  readonly tile: string
  readonly radius: number
  readonly terrain: 'land' | 'sea' | 'amphibious'
  readonly hunts: boolean
  readonly x?: number
  readonly y?: number
}

/** A token in a list or a line of text. */
export const TokenMark = memo(function TokenMark({ species, size }: { species: string; size: number }) {
  const { colour, silhouette } = readSpecies(species)
  return (
    <svg className="mc-mark" width={size} height={size} viewBox="-12.5 -12.5 25 25" aria-hidden="true" focusable="false">
      <Token colour={colour} silhouette={silhouette} radius={colour === 'green' ? 9.8 : 11} />
    </svg>
  )
})

/** The icon of any unit: `species:red-dino` or `tile:IM4`. */
export function unitIcon(unit: string): IconName {
  const { kind, id } = readRef(unit)
  return kind === 'species' ? SILHOUETTE_ART[readSpecies(id).silhouette] : (TILE_ART[id] ?? 'paw-print')
}

/** `BBN` as B, B and N, each with a name of its own. */
export const lettersOf = (dna: string): readonly { readonly key: string; readonly letter: string }[] =>
  [...dna].map((letter, i) => ({ key: `${letter}${dna.slice(0, i).split(letter).length}`, letter }))

/** DNA: dietary letters plain, roadrunner letters in a frame. */
export const Strand = memo(function Strand({ dna, className }: { dna: string; className?: string }) {
  return (
    <span className={className ? `mc-strand ${className}` : 'mc-strand'}>
      {lettersOf(dna).map(({ key, letter }) => (
        <b key={key} data-roadrunner={isRoadrunner(letter) || undefined}>
          {letter}
        </b>
      ))}
    </span>
  )
})

/** The same on the board, from its upper left corner. */
export const StrandAt = memo(function StrandAt({ dna, x, y, size }: { dna: string; x: number; y: number; size: number }) {
  const step = size * 1.02
  return lettersOf(dna).map(({ key, letter }, i) => (
    <g key={key} transform={`translate(${x + i * step} ${y})`} className="mc-letter" data-roadrunner={isRoadrunner(letter) || undefined}>
      <rect width={size * 0.94} height={size * 1.16} rx={2.5} />
      <text x={size * 0.47} y={size * 0.94} style={{ fontSize: atLeast(size) }}>
        {letter}
      </text>
    </g>
  ))
})

/** The mark of size: a small one beside a large one. */
export const SizeAt = memo(function SizeAt({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} className="mc-sizemark">
      <circle cx={-5.6} cy={4.4} r={3} />
      <circle cx={3.6} cy={0.6} r={6.6} />
    </g>
  )
})

export const SizeMark = memo(function SizeMark({ size }: { size: number }) {
  return (
    <svg className="mc-mark" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <SizeAt x={0} y={0} size={20} />
    </svg>
  )
})

export const cardArt = (id: string): IconName => CARD_ART[id] ?? 'dna2'
