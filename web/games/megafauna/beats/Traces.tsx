import type { MegafaunaView } from '@deeptime/megafauna'
import { type CSSProperties, useMemo } from 'react'
import { GhostPlate } from '../Ghosts.tsx'
import { COAST, hexPoints, isTab, type Planet, type Point, planetOf, SIDE, spotOf, TAB } from '../geometry.ts'
import { nameIn } from './apply.ts'
import { type Beat, isTectonic } from './unfold.ts'

/** A craton that an event moved, with where it was; round the world where that is the shorter way. */
export interface Shift {
  readonly craton: string
  readonly from: Point
  readonly to: Point
  /** By how much the world is to be turned, in its widths, to see it come: 1, −1, or 0 where it stays on the map. */
  readonly round: number
}

/** What a beat did to the plates. */
export interface Tectonics {
  readonly shifts: readonly Shift[]
  readonly struck: ReadonlySet<string>
}

const STILL: Tectonics = { shifts: [], struck: new Set() }
const NEAR = 1

export function tectonicsOf(beat: Beat | undefined, roomy: boolean): Tectonics {
  if (!beat || !isTectonic(beat)) return STILL
  const [was, is] = [planetOf(beat.before, roomy), planetOf(beat.after, roomy)]
  const { craton, direction, struck, cratons } = beat.line.params
  const own = new Set(
    [craton, ...(Array.isArray(cratons) ? cratons : [])].flatMap((name) => partsOf(beat.before, nameIn(name as string | undefined))),
  )
  const all = [...is.cratons].flatMap(([id, to]): Shift[] => {
    const from = was.cratons.get(id)
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < NEAR) return []
    // Whoever goes against the card's direction went round the world.
    const heading = nameIn(direction as string | undefined) === 'E' ? 1 : -1
    const round = own.has(id) && direction !== undefined && (to.x - from.x) * heading < 0 ? heading : 0
    return [{ craton: id, from, to, round }]
  })
  // A map that is centred anew may leave the mover where it was, and move the others.
  const moved = all.filter(({ craton: id }) => own.has(id))
  const shifts = moved.length > 0 ? moved : all
  return { shifts, struck: new Set(Array.isArray(struck) ? struck.map((name) => nameIn(name as string)) : []) }
}

/** All cratons of the landmass that this one belongs to. */
const partsOf = (game: MegafaunaView, craton: string): readonly string[] =>
  game.landmasses.find(({ parts }) => parts.some((part) => part.craton === craton))?.parts.map((part) => part.craton) ?? []

export const isTraced = ({ shifts }: Tectonics, craton: string): boolean => shifts.some((shift) => shift.craton === craton)

interface TracesProps {
  readonly beat: Beat
  readonly tectonics: Tectonics
  readonly planet: Planet
  /** What is drawn now: how things were, or how they are. */
  readonly side: 'before' | 'after'
  readonly still: boolean
}

/** The pencil: dashed where a plate was, or will be; an arrow along its way; what the event changed has a double outline. */
export function Traces({ beat, tectonics: { shifts }, planet, side, still }: TracesProps) {
  const far = useMemo(() => farthest(shifts), [shifts])
  return (
    <g className="mf-traces" pointerEvents="none">
      {shifts.map(({ craton, from, to, round }) => (
        <path
          key={craton}
          d={COAST}
          className="mf-was"
          style={{ transform: translate(side === 'after' ? from : { x: to.x + round * planet.width, y: to.y }) }}
        />
      ))}
      {far && <Way shift={far} planet={planet} />}
      {side === 'after' &&
        !still &&
        shifts.map((shift) => shift.round !== 0 && <Leaving key={shift.craton} shift={shift} planet={planet} game={beat.before} />)}
      {side === 'after' && beat.touched.map((ref) => <Touched key={ref} place={ref.slice('place:'.length)} planet={planet} />)}
    </g>
  )
}

const translate = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

/** One arrow is enough to see where all went: that of the plate which went farthest. */
const farthest = (shifts: readonly Shift[]): Shift | undefined =>
  [...shifts].sort((a, b) => lengthOf(b) - lengthOf(a) || a.craton.localeCompare(b.craton))[0]
const lengthOf = ({ from, to, round }: Shift): number => (round === 0 ? Math.hypot(to.x - from.x, to.y - from.y) : 1e4)

/** From the middle of where it was, as far as its rim, so that what it met stays readable. */
function Way({ shift: { from, to, round }, planet }: { shift: Shift; planet: Planet }) {
  const [dx, dy] = [to.x + round * planet.width - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const reach = Math.min(long, SIDE * 2.4)
  return <path d={`M${from.x} ${from.y}l${(dx / long) * reach} ${(dy / long) * reach}`} className="mf-way" markerEnd="url(#mf-tip)" />
}

/** A plate that leaves the map at one end comes in at the other. */
function Leaving({ shift: { craton, from, to, round }, planet, game }: { shift: Shift; planet: Planet; game: MegafaunaView }) {
  const way = { '--x0': `${from.x}px`, '--y0': `${from.y}px`, '--x1': `${to.x + round * planet.width}px`, '--y1': `${to.y}px` }
  return (
    <g className="mf-leaving" style={way as CSSProperties}>
      <GhostPlate craton={craton} game={game} />
    </g>
  )
}

function Touched({ place, planet }: { place: string; planet: Planet }) {
  const { x, y } = spotOf(planet, place)
  return isTab(place) ? (
    <circle cx={x} cy={y} r={TAB} className="mf-touched" />
  ) : (
    <polygon points={hexPoints(x, y, SIDE - 3)} className="mf-touched" />
  )
}
