import type { Biome, HabitatView } from '@deeptime/megafauna-classic'
import { memo } from 'react'
import { atLeast } from '../../board/sight.ts'
import { ShapeOutline } from '../../ui/ShapeMark.tsx'
import { TILE_ART } from './art.ts'
import type { Layout } from './geometry.ts'
import { COLOUR_SHAPES, Glyph, SizeAt, StrandAt } from './Pieces.tsx'

/** The ground of a biome: which colour and which pattern. */
function groundOf(habitat: HabitatView, biome: Biome): string {
  if (habitat.flipped) return habitat.terrain === 'ice' ? 'ice' : 'barren'
  return biome.orogeny ? 'mountain' : biome.land ? 'land' : 'sea'
}

interface BiomeProps {
  readonly habitat: HabitatView
  readonly biome: Biome
  readonly name: string
  readonly layout: Layout
}

/** A biome face up: what it asks for, its niche, its climax and its name; flipped, only that it is ice or barren sea. */
export const BiomeTile = memo(function BiomeTile({ habitat, biome, name, layout }: BiomeProps) {
  const ground = groundOf(habitat, biome)
  const { width, height } = layout.tile
  const star = layout.letter
  return (
    <g className="mc-biome">
      <rect width={width} height={height} rx={5} fill={`var(--mc-${ground})`} className="mc-ground" />
      <rect x={1} y={1} width={width - 2} height={height - 2} rx={4} fill={`url(#mc-${ground})`} />
      <rect x={3.5} y={3.5} width={width - 7} height={height - 7} rx={3} className="mc-frame" />
      {!habitat.flipped && <Face biome={biome} layout={layout} />}
      <text x={width - 8} y={12 + layout.letter * 2.1} style={{ fontSize: atLeast(layout.letter * 0.94) }} className="mc-climax">
        {habitat.climax}
      </text>
      {biome.star && (
        <Glyph name="polar-star" size={star} x={6 + star / 2} y={layout.letter * 2.45} className={`mc-star mc-star-${biome.star}`} />
      )}
      {habitat.immune && <Glyph name="wheat" size={star + 2} x={6 + star / 2} y={layout.letter * 3.7} className="mc-immune" />}
      {layout.named && <TileName name={name} layout={layout} />}
    </g>
  )
})

function Face({ biome, layout }: Pick<BiomeProps, 'biome' | 'layout'>) {
  const { width, height } = layout.tile
  const art = biome.greenhouse === 1 ? 'volcano' : (TILE_ART[biome.id] ?? 'sprout')
  return (
    <>
      <Glyph name={art} size={layout.art} x={width / 2} y={height / 2 + (layout.named ? -3 : 6)} className="mc-art" />
      <StrandAt dna={biome.needs} x={7} y={6} size={layout.letter} />
      <Niche biome={biome} layout={layout} />
    </>
  )
}

/** The white square: a letter, the scales for size, or the owner of a homeland. */
function Niche({ biome, layout }: Pick<BiomeProps, 'biome' | 'layout'>) {
  const side = layout.letter * 1.45
  const middle = side / 2
  return (
    <g transform={`translate(${layout.tile.width - side - 6} 6)`} className="mc-niche">
      <rect width={side} height={side * 0.94} rx={3} />
      {biome.homeland ? (
        <g transform={`translate(${middle} ${middle * 0.94}) scale(${side / 24})`} style={{ fill: `var(--mc-${biome.homeland})` }}>
          <ShapeOutline shape={COLOUR_SHAPES[biome.homeland]} />
        </g>
      ) : biome.niche === 'size' ? (
        <SizeAt x={middle} y={middle * 0.94} size={side * 0.86} />
      ) : (
        <text x={middle} y={side * 0.74} style={{ fontSize: atLeast(layout.letter * 0.92) }}>
          {biome.niche}
        </text>
      )}
    </g>
  )
}

/** How many letters a line holds. */
const LINE = 17
/** How wide a letter is, in parts of its height. */
const BREADTH = 0.46
const NAME = 15

/** One or two lines, as even as the words allow. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= LINE) return [name]
  const words = name.split(' ')
  let best: readonly string[] = [name]
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const longest = Math.max(...pair.map((line) => line.length))
    if (longest < least) [least, best] = [longest, pair]
  }
  return best
}

/** The name at the foot of a tile; a line that is too long for it is set closer. */
function TileName({ name, layout }: Pick<BiomeProps, 'name' | 'layout'>) {
  const lines = linesOf(name)
  const { width, height } = layout.tile
  const room = width - 8
  return (
    <text className="mc-name u15">
      {lines.map((line, i) => (
        <tspan
          key={line}
          x={width / 2}
          y={height - 8 - (lines.length - 1 - i) * 13}
          {...(line.length * NAME * BREADTH > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A slot without a biome: land or sea as the climate has it, and its printed climax. */
export const EmptySlot = memo(function EmptySlot({
  habitat,
  mountain,
  layout,
}: {
  habitat: HabitatView
  mountain: boolean
  layout: Layout
}) {
  const { width, height } = layout.tile
  return (
    <g className="mc-slot" data-mountain={mountain || undefined}>
      <rect
        width={width}
        height={height}
        rx={5}
        fill={`url(#mc-empty-${habitat.terrain === 'sea' ? 'sea' : 'land'})`}
        className="mc-slot-ground"
      />
      <text x={width / 2} y={height / 2 + 9} style={{ fontSize: atLeast(layout.letter * 1.8) }}>
        {habitat.climax}
      </text>
      {mountain && <Glyph name="mountains" size={layout.letter * 1.5} x={width - 17} y={16} className="mc-sign" />}
    </g>
  )
})
