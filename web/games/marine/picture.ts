import type { MarineView } from '@deeptime/marine'
import type { SmallPicture } from '../../play/glimpse.ts'
import { hexCentre, hexOutline, SIZE } from './hexes.ts'

/** What a stage shows of Earth and its corners. */
export const VIEW = [-334, -368, 668, 736] as const

/** The tiles as dots of colour. */
export const picture = ({ tiles }: MarineView): SmallPicture => ({
  viewBox: VIEW,
  shapes: tiles.map((tile) => ({ d: `M${hexOutline(hexCentre(tile), SIZE - 2)}Z`, fill: `var(--mr-${tile.vent ?? tile.terrain})` })),
})
