import type { Biome, ClassicView, HabitatView } from '@deeptime/megafauna-classic'
import type { CSSProperties } from 'react'
import type { TableProps } from '../../table/board.ts'
import { ShapeOutline } from '../../ui/ShapeMark.tsx'
import { TILE_ART } from './art.ts'
import { biomeOf, immigrantOf, readSpecies } from './components.ts'
import { cornerOf, PREDATOR_OUTLINE, ROOTER_OUTLINE, spots, TILE } from './geometry.ts'
import { habitatName } from './labels.ts'
import { COLOUR_SHAPES, Glyph, StrandAt, Stranger, Token } from './Pieces.tsx'
import { placeRef, readRef, type Space, unitRef } from './refs.ts'

/** What the spotlight falls on: places where the species could live, units that it could eat or that could eat it. */
export interface Light {
  readonly colour: string
  readonly places: ReadonlySet<string>
  readonly prey: ReadonlySet<string>
  readonly hunters: ReadonlySet<string>
}

interface HabitatProps {
  readonly habitat: HabitatView
  readonly table: TableProps<ClassicView>
  readonly mountain: boolean
  readonly light: Light | undefined
  /** Units that were not here before. */
  readonly fresh: ReadonlySet<string>
}

/** A habitat: the square with its biome, the predators' triangle above, the rooters' below, and all who live there. */
export function Habitat(props: HabitatProps) {
  const { habitat, table, mountain } = props
  const { x, y } = cornerOf(habitat.id)
  const biome = biomeOf(habitat.tile)
  return (
    <g className="mc-habitat" style={{ transform: `translate(${x}px, ${y}px)` } as CSSProperties}>
      <Place {...props} space="predator">
        <path d={PREDATOR_OUTLINE} className="mc-triangle" />
        {habitat.predator.length === 0 && <Glyph name="fangs" size={15} x={42} y={-14} className="mc-sign" />}
        <path d={PREDATOR_OUTLINE} className="mc-halo" />
      </Place>
      <Place {...props} space="biome">
        {biome ? (
          <BiomeTile
            habitat={habitat}
            biome={biome}
            name={habitatName(habitat.id, table.view.game, table.words)}
            phone={table.size === 'phone'}
          />
        ) : (
          <EmptySlot habitat={habitat} mountain={mountain} />
        )}
        <rect x={-1} y={-1} width={TILE.width + 2} height={TILE.height + 2} rx={6} className="mc-halo" />
      </Place>
      <Place {...props} space="rooter">
        <path d={ROOTER_OUTLINE} className={biome?.rooter && !habitat.flipped ? 'mc-triangle' : 'mc-triangle mc-barren'} />
        {biome?.rooter && !habitat.flipped && habitat.rooter.length === 0 && (
          <StrandAt dna={biome.rooter} x={90 - biome.rooter.length * 5.6} y={TILE.height + 5} size={12} />
        )}
        <path d={ROOTER_OUTLINE} className="mc-halo" />
      </Place>
    </g>
  )
}

function Place({ habitat, table, light, fresh, space, children }: HabitatProps & { space: Space; children: React.ReactNode }) {
  const ref = placeRef(habitat.id, space)
  const units = habitat[space]
  const places = spots(space, units.length)
  const could = light?.places.has(ref)
  return (
    <g
      {...table.piece(ref)}
      className="mc-place"
      data-could={could || undefined}
      style={could ? ({ '--could': light?.colour } as CSSProperties) : undefined}
    >
      {children}
      {units.map((unit, i) => (
        <Unit
          key={`${unit}${units.slice(0, i).filter((other) => other === unit).length}`}
          unit={unit}
          at={places[i] ?? { x: 0, y: 0 }}
          radius={space === 'biome' ? 19 : 13.5}
          table={table}
          piece={unitRef(unit, habitat.id, space)}
          role={light?.prey.has(unit) && space !== 'predator' ? 'prey' : light?.hunters.has(unit) ? 'hunter' : undefined}
          fresh={fresh.has(unitRef(unit, habitat.id, space))}
        />
      ))}
    </g>
  )
}

interface UnitProps {
  readonly unit: string
  readonly at: { readonly x: number; readonly y: number }
  readonly radius: number
  readonly table: TableProps<ClassicView>
  readonly piece: string
  readonly role: 'prey' | 'hunter' | undefined
  readonly fresh: boolean
}

