import type { Params } from '@deeptime/engine'
import type { MegafaunaView } from '@deeptime/megafauna'

const TURNS = 10
const LONGEST = 15

/** The line in the header: era, turn and phase. */
export function status(game: MegafaunaView): { readonly key: string; readonly params?: Params } | undefined {
  if (game.turn === 0) return undefined
  if (game.over) return { key: 'mf.status.over' }
  return {
    key: 'mf.status',
    params: { era: `@era.${game.era}`, turn: game.turn, last: game.rules.long ? LONGEST : TURNS, phase: `@mf.phase.${game.phase}` },
  }
}
