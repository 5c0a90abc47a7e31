import type { Ask } from '@deeptime/engine'
import { type Compound, countedIn, largest } from '../../table/compound.ts'

/** Where species are counted tile by tile. */
const COUNTS: ReadonlySet<string> = new Set(['speciation.count', 'wanderlust.count', 'card.count'])

/** Speciation puts the most on every tile around; to a new tile move all from everywhere. */
function most(ask: Ask): string | undefined {
  if (COUNTS.has(ask.kind)) return largest(ask)
  return ask.kind === 'wanderlust.from' ? ask.options.find(({ id }) => id !== 'done')?.id : undefined
}

export const compound: Compound = {
  most,
  total(action) {
    if (action.head === 'competition') {
      const n = action.made.filter(({ kind }) => kind === 'competition.victim').length
      return n > 0 ? { key: 'mr.total.competition', params: { n } } : undefined
    }
    const n = countedIn(action)
    return n > 0 ? { key: action.head === 'speciation' ? 'mr.total.new' : 'mr.total.moved', params: { n } } : undefined
  },
}
