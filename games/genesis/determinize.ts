import type { Rng, Seat } from '@deeptime/engine'
import { Unseen } from '@deeptime/kit'
import { ROWS } from './components/ids.ts'
import { HADEAN_REMOVED } from './components/setup.ts'
import { cardsIn } from './refs.ts'
import type { GenesisState } from './state.ts'

const unseen = new Unseen()

/** Deals anew, in place, what lies face down. Everybody knows the same, so the seat does not matter. */
export function determinize(s: GenesisState, _seat: Seat, rng: Rng): void {
  if (s.turn === 0 && s.eventDeck.length === 0) return
  dealEvents(s, rng)
  dealPlacards(s, rng)
  dealMutations(s, rng)
}

/** Eon by eon: cards of the deck and cards that are out. The first of those that are out are Hadean, the rest Proterozoic. */
function dealEvents(s: GenesisState, rng: Rng): void {
  const { events } = cardsIn(s)
  const { eventDeck, eventsOut } = s
  for (const eon of ['hadean', 'archean', 'proterozoic'] as const) {
    const from = eon === 'hadean' ? 0 : eon === 'proterozoic' ? HADEAN_REMOVED : eventsOut.length
    const to = eon === 'hadean' ? HADEAN_REMOVED : eventsOut.length
    for (let i = from; i < to; i++) unseen.add(eventsOut[i] as number)
    for (const card of eventDeck) if (events[card]?.eon === eon) unseen.add(card)
    const found = unseen.deal(rng)
    let next = 0
    for (let i = from; i < to; i++) eventsOut[i] = found[next++] as number
    for (let i = 0; i < eventDeck.length; i++) if (events[eventDeck[i] as number]?.eon === eon) eventDeck[i] = found[next++] as number
  }
}

function dealPlacards(s: GenesisState, rng: Rng): void {
  for (const row of ROWS) {
    const deck = s.placardDeck[row] as number[]
    const out = s.placardsOut[row] as number[]
    for (const placard of deck) unseen.add(placard)
    for (const placard of out) unseen.add(placard)
    const found = unseen.deal(rng)
    for (let i = 0; i < out.length; i++) out[i] = found[i] as number
    for (let i = 0; i < deck.length; i++) deck[i] = found[out.length + i] as number
  }
}

/** Cards that never lay on top, over the places of all such cards. */
function dealMutations(s: GenesisState, rng: Rng): void {
  for (const pile of s.piles) for (const card of pile) if (!s.seen[card]) unseen.add(card)
  const found = unseen.deal(rng)
  let next = 0
  for (const pile of s.piles) for (let i = 0; i < pile.length; i++) if (!s.seen[pile[i] as number]) pile[i] = found[next++] as number
}
