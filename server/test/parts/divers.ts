import { type Ask, cloneData, type Game, type Option, rankedResult, type Script, type Seat, type Table } from '@deeptime/engine'

/**
 * Pearl Divers, a game for tests. Each round every seat in turn takes a shell from the reef or draws a pearl in secret;
 * then all offer a pearl at once, in secret, and the finest offer wins the round. Pearls are secrets with names of their own.
 */
interface Divers {
  round: number
  rounds: number
  deck: string[]
  hands: string[][]
  offered: string[]
  shells: number[]
  reef: number
}

interface Offer extends Option {
  readonly pearl: string
}

const PEARLS = Array.from({ length: 48 }, (_, i) => `pearl-${String.fromCharCode(97 + (i % 26))}${(i * 7919) % 9973}`)
const ROUNDS = { short: 3, medium: 8, morning: 20, evening: 40, long: 150 }
const worth = (pearl: string): number => Number(/\d+$/.exec(pearl)?.[0])
const round = (s: Divers) => [...s.hands.map((_, seat) => ({ step: 'dive', args: { seat } })), { step: 'offer' }]

function deal(t: Table<Divers>) {
  t.shuffle(t.state.deck)
  for (const hand of t.state.hands) for (let i = 0; i < 3; i++) hand.push(t.state.deck.pop() as string)
  t.next(...round(t.state))
}

/** A seat gathers shells one by one, or draws a pearl and is done. */
function* dive(t: Table<Divers>, { seat }: { seat: Seat }): Script {
  const { state } = t
  for (let taken = 0; taken < 2; taken++) {
    const options = [
      { id: 'done' },
      ...(state.reef > 0 ? [{ id: 'shell', about: ['reef'] }] : []),
      ...(state.deck.length > 0 ? [{ id: 'draw', about: ['deck'] }] : []),
    ]
    const { id } = yield* t.ask(seat, 'dive', options, '1')
    if (id === 'shell') {
      state.reef--
      state.shells[seat] = (state.shells[seat] as number) + 1
      t.log('shell', { seat }, '1')
      continue
    }
    if (id === 'draw') {
      const pearl = t.draw(state.deck) as string
      state.hands[seat]?.push(pearl)
      t.log('draw', { seat }, '1')
      t.logFor([seat], 'drew', { pearl }, '1')
    }
    return
  }
}

/** The finest offer wins this many shells. */
function* offerFor(prize: number, t: Table<Divers>): Script {
  const asks: Ask<Offer>[] = t.state.hands.flatMap((hand, seat) =>
    hand.length > 0 ? [{ seat, kind: 'offer', options: hand.map((pearl) => ({ id: pearl, about: [pearl], pearl })), rule: '2' }] : [],
  )
  const answers = yield* t.askTogether(asks)
  t.reveal()
  answers.forEach(({ pearl }, i) => {
    const hand = t.state.hands[asks[i]?.seat as number] as string[]
    hand.splice(hand.indexOf(pearl), 1)
  })
  const best = [...answers].sort((a, b) => worth(b.pearl) - worth(a.pearl))[0]
  const winner = best && asks[answers.indexOf(best)]?.seat
  if (winner !== undefined) t.state.shells[winner] = (t.state.shells[winner] as number) + prize
  t.state.offered.push(...answers.map((a) => a.pearl))
  t.log('won', { seat: winner ?? -1, offers: answers.map((a) => a.pearl) }, '2')
  if (t.state.deck.length === 0) t.state.deck = t.shuffle(t.state.offered.splice(0))
  t.state.reef = 3
  if (++t.state.round < t.state.rounds) t.next(...round(t.state))
}

export const divers: Game<Divers, unknown> = {
  id: 'divers',
  version: '2',
  seats: [2, 3, 4],
  settings: [{ id: 'length', kind: 'choice', values: ['short', 'medium', 'morning', 'evening', 'long'], initial: 'medium' }],
  modes: [{ id: 'standard', settings: {}, seats: [2, 3, 4] }],
  bound: 4000,
  setup: (seats, settings) => ({
    round: 0,
    rounds: ROUNDS[settings.length as keyof typeof ROUNDS],
    deck: [...PEARLS],
    hands: Array.from({ length: seats }, () => []),
    offered: [],
    shells: new Array(seats).fill(0),
    reef: 3,
  }),
  opening: [{ step: 'deal' }],
  steps: { deal, dive, offer: (t) => offerFor(3, t) },
  clone: cloneData,
  view: (s, seat) => ({ ...s, deck: s.deck.length, hands: s.hands.map((hand, i) => (i === seat ? hand : hand.length)) }),
  determinize(s, seat, rng) {
    const others = s.hands.filter((_, i) => i !== seat)
    const unseen = rng.shuffle([...s.deck, ...others.flat()].sort())
    for (const hand of others) hand.splice(0, hand.length, ...unseen.splice(0, hand.length))
    s.deck = unseen
  },
  score: (s) => s.shells.map((value) => ({ total: value, parts: [{ label: 'shells', value, rule: '2' }] })),
  aim: () => 'lead',
  result(s) {
    const places = [...new Set(s.shells)].sort((a, b) => b - a).map((n) => s.shells.flatMap((m, i) => (m === n ? [i] : [])))
    return rankedResult(places, 'shells', '2')
  },
  audit(s) {
    const all = [...s.deck, ...s.hands.flat(), ...s.offered].sort()
    return all.join() === [...PEARLS].sort().join() ? [] : ['a pearl is lost']
  },
}

/** Its first version, which rewarded fine pearls more. */
export const diversOfOld: Game<Divers, unknown> = {
  ...divers,
  version: '1',
  steps: { ...divers.steps, offer: (t: Table<Divers>) => offerFor(5, t) },
}
