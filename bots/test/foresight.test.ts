import { type Advice, type Ask, imagine, type Option, runFrom, type Seat, Session } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { type Surf, surf } from '../../engine/test/surf.ts'
import { lowTide } from '../../engine/test/toy.ts'
import { Foresight, turnsForeseen } from '../foresight.ts'
import { likeliestPolicy, rngOf } from '../imagination.ts'
import { type BotRequest, budgetOf, CARE, LEVELS, Search, think } from '../index.ts'
import { Leads } from '../leads.ts'
import { type LowTideState, request, startTide, tideAdvice } from './low-tide.ts'

const FAR_SEEING: Advice<LowTideState> = { ...tideAdvice, foresight: 2 }

function foresightBy(advice: Advice<LowTideState>, seed: string): Foresight<LowTideState> {
  const rng = rngOf(seed)
  return new Foresight(lowTide, 2, new Leads(2, advice), rng, likeliestPolicy(advice, rng))
}

/** A game in which somebody has just won shells and may share them. */
function sharing(): ReturnType<typeof startTide> {
  const session = startTide('shore')
  while (session.pending()[0]?.kind !== 'share') {
    const { seat, options } = session.pending()[0] as Ask
    session.choose(seat, options[0]?.id as string)
  }
  return session
}

describe('foresight', () => {
  test.each([
    ['keep', tideAdvice],
    ['share', { ...tideAdvice, evaluate: (s: LowTideState, seat: Seat) => -tideAdvice.evaluate(s, seat) }],
  ])('takes the option after which its seat stands best, here to %s, whatever the priors say', (best, advice) => {
    const session = sharing()
    const seat = session.pending()[0]?.seat as Seat
    for (const prior of [() => 1, (_: Ask, { id }: Option) => (id === best ? 0.1 : 10)]) {
      const foresight = foresightBy({ ...advice, prior }, 'f')
      const runner = imagine(lowTide, session.root(), seat, rngOf('w'), foresight.bookmark)
      expect(foresight.best(runner, runner.openAsk() as Ask).id).toBe(best)
    }
  })

  test('counts a game that ends by who has won it', () => {
    const session = startTide('end')
    while (session.state.round < 3 || session.pending()[0]?.kind !== 'share') {
      if (session.over) throw new Error('nobody won the last round')
      const { seat, options } = session.pending()[0] as Ask
      session.choose(seat, options[0]?.id as string)
    }
    const seat = session.pending()[0]?.seat as Seat
    // By this advice to share is right; but the game is over then, and its score says otherwise.
    const foresight = foresightBy({ ...tideAdvice, evaluate: (s, own) => -tideAdvice.evaluate(s, own) }, 'f')
    const runner = imagine(lowTide, session.root(), seat, rngOf('w'), foresight.bookmark)
    expect(foresight.best(runner, runner.openAsk() as Ask).id).toBe('keep')
  })

  test('leaves the imagined game as it was', () => {
    const foresight = foresightBy(FAR_SEEING, 'f')
    const runner = imagine(lowTide, startTide('a').root(), 0, rngOf('w'), foresight.bookmark)
    while (!runner.over) {
      const before = JSON.stringify([runner.position, runner.decision])
      const ask = runner.openAsk() as Ask
      const option = foresight.best(runner, ask)
      expect(JSON.stringify([runner.position, runner.decision])).toBe(before)
      runner.answer(ask, option)
    }
  })

  test('does not look at what another seat of the imagined game has just answered in secret', () => {
    const offered = imagine(lowTide, startTide('b').root(), 0, rngOf('w')).askOf(0)?.options as Option[]
    const answers = offered.map(({ id }) => {
      const foresight = foresightBy(FAR_SEEING, 'f')
      const runner = imagine(lowTide, startTide('b').root(), 0, rngOf('w'), foresight.bookmark)
      const first = runner.askOf(0) as Ask
      runner.answer(first, first.options.find((o) => o.id === id) as Option)
      return foresight.best(runner, runner.askOf(1) as Ask).id
    })
    expect(offered.length).toBeGreaterThan(1)
    expect(new Set(answers).size).toBe(1)
  })
})

