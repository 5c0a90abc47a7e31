import { memo, useId } from 'react'
import type { Emblem } from './emblems.ts'
import { Glyph } from './Pieces.tsx'

interface EmblemProps {
  readonly emblem: Emblem
  readonly width: number
  readonly height: number
}

/** The picture of a card: icons in layers on a tinted ground, framed like a plate in a field guide. */
export const EmblemPlate = memo(function EmblemPlate({ emblem, width, height }: EmblemProps) {
  const id = useId()
  const [top, bottom] = emblem.ground
  return (
    <svg className="mr-emblem" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor={`var(--mr-${top})`} />
          <stop offset="1" stopColor={`var(--mr-${bottom})`} />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect width={width} height={height} rx="4" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={width} height={height} fill={`url(#${id}g)`} />
        {emblem.layers.map((layer) => (
          <g key={`${layer.icon}${layer.x}${layer.size}`} opacity={1 - layer.tone * 0.86}>
            <Glyph name={layer.icon} size={layer.size * width} x={layer.x * width} y={layer.y * height - height * 0.1} />
          </g>
        ))}
      </g>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx="4" className="mr-plate-rim" />
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="2.5" className="mr-plate-line" />
    </svg>
  )
})
