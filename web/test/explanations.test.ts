import { type Thought, think } from '@deeptime/bots'
import { type Game, type GameRecord, makeRng, type SeatInfo, seedRng } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { classicAdvice } from '@deeptime/megafauna-classic/advice'
import { describe, expect, it } from 'vitest'
import type { BotPort, BotQuestion } from '../play/bots.ts'
import { TableController } from '../play/controller.ts'
import { canAskWhy, canHint, type Explanation, Explanations } from '../play/explanations.ts'
import { DirectTable, settle } from './direct.ts'

const game = megafaunaClassic as Game

const record = (seats: readonly SeatInfo[], of: Game = game): GameRecord => ({
  format: 'deep-time-record-1',
  game: of.id,
  version: of.version,
  seats,
  settings: {},
  seed: 'reasons',
  choices: [],
})

/** Bots that think in the same thread, by imagined games alone: the same question has the same answer. */
class ThinkingBots implements BotPort {
  readonly asked: BotQuestion[] = []
  stopped = 0
  broken = false
  /** While held, nobody gets an answer. */
  held: Promise<void> | undefined

  constructor(readonly rules: Game) {}

  async decide(question: BotQuestion): Promise<Thought> {
    this.asked.push(question)
    await this.held
    if (this.broken) throw new Error('The bots stopped')
    const { level, root, seat, seed, why } = question
    const advice = this.rules === game ? { advice: classicAdvice as never } : {}
    return think(level === 'hard' ? 'easy' : level, { game: this.rules, ...advice, root, seat, seed, why })
  }

  stop(): void {
    this.stopped++
  }
}

async function sitDown(seats: readonly SeatInfo[] = [{}, { bot: 'easy' }], of: Game = game) {
  const port = new DirectTable(of, record(seats, of))
  const players = new ThinkingBots(of)
  const bots = new ThinkingBots(of)
  const table = new TableController({ port, bots: players, game: of.id, pace: () => 0 })
  const explanations = new Explanations({ table, port, bots, game: of.id })
  await table.openSaved('any')
  await settle(table)
  return { table, port, players, bots, explanations }
}

async function playOn(table: TableController, choices: number): Promise<void> {
  const rng = makeRng(seedRng('a person'))
  for (let i = 0; i < choices && table.state.live?.view.ask; i++) {
    const { options } = table.state.live.view.ask
    await table.choose(options[rng.int(options.length)]?.id ?? '')
    await settle(table)
  }
}

/** A promise to be kept by hand. */
function promise(): { readonly made: Promise<void>; keep(): void } {
  let keep = () => {}
  const made = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { made, keep }
}

describe('a hint', () => {
  it('ranks what the seat at the screen can do, with reasons for the three best', async () => {
    const { table, bots, explanations } = await sitDown()
    await playOn(table, 3)
    await explanations.hint()
    const { thought, ...said } = explanations.state as Explanation
    expect(said).toMatchObject({ kind: 'hint', seat: 0, level: 'hard', made: undefined, ask: table.state.live?.view.ask })
    const { ranking } = thought as Thought
    const offered = table.state.live?.view.ask?.options.map((option) => option.id)
    expect(ranking.every(({ option }) => offered?.includes(option))).toBe(true)
    expect(ranking.slice(0, 3).every(({ terms }) => terms !== undefined)).toBe(true)
    expect(bots.asked).toMatchObject([{ level: 'hard', seat: 0, why: true }])
  })

  it('is being thought about until it is there', async () => {
    const { bots, explanations } = await sitDown()
    const { made, keep } = promise()
    bots.held = made
    const asked = explanations.hint()
    expect(explanations.state).toMatchObject({ kind: 'hint', thought: 'thinking' })
    keep()
    await asked
    expect(explanations.state?.thought).toHaveProperty('ranking')
  })

  it.each<[string, (at: Awaited<ReturnType<typeof sitDown>>) => Promise<void> | void]>([
    ['a choice', ({ table }) => playOn(table, 1)],
    ['undo', ({ table }) => table.undo()],
    ['a look at the past', ({ table }) => table.look(0)],
    ['closing', ({ explanations }) => explanations.close()],
    ['leaving the table', ({ explanations }) => explanations.end()],
  ])('is dropped by %s', async (_, work) => {
    const at = await sitDown()
    for (let i = 0; i < 40 && at.table.state.live?.noUndo !== undefined; i++) await playOn(at.table, 1)
    const { made, keep } = promise()
    at.bots.held = made
    const asked = at.explanations.hint()
    await settle(at.table)
    await work(at)
    await settle(at.table)
    expect(at.explanations.state).toBeUndefined()
    expect(at.bots.stopped).toBeGreaterThan(0)
    keep()
    await asked
    expect(at.explanations.state).toBeUndefined()
  })

  it('that was asked for again answers the last question only', async () => {
    const { bots, explanations } = await sitDown()
    const { made, keep } = promise()
    bots.held = made
    const first = explanations.hint()
    const second = explanations.hint()
    bots.broken = true
    keep()
    await Promise.all([first, second])
    expect(explanations.state).toMatchObject({ kind: 'hint', thought: 'failed' })
    expect(bots.stopped).toBe(1)
  })

  it('is given only to a person who has a choice: not in the past, not while others think, not while the screen is handed over', async () => {
    const { table, players, bots, explanations } = await sitDown()
    await playOn(table, 2)
    await table.look(1)
    expect(canHint(table.state)).toBe(false)
    await explanations.hint()
    await table.present()
    const { made, keep } = promise()
    players.held = made
    for (let i = 0; i < 20 && table.state.thinking === undefined; i++) {
      void table.choose(table.state.live?.view.ask?.options[0]?.id ?? '')
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve))
    }
    expect(table.state.thinking).toBe(1)
    expect(canHint(table.state)).toBe(false)
    await explanations.hint()
    keep()
    const hotSeat = await sitDown([{ name: 'Ada' }, { name: 'Ben' }], marine as Game)
    // Once both have their traits, each a secret, the screen is handed over.
    for (let i = 0; i < 9 && hotSeat.table.state.passTo === undefined; i++) await playOn(hotSeat.table, 1)
    expect(hotSeat.table.state.passTo).toBeDefined()
    expect(canHint(hotSeat.table.state)).toBe(false)
    await hotSeat.explanations.hint()
    expect([bots.asked, hotSeat.bots.asked]).toEqual([[], []])
  })
})

