import { cloneData, type Game, type Option, rankedResult, type Script, type Seat, type Table } from '@deeptime/engine'

/**
 * Surf: in turn each seat throws two dice and may throw each of them again, twice in all; then a lot names a seat that may push
 * one point off the wave. All of it is one script: chance that everybody sees needs no step of its own. What lies face down
 * (a pearl that nobody sees before the end) goes through the state.
 */
export interface Surf {
  turn: number
  points: number[]
  pearls: number[]
  found: number[]
}

interface Die extends Option {
  readonly die: number
}

const TURNS = 4
const DONE: Die = { id: 'done', die: -1 }

/** The dice stand in the ids, so that a game with other dice asks something else. */
const again = (dice: readonly number[]): Die[] => dice.map((value, die) => ({ id: `again:${die}:${value}`, die }))

function* ride(t: Table<Surf>): Script {
  const { state } = t
  const seat = state.turn % state.points.length
  const dice = [t.roll(6), t.roll(6)]
  t.log('thrown', { dice: dice.map(String) }, '1')
  for (let left = 2; left > 0; left--) {
    const { die } = yield* t.ask(seat, 'again', [...again(dice), DONE], '2')
    if (die < 0) break
    dice[die] = t.roll(6)
    t.log('thrown', { dice: dice.map(String) }, '2')
  }
  const lucky = t.random(state.points.length)
  const { id } = yield* t.ask(lucky, 'push', [{ id: `let:${dice.join('+')}` }, { id: `push:${dice.join('+')}` }], '3', { lucky })
  const wave = dice.reduce((sum, value) => sum + value, 0)
  state.points[seat] = (state.points[seat] as number) + wave - (id.startsWith('push') ? 1 : 0)
  t.log('rode', { seat, wave }, '3')
  state.turn++
  t.next(state.turn < TURNS ? { step: 'ride' } : { step: 'open' })
}

/** One pearl for each seat; it is turned up when nothing is left to decide. */
function open(t: Table<Surf>) {
  t.shuffle(t.state.pearls)
  t.state.found = t.state.points.map(() => t.draw(t.state.pearls) as number)
}

const totalOf = (s: Surf, seat: Seat): number => (s.points[seat] as number) + (s.found[seat] ?? 0)

export const surf: Game<Surf, unknown> = {
  id: 'surf',
  version: '1',
  seats: [2, 3],
  settings: [],
  modes: [{ id: 'standard', settings: {}, seats: [2, 3] }],
  bound: TURNS * 3,
  setup: (seats) => ({ turn: 0, points: Array(seats).fill(0), pearls: [0, 1, 2, 3], found: [] }),
  opening: [{ step: 'ride' }],
  steps: { ride, open },
  clone: cloneData,
  view: ({ turn, points, found }) => ({ turn, points, found }),
  determinize: (s, _seat, rng) => void rng.shuffle(s.pearls),
  score: (s) => s.points.map((_, seat) => ({ total: totalOf(s, seat), parts: [{ label: 'points', value: totalOf(s, seat), rule: '3' }] })),
  aim: () => 'lead',
  result(s) {
    const totals = s.points.map((_, seat) => totalOf(s, seat))
    const places = [...new Set(totals)].sort((a, b) => b - a).map((n) => totals.flatMap((m, seat) => (m === n ? [seat] : [])))
    return rankedResult(places, 'points', '3')
  },
  audit: (s) => ([...s.pearls, ...s.found].sort().join() === '0,1,2,3' ? [] : ['a pearl is lost']),
}
