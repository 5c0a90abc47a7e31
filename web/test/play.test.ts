import { type Game, type GameRecord, makeRng, type SeatInfo, SPECTATOR, seedRng } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { describe, expect, it, vi } from 'vitest'
import { type ControllerOptions, TableController } from '../play/controller.ts'
import { TableCore } from '../play/core.ts'
import type { SavedTable } from '../play/store.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = marine as Game

const record = (seats: readonly SeatInfo[], more: Partial<GameRecord> = {}): GameRecord => ({
  format: 'deep-time-record-1',
  game: game.id,
  version: game.version,
  seats,
  settings: {},
  seed: 'a table',
  choices: [],
  ...more,
})

const SOLO = record([{}, { bot: 'easy' }, { bot: 'easy' }])
const HOT_SEAT = record([{ name: 'Ada' }, { name: 'Ben' }])

async function sitDown(
  at: GameRecord,
  more: Partial<ControllerOptions> = {},
): Promise<{ table: TableController; port: DirectTable; bots: DirectBots }> {
  const port = new DirectTable(game, at)
  const bots = new DirectBots(game)
  const table = new TableController({ port, bots, game: game.id, pace: () => 0, ...more })
  await table.openSaved('any')
  await settle(table)
  return { table, port, bots }
}

/** The seat at the screen takes the option at this place of its list. */
async function answer(table: TableController, place = 0): Promise<void> {
  const options = table.state.live?.view.ask?.options ?? []
  await table.choose((options.at(place % options.length) as { id: string }).id)
  await settle(table)
}

async function playOn(table: TableController, choices: number): Promise<void> {
  const rng = makeRng(seedRng('a person'))
  for (let i = 0; i < choices && table.state.live?.view.ask; i++) await answer(table, rng.int(50))
}

describe('a table against bots', () => {
  it('asks the person, lets the bots answer, and asks the person again', async () => {
    const { table, bots } = await sitDown(SOLO)
    expect(table.state.live?.eyes).toBe(0)
    await playOn(table, 6)
    expect(table.state.live?.view.ask?.seat).toBe(0)
    expect(bots.asked).toBeGreaterThan(2)
    expect(table.state.live?.view.choices).toBeGreaterThan(6)
    expect(table.state.thinking).toBeUndefined()
  })

  it('takes one answer to a question, however often it is clicked', async () => {
    const { table, port } = await sitDown(SOLO)
    const chosen = vi.spyOn(port, 'choose')
    const option = table.state.live?.view.ask?.options[0]?.id ?? ''
    await Promise.all([table.choose(option), table.choose(option)])
    await settle(table)
    expect(chosen.mock.calls.filter(([seat]) => seat === 0)).toHaveLength(1)
    await answer(table)
    expect(chosen.mock.calls.filter(([seat]) => seat === 0)).toHaveLength(2)
  })

  it('plays to the end and keeps each seat’s total after every choice', async () => {
    const { table } = await sitDown({ ...SOLO, settings: { length: 'short' } })
    await playOn(table, 2000)
    const live = table.state.live
    expect(live?.view.result?.places.flat()).toHaveLength(3)
    expect(live?.totals).toHaveLength((live?.view.choices ?? 0) + 1)
    expect(live?.totals.at(-1)).toEqual(live?.view.scores.map((score) => score.total))
  })

  it('goes on in mid-turn where a record stops', async () => {
    const { table } = await sitDown(SOLO)
    await playOn(table, 9)
    const again = await sitDown(await table.record())
    expect(again.table.state.live?.view).toEqual(table.state.live?.view)
    expect(again.table.state.live?.log).toEqual(table.state.live?.log)
  })
})

describe('undo', () => {
  it('takes back the person’s last choice with what the bots answered, and redo makes it again', async () => {
    const { table } = await sitDown(SOLO)
    for (let i = 0; i < 60 && table.state.live?.noUndo !== undefined; i++) await playOn(table, 1)
    const before = table.state.live
    expect(before?.noUndo).toBeUndefined()
    await table.undo()
    await settle(table)
    expect(table.state.live?.view.choices).toBeLessThan(before?.view.choices ?? 0)
    expect(table.state.live?.view.ask?.seat).toBe(0)
    expect(table.state.live?.canRedo).toBe(true)
    await table.redo()
    await settle(table)
    expect(table.state.live?.view).toEqual(before?.view)
    expect(table.state.live?.totals).toEqual(before?.totals)
  })

  it('says why there is none', async () => {
    const { table } = await sitDown(SOLO)
    expect(table.state.live?.noUndo).toBe('nothing')
    await answer(table)
    await answer(table)
    // Traits were revealed and cards dealt: nobody can unsee them.
    expect(table.state.live?.noUndo).toBe('came-to-light')
  })
})

