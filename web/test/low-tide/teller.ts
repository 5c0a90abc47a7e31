import type { Seat } from '@deeptime/engine'
import type { LowTideView } from '@deeptime/testing/low-tide/game.ts'
import type { Teller } from '../../story/teller.ts'
import type { Crest } from '../../table/board.ts'

/** Each find is a turn of the one who makes it. */
export const teller = (crestOf: (seat: Seat) => Crest): Teller<LowTideView> => ({
  actors: ({ shells }) => shells.map((_, seat) => ({ id: `@lt.seat.${seat}`, seat, crest: crestOf(seat) })),
  opens: ({ params }) => ({ kind: 'turn', actor: `@lt.seat.${params.seat}` }),
  silent: new Set(),
  mortal: new Set(),
  clauses: ['gather'],
  action: () => ({ key: 'story.action.gather' }),
  gain: ({ params }) => ({ actor: `@lt.seat.${params.seat}`, points: Number(params.shells) }),
  ref: () => undefined,
  part: () => '',
  partTitle: () => ({ key: 'lt.game' }),
  crux: ['bid'],
})
