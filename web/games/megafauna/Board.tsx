import type { MegafaunaView } from '@deeptime/megafauna'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Display } from './Display.tsx'
import { type Planet, planetOf } from './geometry.ts'
import { arrivals } from './motion.ts'
import { Patterns } from './Patterns.tsx'
import { Horizon, Latitudes, Ocean, STRIP } from './Planet.tsx'
import { CratonName, PLACES_OF_A_PLATE, Plate } from './Plate.tsx'
import { moverIn } from './questions.ts'
import { Sky } from './Sky.tsx'

/** Each craton with its places and its landmass. */
function platesOf(game: MegafaunaView, planet: Planet) {
  return [...planet.cratons].map(([craton, { x, y, landmass }]) => {
    const first = game.places.findIndex((place) => place.id === `${craton}-0`)
    return {
      craton,
      x,
      y,
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

/** The middle of the table: the sky with its three gauges, the planet below it, and the cards that are for sale. */
export function Board(props: TableProps<MegafaunaView>) {
  const { view, before, words, still, size } = props
  const { game } = view
  const planet = useMemo(() => planetOf(game), [game])
  const strip = game.air ? STRIP : 0
  const frame = useMemo(() => [-strip - 4, -4, planet.width + strip + 8, planet.height + 8] as const, [planet, strip])
  const fresh = useMemo(() => arrivals(still ? undefined : before?.game, game), [before, game, still])
  const mover = moverIn(view)
  const plates = useMemo(() => platesOf(game, planet), [game, planet])
  const scroll = useLitInSight(props)
  return (
    <div className="mf-table" data-size={size} data-still={still || undefined} data-phase={game.phase}>
      <Sky {...props} />
      <div className="mf-map">
        <div className="mf-map-scroll" ref={scroll} style={{ '--ratio': `${frame[2]} / ${frame[3]}` } as CSSProperties}>
          <Stage viewBox={frame} label={words.text('mf.planet')} className="mf-board" defs={<Patterns />}>
            <Ocean {...props} planet={planet} />
            <Latitudes {...props} planet={planet} />
            <Horizon {...props} planet={planet} />
            {plates.map((plate) => (
              <Plate key={plate.craton} {...plate} {...{ mover, fresh }} table={props} />
            ))}
            {plates.map(({ craton, landmass }) => (
              <CratonName key={craton} {...{ craton, planet, landmass }} table={props} />
            ))}
          </Stage>
        </div>
      </div>
      <Display {...props} />
    </div>
  )
}
