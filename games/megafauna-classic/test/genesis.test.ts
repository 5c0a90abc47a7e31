import { type Json, ProblemError, readSettings, Session } from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'
import { megafaunaClassic } from '../game.ts'
import { type Genesis, genesBySeat, pickingOrder } from '../genesis.ts'
import { checkGenesis } from '../genesis-check.ts'
import type { ClassicView } from '../view.ts'

/** K of Bios: Genesis, for this game. */

interface Legacy {
  readonly vp?: number
  readonly catalysts?: number
  readonly macros?: readonly number[]
  readonly lodgers?: readonly string[]
}

const COLOURS = ['red', 'yellow', 'green', 'blue']

const legacyOf = (colour: string, seat: number, { vp = 0, catalysts = 0, macros = [], lodgers = [] }: Legacy) => ({
  colour,
  seat,
  vp,
  catalysts: { red: catalysts, yellow: 0, green: 0, blue: 0 },
  macros: macros.map((score) => ({
    id: 'macro-trilobite',
    score,
    bionts: [{ colour, role: 'trophic' as const }, ...lodgers.map((lodger) => ({ colour: lodger, role: 'endosymbiont' as const }))],
  })),
})

const genesisOf = (...players: readonly Legacy[]): Genesis => ({
  format: 1,
  game: 'genesis',
  players: players.map((player, seat) => legacyOf(COLOURS[seat] as string, seat, player)),
})

const alone = (...players: readonly Legacy[]): Genesis & { readonly solitaire: object } => ({
  ...genesisOf(),
  players: players.map((player, i) => legacyOf(COLOURS[i] as string, 0, player)),
  solitaire: { marine: true, terrestrial: false, plant: false },
})

