import type { MegafaunaView } from '@deeptime/megafauna'
import { useStore } from '../../app/store.ts'
import { prospectAt } from './components.ts'
import { type Planet, type Point, spotOf } from './geometry.ts'
import { pointedSpace } from './pointing.ts'

interface PathProps {
  readonly game: MegafaunaView
  readonly planet: Planet
  readonly mover: string | undefined
}

/** The way of a newborn to the level that is pointed at, with the price of each step. */
export function Path({ game, planet, mover }: PathProps) {
  const prospect = prospectAt(game, mover, useStore(pointedSpace) ?? '')
  const path = prospect?.path ?? []
  if (path.length < 2) return null
  const steps = path.slice(1).map(({ place, cost }, i) => ({ place, cost, ...legOf(planet, path[i]?.place ?? place, place) }))
  return (
    <g className="mf-path" pointerEvents="none" data-steps={steps.length}>
      {steps.map(({ place, from, to }, i) => (
        <path
          key={place}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className="mf-path-leg"
          markerEnd={i === steps.length - 1 ? 'url(#mf-tip)' : undefined}
        />
      ))}
      {steps.map(({ place, cost, from, to }) => (
        <g key={place} transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`} className="mf-path-price">
          <circle r={10.5} />
          <text y={4.6}>{cost}</text>
        </g>
      ))}
    </g>
  )
}

/** A step from place to place; a raft takes the shorter way, which may lead over the edge of the map. */
function legOf(planet: Planet, from: string, to: string): { readonly from: Point; readonly to: Point } {
  const [a, b] = [spotOf(planet, from), spotOf(planet, to)]
  const turns = Math.abs(b.x - a.x) > planet.width / 2 ? Math.sign(a.x - b.x) : 0
  return { from: a, to: { x: b.x + turns * planet.width, y: b.y } }
}
