import type { SeatView } from '@deeptime/engine'
import type { MarineView, TileView } from '@deeptime/marine'
import { bonusPoints } from '@deeptime/marine/data/bonus.ts'
import { TERRAINS } from '@deeptime/marine/data/terrains.ts'
import type { Axial } from './hexes.ts'
import { readCorner, readHex, readRef, tileRef } from './refs.ts'

/** What a choice on Earth would bring, told before it is made. */

/** Whether two hexes share a side. */
export const areNeighbours = (a: Axial, b: Axial): boolean =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1

const countBeside = (game: MarineView, hex: Axial, is: (tile: TileView) => boolean): number =>
  game.tiles.filter((tile) => areNeighbours(hex, tile) && is(tile)).length

/** The VP that the deciding animal would gain at once with this hex or tile; traits and cards may add to it. */
export function gainAt(ref: string, { ask, game }: SeatView<MarineView>): number | undefined {
  if (!ask?.options.some((option) => option.about?.includes(ref))) return undefined
  const hex = readHex(readRef(ref).id)
  switch (ask.kind) {
    case 'wanderlust.hex': // Wanderlust 4
      return bonusPoints(1 + countBeside(game, hex, (tile) => tile.terrain === game.inHand.tile))
    case 'tectonics.tile': // Tectonics 4
      return bonusPoints(1 + countBeside(game, hex, (tile) => tile.vent !== null))
    case 'evolution.tile':
      return game.tiles.find((tile) => tile.ref === ref)?.awards.find(({ animal }) => animal === game.active)?.vp ?? 0
    default:
      return undefined
  }
}

/** The tiles around a disc and how many species one Speciation puts on each, cards and traits aside. */
export function roomAround(ref: string, game: MarineView): { readonly tile: TileView; readonly capacity: number }[] {
  return readCorner(readRef(ref).id).flatMap(({ q, r }) => {
    const tile = game.tiles.find((t) => t.ref === tileRef(q, r))
    const terrain = TERRAINS.find(({ id }) => id === tile?.terrain)
    return tile && terrain ? [{ tile, capacity: terrain.speciationCapacity }] : []
  })
}
