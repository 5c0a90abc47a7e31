import type { MegafaunaView } from '@deeptime/megafauna'
import { useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Display } from './Display.tsx'
import { planetOf } from './geometry.ts'
import { arrivals } from './motion.ts'
import { Patterns } from './Patterns.tsx'
import { Horizon, Latitudes, Ocean, STRIP } from './Planet.tsx'
import { PLACES_OF_A_PLATE, Plate } from './Plate.tsx'
import { moverIn } from './questions.ts'
import { Sky } from './Sky.tsx'

/** The middle of the table: the sky with its three gauges, the planet below it, and the cards that are for sale. */
export function Board(props: TableProps<MegafaunaView>) {
  const { view, before, words, still, size } = props
  const { game } = view
  const planet = useMemo(() => planetOf(game), [game])
  const strip = game.air ? STRIP : 0
  const frame = useMemo(() => [-strip - 4, -4, planet.width + strip + 8, planet.height + 8] as const, [planet, strip])
  const fresh = useMemo(() => arrivals(still ? undefined : before?.game, game), [before, game, still])
  const mover = moverIn(view)
  return (
    <div className="mf-table" data-size={size} data-still={still || undefined} data-phase={game.phase}>
      <Sky {...props} />
      <div className="mf-map">
        <div className="mf-map-scroll">
          <Stage viewBox={frame} label={words.text('mf.planet')} className="mf-board" defs={<Patterns />}>
            <Ocean {...props} planet={planet} />
            <Latitudes {...props} planet={planet} />
            <Horizon {...props} planet={planet} />
            {[...planet.cratons].map(([craton, { x, y, landmass }]) => {
              const first = game.places.findIndex((place) => place.id === `${craton}-0`)
              return (
                <Plate
                  key={craton}
                  {...{ craton, x, y, mover, fresh }}
                  landmass={game.landmasses[landmass] as MegafaunaView['landmasses'][number]}
                  places={game.places.slice(first, first + PLACES_OF_A_PLATE)}
                  table={props}
                />
              )
            })}
          </Stage>
        </div>
      </div>
      <Display {...props} />
    </div>
  )
}
