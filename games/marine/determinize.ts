import type { Rng, Seat } from '@deeptime/engine'
import { type Numbered, numbered, oncePer, Unseen } from '@deeptime/kit'
import type { Deck } from './components/deck.ts'
import { BOTTOM_CARDS } from './components/setup.ts'
import { deckOf, endingCard } from './deck/in-play.ts'
import type { MarineState } from './state.ts'

/**
 * Deals anew, in place, what the seat can't know: tiles under the tops, the draw pile, cards and traits out of sight. Plain loops: bots
 * do this thousands of times a second.
 */
export function determinize(s: MarineState, seat: Seat, rng: Rng): void {
  const { cards, traits } = namesIn(deckOf(s))
  dealStacks(s, rng)
  dealPile(s, cards, rng)
  dealTraits(s, seat, traits, rng)
}

/** Cards and traits as numbers, so that they can be put in order by counting. */
const namesIn = oncePer((deck: Deck) => ({ cards: numbered(deck.evolution), traits: numbered(deck.traits) }))

const unseen = new Unseen()

function dealStacks(s: MarineState, rng: Rng): void {
  for (const stack of s.stacks) for (let i = 0; i < stack.length - 1; i++) unseen.add(stack[i] as number)
  const tiles = unseen.deal(rng)
  let next = 0
  for (const stack of s.stacks) for (let i = 0; i < stack.length - 1; i++) stack[i] = tiles[next++] as number
}

/** Which cards left unseen nobody knows; that Asteroid is among the bottom five everybody does. */
function dealPile(s: MarineState, { ids, numberOf }: Numbered, rng: Rng): void {
  const { pile, unseenCards } = s
  const asteroid = endingCard(deckOf(s))
  let inPile = false
  for (const card of pile) {
    if (card === asteroid) inPile = true
    else unseen.add(numberOf.get(card) as number)
  }
  for (const card of unseenCards) unseen.add(numberOf.get(card) as number)
  const found = unseen.deal(rng)
  let next = 0
  for (let i = 0; i < unseenCards.length; i++) unseenCards[i] = ids[found[next++] as number] as string
  const end = inPile ? rng.int(Math.min(pile.length, BOTTOM_CARDS + 1)) : -1
  for (let i = 0; i < pile.length; i++) pile[i] = i === end ? asteroid : (ids[found[next++] as number] as string)
}

function dealTraits(s: MarineState, seat: Seat, { ids, numberOf }: Numbered, rng: Rng): void {
  const { unseenTraits } = s
  const others = s.animals.filter((animal) => s.seatOf[animal] !== seat && (s.dealt[animal] as string[]).length > 0)
  // Set-up R: once all traits are revealed, those left unseen never come back.
  if (others.length === 0) return
  for (const trait of unseenTraits) unseen.add(numberOf.get(trait) as number)
  for (const animal of others) for (const trait of s.dealt[animal] as string[]) unseen.add(numberOf.get(trait) as number)
  const found = unseen.deal(rng)
  let next = 0
  for (const animal of others) {
    const theirs = s.dealt[animal] as string[]
    for (let i = 0; i < theirs.length; i++) theirs[i] = ids[found[next++] as number] as string
  }
  for (let i = 0; i < unseenTraits.length; i++) unseenTraits[i] = ids[found[next++] as number] as string
}
