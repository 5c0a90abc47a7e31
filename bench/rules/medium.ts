import {
  type Game,
  makeRng,
  type Option,
  openingPosition,
  playout,
  type Rng,
  Runner,
  randomPolicy,
  rankedResult,
  type Script,
  seedRng,
  type Table,
} from '@deeptime/engine'
import { apply, CARDS, CELLS, clone, eachLegal, LENGTH, type Medium, type Move, PLAYERS, RESOURCES, setup } from './medium-game.ts'

/** One option a move, made once: a legal list is then a list of references. */
interface MoveOption extends Option {
  readonly move: Move
}

const option = (move: Move): MoveOption => ({ id: move.join(':'), move })

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const ONE = {
  upgrade: range(CELLS).map((c) => option(['upgrade', c])),
  muster: range(CELLS).map((c) => option(['muster', c])),
  settle: range(CELLS).map((c) => option(['settle', c])),
  play: range(CARDS).map((c) => option(['play', c])),
}
const ATTACK = range(CELLS * CELLS).map((i) => option(['attack', Math.floor(i / CELLS), i % CELLS]))
const TRADE = new Map(RESOURCES.flatMap((a) => RESOURCES.map((b) => [a + b, option(['trade', a, b])] as const)))
const HARVEST = option(['harvest'])

function optionOf(kind: Move[0], a?: number | string, b?: number | string): MoveOption {
  if (kind === 'harvest') return HARVEST
  if (kind === 'attack') return ATTACK[(a as number) * CELLS + (b as number)] as MoveOption
  if (kind === 'trade') return TRADE.get(`${a}${b}`) as MoveOption
  return ONE[kind][a as number] as MoveOption
}

function legalOptions(state: Medium): MoveOption[] {
  const options: MoveOption[] = []
  eachLegal(state, (kind, a, b) => options.push(optionOf(kind, a, b)))
  return options
}

const TURN = { step: 'turn' }

function* turn(t: Table<Medium>): Script {
  const { move } = yield* t.ask(t.state.current, 'move', legalOptions(t.state), '1')
  apply(t.state, move)
  if (t.state.decision < LENGTH) t.next(TURN)
}

export const medium: Game<Medium, Medium> = {
  id: 'medium',
  version: '1',
  seats: [PLAYERS],
  settings: [],
  modes: [],
  bound: LENGTH,
  setup: (_seats, _settings, rng) => setup(rng.int),
  opening: [TURN],
  steps: { turn },
  clone,
  view: (s) => s,
  determinize: () => undefined,
  score: (s) => s.players.map((p) => ({ total: p.vp, parts: [{ label: 'vp', value: p.vp, rule: '1' }] })),
  aim: () => 'lead',
  result: (s) => rankedResult([s.players.map((_, seat) => seat)], 'length', '1'),
  audit: () => [],
}

export function mediumOnKernel(seed: string): number {
  const runner = new Runner(medium, openingPosition(medium, PLAYERS, {}, seed))
  return playout(runner, randomPolicy(makeRng(seedRng(seed))))
}

/** The floor: no engine at all. */
export function mediumBare(seed: string): number {
  const rng: Rng = makeRng(seedRng(seed))
  const state = setup(rng.int)
  while (state.decision < LENGTH) {
    const moves: Move[] = []
    eachLegal(state, (kind, a, b) => moves.push((b !== undefined ? [kind, a, b] : a !== undefined ? [kind, a] : [kind]) as unknown as Move))
    apply(state, moves[rng.int(moves.length)] as Move)
  }
  return LENGTH
}