function startWith(genesis: Genesis, seats: number, settings = {}) {
  const started = Session.start(megafaunaClassic, {
    seats: Array.from({ length: seats }, () => ({})),
    settings: { ...settings, genesis: genesis as unknown as Json },
    seed: 'K',
  })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

const colourOf = (session: Session<unknown, ClassicView>, seat: number) =>
  session.view(seat).game.players.find((player) => player.seat === seat)

describe('K Megafauna after Genesis', () => {
  test('Ka: colours are chosen by the best macro-organism, then by points; who has none comes last', () => {
    const genesis = genesisOf({ vp: 30 }, { vp: 9, macros: [4, 12] }, { vp: 11, macros: [12] }, { vp: 3, macros: [5] })
    expect(pickingOrder(genesis, 4)).toEqual([2, 1, 3, 0])
    const session = startWith(genesis, 4)
    const asked: number[] = []
    for (const colour of ['white', 'green', 'red']) {
      const [ask] = session.pending()
      expect(ask).toMatchObject({ kind: 'setup.colour', rule: 'Ka' })
      asked.push(ask?.seat as number)
      expect(session.choose(ask?.seat as number, `colour:${colour}`).ok).toBe(true)
    }
    // The last colour is nobody's choice.
    expect(asked).toEqual([2, 1, 3])
    expect([0, 1, 2, 3].map((seat) => colourOf(session, seat)?.colour)).toEqual(['orange', 'green', 'white', 'red'])
    // 4.1: the fewest teeth begin.
    expect(session.pending()[0]).toMatchObject({ seat: 3, kind: 'action' })
  })

  test('Ka: the map lies there before anybody chooses, homelands and animals come after', () => {
    const session = startWith(genesisOf({ macros: [3] }, {}), 2)
    const before = session.view(0).game
    expect(before.habitats.filter(({ tile }) => tile !== null).length).toBeGreaterThan(10)
    expect(before.habitats.some(({ tile }) => tile?.startsWith('H'))).toBe(false)
    expect(before.species).toEqual([])
    expect(before.players.some(({ lazarus }) => lazarus)).toBe(false)
    session.choose(0, 'colour:green')
    session.choose(1, 'colour:red')
    const after = session.view(0).game
    expect(after.species.map(({ id }) => id).sort()).toEqual(['green-fin', 'red-dino'])
  })

  test('Kb (T88 of Genesis): catalysts 7, 7, 3, 0 bring 5, 5, 4, 3 genes; a newcomer has none', () => {
    const genesis = genesisOf({ catalysts: 7 }, { catalysts: 7 }, { catalysts: 3 })
    expect(genesBySeat(genesis, 4)).toEqual([5, 5, 4, 3])
    const session = startWith(genesis, 4)
    expect([0, 1, 2, 3].map((seat) => colourOf(session, seat)?.genes)).toEqual([5, 5, 4, 3])
  })

  test('K: the points of Genesis are added, each a part of the score', () => {
    const session = startWith(genesisOf({ vp: 12.5, macros: [9] }, { vp: 4 }), 2)
    session.choose(0, 'colour:red')
    session.choose(1, 'colour:white')
    const scores = megafaunaClassic.score(session.state)
    expect(scores.map(({ parts }) => parts.find(({ label }) => label === 'genesis'))).toEqual([
      { label: 'genesis', value: 12.5, rule: 'K' },
      { label: 'genesis', value: 4, rule: 'K' },
    ])
  })

  test('Kc: the endosymbiont picks after its host, and the host says who hunts', () => {
    const genesis = genesisOf({ vp: 2 }, { macros: [8] }, { macros: [12], lodgers: ['red'] })
    const session = startWith(genesis, 3, { endosymbionts: true })
    const seats: number[] = []
    for (const colour of ['red', 'orange', 'green']) {
      const seat = session.pending()[0]?.seat as number
      seats.push(seat)
      session.choose(seat, `colour:${colour}`)
    }
    expect(seats).toEqual([2, 0, 1])
    expect(session.pending()[0]).toMatchObject({ seat: 2, kind: 'setup.hunter', rule: 'Kc' })
    session.choose(2, 'hunter.endosymbiont')
    const { habitats } = session.view(0).game
    const homeland = habitats.find(({ tile }) => tile === 'HR')
    expect(homeland).toMatchObject({ biome: ['species:red-dino'], predator: ['species:orange-cat'] })
    expect(habitats.find(({ tile }) => tile === 'HO')?.biome).toEqual([])
  })

  test('Kc: without that setting everybody begins at home', () => {
    const session = startWith(genesisOf({ macros: [12], lodgers: ['yellow'] }, {}), 2)
    session.choose(0, 'colour:red')
    session.choose(1, 'colour:orange')
    expect(session.pending()[0]?.kind).toBe('action')
  })

  test('alone: a choice of three colours, five genes, and the points of the better colour', () => {
    const session = startWith(alone({ vp: 5 }, { vp: 8, macros: [6] }), 1)
    expect(session.pending()[0]?.options.map(({ id }) => id)).toEqual(['colour:red', 'colour:orange', 'colour:green'])
    session.choose(0, 'colour:green')
    expect(colourOf(session, 0)).toMatchObject({ colour: 'green', genes: 5, parts: { genesis: 8 } })
  })

  test('a wrong, forged or foreign file is refused with its reason', () => {
    const fine = genesisOf({ vp: 3, macros: [2] }, {}) as unknown as Readonly<Record<string, Json>>
    expect(checkGenesis(fine, 2)).toBeUndefined()
    expect(checkGenesis({ ...fine, format: 2 }, 2)?.key).toBe('genesis.shape')
    expect(checkGenesis({ ...fine, game: 'megafauna' }, 2)?.key).toBe('genesis.shape')
    expect(checkGenesis({ ...fine, players: [{ colour: 'red', seat: 0, vp: 9999, catalysts: {}, macros: [] }] }, 2)?.key).toBe(
      'genesis.shape',
    )
    expect(checkGenesis(fine, 1)?.key).toBe('genesis.solitaire')
    expect(checkGenesis(alone({}) as unknown as Json, 2)?.key).toBe('genesis.solitaire')
    expect(checkGenesis(genesisOf({}, {}, {}) as unknown as Json, 2)?.key).toBe('genesis.seats')
    const read = readSettings(megafaunaClassic, 2, { genesis: 'nonsense' })
    expect(read).toMatchObject({ ok: false, problem: { code: 'setting.data' } })
  })

  test.each([1, 2, 3, 4])('random games after Genesis keep every promise: %i seats', (seats) => {
    const legacies = [
      { vp: 7, catalysts: 4, macros: [9], lodgers: ['blue', 'yellow'] },
      { vp: 3, macros: [9] },
      { catalysts: 4 },
      { vp: 7 },
    ]
    const genesis = seats === 1 ? alone(legacies[0] as Legacy, {}) : genesisOf(...legacies.slice(0, seats))
    const settings = { genesis: genesis as unknown as Json, ...(seats > 1 && { endosymbionts: true }) }
    for (const seed of ['1', '2']) {
      const report = fuzz(megafaunaClassic, { seats, settings, seed, checks: { undo: 9, views: 9, snapshot: 17, record: 40 } })
      expect(report.violation).toBeUndefined()
    }
  })
})
