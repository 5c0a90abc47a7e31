import type { MegafaunaView } from '@deeptime/megafauna'
import { COAST, hexPoints, isTab, offsetOf, type Planet, WIDTH } from './geometry.ts'
import { readPlace } from './refs.ts'

/** A craton without anybody on it. */
export function GhostPlate({ craton, game }: { craton: string; game: MegafaunaView }) {
  const hexes = game.places.filter(({ id }) => readPlace(id).craton === craton && !isTab(id))
  return (
    <>
      {hexes.map(({ id, biome }) => {
        const { x, y } = offsetOf(id)
        return (
          <g key={id} className="mf-hex" data-biome={biome}>
            <polygon points={hexPoints(x, y)} className="mf-ground" />
          </g>
        )
      })}
      <path d={COAST} className="mf-coast" />
    </>
  )
}

/** Half a craton's breadth, with its tabs. */
const REACH = 1.9 * WIDTH

/** The world is round: who stands at one end is seen, pale, beyond the other. */
export function Ghosts({ game, planet }: { game: MegafaunaView; planet: Planet }) {
  const { width, margin } = planet
  return (
    <g className="mf-ghosts" clipPath="url(#mf-globe)">
      {[...planet.cratons].flatMap(([craton, { x, y }]) =>
        [x + width, x - width]
          .filter((at) => at - REACH < width + margin && at + REACH > -margin)
          .map((at) => (
            <g key={`${craton} ${at}`} transform={`translate(${at} ${y})`}>
              <GhostPlate craton={craton} game={game} />
            </g>
          )),
      )}
    </g>
  )
}
