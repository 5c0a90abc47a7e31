import type { MarineView } from '@deeptime/marine'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Earth } from './Earth.tsx'
import { Hand } from './Hand.tsx'
import { Journeys } from './Journeys.tsx'
import { Patterns } from './Patterns.tsx'
import { readHex, readRef } from './refs.ts'
import { FoodChain, Targets } from './Standing.tsx'
import { asksFromBag, Bag, Stacks, TileInHand, Vents } from './Supply.tsx'

/** Where the supplies stand around Earth: beside it where there is room, in its corners on a phone. */
const ROOMY = {
  viewBox: [-400, -386, 800, 772],
  size: 35,
  stacks: [
    { x: -358, y: -326 },
    { x: -282, y: -326 },
    { x: -206, y: -326 },
  ],
  hand: [{ x: -320, y: -250 }],
  vents: [{ x: 206, y: -326 }],
  bag: { columns: 3, x: 274, y: -334, gap: 46 },
  chain: { x: -392, y: 268 },
  targets: { x: 240, y: 300, columns: 2, gap: 50, pitch: 33 },
} as const

const TIGHT = {
  size: 25,
  stacks: [
    { x: -221, y: -346 },
    { x: -167, y: -346 },
    { x: -113, y: -346 },
  ],
  hand: [{ x: -165, y: -292 }],
  vents: [{ x: -221, y: -292 }],
  bag: { columns: 2, x: 168, y: -340, gap: 44 },
  chain: { x: -246, y: 272 },
  targets: { x: 168, y: -346, columns: 2, gap: 45, pitch: 30 },
} as const

/** On a phone the outer columns come into view when something lies there, or may be put there. */
function tightBox({ view, lit }: TableProps<MarineView>): readonly [number, number, number, number] {
  const offered = [...lit.keys()].filter((ref) => ref.startsWith('tile:')).map((ref) => readHex(readRef(ref).id))
  const columns = Math.max(2, ...[...view.game.tiles, ...offered].map(({ q }) => Math.abs(q)))
  const half = columns * 90 + 68
  return [-half, -382, 2 * half, 764]
}

/** The middle of the table: Earth, and around it the stacks, the bag, the food chain and the targets. */
export function Board(props: TableProps<MarineView>) {
  const { words, size } = props
  const tight = size === 'phone'
  const layout = tight ? TIGHT : ROOMY
  // A phone has room for one of the two: the bag only when something is chosen from it.
  const showsBag = !tight || asksFromBag(props)
  const showsTargets = !tight || !showsBag
  return (
    <>
      <Patterns />
      <Stage viewBox={tight ? tightBox(props) : ROOMY.viewBox} label={words.text('mr.earth')} className="mr-board">
        {!tight && (
          <text x={layout.stacks[0].x - 34} y={layout.stacks[0].y - layout.size - 8} className="mr-heading">
            {words.text('mr.stacks')}
          </text>
        )}
        <Stacks table={props} places={layout.stacks} size={layout.size} />
        <TileInHand table={props} places={layout.hand} size={layout.size} />
        <Vents table={props} places={layout.vents} size={layout.size} />
        {showsBag && <Bag table={props} {...layout.bag} />}
        <Earth {...props} />
        <FoodChain table={props} {...layout.chain} />
        {showsTargets && <Targets table={props} {...layout.targets} />}
        <Journeys {...props} />
      </Stage>
      <Hand {...props} />
    </>
  )
}
