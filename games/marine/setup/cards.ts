import type { Rng, Table } from '@deeptime/engine'
import { layCard } from '../actions/evolution.ts'
import { STEP } from '../agenda.ts'
import { BOTTOM_CARDS, REMOVED_CARDS, ROW_SLOTS } from '../components/setup.ts'
import { deckOf, endingCard } from '../deck/in-play.ts'
import type { MarineState } from '../state.ts'

/** Set-up S: some cards leave unseen, Asteroid is shuffled into the bottom five, the rest lies on top. */
export function stackDeck(s: MarineState, rng: Rng): void {
  const deck = deckOf(s)
  const asteroid = endingCard(deck)
  const cards = rng.shuffle(deck.evolution.map((card) => card.id).filter((id) => id !== asteroid))
  s.unseenCards = cards.splice(0, REMOVED_CARDS[s.variants.length])
  const bottom = rng.shuffle([asteroid, ...cards.splice(0, BOTTOM_CARDS)])
  s.pile = [...bottom, ...cards]
}

/** Set-up T: five cards, one by one, each with its text on entering play. */
export function dealRow(t: Table<MarineState>): void {
  if (t.state.row.length + 1 < ROW_SLOTS) t.next(STEP.dealRow)
  layCard(t, false)
}
