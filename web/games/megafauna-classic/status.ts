import type { Params } from '@deeptime/engine'
import type { ClassicView } from '@deeptime/megafauna-classic'
import { PERIODS, periodOf } from './components.ts'

/** The line in the header: which period it is, how many cards are left of it, and how much lies in the tarpit. */
export function status(game: ClassicView): { readonly key: string; readonly params?: Params } | undefined {
  if (game.turn === 0) return undefined
  if (game.over) return { key: 'mc.status.over' }
  const period = periodOf(game)
  return {
    key: 'mc.status',
    params: {
      period: `@period.${period}`,
      left: game.periods[PERIODS.indexOf(period)] ?? 0,
      climate: `@mc.climate.${game.greenhouse}`,
      tarpit: game.tarpit.length,
    },
  }
}
