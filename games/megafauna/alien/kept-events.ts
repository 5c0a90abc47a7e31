/** K5h Snail tectonics: a stable biosphere lets the plate events of the turn before happen. */

import type { Script } from '@deeptime/engine'
import { eventIn } from '../cards.ts'
import { stripOf } from '../climate.ts'
import { followAir, happen } from '../events/resolve.ts'
import { type MegafaunaTable, tell } from '../keys.ts'

export function* keptEventsStep(t: MegafaunaTable): Script {
  const s = t.state
  const kept = s.keptBefore
  s.keptBefore = []
  // The first card of an era moves nothing.
  if (kept.length === 0 || !eventIn(s, s.et).stable || s.etUsed.length <= 1) return
  for (const { event, craton } of kept) {
    tell(t, 'event.kept.now', { event: `@kind.${event.kind}` }, 'K5h')
    const before = stripOf(s).id
    yield* happen(t, event, craton)
    followAir(t, before)
  }
}
