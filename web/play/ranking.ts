import type { Opinion, Thought } from '@deeptime/bots'

/** An option that was tried so little, against the one tried most, that its lead is luck. */
const HARDLY = 0.1

/** What a bot thinks of an option, as it is shown: with a lead that it can stand for, or without one. */
export interface Ranked {
  readonly opinion: Opinion
  /** From 1. */
  readonly rank: number
  /** Tried often enough for its lead to be told. */
  readonly tried: boolean
}

/** Options in the order of the leads that are shown, the best first; then those that were hardly looked at, which show none. */
export function ranked({ ranking }: Pick<Thought, 'ranking'>): readonly Ranked[] {
  const most = Math.max(1, ...ranking.map(({ visits }) => visits))
  const tried = ({ visits }: Opinion): boolean => visits >= most * HARDLY
  const sorted = [
    ...ranking.filter(tried).sort((a, b) => b.value - a.value || b.visits - a.visits),
    ...ranking.filter((opinion) => !tried(opinion)).sort((a, b) => b.visits - a.visits),
  ]
  return sorted.map((opinion, i) => ({ opinion, rank: i + 1, tried: tried(opinion) }))
}
