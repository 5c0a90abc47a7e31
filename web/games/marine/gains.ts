import type { SeatView } from '@deeptime/engine'
import type { MarineView } from '@deeptime/marine'

/** The VP that the deciding animal would gain at once with this hex or tile, as the rules reckon it; traits and cards may add to it. */
export function gainAt(ref: string, { ask, game }: SeatView<MarineView>): number | undefined {
  if (!ask?.options.some((option) => option.about?.includes(ref))) return undefined
  const tile = game.tiles.find((t) => t.ref === ref)
  switch (ask.kind) {
    case 'wanderlust.hex':
      return game.rim.find((hex) => hex.ref === ref)?.bonus
    case 'tectonics.tile':
      return tile?.ventBonus ?? undefined
    case 'evolution.tile':
      return tile?.awards.find(({ animal }) => animal === game.active)?.vp ?? 0
    default:
      return undefined
  }
}
