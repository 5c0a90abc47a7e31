import type { AnimalId, MarineView, TileView } from '@deeptime/marine'
import type { Language } from '@deeptime/words'
import { memo } from 'react'
import { litAlike } from '../../table/alike.ts'
import type { PieceProps, TableProps } from '../../table/board.ts'
import { groupPlaces, hexCentre, hexOutline, SIZE } from './hexes.ts'
import { Glyph, Token } from './Pieces.tsx'
import { hexName, speciesRef } from './refs.ts'

interface TileProps {
  readonly tile: TileView
  readonly name: string
  /** The language of its labels. */
  readonly language: Language
  /** Points for the first, second … place. */
  readonly places: readonly number[]
  /** Animals in the order of the food chain. */
  readonly order: readonly AnimalId[]
  readonly turned: boolean
  /** VP that choosing it would bring. */
  readonly gain: number | undefined
  /** A piece with its name. */
  piece(ref: string): PieceProps
  /** The same without: quick to tell whether its light has changed. */
  readonly light: TableProps<MarineView>['piece']
  isLit(ref: string): boolean
}

/** Who lives on a tile, in the order of the food chain. */
const presentOn = ({ tile, order }: Pick<TileProps, 'tile' | 'order'>): readonly AnimalId[] =>
  order.filter((animal) => (tile.species[animal] ?? 0) > 0)

function drawnAlike(a: TileProps, b: TileProps): boolean {
  const refs = [b.tile.ref, ...presentOn(b).map((animal) => speciesRef(animal, b.tile.q, b.tile.r))]
  const same = a.tile === b.tile && a.name === b.name && a.language === b.language && a.turned === b.turned && a.gain === b.gain
  return same && a.order.join() === b.order.join() && litAlike(refs, a.light, b.light)
}

/** A tile of Earth: its ground, its name, what its places pay, and who lives there. */
export const Tile = memo(function Tile({ tile, name, places, order, turned, gain, piece, isLit }: TileProps) {
  const centre = hexCentre(tile)
  const ground = tile.vent ?? tile.terrain
  return (
    <g transform={`translate(${centre.x} ${centre.y})`}>
      <g {...piece(tile.ref)} className="mr-tile">
        <g className={turned ? 'mr-turned' : undefined}>
          <Ground texture={tile.tile} size={SIZE - 1} />
          {tile.vent && <Ground texture={ground} size={SIZE - 8} />}
          {tile.vent && (
            <Glyph name={tile.vent === 'smoker' ? 'smoking-volcano' : 'eruption'} size={62} x={0} y={2} className="mr-vent-art" />
          )}
          <polygon points={hexOutline({ x: 0, y: 0 }, SIZE - (tile.vent ? 11 : 5))} className="mr-inner" />
          <text y={tile.vent ? -26 : -29} className="mr-name u14">
            {name} <tspan className="mr-where">{hexName(`${tile.q},${tile.r}`)}</tspan>
          </text>
          <text y={tile.vent ? 38 : 43} className="mr-places u14">
            {places.join('·')}
          </text>
        </g>
        <polygon points={hexOutline({ x: 0, y: 0 }, SIZE - 3)} className="halo" />
        {gain !== undefined && <Gain vp={gain} y={-48} />}
      </g>
      <Species tile={tile} order={order} piece={piece} isLit={isLit} />
    </g>
  )
}, drawnAlike)

/** What a choice would bring, as a small flag on its place. */
export function Gain({ vp, y }: { vp: number; y: number }) {
  return (
    <g transform={`translate(0 ${y})`} className="mr-gain">
      <rect x={-16} y={-10} width={32} height={20} rx={10} />
      <text y={5}>+{vp}</text>
    </g>
  )
}

const Ground = memo(function Ground({ texture, size }: { texture: string; size: number }) {
  const points = hexOutline({ x: 0, y: 0 }, size)
  return (
    <>
      <polygon points={points} fill={`var(--mr-${texture})`} className="mr-ground" />
      <polygon points={points} fill={`url(#mr-${texture})`} />
      <polygon points={points} fill={`url(#mr-clear-${texture})`} />
    </>
  )
})

function Species({ tile, order, piece, isLit }: Pick<TileProps, 'tile' | 'order' | 'piece' | 'isLit'>) {
  const present = presentOn({ tile, order })
  const spots = groupPlaces(present.length)
  return present.map((animal, i) => {
    const spot = spots[i] ?? { x: 0, y: 0 }
    const ref = speciesRef(animal, tile.q, tile.r)
    const count = tile.species[animal] ?? 0
    return (
      <g
        key={animal}
        {...piece(ref)}
        className={isLit(ref) || !isLit(tile.ref) ? 'mr-species' : 'mr-species mr-through'}
        transform={`translate(${spot.x} ${spot.y + 3})`}
      >
        <rect x={-18} y={-11.5} width={36} height={23} rx={11} className="mr-plate rim" />
        <Token animal={animal} x={-8} size={15} hollow={!tile.thriving.includes(animal)} />
        <text x={2.5} y={5} className="mr-count">
          {count}
        </text>
      </g>
    )
  })
}