describe('a hot seat', () => {
  const asked = (table: TableController) => table.state.live?.view.ask?.kind

  /** Animals are chosen in the open; then each is dealt traits that nobody else may see. Whoever has chosen theirs is done. */
  const dealt = async (more: Partial<ControllerOptions> = {}) => {
    const { table } = await sitDown(HOT_SEAT, more)
    while (asked(table) === 'set-up.animal') await answer(table)
    const seat = table.state.live?.eyes
    while (asked(table) === 'set-up.trait' && table.state.live?.eyes === seat) await answer(table)
    return table
  }

  it('passes openly from seat to seat as long as nobody holds a secret', async () => {
    const { table } = await sitDown(HOT_SEAT)
    expect(table.state.passTo).toBeUndefined()
    expect(table.state.live?.view.ask?.seat).toBe(0)
    await answer(table)
    expect(table.state.passTo).toBeUndefined()
    expect(table.state.live?.eyes).toBe(1)
  })

  it('shows nothing of a seat’s secrets until the device was handed to it', async () => {
    const table = await dealt()
    const { passTo } = table.state
    expect(passTo).toBeDefined()
    expect(table.state.live?.eyes).toBe(SPECTATOR)
    expect(table.state.live?.view.ask).toBeUndefined()
    await table.sit(passTo as number)
    expect(table.state.passTo).toBeUndefined()
    expect(asked(table)).toBe('set-up.trait')
  })

  it('passes openly again once the secrets are out', async () => {
    const table = await dealt()
    await table.sit(table.state.passTo as number)
    while (asked(table) === 'set-up.trait') await answer(table)
    const seen = new Set<number | undefined>()
    for (let i = 0; i < 12; i++) {
      await answer(table)
      expect(table.state.passTo).toBeUndefined()
      seen.add(table.state.live?.eyes)
    }
    expect(seen).toEqual(new Set([0, 1]))
  })

  it('is never handed over where the table does not want it', async () => {
    const table = await dealt({ handOver: () => false })
    expect(table.state.passTo).toBeUndefined()
    expect(asked(table)).toBe('set-up.trait')
  })

  it('lets nobody choose while the device is being passed', async () => {
    const table = await dealt()
    const choices = table.state.live?.view.choices
    await table.choose('trait:pioneer')
    expect(table.state.live?.view.choices).toBe(choices)
  })
})

describe('an action of several choices', () => {
  /** A person and a bot; the person has placed a pawn on Speciation and chosen a disc. */
  const speciating = async () => {
    const { table, port } = await sitDown(record([{}, { bot: 'easy' }], { settings: { animals: 'assigned' } }))
    const take = async (wanted: (id: string) => boolean) => {
      const id = table.state.live?.view.ask?.options.find((option) => wanted(option.id))?.id
      if (id === undefined) return false
      await table.choose(id)
      await settle(table)
      return true
    }
    for (let i = 0; i < 20 && table.state.live?.view.ask?.kind !== 'speciation.disc'; i++)
      if (!(await take((id) => id.startsWith('space:speciation')))) await answer(table)
    return { table, port, take }
  }

  it('is known as one from its second choice on, and taken back as one, with what bots answered', async () => {
    const { table, port, take } = await speciating()
    const before = table.state.live?.view
    expect(before?.ask?.kind).toBe('speciation.disc')
    while (table.state.live?.view.ask?.kind.startsWith('speciation.')) await take(() => true)
    const { action } = table.state.live ?? {}
    expect(action?.head).toBe('speciation')
    expect(action?.from).toBe(before?.choices)
    expect(action?.made.length).toBeGreaterThan(1)
    expect(action?.whole).toBe(true)
    await table.undo(true)
    await settle(table)
    expect(table.state.live?.view).toEqual(before)
    expect(port.core.record().choices).toHaveLength(before?.choices ?? -1)
  })

  it('is taken back choice by choice too', async () => {
    const { table, take } = await speciating()
    await take(() => true)
    const choices = table.state.live?.view.choices ?? 0
    await take(() => true)
    await table.undo()
    expect(table.state.live?.view.choices).toBe(choices)
  })
})

