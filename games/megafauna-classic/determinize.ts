import type { Rng, Seat } from '@deeptime/engine'
import { dealAnew } from '@deeptime/kit'
import type { State } from './state.ts'

/** Nobody knows the piles: the cards of all face-down decks and each supply are dealt anew. */
export function determinize(s: State, _seat: Seat, rng: Rng): void {
  dealAnew([...s.periods, s.general], rng)
  dealAnew([s.mesozoic], rng)
  dealAnew([s.cenozoic], rng)
}