function Unit({ unit, at, radius, table, piece, role, fresh }: UnitProps) {
  const { kind, id } = readRef(unit)
  const immigrant = immigrantOf(id)
  return (
    <g {...table.piece(piece)} className="mc-unit" transform={`translate(${at.x} ${at.y})`}>
      <g className={fresh ? 'mc-fresh' : undefined}>
        {kind === 'species' ? (
          <Token {...readSpecies(id)} radius={id.startsWith('green') ? radius * 0.9 : radius} />
        ) : (
          <Stranger tile={id} radius={radius} terrain={immigrant?.terrain ?? 'land'} hunts={immigrant?.predator ?? false} />
        )}
      </g>
      <circle r={radius + 4} className="mc-unit-halo" />
      {role && (
        <g transform={`translate(${radius * 0.8} ${-radius * 0.8})`} className="mc-role" data-role={role}>
          <circle r={8} />
          <Glyph name={role === 'prey' ? 'meat' : 'fangs'} size={11} x={0} y={0} />
        </g>
      )}
    </g>
  )
}

/** The ground of a biome: which colour and which pattern. */
function groundOf(habitat: HabitatView, biome: Biome): string {
  if (habitat.flipped) return habitat.terrain === 'ice' ? 'ice' : 'barren'
  return biome.orogeny ? 'mountain' : biome.land ? 'land' : 'sea'
}

function BiomeTile({ habitat, biome, name, phone }: { habitat: HabitatView; biome: Biome; name: string; phone: boolean }) {
  const ground = groundOf(habitat, biome)
  const { width, height } = TILE
  return (
    <g className="mc-biome">
      <rect width={width} height={height} rx={5} fill={`var(--mc-${ground})`} className="mc-ground" />
      <rect x={1} y={1} width={width - 2} height={height - 2} rx={4} fill={`url(#mc-${ground})`} />
      <rect x={3.5} y={3.5} width={width - 7} height={height - 7} rx={3} className="mc-frame" />
      {!habitat.flipped && (
        <Glyph
          name={biome.greenhouse === 1 ? 'volcano' : (TILE_ART[biome.id] ?? 'sprout')}
          size={46}
          x={width / 2}
          y={45}
          className="mc-art"
        />
      )}
      {!habitat.flipped && <StrandAt dna={biome.needs} x={7} y={6} size={phone ? 19 : 14} />}
      {!habitat.flipped && <Niche biome={biome} />}
      <text x={width - 8} y={42} className="mc-climax">
        {habitat.climax}
      </text>
      {biome.star && <Glyph name="polar-star" size={13} x={13} y={34} className={`mc-star mc-star-${biome.star}`} />}
      {habitat.immune && <Glyph name="wheat" size={15} x={14} y={52} className="mc-immune" />}
      <TileName name={name} phone={phone} />
    </g>
  )
}

function Niche({ biome }: { biome: Biome }) {
  const x = TILE.width - 28
  return (
    <g transform={`translate(${x} 6)`} className="mc-niche">
      <rect width={22} height={19} rx={3} />
      {biome.homeland ? (
        <g transform="translate(11 9.5) scale(0.86)" style={{ fill: `var(--mc-${biome.homeland})` }}>
          <ShapeOutline shape={COLOUR_SHAPES[biome.homeland]} />
        </g>
      ) : biome.niche === 'size' ? (
        <Glyph name="weight-scale" size={15} x={11} y={9.5} />
      ) : (
        <text x={11} y={14}>
          {biome.niche}
        </text>
      )}
    </g>
  )
}

const LINE = 21

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

function TileName({ name, phone }: { name: string; phone: boolean }) {
  if (phone) return null
  const lines = linesOf(name)
  return (
    <text className="mc-name" x={TILE.width / 2}>
      {lines.map((line, i) => (
        <tspan key={line} x={TILE.width / 2} y={TILE.height - 8 - (lines.length - 1 - i) * 11}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A slot without a biome: land or sea as the climate has it, and its printed climax. */
function EmptySlot({ habitat, mountain }: { habitat: HabitatView; mountain: boolean }) {
  const { width, height } = TILE
  return (
    <g className="mc-slot" data-mountain={mountain || undefined}>
      <rect
        width={width}
        height={height}
        rx={5}
        fill={`url(#mc-empty-${habitat.terrain === 'sea' ? 'sea' : 'land'})`}
        className="mc-slot-ground"
      />
      <text x={width / 2} y={height / 2 + 9}>
        {habitat.climax}
      </text>
      {mountain && <Glyph name="mountains" size={20} x={width - 16} y={14} className="mc-sign" />}
    </g>
  )
}
