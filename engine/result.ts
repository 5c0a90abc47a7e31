import type { CommonOutcome, Result, Seat } from './types.ts'

/** The end of a game of leads: whoever is first alone has won, seats that share the first place have drawn. */
export function rankedResult(places: readonly Seat[][], reason: string, rule: string): Result {
  const outcomes: Result['outcomes'][number][] = []
  for (const [place, seats] of places.entries()) {
    for (const seat of seats) outcomes[seat] = place > 0 ? 'lost' : seats.length > 1 ? 'drew' : 'won'
  }
  return { places, outcomes, reason, rule }
}

/** The end of a game that all seats win or lose together, or a lone one against the rules. */
export function commonResult(seats: number, common: CommonOutcome, reason: string, rule: string): Result {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return { places: [all], outcomes: all.map(() => common), common, reason, rule }
}

/** What a seat won of the game: 1, its share of a drawn one, or 0. */
export function shareOfVictory({ places, outcomes }: Result, seat: Seat): number {
  if (outcomes[seat] === 'won') return 1
  return outcomes[seat] === 'drew' ? 1 / (places[0] as Seat[]).length : 0
}
