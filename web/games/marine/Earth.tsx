import { CORNER_REFS, HEX_REFS, type MarineView, type TerrainId } from '@deeptime/marine'
import { TERRAINS } from '@deeptime/marine/components/terrains.ts'
import { readRef } from '../../board/refs.ts'
import type { TableProps } from '../../table/board.ts'
import { gainAt } from './gains.ts'
import { hexCentre, hexOutline, meetingPoint, SIZE } from './hexes.ts'
import { titleOf } from './notes/titles.ts'
import { Disc } from './Pieces.tsx'
import { hexName, readCorner, readHex } from './refs.ts'
import { Gain, Tile } from './Tile.tsx'

const PLACES = new Map(TERRAINS.map((terrain) => [terrain.id, terrain.score]))

const placesOf = (terrain: TerrainId): readonly number[] => PLACES.get(terrain) ?? []

/** The hex grid: what is still unknown, the tiles, and the discs where they meet. */
export function Earth(table: TableProps<MarineView>) {
  const { view, before, lit, words, still } = table
  const piece = (ref: string) => table.piece(ref, titleOf(ref, view.game, words))
  const props = { ...table, piece }
  const game = view.game
  const order = game.animals.map((animal) => animal.id)
  const isLit = (ref: string) => lit.has(ref)
  const groundBefore = new Map(before?.game.tiles.map((tile) => [tile.ref, tile.vent ?? tile.terrain]))
  const discsBefore = new Map(before?.game.discs.map((disc) => [disc.ref, disc.element]))
  return (
    <g className="mr-earth">
      <Unknown {...props} />
      {game.tiles.map((tile) => (
        <Tile
          key={tile.ref}
          tile={tile}
          name={words.text(tile.vent ? `mr.vent.${tile.vent}` : `mr.terrain.${tile.terrain}`)}
          language={words.language}
          places={placesOf(tile.terrain)}
          order={order}
          turned={!still && before !== undefined && groundBefore.get(tile.ref) !== (tile.vent ?? tile.terrain)}
          gain={lit.has(tile.ref) ? gainAt(tile.ref, view) : undefined}
          piece={piece}
          light={table.piece}
          isLit={isLit}
        />
      ))}
      {game.discs.map((disc) => {
        const { x, y } = cornerPlace(disc.ref)
        const fresh = !still && before !== undefined && discsBefore.get(disc.ref) !== disc.element
        return (
          <g key={disc.ref} {...piece(disc.ref)} className="mr-corner" transform={`translate(${x} ${y})`}>
            <circle r={15.5} className="halo" />
            <g className={fresh ? 'fresh' : undefined}>
              <Disc element={disc.element} />
            </g>
          </g>
        )
      })}
      <VacantCorners {...props} />
    </g>
  )
}

/** Hexes without a tile: calm, unless a tile may go there. */
function Unknown({ view, piece, lit }: TableProps<MarineView>) {
  const known = new Set(view.game.tiles.map(({ ref }) => ref))
  const tile = view.game.inHand.tile
  return HEX_REFS.filter((ref) => !known.has(ref)).map((ref) => {
    const centre = hexCentre(readHex(readRef(ref).id))
    const gain = lit.has(ref) ? gainAt(ref, view) : undefined
    return (
      <g key={ref} {...piece(ref)} className="mr-unknown" transform={`translate(${centre.x} ${centre.y})`}>
        <polygon points={hexOutline({ x: 0, y: 0 }, SIZE - 2)} className="mr-blank" />
        {lit.has(ref) && tile && <polygon points={hexOutline({ x: 0, y: 0 }, SIZE - 2)} fill={`var(--mr-${tile})`} className="mr-ghost" />}
        <text y={5} className="mr-grid u14">
          {hexName(readRef(ref).id)}
        </text>
        {lit.has(ref) && <polygon points={hexOutline({ x: 0, y: 0 }, SIZE - 4)} className="halo" />}
        {gain !== undefined && <Gain vp={gain} y={-16} />}
      </g>
    )
  })
}

/** Corners that could take a disc now; what would lie there is shown faintly. */
function VacantCorners({ view, piece, lit }: TableProps<MarineView>) {
  const taken = new Set(view.game.discs.map((disc) => disc.ref))
  const disc = view.game.inHand.disc
  return CORNER_REFS.filter((ref) => lit.has(ref) && !taken.has(ref)).map((ref) => {
    const { x, y } = cornerPlace(ref)
    return (
      <g key={ref} {...piece(ref)} className="mr-vacant" transform={`translate(${x} ${y})`}>
        <circle r={17} className="mr-touch" />
        <circle r={9} className="halo" />
        {disc && <Disc element={disc} radius={7.5} />}
      </g>
    )
  })
}

const cornerPlace = (ref: string) => meetingPoint(readCorner(readRef(ref).id))