describe('the timeline', () => {
  it('takes nothing back from the past', async () => {
    const { table, port } = await sitDown(SOLO)
    await playOn(table, 8)
    const choices = port.core.record().choices.length
    await table.look(3)
    await table.undo()
    await table.undo(true)
    await table.redo()
    expect(port.core.record().choices).toHaveLength(choices)
    expect(table.state.past?.at).toBe(3)
  })

  it('shows any moment and comes back to the present', async () => {
    const { table, port } = await sitDown(SOLO)
    await playOn(table, 8)
    const present = table.state.live?.view
    await table.look(5)
    expect(table.state.past?.at).toBe(5)
    const expected = new TableCore(game)
    expected.open({ ...port.core.record(), choices: port.core.record().choices.slice(0, 5) })
    expect(table.state.past?.view.game).toEqual(expected.snapshot(0).view.game)
    await table.look(2)
    expect(table.state.past?.view.choices).toBe(2)
    await table.look(999)
    expect(table.state.past).toBeUndefined()
    expect(table.state.live?.view).toEqual(present)
  })

  it('makes no choice while the past is shown', async () => {
    const { table } = await sitDown(SOLO)
    await playOn(table, 4)
    const choices = table.state.live?.view.choices
    await table.look(1)
    await answer(table)
    expect(table.state.live?.view.choices).toBe(choices)
  })

  it('plays again what happened since the person’s last choice', async () => {
    const { table } = await sitDown(SOLO)
    do await playOn(table, 1)
    while (table.state.since === table.state.live?.view.choices)
    const seen: (number | undefined)[] = []
    table.subscribe(() => seen.push(table.state.past?.at))
    const { since } = table.state
    await table.replay(since, () => 0)
    expect(seen).toContain(since)
    expect(table.state).toMatchObject({ past: undefined, replaying: false })
  })
})

describe('trouble', () => {
  it('tells that a record was played by other rules, and hands it back', async () => {
    const { table } = await sitDown({ ...SOLO, version: '0.0.0' })
    expect(table.state.trouble).toMatchObject({ kind: 'other-version', ours: game.version, record: { version: '0.0.0' } })
  })

  it('tells which choice of a record is not legal', async () => {
    const { table } = await sitDown({ ...SOLO, choices: ['0:animal:fish', '1:animal:unicorn'] })
    expect(table.state.trouble).toMatchObject({ kind: 'illegal-choice', at: 1 })
  })

  it('tells that there is no such table', async () => {
    const table = new TableController({ port: new DirectTable(game), bots: new DirectBots(game), game: game.id, pace: () => 0 })
    await table.openSaved('gone')
    expect(table.state.trouble).toEqual({ kind: 'not-found' })
  })

  it('tells that storage is full, and the game goes on', async () => {
    const { table, port } = await sitDown(SOLO)
    port.storage = 'full'
    await answer(table)
    expect(table.state.trouble).toEqual({ kind: 'storage', storage: 'full' })
    table.dismissTrouble()
    await answer(table)
    expect(table.state.live?.view.choices).toBeGreaterThan(1)
  })

  it('tells it once, keeps what is not stored, and forgets it when it was stored after all', async () => {
    const kept: (number | undefined)[] = []
    const port = new DirectTable(game, SOLO)
    const keep = (saved: SavedTable | undefined) => void kept.push(saved?.record.choices.length)
    const table = new TableController({ port, bots: new DirectBots(game), game: game.id, pace: () => 0, keep })
    await table.openSaved('any')
    port.storage = 'full'
    await answer(table)
    table.dismissTrouble()
    await answer(table)
    expect(table.state).toMatchObject({ unstored: 'full', trouble: undefined })
    expect(kept.at(-1)).toBe(table.state.live?.view.choices)
    port.storage = undefined
    await answer(table)
    expect(table.state.unstored).toBeUndefined()
    expect(kept.at(-1)).toBeUndefined()
  })

  it('wakes a bot that breaks down, and tells when that does not help', async () => {
    const { table, bots } = await sitDown(SOLO)
    bots.failures = 1
    await playOn(table, 6)
    expect(bots.failures).toBeLessThan(1)
    expect(table.state.trouble).toBeUndefined()
    bots.failures = 2
    for (let i = 0; i < 20 && bots.failures > 0; i++) await playOn(table, 1)
    expect(table.state).toMatchObject({ trouble: { kind: 'bots' }, thinking: undefined })
    table.dismissTrouble()
    table.resume()
    await settle(table)
    expect(table.state.live?.view.ask?.seat).toBe(0)
  })

  it('steps back when another tab takes the table over', async () => {
    const { table, port } = await sitDown(SOLO)
    port.onElsewhere?.()
    expect(table.state.trouble).toEqual({ kind: 'elsewhere' })
  })

  it('tells that the table’s worker stopped', async () => {
    const { table, port } = await sitDown(SOLO)
    port.onCrash?.('out of memory')
    expect(table.state.trouble).toMatchObject({ kind: 'crash' })
  })
})
