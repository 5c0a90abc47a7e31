import type { Rng, Seat } from '@deeptime/engine'
import { dealAnew } from '@deeptime/kit'
import { cardsOf } from './cards.ts'
import { lastEra } from './phases/turn.ts'
import type { State } from './state.ts'

/** Nobody knows the piles, nor which event cards an era holds: all of it is dealt anew. */
export function determinize(s: State, _seat: Seat, rng: Rng): void {
  for (const { pile } of s.rows) dealAnew([pile], rng)
  for (const pile of s.bioPiles) dealAnew([pile], rng)
  dealEra(s, rng)
}

/** A1f: any of the cards that this era has not shown; in era III of a long game the comet until it comes (A6a). */
function dealEra(s: State, rng: Rng): void {
  const { et, comet } = cardsOf(s).events
  const waits = s.rules.long && s.era === lastEra(s) && !s.etUsed.includes(comet) && s.etPile.length > 0
  const unseen = et.filter((card) => !s.etUsed.includes(card) && !(waits && card === comet))
  const left = s.etPile.length
  const dealt = rng.shuffle(unseen).slice(0, waits ? left - 1 : left)
  if (waits) dealt.push(comet)
  s.etPile = rng.shuffle(dealt)
}
