import { HEX_COUNT, type LandmassView, type Level, type MegafaunaView, type PlaceView, type ProspectView, TABS } from '@deeptime/megafauna'
import { type CSSProperties, memo } from 'react'
import { litAlike } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { BIOME_ART } from './art.ts'
import { prospectAt, readSpecies } from './components.ts'
import { dangerOf } from './danger.ts'
import { COAST, hexPoints, isTab, namePlace, offsetOf, type Planet, type Point, SIDE, seatOf, TAB, WIDTH } from './geometry.ts'
import { patternOf } from './Patterns.tsx'
import { Badge, DangerBadge, Die, Disc, Glyph, Token } from './Pieces.tsx'
import { cratonRef, creepleRef, placeRef, spaceRef } from './refs.ts'

interface PlateProps {
  readonly craton: string
  readonly x: number
  readonly y: number
  readonly landmass: LandmassView
  /** Its places: seven hexes and three tabs. */
  readonly places: readonly PlaceView[]
  readonly table: TableProps<MegafaunaView>
  /** The species whose newborn is being placed. */
  readonly mover: string | undefined
  /** Creeples that were not here before. */
  readonly fresh: ReadonlySet<string>
  /** It was struck just now. */
  readonly struck: boolean
  /** Where it comes from, if it comes round the world. */
  readonly round: Point | undefined
}

const LEVELS: readonly Level[] = ['plant', 'herbivore', 'carnivore']

const refsIn = (place: PlaceView): readonly string[] => [
  placeRef(place.id),
  ...LEVELS.map((level) => spaceRef(place.id, level)),
  ...place.upright.map(({ species, level }) => creepleRef(species, place.id, level, false)),
  ...place.lying.map(({ species, level }) => creepleRef(species, place.id, level, true)),
]

function drawnAlike(a: PlateProps, b: PlateProps): boolean {
  const same =
    a.x === b.x &&
    a.y === b.y &&
    a.landmass === b.landmass &&
    a.places === b.places &&
    a.mover === b.mover &&
    a.struck === b.struck &&
    a.round === b.round &&
    a.table.words === b.table.words
  return same && a.fresh === b.fresh && litAlike(b.places.flatMap(refsIn), a.table.piece, b.table.piece) && a.table.lit === b.table.lit
}

/** A craton: a thick plate of seven hexes with its tabs, and all who live there. It glides when it drifts. */
export const Plate = memo(function Plate(props: PlateProps) {
  const { x, y, places, table, struck, round } = props
  const hexes = places.filter((place) => !isTab(place.id))
  const tabs = places.filter((place) => isTab(place.id))
  // A8e: the first game has no tabs.
  const shown = (tab: PlaceView) => table.view.game.air !== null && (tab.open || tab.lying.length > 0)
  return (
    <g className="mf-plate" data-round={round ? '' : undefined} style={placed(x, y, round)}>
      <g data-struck={struck || undefined}>
        <path d={COAST} className="mf-shelf" />
        <path d={COAST} transform="translate(0 5)" className="mf-edge" />
        {tabs.map((tab) => shown(tab) && <Tab key={tab.id} {...props} place={tab} />)}
        {hexes.map((hex) => (
          <Hex key={hex.id} {...props} place={hex} />
        ))}
        <path d={COAST} className="mf-coast" />
        {tabs.map((tab) => shown(tab) && <Bloom key={tab.id} {...props} place={tab} />)}
        {hexes.map((hex) => (
          <Dwellers key={hex.id} {...props} place={hex} />
        ))}
      </g>
    </g>
  )
}, drawnAlike)

const placed = (x: number, y: number, from: Point | undefined): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
  ...(from && { '--x0': `${from.x}px`, '--y0': `${from.y}px`, '--x1': `${x}px`, '--y1': `${y}px` }),
})

interface NameProps {
  readonly craton: string
  readonly planet: Planet
  readonly landmass: LandmassView
  readonly table: TableProps<MegafaunaView>
}

