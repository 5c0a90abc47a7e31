import type { MarineView, TerrainId, VentSide } from '@deeptime/marine'
import { ELEMENT_IDS } from '@deeptime/marine'
import type { TableProps } from '../../table/board.ts'
import { hexOutline, type Point } from './hexes.ts'
import { Disc } from './Pieces.tsx'
import { elementsAt } from './questions.ts'
import { bagRef, elementRef, VENTS } from './refs.ts'

const ORIGIN = { x: 0, y: 0 }
const LAYERS = [1, 2, 3]

/** A pile of hexes: the top one is seen, the others are counted. */
function Pile({ texture, count, size, turned }: { texture: TerrainId | VentSide | null; count: number; size: number; turned: boolean }) {
  const layers = Math.min(count, 4)
  return (
    <>
      {LAYERS.slice(0, Math.max(layers - 1, 0)).map((depth) => (
        <polygon key={depth} points={hexOutline({ x: 0, y: (layers - depth) * 2.6 }, size)} className="mr-under" />
      ))}
      {texture ? (
        <g className={turned ? 'mr-turned' : undefined}>
          <polygon points={hexOutline(ORIGIN, size)} fill={`var(--mr-${texture})`} className="mr-ground" />
          <polygon points={hexOutline(ORIGIN, size)} fill={`url(#mr-${texture})`} />
          <polygon points={hexOutline(ORIGIN, size)} fill={`url(#mr-clear-${texture})`} />
        </g>
      ) : (
        <polygon points={hexOutline(ORIGIN, size)} className="mr-blank" />
      )}
      <polygon points={hexOutline(ORIGIN, size - 1)} className="halo" />
    </>
  )
}

interface SupplyProps {
  readonly table: TableProps<MarineView>
  readonly places: readonly Point[]
  readonly size: number
}

/** The three stacks of Wanderlust, each with its top tile face up. */
export function Stacks({ table, places, size }: SupplyProps) {
  const { view, before, piece, words, still } = table
  return view.game.stacks.map((stack, i) => {
    const place = places[i] ?? ORIGIN
    const turned = !still && before !== undefined && before.game.stacks[i]?.tiles !== stack.tiles
    return (
      <g key={stack.ref} {...piece(stack.ref)} className="mr-stack" transform={`translate(${place.x} ${place.y})`}>
        <Pile texture={stack.top} count={stack.tiles} size={size} turned={turned} />
        {stack.top && (
          <text y={-4} className="mr-name u14">
            {words.text(`mr.terrain.${stack.top}`)}
          </text>
        )}
        <text y={14} className="mr-count mr-middle">
          {stack.tiles}
        </text>
      </g>
    )
  })
}

/** The tile that was taken and is not yet placed. */
export function TileInHand({ table, places, size }: SupplyProps) {
  const { view, words } = table
  const tile = view.game.inHand.tile
  const place = places[0] ?? ORIGIN
  if (tile === null) return null
  return (
    <g transform={`translate(${place.x} ${place.y})`} className="mr-taken">
      <Pile texture={tile} count={1} size={size} turned={false} />
      <text y={5} className="mr-name u14">
        {words.text(`mr.terrain.${tile}`)}
      </text>
    </g>
  )
}

export function Vents({ table, places, size }: SupplyProps) {
  const { view, piece, words } = table
  const place = places[0] ?? ORIGIN
  return (
    <g {...piece(VENTS)} className="mr-stack" transform={`translate(${place.x} ${place.y})`}>
      <Pile texture={view.game.ventsLeft > 0 ? 'smoker' : null} count={view.game.ventsLeft} size={size} turned={false} />
      <text y={-4} className="mr-name u14">
        {words.text('mr.terrain.vent')}
      </text>
      <text y={14} className="mr-count mr-middle">
        {view.game.ventsLeft}
      </text>
    </g>
  )
}

/** Whether elements are offered that lie in the bag. */
const asksFromBag = ({ view, lit }: TableProps<MarineView>): boolean =>
  elementsAt(view.ask) === 'bag' && ELEMENT_IDS.some((element) => lit.has(elementRef(element)))

interface BagProps {
  readonly table: TableProps<MarineView>
  readonly columns: number
  readonly x: number
  readonly y: number
  readonly gap: number
}

/** What is left in the bag of elements. Its discs are lit when one may be chosen from it. */
export function Bag({ table, columns, x, y, gap }: BagProps) {
  const { view, piece, lit, words } = table
  const asked = asksFromBag(table)
  return (
    <g transform={`translate(${x} ${y})`}>
      <text x={-9} y={-18} className="mr-heading u14">
        {words.text('mr.bag')}
      </text>
      {ELEMENT_IDS.map((element, i) => (
        <g
          key={element}
          {...piece(asked && lit.has(elementRef(element)) ? elementRef(element) : bagRef(element))}
          className="mr-bag"
          transform={`translate(${(i % columns) * gap} ${Math.floor(i / columns) * 27})`}
        >
          <circle r={12} className="halo" />
          <Disc element={element} radius={9} />
          <text x={12} y={5} className="mr-figure">
            {view.game.bag[element]}
          </text>
        </g>
      ))}
    </g>
  )
}
