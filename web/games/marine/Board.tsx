import type { MarineView } from '@deeptime/marine'
import { useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Earth } from './Earth.tsx'
import { Hand } from './Hand.tsx'
import { SIZE } from './hexes.ts'
import { Journeys } from './Journeys.tsx'
import { Patterns } from './Patterns.tsx'
import { picture, VIEW } from './picture.ts'
import { FoodChain, Targets } from './Standing.tsx'
import { Bag, Stacks, TileInHand, Vents } from './Supply.tsx'

const STACK = 35
/** In the corners that the grid of Earth leaves free: stacks, bag, food chain, targets. */
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
  const { words, view } = props
  const small = useMemo(() => picture(view.game).shapes, [view.game])
  return (
    <>
      <Patterns />
      <Stage viewBox={VIEW} label={words.text('mr.earth')} className="mr-board" near={NEAR} map={small}>
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
