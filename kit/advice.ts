import type { Advice, Seat } from '@deeptime/engine'
import type { Weights } from './weights.ts'

/** What a linear advice reads of a game. A row of features stands for whoever has a score: a player, an animal. */
export interface Looks<S, Term extends string> {
  /** What is looked at, in the order of the features. */
  readonly terms: readonly Term[]
  /** `row × terms + term`: what the position last looked at holds. Filled anew each time, as bots judge thousands a second. */
  readonly features: Float64Array
  lookAt(s: S): void
  /** How far the game has come, from 0 to 1. */
  progress(s: S): number
  /** A finished game is worth its score: every term counts once. Without this, weights go on to the end. */
  isOver?(s: S): boolean
  seats(s: S): number
  /** The row that a seat's result hangs on, by what each row is worth; −1 before it has one. */
  rowOf(s: S, seat: Seat, worths: Float64Array): number
  /** The row of a rival that no seat plays, −1 for none. */
  rivalOf?(s: S): number
}

const MOST_SEATS = 16

/** A sum of weighted features, early and late in the game: how far a seat leads over the strongest other. */
export function linearAdvice<S, Term extends string>(
  looks: Looks<S, Term>,
  weights: Weights<Term>,
): Required<Pick<Advice<S>, 'evaluate' | 'evaluateAll' | 'explain'>> {
  const { terms, features } = looks
  const count = terms.length
  const rows = features.length / count
  const early = Float64Array.from(terms, (t) => weights[t][0])
  const late = Float64Array.from(terms, (t) => weights[t][1])
  const now = new Float64Array(count)
  const worths = new Float64Array(rows)
  const rowBySeat = new Int16Array(MOST_SEATS)
  let seats = 0

  /** What each row is worth, and which one is whose. */
  const weigh = (s: S): void => {
    looks.lookAt(s)
    const p = looks.progress(s)
    if (looks.isOver?.(s)) now.fill(1)
    else for (let i = 0; i < count; i++) now[i] = (early[i] as number) * (1 - p) + (late[i] as number) * p
    for (let row = 0, at = 0; row < rows; row++) {
      let worth = 0
      for (let i = 0; i < count; i++, at++) worth += (now[i] as number) * (features[at] as number)
      worths[row] = worth
    }
    seats = looks.seats(s)
    for (let seat = 0; seat < seats; seat++) rowBySeat[seat] = looks.rowOf(s, seat, worths)
  }

  const rowOf = (seat: Seat): number => rowBySeat[seat] as number
  const worthOf = (row: number): number => (row < 0 ? 0 : (worths[row] as number))
  const featureOf = (row: number, i: number): number => (row < 0 ? 0 : (features[row * count + i] as number))

  const strongestOther = (s: S, seat: Seat): number => {
    let found = looks.rivalOf?.(s) ?? -1
    for (let other = 0; other < seats; other++) {
      const row = other === seat ? -1 : rowOf(other)
      if (row >= 0 && (found < 0 || (worths[row] as number) > (worths[found] as number))) found = row
    }
    return found
  }

  const lead = (s: S, seat: Seat): number => worthOf(rowOf(seat)) - worthOf(strongestOther(s, seat))

  return {
    evaluate(s, seat) {
      weigh(s)
      return lead(s, seat)
    },
    evaluateAll(s, leads) {
      weigh(s)
      for (let seat = 0; seat < seats; seat++) leads[seat] = lead(s, seat)
    },
    explain(s, seat) {
      weigh(s)
      const own = rowOf(seat)
      const other = strongestOther(s, seat)
      return terms.map((term, i) => ({ term, value: (now[i] as number) * (featureOf(own, i) - featureOf(other, i)) }))
    },
  }
}
