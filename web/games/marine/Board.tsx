import type { MarineView } from '@deeptime/marine'
import { readRef } from '../../board/refs.ts'
import type { TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Earth } from './Earth.tsx'
import { Hand } from './Hand.tsx'
import { Journeys } from './Journeys.tsx'
import { Patterns } from './Patterns.tsx'
import { readHex } from './refs.ts'
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
  targets: { x: 234, y: 300, columns: 2, gap: 60, pitch: 33 },
} as const

/** The narrowest view of a phone: two columns on either side of the middle. */
const NARROW = 248

/** On a phone the outer columns come into view when something lies there, or may be put there; the corners move out with them. */
function tightLayout({ view, lit }: TableProps<MarineView>) {
  const offered = [...lit.keys()].filter((ref) => ref.startsWith('tile:')).map((ref) => readHex(readRef(ref).id))
  const columns = Math.max(2, ...[...view.game.tiles, ...offered].map(({ q }) => Math.abs(q)))
  const half = columns * 90 + 68
  const lift = half > NARROW ? 90 : 0
  const [left, right, top] = [-half, half, -382 - lift]
  return {
    viewBox: [-half, top, 2 * half, -2 * top],
    size: 25,
    stacks: [27, 81, 135].map((x) => ({ x: left + x, y: top + 36 })),
    hand: [{ x: left + 83, y: top + 90 }],
    vents: [{ x: left + 27, y: top + 90 }],
    bag: { columns: 2, x: right - 80, y: top + 42, gap: 44 },
    chain: { x: left + 2, y: -top - 110 },
    targets: { x: right - 92, y: top + 36, columns: 2, gap: 54, pitch: 30 },
  } as const
}

/** The middle of the table: Earth, and around it the stacks, the bag, the food chain and the targets. */
export function Board(props: TableProps<MarineView>) {
  const { words, size } = props
  const tight = size === 'phone'
  const layout = tight ? tightLayout(props) : ROOMY
  // A phone has room for one of the two: the bag only when something is chosen from it.
  const showsBag = !tight || asksFromBag(props)
  const showsTargets = !tight || !showsBag
  return (
    <>
      <Patterns />
      <Stage viewBox={layout.viewBox} label={words.text('mr.earth')} className="mr-board">
        {!tight && (
          <text x={ROOMY.stacks[0].x - 34} y={ROOMY.stacks[0].y - ROOMY.size - 8} className="mr-heading">
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
