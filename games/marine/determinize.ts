import type { Rng, Seat } from '@deeptime/engine'
import type { Deck } from './data/deck.ts'
import { BOTTOM_CARDS } from './data/setup.ts'
import { deckOf, endingCard } from './deck.ts'
import type { MarineState } from './state.ts'

/**
 * Deals anew, in place, what the seat can't know: tiles under the tops, the draw pile, cards and traits out of sight. All of it
 * is put in order first, so that two games that differ only in secrets are dealt alike. Plain loops: bots do this thousands of times a second.
 */
export function determinize(s: MarineState, seat: Seat, rng: Rng): void {
  const { cards, traits } = namesIn(deckOf(s))
  dealStacks(s, rng)
  dealPile(s, cards, rng)
  dealTraits(s, seat, traits, rng)
}

/** Names as numbers, so that they can be put in order by counting. */
interface Numbered {
  readonly ids: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
}

const numbered = (items: readonly { readonly id: string }[]): Numbered => ({
  ids: items.map((item) => item.id),
  numberOf: new Map(items.map((item, i) => [item.id, i])),
})

const KNOWN = new WeakMap<Deck, { readonly cards: Numbered; readonly traits: Numbered }>()

function namesIn(deck: Deck): { readonly cards: Numbered; readonly traits: Numbered } {
  const known = KNOWN.get(deck)
  if (known) return known
  const made = { cards: numbered(deck.evolution), traits: numbered(deck.traits) }
  KNOWN.set(deck, made)
  return made
}

/** How often each number lies hidden. Kept from call to call, all 0 in between. */
const counts: number[] = []
let hidden = 0

function hide(n: number): void {
  while (counts.length <= n) counts.push(0)
  counts[n] = (counts[n] as number) + 1
  hidden++
}

/** All that was hidden, shuffled from its order. */
function dealt(rng: Rng): number[] {
  const found: number[] = new Array<number>(hidden)
  let next = 0
  for (let n = 0; next < hidden; n++) {
    for (let left = counts[n] as number; left > 0; left--) found[next++] = n
    counts[n] = 0
  }
  hidden = 0
  return rng.shuffle(found)
}

function dealStacks(s: MarineState, rng: Rng): void {
  for (const stack of s.stacks) for (let i = 0; i < stack.length - 1; i++) hide(stack[i] as number)
  const tiles = dealt(rng)
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
    else hide(numberOf.get(card) as number)
  }
  for (const card of unseenCards) hide(numberOf.get(card) as number)
  const found = dealt(rng)
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
  for (const trait of unseenTraits) hide(numberOf.get(trait) as number)
  for (const animal of others) for (const trait of s.dealt[animal] as string[]) hide(numberOf.get(trait) as number)
  const found = dealt(rng)
  let next = 0
  for (const animal of others) {
    const theirs = s.dealt[animal] as string[]
    for (let i = 0; i < theirs.length; i++) theirs[i] = ids[found[next++] as number] as string
  }
  for (let i = 0; i < unseenTraits.length; i++) unseenTraits[i] = ids[found[next++] as number] as string
}
