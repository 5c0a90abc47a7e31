import type { MegafaunaView } from '@deeptime/megafauna'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { BeatBar } from './beats/BeatBar.tsx'
import { Flights } from './beats/Flights.tsx'
import { type Tectonics, Traces, tectonicsOf } from './beats/Traces.tsx'
import { useBeats } from './beats/useBeats.ts'
import { Display } from './Display.tsx'
import { Ghosts } from './Ghosts.tsx'
import { type Planet, planetOf } from './geometry.ts'
import { MovementKey } from './MovementKey.tsx'
import { arrivals } from './motion.ts'
import { Path } from './Path.tsx'
import { Patterns } from './Patterns.tsx'
import { Horizon, Latitudes, Limb, Ocean, STRIP } from './Planet.tsx'
import { CratonName, PLACES_OF_A_PLATE, Plate } from './Plate.tsx'
import { pointsAtSpaces } from './pointing.ts'
import { moverIn } from './questions.ts'
import { Sky } from './Sky.tsx'

/** Each craton with its places and its landmass. */
function platesOf(game: MegafaunaView, planet: Planet, { shifts, struck }: Tectonics) {
  return [...planet.cratons].map(([craton, { x, y, landmass }]) => {
    const first = game.places.findIndex((place) => place.id === `${craton}-0`)
    const shift = shifts.find((one) => one.craton === craton && one.round !== 0)
    return {
      craton,
      x,
      y,
      struck: struck.has(craton),
      round: shift && { x: shift.from.x - shift.round * planet.width, y: shift.from.y },
      landmass: game.landmasses[landmass] as MegafaunaView['landmasses'][number],
      places: game.places.slice(first, first + PLACES_OF_A_PLATE),
    }
  })
}

/** On a phone the planet is larger than the screen: what can be chosen comes into sight, or else one's own creeples. */
function useLitInSight({ lit, size, view }: TableProps<MegafaunaView>) {
  const scroll = useRef<HTMLDivElement>(null)
  const asked = view.choices
  useEffect(() => {
    if (size !== 'phone' || asked < 0) return
    const shown = lit.size > 0 ? 'svg [data-lit]' : '.mf-creeple'
    scroll.current?.querySelector(shown)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [lit, size, asked])
  return scroll
}

const UNMOVED: Tectonics = { shifts: [], struck: new Set() }

/** The middle of the table: the sky with its three gauges, the planet below it, and the cards that are for sale. */
export function Board(live: TableProps<MegafaunaView>) {
  const { before, words, still, size } = live
  const beats = useBeats(live)
  const { game } = beats
  // While events unfold, the sky and the planet show the moment between two of them.
  const props = useMemo(() => (game === live.view.game ? live : { ...live, view: { ...live.view, game } }), [live, game])
  const roomy = size === 'wide'
  const beat = beats.at === undefined ? undefined : beats.beats[beats.at]
  const tectonics = useMemo(() => tectonicsOf(beat, roomy), [beat, roomy])
  const planet = useMemo(() => planetOf(game, roomy), [game, roomy])
  const strip = game.air ? STRIP : 0
  const frame = useMemo(
    () => [-planet.margin - strip - 4, -4, planet.width + 2 * planet.margin + strip + 8, planet.height + 8] as const,
    [planet.margin, planet.width, planet.height, strip],
  )
  const fresh = useMemo(() => arrivals(still ? undefined : (beat?.before ?? before?.game), game), [before, beat, game, still])
  const mover = moverIn(props.view)
  const shown = beats.side === 'after' && !still ? tectonics : UNMOVED
  const plates = useMemo(() => platesOf(game, planet, shown), [game, planet, shown])
  const scroll = useLitInSight(props)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className="mf-table" data-size={size} data-still={still || undefined} data-phase={game.phase}>
      <Sky {...props} />
      <div className="mf-map" {...pointsAtSpaces}>
        <div className="mf-map-scroll" ref={scroll} style={{ '--ratio': `${frame[2]} / ${frame[3]}` } as CSSProperties}>
          <Stage viewBox={frame} label={words.text('mf.planet')} className="mf-board" defs={<Patterns />}>
            <Ocean {...props} planet={planet} />
            <Ghosts game={game} planet={planet} />
            <Limb planet={planet} />
            <Latitudes {...props} planet={planet} />
            <Horizon {...props} planet={planet} />
            <g clipPath={plates.some(({ round }) => round) ? 'url(#mf-globe)' : undefined}>
              {plates.map((plate) => (
                <Plate key={plate.craton} {...plate} {...{ mover, fresh }} table={props} />
              ))}
              {beat && <Traces {...{ beat, tectonics, planet, still }} side={beats.side} />}
            </g>
            {plates.map(({ craton, landmass }) => (
              <CratonName key={craton} {...{ craton, planet, landmass }} table={props} />
            ))}
            <Path {...{ game, planet, mover }} />
          </Stage>
        </div>
        <MovementKey {...live} />
        <BeatBar {...live} beats={beats} />
      </div>
      <Display {...live} />
      {beat && beats.side === 'after' && !still && <Flights key={beats.at} beat={beat} root={root} />}
    </div>
  )
}
