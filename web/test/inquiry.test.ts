import { think } from '@deeptime/bots'
import {
  type Choice,
  clonePosition,
  type Game,
  makeRng,
  ProblemError,
  type Root,
  type Seat,
  Session,
  SPECTATOR,
  seedRng,
} from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { describe, expect, it } from 'vitest'
import { TableCore } from '../play/core.ts'
import { type Inquired, inquireAs, inquireOpenly } from '../play/inquiry.ts'
import { poker } from './poker.ts'

const SEATS = 3

/** A move and the decision point before it. */
interface Move {
  readonly root: Root<unknown>
  readonly choice: Choice
}

/** The first moves of a game played at random. */
function movesOf(game: Game, count: number, seats = SEATS): readonly Move[] {
  const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), seed: 'why' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('a walk'))
  return Array.from({ length: count }, () => {
    const [ask] = session.pending()
    const root = session.root()
    const choice = { seat: ask?.seat ?? 0, option: ask?.options[rng.int(ask.options.length)]?.id ?? '' }
    session.choose(choice.seat, choice.option)
    return { root, choice }
  })
}

/** The same moment of another game, which differs only in what this seat can't know. */
function otherGame(game: Game, root: Root<unknown>, viewer: Seat, seed = 'another deal'): Root<unknown> {
  const position = clonePosition(game, root.position)
  game.determinize(position.state, viewer, makeRng(seedRng(seed)))
  return { ...root, position: { ...position, rng: [1, 2, 3, 4] } }
}

/** All that is told about a move. */
function told(game: Game, inquired: Inquired): unknown {
  if (inquired === 'secret') return inquired
  const { seat, ask, made, root } = inquired
  return { seat, ask, made, thought: think('easy', { game, root, seat, seed: 'any', budget: { iterations: 12 } }) }
}

describe.each([marine, megafaunaClassic] as readonly Game[])('what is told about a move of $id while the game runs', (game) => {
  const moves = movesOf(game, 40)

  it.each([0, SPECTATOR])('is the same in two games that differ only in what seat %i can’t see', (viewer) => {
    let differing = 0
    for (const { root, choice } of moves.filter((move) => move.choice.seat !== viewer)) {
      const other = otherGame(game, root, viewer)
      if (JSON.stringify(other.position.state) !== JSON.stringify(root.position.state)) differing++
      const [one, two] = [root, other].map((r) => told(game, inquireAs(viewer, game, r, choice)))
      expect(two).toEqual(one)
    }
    expect(differing).toBeGreaterThan(10)
  })

  it('are reasons, wherever nobody has a secret', () => {
    const open = moves.filter(({ root, choice }) => inquireAs(0, game, root, choice) !== 'secret')
    expect(open.length).toBeGreaterThan(30)
  })
})

describe('a move that hangs on a secret', () => {
  const game = poker as Game
  const [bid, show, laugh] = movesOf(game, 3, 2) as [Move, Move, Move]
  const viewer = 1 - bid.choice.seat

  it('is explained from what the viewer knows, though a bid is best by a card that only the bidder sees', () => {
    const roots = Array.from({ length: 6 }, (_, i) => otherGame(game, bid.root, viewer, `deal ${i}`))
    const tellings = (tell: (root: Root<unknown>) => Inquired) => new Set(roots.map((root) => JSON.stringify(told(game, tell(root)))))
    expect(tellings((root) => inquireOpenly(game, root, bid.choice)).size).toBeGreaterThan(1)
    expect(tellings((root) => inquireAs(viewer, game, root, bid.choice)).size).toBe(1)
    expect(inquireAs(viewer, game, bid.root, bid.choice)).not.toBe('secret')
  })

  it('is not explained while what could be chosen is a secret itself', () => {
    expect(inquireAs(viewer, game, show.root, show.choice)).toBe('secret')
    expect(inquireOpenly(game, show.root, show.choice)).toMatchObject({ made: show.choice.option })
  })

  it('is not explained where it follows a choice that only the seat could make', () => {
    expect(inquireAs(viewer, game, laugh.root, laugh.choice)).toBe('secret')
  })

  it('is not explained until the game is over: traits are dealt face down and chosen at the same time', () => {
    const traits = movesOf(marine as Game, 8).filter(({ choice }) => choice.option.startsWith('trait:'))
    expect(traits).toHaveLength(SEATS)
    for (const { root, choice } of traits) {
      expect(inquireAs((choice.seat + 1) % SEATS, marine as Game, root, choice)).toBe('secret')
      expect(inquireOpenly(marine as Game, root, choice)).toMatchObject({ seat: choice.seat, made: choice.option })
    }
  })
})

describe('a table', () => {
  it('finds the decision point of any move, forwards and backwards', () => {
    const core = new TableCore(megafaunaClassic as Game)
    const moves = movesOf(megafaunaClassic as Game, 20)
    core.open({
      format: 'deep-time-record-1',
      game: megafaunaClassic.id,
      version: megafaunaClassic.version,
      seats: Array.from({ length: SEATS }, () => ({})),
      settings: {},
      seed: 'why',
      choices: moves.map(({ choice }) => `${choice.seat}:${choice.option}`),
    })
    for (const at of [5, 12, 3, 20, 19]) {
      const { root, choice } = moves[at - 1] as Move
      expect(core.inquire(at, SPECTATOR).move).toEqual(inquireAs(SPECTATOR, megafaunaClassic as Game, root, choice))
      expect(core.moment(at, SPECTATOR).lastMover).toBe(choice.seat)
    }
    expect(() => core.inquire(21, SPECTATOR)).toThrow('no choice 21')
  })
})
