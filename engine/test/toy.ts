import { type Ask, cloneData, type Game, type Option, rankedResult, type Script, type Seat, SPECTATOR, type Table } from '@deeptime/engine'

/** Low Tide: every round each seat plays a card in secret; the highest card that nobody matched wins the die's worth of shells. */
interface LowTide {
  round: number
  deck: number[]
  hands: number[][]
  discard: number[]
  shells: number[]
  /** Cards played this round, and seats whose card was matched. */
  played: number[]
}

interface Card extends Option {
  readonly card: number
}

const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9]
const ROUNDS = 3
const KEEP = { id: 'keep', label: 'keep' }
const SHARE = { id: 'share', label: 'share' }
const asCard = (card: number): Card => ({ id: `card:${card}`, about: [`card:${card}`], card })

function deal(t: Table<LowTide>) {
  t.shuffle(t.state.deck)
  for (const hand of t.state.hands) for (let i = 0; i < 3; i++) hand.push(t.draw(t.state.deck) as number)
  t.next({ step: 'bid' })
}

function* bid(t: Table<LowTide>): Script {
  const asks: Ask<Card>[] = t.state.hands.map((hand, seat) => ({ seat, kind: 'bid', options: [...new Set(hand)].map(asCard), rule: '1' }))
  const answers = yield* t.askTogether(asks)
  answers.forEach(({ card }, seat) => {
    const hand = t.state.hands[seat] as number[]
    hand.splice(hand.indexOf(card), 1)
  })
  t.state.played = answers.map((o) => o.card)
  t.next({ step: 'award' })
}

function award(t: Table<LowTide>) {
  const { played } = t.state
  const unmatched = played.filter((card) => played.filter((c) => c === card).length === 1)
  const winner = unmatched.length > 0 ? played.indexOf(Math.max(...unmatched)) : SPECTATOR
  t.state.discard.push(...played)
  t.state.played = []
  t.state.round++
  if (winner !== SPECTATOR) t.next({ step: 'gather', args: { seat: winner, shells: t.roll(6) } })
  else if (t.state.round < ROUNDS) t.next({ step: 'bid' })
}

/** The winner may give one shell of its find to the seat on its left. */
function* gather(t: Table<LowTide>, { seat, shells }: { seat: Seat; shells: number }): Script {
  const { id } = yield* t.ask(seat, 'share', [KEEP, SHARE], '3')
  const left = (seat + 1) % t.state.shells.length
  t.state.shells[seat] = (t.state.shells[seat] as number) + shells - (id === 'share' ? 1 : 0)
  if (id === 'share') t.state.shells[left] = (t.state.shells[left] as number) + 1
  t.log('gather', { seat, shells }, '3')
  if (t.state.round < ROUNDS) t.next({ step: 'bid' })
}

export const lowTide: Game<LowTide, unknown> = {
  id: 'low-tide',
  version: '1',
  seats: [2, 3],
  settings: [],
  modes: [{ id: 'standard', settings: {}, seats: [2, 3] }],
  bound: 12,
  setup: (seats) => ({
    round: 0,
    deck: [...DECK],
    hands: Array.from({ length: seats }, () => []),
    discard: [],
    shells: Array(seats).fill(0),
    played: [],
  }),
  opening: [{ step: 'deal' }],
  steps: { deal, bid, award, gather },
  clone: cloneData,
  view: (s, seat) => ({ ...s, deck: s.deck.length, hands: s.hands.map((hand, i) => (i === seat ? hand : hand.length)) }),
  determinize(s, seat, rng) {
    const others = s.hands.filter((_, i) => i !== seat)
    const unseen = rng.shuffle([...s.deck, ...others.flat()].sort())
    for (const hand of others) hand.splice(0, hand.length, ...unseen.splice(0, hand.length))
    s.deck = unseen
  },
  score: (s) => s.shells.map((value) => ({ total: value, parts: [{ label: 'shells', value, rule: '3' }] })),
  aim: () => 'lead',
  result(s) {
    const places = [...new Set(s.shells)].sort((a, b) => b - a).map((n) => s.shells.flatMap((m, i) => (m === n ? [i] : [])))
    return rankedResult(places, 'shells', '3')
  },
  audit(s) {
    const all = [...s.deck, ...s.hands.flat(), ...s.discard, ...s.played].sort((a, b) => a - b)
    return all.join() === DECK.join() ? [] : [`cards are ${all.join()}`]
  },
}