describe('dice that everybody saw', () => {
  const waves: Advice<Surf> = {
    evaluate: (s, seat) => (s.points[seat] as number) - Math.max(...s.points.filter((_, i) => i !== seat)),
    explain: () => [],
    prior: (_ask, { id }) => (id.startsWith('again') ? 0.1 : 1),
    foresight: 2,
  }
  /** Two sixes were thrown: to throw again is a mistake. With two ones, not to is one. */
  function thrown(value: number): Session<Surf, unknown> {
    for (let i = 0; ; i++) {
      const started = Session.start(surf, { seats: [{}, {}], seed: `${i}` })
      if (!started.ok) throw new Error('no game')
      if (started.value.askOf(0)?.options[1]?.id === `again:1:${value}` && started.value.root().chance?.[0] === value - 1)
        return started.value
    }
  }

  test('are replayed when a bot returns to a moment of the game that it imagines', () => {
    const rng = rngOf('f')
    const foresight = new Foresight(surf, 2, new Leads(2, waves), rng, likeliestPolicy(waves, rng))
    const runner = imagine(surf, thrown(6).root(), 0, rngOf('w'), foresight.bookmark)
    let moments = 0
    for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) {
      const again = runFrom(surf, foresight.bookmark.imagined(runner, ask.seat, rng))
      expect(again.openAsk()).toEqual(ask)
      runner.answer(ask, ask.options[0] as Option)
      moments++
    }
    expect(moments).toBeGreaterThan(8)
  })

  test('are what a search goes by', () => {
    for (const level of ['greedy', 'normal', 'expert'] as const) {
      const options = [6, 1].map((value) => {
        const root = thrown(value).root()
        return think(level, { game: surf, advice: waves, root, seat: 0, seed: 'x', budget: { iterations: 300 }, why: false }).option
      })
      expect(options[0]).toBe('done')
      expect(options[1]).toMatch(/^again/)
    }
  })
})

describe('a search with foresight', () => {
  const care = { ...CARE, foresight: true }
  const ask = startTide('c').askOf(0) as Ask

  test('needs a game that advises it', () => {
    const without = [CARE, care].map((c) => runFor(new Search(request(startTide('c').root(), 0), ask, c)))
    expect(without[0]).toEqual(without[1])
    const far = [CARE, care].map((c) => runFor(new Search(request(startTide('c').root(), 0, { advice: FAR_SEEING }), ask, c)))
    expect(far[0]).toEqual(without[0])
    expect(far[1]).not.toEqual(far[0])
  })

  test('is how expert thinks, in a tenth of the imagined games', () => {
    expect(LEVELS.filter((l) => l.care.foresight).map((l) => l.name)).toEqual(['expert'])
    const root = startTide('d').root()
    const [near, far] = [tideAdvice, FAR_SEEING].map((advice) => request(root, 0, { advice })) as [
      BotRequest<LowTideState>,
      BotRequest<LowTideState>,
    ]
    expect(budgetOf('expert', near, 12)).toEqual({ ms: 15_000, iterations: 15_000 })
    expect(budgetOf('expert', far, 12)).toEqual({ ms: 15_000, iterations: 1500 })
    expect(budgetOf('hard', far, 12)).toEqual(budgetOf('hard', near, 12))
  })

  test('foresees nothing in a game for one, which has no turns', () => {
    const alone = { ...lowTide, score: () => [{ total: 0, parts: [] }] }
    const root = startTide('d').root()
    expect(turnsForeseen(request(root, 0, { advice: FAR_SEEING }))).toBe(2)
    expect(turnsForeseen(request(root, 0, { advice: FAR_SEEING, game: alone }))).toBe(0)
  })

  test('thinks the same twice with the same seed', () => {
    const thoughts = [0, 1].map(() =>
      think('expert', request(startTide('e').root(), 1, { advice: FAR_SEEING, budget: { iterations: 60 } })),
    )
    expect(thoughts[0]).toEqual(thoughts[1])
  })
})

function runFor(search: Search<LowTideState>): unknown {
  for (let i = 0; i < 40; i++) search.iterate()
  return search.ranking()
}