/** The name of a craton, above all plates, with its latitude die if it has one. */
export function CratonName({ craton, planet, landmass, table }: NameProps) {
  const { x, y } = planet.cratons.get(craton) ?? { x: 0, y: 0 }
  const place = namePlace(planet, craton)
  const name = table.words.text(`craton.${craton}`)
  const dice = landmass.die === craton && table.view.game.air !== null
  const left = place.side ? -WIDTH * 0.9 : 0
  return (
    <g {...table.piece(cratonRef(craton))} className="mf-name" style={{ transform: `translate(${x + left}px, ${y + place.y}px)` }}>
      <text x={dice ? -12 : 0}>{name}</text>
      {dice && <Die value={landmass.latitude} size={17} x={name.length * 5.9 + 2} y={-5} />}
      <rect x={-name.length * 6 - 16} y={-18} width={name.length * 12 + 36} height={25} rx={8} className="halo" />
    </g>
  )
}

interface PlaceProps extends PlateProps {
  readonly place: PlaceView
}

function Tab({ place, table }: PlaceProps) {
  const { x, y } = offsetOf(place.id)
  const edge = x - 4
  return (
    <g {...table.piece(placeRef(place.id))} className="mf-tab">
      <path d={`M${edge} ${y - TAB}A${TAB} ${TAB} 0 0 1 ${edge} ${y + TAB}Z`} />
      <circle cx={edge + 8} cy={y} r={TAB} className="halo" />
    </g>
  )
}

function Hex({ place, table }: PlaceProps) {
  const { x, y } = offsetOf(place.id)
  const points = hexPoints(x, y)
  return (
    <g {...table.piece(placeRef(place.id))} className="mf-hex" data-biome={place.biome}>
      <polygon points={points} className="mf-ground" />
      <polygon points={points} fill={patternOf(place.biome)} />
      <Ground place={place} x={x} y={y} />
      <polygon points={hexPoints(x, y, SIDE - 2.4)} className="halo" />
    </g>
  )
}

/** The disc that makes the biome what it is, or the sign of what is printed there. */
function Ground({ place, x, y }: { place: PlaceView; x: number; y: number }) {
  const glyph = BIOME_ART[place.biome] ?? 'grass'
  const dwelt = place.upright.length + place.lying.length > 0
  if (place.disc === 'green' || (place.disc !== 'none' && dwelt)) {
    return (
      <g transform={`translate(${x} ${y - 25})`}>
        <Disc disc={place.disc} radius={9} glyph={glyph} />
      </g>
    )
  }
  if (place.disc !== 'none') {
    return (
      <g transform={`translate(${x} ${y})`}>
        <Disc disc={place.disc} radius={17} glyph={glyph} />
      </g>
    )
  }
  return <Glyph name={glyph} size={13} x={x} y={y - 26} className="mf-engraved" />
}

/** The carbon of a tab, its bloom, and who lives in it. */
function Bloom(props: PlaceProps) {
  const { place } = props
  if (place.disc === 'none' && place.lying.length === 0) return null
  const { x, y } = offsetOf(place.id)
  return (
    <>
      {place.disc !== 'none' && (
        <g transform={`translate(${x} ${y + (place.disc === 'bloom' ? 2 : 0)})`} className="mf-still">
          <Disc disc="black" radius={10} />
        </g>
      )}
      {place.disc === 'bloom' && (
        <g transform={`translate(${x + 1.5} ${y - 3})`} className="mf-still">
          <Disc
            disc="green"
            radius={place.upright.length > 0 ? 12.4 : 9.6}
            {...(place.upright.length > 0 ? {} : { glyph: 'algae' as const })}
          />
        </g>
      )}
      <Dwellers {...props} />
    </>
  )
}