describe('the reasons of a move', () => {
  it('are those of the bot that made it, at its own level, as far as the person may know', async () => {
    const { table, explanations } = await sitDown()
    do await playOn(table, 1)
    while (!canAskWhy(table.state))
    await explanations.why()
    expect(explanations.state).toMatchObject({ kind: 'why', seat: 1, level: 'easy', openly: false })
    const { ask, made, thought } = explanations.state as Explanation
    expect(ask?.options.map((option) => option.id)).toContain(made)
    expect((thought as Thought).ranking.map((opinion) => opinion.option)).toContain(made)
  })

  it('are told of any moment whose last move was a bot’s; of people only when the game is over', async () => {
    const { table, port, explanations } = await sitDown()
    await playOn(table, 6)
    const movers = port.core.session.choices.map((choice) => choice.seat)
    for (const [i, mover] of movers.entries()) {
      await table.look(i + 1)
      expect(canAskWhy(table.state)).toBe(mover === 1)
    }
    await table.look(movers.indexOf(0) + 1)
    await explanations.why()
    expect(explanations.state).toBeUndefined()
    await table.look(movers.indexOf(1) + 1)
    await explanations.why()
    expect(explanations.state).toMatchObject({ seat: 1, made: port.core.session.choices[movers.indexOf(1)]?.option })
  })

  it('lead to those of the moves before and after, wherever these were made by bots', async () => {
    const { table, port, explanations } = await sitDown()
    await playOn(table, 8)
    const moves = port.core.session.choices.flatMap(({ seat }, i) => (seat === 1 ? [i + 1] : []))
    const [first, second, third] = moves as [number, number, number]
    await table.look(second)
    await explanations.why()
    expect(explanations.state).toMatchObject({ earlier: first, later: third })
    await explanations.step(first)
    expect(table.state.past?.at).toBe(first)
    expect(explanations.state).toMatchObject({ earlier: undefined, later: second, made: port.core.session.choices[first - 1]?.option })
    expect(explanations.state?.thought).toHaveProperty('ranking')
    await Promise.all([explanations.step(second), explanations.step(third)])
    expect(table.state.past?.at).toBe(third)
    expect(explanations.state).toMatchObject({ earlier: second, made: port.core.session.choices[third - 1]?.option })
    await table.look(0)
    expect(explanations.state).toBeUndefined()
  })

  it('are the very thought that the bot had, once the game is over', async () => {
    const { table, port, explanations } = await sitDown()
    await playOn(table, 500)
    expect(table.state.live?.view.result).toBeDefined()
    const moves = port.core.session.choices.map(({ seat, option }, i) => ({ at: i + 1, seat, option }))
    const some = moves.filter(({ seat }) => seat === 1).filter((_, i) => i % 4 === 0)
    expect(some.length).toBeGreaterThan(3)
    for (const { at, option } of some) {
      await table.look(at)
      await explanations.why()
      expect(explanations.state).toMatchObject({ level: 'easy', openly: true, made: option, thought: { option } })
    }
    const mine = moves.find(({ seat }) => seat === 0)
    await table.look(mine?.at ?? 0)
    await explanations.why()
    expect(explanations.state).toMatchObject({ seat: 0, level: 'hard', openly: true, made: mine?.option })
  })

  it('stay untold while they hang on a secret', async () => {
    const { table, port, explanations } = await sitDown([{}, { bot: 'random' }, { bot: 'random' }], marine as Game)
    await playOn(table, 4)
    const at = port.core.session.choices.findIndex(({ seat, option }) => seat === 1 && option.startsWith('trait:')) + 1
    await table.look(at)
    await explanations.why()
    expect(explanations.state).toMatchObject({ kind: 'why', seat: 1, ask: undefined, thought: 'secret' })
  })

  it('of a bot without a thought are those of a level that has one', async () => {
    const { table, bots, explanations } = await sitDown([{}, { bot: 'random' }])
    do await playOn(table, 1)
    while (!canAskWhy(table.state))
    await explanations.why()
    expect(explanations.state).toMatchObject({ level: 'hard' })
    expect(bots.asked).toMatchObject([{ level: 'hard', why: true }])
  })
})
