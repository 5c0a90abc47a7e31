import type { AnimalId, ElementId } from '@deeptime/marine/data/ids.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ANIMAL_ICONS, ELEMENT_ICONS } from './icons.ts'

/** The outline of each animal's token within a square of 2 × 2 around the origin. */
const SHAPES: Readonly<Record<AnimalId, string>> = {
  reptile: 'M0 -1L1 0L0 1L-1 0Z',
  cephalopod: 'M0 -0.9A0.9 0.9 0 0 1 0 0.9A0.9 0.9 0 0 1 0 -0.9Z',
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
export function Token({ animal, x = 0, y = 0, size, hollow = false }: TokenProps) {
  const scale = size / 2
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="mr-token">
      <path
        d={SHAPES[animal]}
        fill={hollow ? 'var(--card)' : `var(--mr-${animal})`}
        stroke={hollow ? `var(--mr-${animal})` : 'var(--ink)'}
        strokeWidth={(hollow ? 2 : 1.1) / scale}
        strokeDasharray={hollow ? `${3 / scale} ${1.6 / scale}` : undefined}
        strokeLinejoin="round"
      />
      {!hollow && <path d={SHAPES[animal]} transform="scale(0.86)" fill={`url(#mr-hide-${animal})`} />}
    </g>
  )
}

/** A token in running text. */
export function TokenMark({ animal, size = 14, hollow = false }: { animal: AnimalId; size?: number; hollow?: boolean }) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      <Token animal={animal} size={15} hollow={hollow} />
    </svg>
  )
}

/** The face of an animal on its colour. */
export function AnimalSeal({ animal, size }: { animal: AnimalId; size: number }) {
  return (
    <span className="mr-seal" style={{ width: size, height: size, background: `var(--mr-${animal})` }}>
      <Icon name={ANIMAL_ICONS[animal]} size={size * 0.7} />
    </span>
  )
}

interface DiscProps {
  readonly element: ElementId
  readonly x?: number
  readonly y?: number
  readonly radius?: number
}

/** An element disc on the board. */
export function Disc({ element, x = 0, y = 0, radius = 12.5 }: DiscProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="mr-disc">
      <circle r={radius} fill={`var(--mr-${element})`} stroke="var(--ink)" strokeWidth={radius * 0.11} />
      <circle r={radius * 0.83} fill="none" stroke="var(--mr-disc-ink)" strokeWidth={radius * 0.06} opacity={0.6} />
      <Icon name={ELEMENT_ICONS[element]} x={-radius * 0.62} y={-radius * 0.62} size={radius * 1.24} />
    </g>
  )
}

/** An element disc in a list or a line of text. */
export function DiscMark({ element, size = 21 }: { element: ElementId; size?: number }) {
  return (
    <svg className="mr-mark" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <Disc element={element} />
    </svg>
  )
}
