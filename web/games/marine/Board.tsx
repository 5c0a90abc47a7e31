import type { MarineView } from '@deeptime/marine'
import { memo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Earth } from './Earth.tsx'
import { Hand } from './Hand.tsx'
import { hexCentre, hexOutline, SIZE } from './hexes.ts'
import { Journeys } from './Journeys.tsx'
import { Patterns } from './Patterns.tsx'
import { FoodChain, Targets } from './Standing.tsx'
import { Bag, Stacks, TileInHand, Vents } from './Supply.tsx'

/** Earth with its grid, and in the corners that the grid leaves free: stacks, bag, food chain, targets. */
const VIEW = [-334, -368, 668, 736] as const
const STACK = 35
const PLACES = {
  stacks: [
    { x: -297, y: -314 },
    { x: -223, y: -314 },
    { x: -297, y: -246 },
  ],
  hand: [{ x: -153, y: -322 }],
  vents: [{ x: 158, y: -322 }],
  bag: { columns: 3, x: 216, y: -330, gap: 42 },
  chain: { x: -332, y: 262 },
  targets: { x: 216, y: 300, columns: 2, gap: 62, pitch: 28 },
} as const

/** On a phone a hex is at least 115 pixels wide. */
const NEAR = 115 / (2 * SIZE)

/** The middle of the table: Earth, and around it the stacks, the bag, the food chain and the targets. */
export function Board(props: TableProps<MarineView>) {
  const { words } = props
  return (
    <>
      <Patterns />
      <Stage viewBox={VIEW} label={words.text('mr.earth')} className="mr-board" near={NEAR} map={<SmallEarth {...props} />}>
        <text x={VIEW[0] + 3} y={VIEW[1] + 14} className="mr-heading u14">
          {words.text('mr.stacks')}
        </text>
        <Stacks table={props} places={PLACES.stacks} size={STACK} />
        <TileInHand table={props} places={PLACES.hand} size={STACK - 3} />
        <Vents table={props} places={PLACES.vents} size={STACK} />
        <Bag table={props} {...PLACES.bag} />
        <Earth {...props} />
        <FoodChain table={props} {...PLACES.chain} />
        <Targets table={props} {...PLACES.targets} />
        <Journeys {...props} />
      </Stage>
      <Hand {...props} />
    </>
  )
}

/** The tiles as dots of colour: where on Earth one is. */
const SmallEarth = memo(
  function SmallEarth({ view }: TableProps<MarineView>) {
    return view.game.tiles.map((tile) => (
      <polygon
        key={tile.ref}
        points={hexOutline(hexCentre(tile), SIZE - 2)}
        fill={`var(--mr-${tile.vent ?? tile.terrain})`}
        className="mr-ground"
      />
    ))
  },
  (a, b) => a.view.game.tiles === b.view.game.tiles,
)
