import { memo, type ReactNode } from 'react'

const lines = (d: string, opacity: number, width = 1): ReactNode => (
  <path key={d} d={d} className="mf-ink" opacity={opacity} strokeWidth={width} />
)

function Pattern({ id, width, height, children }: { id: string; width: number; height: number; children: ReactNode }) {
  return (
    <pattern id={`mf-p-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  )
}

const SAND = [
  [4, 5],
  [15, 9],
  [9, 17],
  [21, 20],
] as const

/** The ground of every biome, so that nobody needs to see its colour; and the weather of the bands. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <Pattern id="sea" width={30} height={20}>
        {lines('M-2 6q4 -5 8 0t8 0t8 0t8 0t8 0', 0.28)}
        {lines('M-6 16q4 -5 8 0t8 0t8 0t8 0t8 0', 0.18)}
      </Pattern>
      <Pattern id="weeds" width={30} height={26}>
        {lines('M6 12q0 -5 -3 -7M6 12q0 -6 0 -8M6 12q0 -5 3 -7M21 25q0 -5 -3 -7M21 25q0 -6 0 -8M21 25q0 -5 3 -7', 0.26)}
      </Pattern>
      <Pattern id="swamp" width={30} height={24}>
        {lines('M2 9h11M17 20h11M5 12h5M20 23h5', 0.3)}
        {lines('M8 9v-7M11 9v-5M23 20v-7M20 20v-5', 0.34, 1.3)}
      </Pattern>
      <Pattern id="forest" width={26} height={28}>
        {lines('M7 14v-4M3.5 10.5L7 2l3.5 8.5zM20 27v-4M16.5 23.5L20 15l3.5 8.5z', 0.34)}
      </Pattern>
      <Pattern id="mountain" width={32} height={26}>
        {lines('M2 14l7 -11l7 11M18 25l6 -9l6 9', 0.28)}
      </Pattern>
      <Pattern id="ice" width={36} height={24}>
        {lines('M2 8q8 -5 16 0t16 0M-4 19q8 -4 14 0', 0.16)}
      </Pattern>
      <Pattern id="land" width={26} height={24}>
        {SAND.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.9" className="mf-grain" />
        ))}
      </Pattern>
      <Pattern id="wet" width={34} height={30}>
        {lines('M6 6l-2 6M24 20l-2 6', 0.1)}
      </Pattern>
      <Pattern id="arid" width={26} height={24}>
        {SAND.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.7" className="mf-grain mf-faint" />
        ))}
      </Pattern>
      <linearGradient id="mf-limb">
        <stop offset="0" className="mf-limb" stopOpacity="0.5" />
        <stop offset="0.055" className="mf-limb" stopOpacity="0" />
        <stop offset="0.945" className="mf-limb" stopOpacity="0" />
        <stop offset="1" className="mf-limb" stopOpacity="0.5" />
      </linearGradient>
      <marker id="mf-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M1 1L9 5L1 9" className="mf-tip" />
      </marker>
    </defs>
  )
})

/** The pattern of a biome in force. */
export const patternOf = (biome: string): string => {
  const drawn = biome === 'water' ? 'sea' : biome === 'highland' || biome === 'basin' ? 'land' : biome
  return `url(#mf-p-${drawn})`
}
