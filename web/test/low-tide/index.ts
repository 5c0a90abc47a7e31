import type { Seat } from '@deeptime/engine'
import { type LowTideView, lowTide } from '@deeptime/testing/low-tide/game.ts'
import { manifest } from '@deeptime/testing/low-tide/manifest.ts'
import shell from '~icon/oyster'
import type { Crest, GameTable, Shape } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { teller } from './teller.ts'

const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle']

const crestOf = (seat: Seat): Crest => ({ colour: 'var(--tint-sea)', icon: shell, shape: SHAPES[seat] ?? 'star', name: `lt.seat.${seat}` })

/** Low Tide's table. */
export const lowTideTable: GameTable<LowTideView> = {
  game: lowTide as GameTable<LowTideView>['game'],
  manifest,
  texts: {
    en: async () => (await import('./texts.ts')).EN,
    fr: async () => (await import('./texts.ts')).FR,
  },
  Board,
  panels: [],
  crests: (_, seat) => [crestOf(seat)],
  status: ({ round }) => ({ key: 'lt.status', params: { round: Math.min(3, round + 1) } }),
  figures: (view, seat) => [{ icon: shell, label: 'score.shells', value: view.shells[seat] ?? 0 }],
  note: (ref, _, words) => ({ title: words.ref(ref), lines: [words.text('lt.card')], rule: '1' }),
  changes: () => [],
  story: teller(crestOf),
  tutorial: { minutes: 0, chapters: [] },
}
