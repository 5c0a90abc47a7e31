import type { AnimalId, ElementId, TerrainId } from '@deeptime/marine'
import { memo } from 'react'
import { glyphsOf } from '../../ui/Icon.tsx'
import { ICONS } from './icons.ts'
import { ANIMAL_ICONS, ELEMENT_ICONS } from './symbols.ts'

export const Glyph = glyphsOf(ICONS)

/** The outline of each animal's token within a square of 2 × 2 around the origin. */
const SHAPES: Readonly<Record<AnimalId, string>> = {
  reptile: 'M0 -1L1 0L0 1L-1 0Z',
  cephalopod: 'M0 -0.9C0.5 -0.9 0.9 -0.5 0.9 0C0.9 0.5 0.5 0.9 0 0.9C-0.5 0.9 -0.9 0.5 -0.9 0C-0.9 -0.5 -0.5 -0.9 0 -0.9Z',
  fish: 'M0 -0.95L1 0.78L-1 0.78Z',
  crustacean: 'M-0.82 -0.82H0.82V0.82H-0.82Z',
}

interface TokenProps {
  readonly animal: AnimalId
  readonly x?: number
  readonly y?: number
  readonly size: number
  /** Endangered species are drawn hollow. */
  readonly hollow?: boolean
}

/** A species cube: the colour, the shape and the hide of its animal. */
export const Token = memo(function Token({ animal, x = 0, y = 0, size, hollow = false }: TokenProps) {
  const scale = size / 2
  const d = SHAPES[animal]
  return (
    <g transform={`translate(${x} ${y})`} className="mr-token">
      <path
        d={d}
        transform={`scale(${scale})`}
        fill={hollow ? 'var(--card)' : `var(--mr-${animal})`}
        stroke={hollow ? `var(--mr-${animal})` : 'var(--ink)'}
        strokeWidth={(hollow ? 2.1 : 1.1) / scale}
        strokeDasharray={hollow ? `${3.2 / scale} ${1.5 / scale}` : undefined}
        strokeLinejoin="round"
      />
      {!hollow && <path d={scaled(d, scale * 0.84)} fill={`url(#mr-hide-${animal})`} />}
    </g>
  )
})

/** Patterns must not be stretched with their shape, so the path itself is. */
const scaled = (d: string, by: number): string => d.replace(/-?\d+(\.\d+)?/g, (n) => (Number(n) * by).toFixed(2))

/** A token in running text. */
export const TokenMark = memo(function TokenMark({
  animal,
  size = 14,
  hollow = false,
}: {
  animal: AnimalId
  size?: number
  hollow?: boolean
}) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
      <Token animal={animal} size={15} hollow={hollow} />
    </svg>
  )
})

/** The face of an animal on its colour, in running text. */
export const SealMark = memo(function SealMark({ animal, size }: { animal: AnimalId; size: number }) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <Seal animal={animal} radius={11} />
    </svg>
  )
})

/** The same on the board: also what a basic pawn looks like from above. */
export const Seal = memo(function Seal({ animal, radius, x = 0, y = 0 }: { animal: AnimalId; radius: number; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="mr-seal">
      <circle r={radius} fill={`var(--mr-${animal})`} stroke="var(--ink)" strokeWidth={1.2} />
      <Glyph name={ANIMAL_ICONS[animal]} size={radius * 1.42} x={0} y={0} />
    </g>
  )
})

interface DiscProps {
  readonly element: ElementId
  readonly x?: number
  readonly y?: number
  readonly radius?: number
}

/** An element disc. */
export const Disc = memo(function Disc({ element, x = 0, y = 0, radius = 12.5 }: DiscProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="mr-disc">
      <circle r={radius} fill={`var(--mr-${element})`} stroke="var(--ink)" strokeWidth={radius * 0.11} />
      <circle r={radius * 0.83} fill="none" stroke="var(--mr-disc-ink)" strokeWidth={radius * 0.06} opacity={0.6} />
      <Glyph name={ELEMENT_ICONS[element]} size={radius * 1.24} x={0} y={0} />
    </g>
  )
})

/** An element disc in a list or a line of text. */
export const DiscMark = memo(function DiscMark({ element, size = 21 }: { element: ElementId; size?: number }) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <Disc element={element} />
    </svg>
  )
})

/** The special pawn of an element: a white cylinder seen from above, with a ring in the colour of its controller. */
export const SpecialPawn = memo(function SpecialPawn({
  element,
  controller,
  radius,
}: {
  element: ElementId
  controller: AnimalId | null
  radius: number
}) {
  return (
    <g className="mr-special">
      <circle r={radius} fill="var(--mr-pawn)" stroke={controller ? `var(--mr-${controller})` : 'var(--ink)'} strokeWidth={radius * 0.24} />
      <circle r={radius * 0.66} fill={`var(--mr-${element})`} stroke="var(--ink)" strokeWidth={0.8} />
      <Glyph name={ELEMENT_ICONS[element]} size={radius * 0.96} x={0} y={0} />
    </g>
  )
})

/** A square marker with the texture of its terrain. */
export const TerrainMark = memo(function TerrainMark({ terrain, size = 20 }: { terrain: TerrainId; size?: number }) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="22" height="22" rx="4" fill={`var(--mr-${terrain})`} stroke="var(--ink)" strokeWidth="1.4" />
      <rect x="1" y="1" width="22" height="22" rx="4" fill={`url(#mr-${terrain === 'vent' ? 'smoker' : terrain})`} />
    </svg>
  )
})
