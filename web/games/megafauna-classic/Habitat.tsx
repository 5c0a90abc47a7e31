import type { ClassicView, HabitatView } from '@deeptime/megafauna-classic'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { readRef } from '../../board/refs.ts'
import { litAlike } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { BiomeTile, EmptySlot } from './Biome.tsx'
import { biomeOf, immigrantOf, readSpecies } from './components.ts'
import { cornerOf, type Layout, middleOf, type Point, roofOutline, rootOutline, spots } from './geometry.ts'
import { habitatName, placeTitle, unitName } from './labels.ts'
import { Glyph, StrandAt, Stranger, Token } from './Pieces.tsx'
import { placeRef, type Space, unitRef } from './refs.ts'

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
  readonly layout: Layout
  readonly mountain: boolean
  readonly light: Light | undefined
  /** Units that were not here before. */
  readonly fresh: ReadonlySet<string>
}

const SPACES: readonly Space[] = ['predator', 'biome', 'rooter']

/** The pieces of a habitat: its three spaces, and whoever is there. */
const refsIn = (habitat: HabitatView): readonly string[] =>
  SPACES.flatMap((space) => [placeRef(habitat.id, space), ...habitat[space].flatMap((unit) => [unit, unitRef(unit, habitat.id, space)])])

/** What the spotlight does to a unit. */
const roleOf = (light: Light | undefined, unit: string, space: Space): 'prey' | 'hunter' | undefined =>
  light?.prey.has(unit) && space !== 'predator' ? 'prey' : light?.hunters.has(unit) ? 'hunter' : undefined

/** What the spotlight does to a habitat, in a word that differs when it does. */
const lightIn = (habitat: HabitatView, light: Light | undefined): string =>
  SPACES.flatMap((space) => [
    light?.places.has(placeRef(habitat.id, space)) ? light.colour : '',
    ...habitat[space].map((unit) => roleOf(light, unit, space)),
  ]).join()

function drawnAlike(a: HabitatProps, b: HabitatProps): boolean {
  const same = a.habitat === b.habitat && a.layout === b.layout && a.table.words === b.table.words
  if (!same || (a.light !== b.light && lightIn(a.habitat, a.light) !== lightIn(b.habitat, b.light))) return false
  const refs = refsIn(b.habitat)
  return refs.every((ref) => a.fresh.has(ref) === b.fresh.has(ref)) && litAlike(refs, a.table.piece, b.table.piece)
}

/** A habitat: the square with its biome, the predators' triangle above, the rooters' below, and all who live there. */
export const Habitat = memo(function Habitat(props: HabitatProps) {
  const { habitat, layout } = props
  const { x, y } = cornerOf(layout, habitat.id)
  return (
    <g className="mc-habitat" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Place {...props} space="predator">
        <Roof {...props} />
      </Place>
      <Place {...props} space="biome">
        <Square {...props} />
      </Place>
      <Place {...props} space="rooter">
        <Roots {...props} />
      </Place>
    </g>
  )
}, drawnAlike)

function Roof({ habitat, layout }: HabitatProps) {
  const { x, y } = middleOf(layout, 'predator')
  const outline = roofOutline(layout)
  return (
    <>
      <path d={outline} className="mc-triangle" />
      {habitat.predator.length === 0 && <Glyph name="saber-tooth" size={layout.roof * 0.44} x={x} y={y + 1} className="mc-sign" />}
      <path d={outline} className="halo" />
    </>
  )
}

function Square({ habitat, table, layout, mountain }: HabitatProps) {
  const biome = biomeOf(habitat.tile)
  const { width, height } = layout.tile
  return (
    <>
      {biome ? (
        <BiomeTile habitat={habitat} biome={biome} name={habitatName(habitat.id, table.view.game, table.words)} layout={layout} />
      ) : (
        <EmptySlot habitat={habitat} mountain={mountain} layout={layout} />
      )}
      <rect x={-1} y={-1} width={width + 2} height={height + 2} rx={6} className="halo" />
    </>
  )
}

function Roots({ habitat, layout }: HabitatProps) {
  const biome = biomeOf(habitat.tile)
  const roots = habitat.flipped ? null : (biome?.rooter ?? null)
  const outline = rootOutline(layout)
  const size = layout.letter * 0.94
  const { x, y } = middleOf(layout, 'rooter')
  return (
    <>
      <path d={outline} className={roots === null ? 'mc-triangle mc-barren' : 'mc-triangle'} />
      {roots !== null && habitat.rooter.length === 0 && (
        <StrandAt dna={roots} x={x - (roots.length * size * 1.02) / 2} y={y - size * 0.58} size={size} />
      )}
      <path d={outline} className="halo" />
    </>
  )
}

/** One space with its units: what a person can click, or ask about. */
function Place({ habitat, table, layout, light, fresh, space, children }: HabitatProps & { space: Space; children: ReactNode }) {
  const ref = placeRef(habitat.id, space)
  const units = habitat[space]
  const places = spots(layout, space, units.length)
  const could = light?.places.has(ref)
  const { view, words, lit } = table
  // Where a species is asked for and not a place, its animals answer for it. Buttons stand in no picture: the place is their group.
  const answers = !lit.has(ref) && units.some((unit) => lit.has(unit))
  const title = [placeTitle(habitat.id, space, view.game, words), ...units.map((unit) => unitName(unit, words))].join(', ')
  return (
    <g
      {...table.piece(ref, title)}
      {...(answers ? { role: 'group' } : {})}
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
          radius={layout.radius[space]}
          table={table}
          piece={answers && lit.has(unit) ? unit : unitRef(unit, habitat.id, space)}
          role={roleOf(light, unit, space)}
          fresh={fresh.has(unitRef(unit, habitat.id, space))}
        />
      ))}
    </g>
  )
}

interface UnitProps {
  readonly unit: string
  readonly at: Point
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
    <g {...table.piece(piece, unitName(unit, table.words))} className="mc-unit" transform={`translate(${at.x} ${at.y})`}>
      <g className={fresh ? 'fresh' : undefined}>
        {kind === 'species' ? (
          <Token {...readSpecies(id)} radius={id.startsWith('green') ? radius * 0.9 : radius} />
        ) : (
          <Stranger tile={id} radius={radius} terrain={immigrant?.terrain ?? 'land'} hunts={immigrant?.predator ?? false} />
        )}
      </g>
      <circle r={radius + 4} className="halo mc-unit-halo" />
      {role && (
        <g transform={`translate(${radius * 0.8} ${-radius * 0.8})`} className="mc-role" data-role={role}>
          <circle r={8} />
          <Glyph name={role === 'prey' ? 'meat' : 'fangs'} size={11} x={0} y={0} />
        </g>
      )}
    </g>
  )
}
