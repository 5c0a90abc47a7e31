import { type Game, type Option, rankedResult, type Script, type Table } from '@deeptime/engine'
import { apply, clone, eachLegal, type Medium, type Move, setup } from '../rules/medium-game.ts'

/** The synthetic medium game of the kernel's benchmark (22 kB of state, 60 legal moves) for two people, two colours each. */
export const DUEL_LENGTH = 600

interface MoveOption extends Option {
  readonly move: Move
}

export function movesOf(state: Medium): Move[] {
  const moves: Move[] = []
  eachLegal(state, (...move) => moves.push(move.filter((x) => x !== undefined) as unknown as Move))
  return moves
}

const TURN = { step: 'turn' }

function* turn(t: Table<Medium>): Script {
  const options: MoveOption[] = movesOf(t.state).map((move) => ({ id: move.join(':'), move }))
  const { move } = yield* t.ask(t.state.current % 2, 'move', options, '1')
  apply(t.state, move)
  if (t.state.decision < DUEL_LENGTH) t.next(TURN)
}

/** As in the kernel's benchmark, everything is public: both servers send the whole state to both players. */
export const duel: Game<Medium, Medium> = {
  id: 'duel',
  version: '1',
  seats: [2],
  settings: [],
  modes: [],
  bound: DUEL_LENGTH,
  setup: (_seats, _settings, rng) => setup(rng.int),
  opening: [TURN],
  steps: { turn },
  clone,
  view: (s) => s,
  determinize: () => undefined,
  score: (s) =>
    [0, 1].map((seat) => {
      const total = s.players.filter((p) => p.id % 2 === seat).reduce((n, p) => n + p.vp, 0)
      return { total, parts: [{ label: 'vp', value: total, rule: '1' }] }
    }),
  aim: () => 'lead',
  result: () => rankedResult([[0, 1]], 'length', '1'),
  audit: () => [],
}
