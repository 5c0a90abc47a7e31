import type { Rng, Seat } from '@deeptime/engine'
import { BOTTOM_CARDS } from './data/setup.ts'
import { deckOf, endingCard } from './deck.ts'
import type { MarineState } from './state.ts'

/** Deals anew, in place, what the seat can't know: tiles under the tops, the draw pile, cards and traits out of sight. */
export function determinize(s: MarineState, seat: Seat, rng: Rng): void {
  shuffleStacks(s, rng)
  shufflePile(s, rng)
  shuffleTraits(s, seat, rng)
}

function shuffleStacks(s: MarineState, rng: Rng): void {
  const hidden = rng.shuffle(s.stacks.flatMap((stack) => stack.slice(0, -1)))
  s.stacks = s.stacks.map((stack) => (stack.length === 0 ? [] : [...hidden.splice(0, stack.length - 1), stack.at(-1) as number]))
}

/** Which cards left unseen nobody knows; that Asteroid is among the bottom five everybody does. */
function shufflePile(s: MarineState, rng: Rng): void {
  const asteroid = endingCard(deckOf(s))
  const inPile = s.pile.includes(asteroid)
  const cards = rng.shuffle([...s.pile, ...s.unseenCards].filter((card) => card !== asteroid))
  const size = s.pile.length
  s.unseenCards = cards.splice(0, s.unseenCards.length)
  if (inPile) cards.splice(rng.int(Math.min(size, BOTTOM_CARDS + 1)), 0, asteroid)
  s.pile = cards
}

function shuffleTraits(s: MarineState, seat: Seat, rng: Rng): void {
  const others = s.animals.filter((animal) => s.seatOf[animal] !== seat)
  const hidden = rng.shuffle([...s.unseenTraits, ...others.flatMap((animal) => s.dealt[animal] as string[])])
  for (const animal of others) s.dealt[animal] = hidden.splice(0, (s.dealt[animal] as string[]).length)
  s.unseenTraits = hidden
}
