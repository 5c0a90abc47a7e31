import type { ClassicView } from '@deeptime/megafauna-classic'
import type { SmallPicture } from '../../play/glimpse.ts'
import { biomeOf } from './components.ts'
import { MARGIN } from './Ground.tsx'
import { BROAD, cornerOf, type Layout } from './geometry.ts'

/** What a stage shows of the map: left, top, width, height. */
export const frameOf = ({ map, named }: Layout) =>
  [-MARGIN - (named ? 8 : 0), -8, map.width + MARGIN + (named ? 30 : 18), map.height + 16] as const

/** The biomes as squares of colour, and where none is, the ground. */
export function shapesOf({ habitats }: ClassicView, layout: Layout): SmallPicture['shapes'] {
  const { width, height } = layout.tile
  return habitats.map((habitat) => {
    const { x, y } = cornerOf(layout, habitat.id)
    const ground = habitat.terrain === 'land' ? 'var(--mc-land)' : 'var(--mc-sea)'
    return { d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill: biomeOf(habitat.tile) ? ground : 'var(--line)' }
  })
}

export const picture = (view: ClassicView): SmallPicture => ({ viewBox: frameOf(BROAD), shapes: shapesOf(view, BROAD) })