/** Who lives at a place, level by level, and what would come of going there. */
function Dwellers({ place, table, mover, fresh }: PlaceProps) {
  const { x, y } = offsetOf(place.id)
  const small = isTab(place.id)
  const together = place.upright.length > 1
  const lit = LEVELS.filter((level) => table.lit.has(spaceRef(place.id, level)))
  return (
    <g transform={`translate(${x} ${y})`}>
      {lit.map((level) => (
        <Target key={level} {...{ place, table, mover, level, small }} split={lit.length > 1} />
      ))}
      {place.upright.map(({ species, level }) => {
        const seat = small ? { x: 1.5, y: -3, radius: 8.6 } : seatOf(level, together)
        const ref = creepleRef(species, place.id, level, false)
        return (
          <g key={level} {...creeplePiece(table, ref, place.id, level)} className="mf-creeple" transform={`translate(${seat.x} ${seat.y})`}>
            {level === 'carnivore' && !small && <path d="M0 -18L20 12H-20Z" className="mf-fang" />}
            <g className={fresh.has(ref) ? 'fresh' : undefined}>
              <Token {...readSpecies(species)} radius={seat.radius} />
            </g>
            <circle r={seat.radius + 4} className="halo" />
          </g>
        )
      })}
      {place.lying.map(({ species, level }, i) => {
        const at = (i - (place.lying.length - 1) / 2) * 22
        return (
          <g
            key={`${species} ${level} ${place.lying.slice(0, i).filter((other) => other.species === species).length}`}
            {...creeplePiece(table, creepleRef(species, place.id, level, true), place.id, level)}
            className="mf-creeple"
            transform={`translate(${small ? 4 : at} ${small ? 4 : 18})`}
          >
            <Token {...readSpecies(species)} radius={small ? 7 : 9} lies />
            <DangerBadge danger={dangerOf(table.view.game, place, { species, level })} x={small ? 8 : 10} y={-9} />
            <circle r={13} className="halo" />
          </g>
        )
      })}
    </g>
  )
}

/** A creeple answers for its level where the rules ask for a creeple; otherwise it only speaks of itself. */
function creeplePiece(table: TableProps<MegafaunaView>, ref: string, place: string, level: Level) {
  return table.piece(table.lit.has(spaceRef(place, level)) ? spaceRef(place, level) : ref)
}

interface TargetProps {
  readonly place: PlaceView
  readonly table: TableProps<MegafaunaView>
  readonly mover: string | undefined
  readonly level: Level
  readonly small: boolean
  readonly split: boolean
}

/** A level that can be chosen: the lower half of the hex for herbivores, the triangle for carnivores; with what would come of it. */
function Target({ place, table, mover, level, small, split }: TargetProps) {
  const prospect = prospectAt(table.view.game, mover, `${place.id}/${level}`)
  const up = level === 'carnivore'
  const outline = small ? 'M0 -17A17 17 0 0 1 0 17Z' : split ? (up ? UPPER : LOWER) : WHOLE
  return (
    <g {...table.piece(spaceRef(place.id, level))} className="mf-target" data-level={level}>
      <path d={outline} className="mf-touch" />
      <path d={outline} className="halo" />
      {prospect && (
        <Badge
          verdict={killsOwnPrey(prospect, mover) ? 'own' : prospect.verdict}
          x={small ? 10 : up ? 0 : 22}
          y={small ? -14 : up ? -24 : 16}
        />
      )}
      {prospect && prospect.cost > 0 && !small && (
        <text x={up ? 14 : -24} y={up ? -20 : 21} className="mf-cost">
          {prospect.cost}
        </text>
      )}
    </g>
  )
}

/** Settling there would take the food of a carnivore of the same owner. */
const killsOwnPrey = ({ starves }: ProspectView, mover: string | undefined): boolean =>
  starves !== null && mover !== undefined && readSpecies(starves).colour === readSpecies(mover).colour

const INNER = SIDE - 4
const half = WIDTH / 2 - 3.5
const WHOLE = `M0 ${-INNER}L${half} ${-INNER / 2}V${INNER / 2}L0 ${INNER}L${-half} ${INNER / 2}V${-INNER / 2}Z`
const UPPER = `M0 ${-INNER}L${half} ${-INNER / 2}V-1H${-half}V${-INNER / 2}Z`
const LOWER = `M${-half} 1H${half}V${INNER / 2}L0 ${INNER}L${-half} ${INNER / 2}Z`

/** How many places a craton has. */
export const PLACES_OF_A_PLATE = HEX_COUNT + TABS.length
