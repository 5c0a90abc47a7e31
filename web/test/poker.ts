import { cloneData, type Game, type Option, rankedResult, type Script, type Table } from '@deeptime/engine'

/** A tiny game of secrets: each seat holds a card; it bids on it in the open, shows it or the other one it drew, and laughs or not. */
interface Poker {
  deck: number[]
  hands: number[][]
  won: number[]
}

interface Card extends Option {
  readonly card: number
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

function deal(t: Table<Poker>) {
  t.shuffle(t.state.deck)
  for (const hand of t.state.hands) hand.push(t.draw(t.state.deck) as number, t.draw(t.state.deck) as number)
  for (const seat of t.state.hands.keys()) t.next({ step: 'turn', args: { seat } })
}

/** Whoever bids gains by a high card and loses by a low one: what is best, only the seat knows. */
function* turn(t: Table<Poker>, { seat }: { seat: number }): Script {
  const hand = t.state.hands[seat] as number[]
  const { id } = yield* t.ask(seat, 'bid', [{ id: 'bid' }, { id: 'fold' }], '1')
  const shown = yield* t.ask<Card>(
    seat,
    'show',
    hand.map((card) => ({ id: `card:${card}`, card })),
    '2',
  )
  t.state.won[seat] = (t.state.won[seat] as number) + (id === 'bid' ? 2 * shown.card - 9 : 0)
  t.state.hands[seat] = hand.filter((card) => card !== shown.card)
  yield* t.ask(seat, 'laugh', [{ id: 'laugh' }, { id: 'sit' }], '3')
}

export const poker: Game<Poker> = {
  id: 'poker',
  version: '1',
  seats: [2],
  settings: [],
  modes: [],
  bound: 6,
  setup: (seats) => ({ deck: [...CARDS], hands: Array.from({ length: seats }, () => []), won: Array(seats).fill(0) }),
  opening: [{ step: 'deal' }],
  steps: { deal, turn },
  clone: cloneData,
  view: (s, seat) => ({ ...s, deck: s.deck.length, hands: s.hands.map((hand, i) => (i === seat ? hand : hand.length)) }),
  determinize(s, seat, rng) {
    const others = s.hands.filter((_, i) => i !== seat)
    const unseen = rng.shuffle([...s.deck, ...others.flat()].sort())
    for (const hand of others) hand.splice(0, hand.length, ...unseen.splice(0, hand.length))
    s.deck = unseen
  },
  score: (s) => s.won.map((value) => ({ total: value, parts: [{ label: 'won', value, rule: '2' }] })),
  aim: () => 'lead',
  result: (s) => rankedResult([s.won.map((_, seat) => seat)], 'won', '2'),
  audit: () => [],
}
