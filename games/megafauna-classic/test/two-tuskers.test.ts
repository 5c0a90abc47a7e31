import { describe, expect, it } from 'vitest'
import { result } from '../phases/end-of-game.ts'
import { colour, dnaOf, play, type Scene, scene, speciesNamed, standingAt, whereIs } from './scene.ts'

/** A solitaire scene against Green; the two-tuskers are to move, and what they buy brings two quiet tiles. */
const solo = (s: Scene): Scene => ({
  players: ['green', 'white'],
  active: 'white',
  genes: { white: 10 },
  period: ['M5', 'M7'],
  supply: ['MT36', 'MT50'],
  ...s,
  settings: { solitaire: true, ...s.settings },
})

/** Plays the two-tuskers' turn, to the human's decision. */
const turn = (s: Scene) => play(scene(solo(s)))

/** Two-tuskers with these mutations, on their homeland unless they stand elsewhere. */
const whites = (cards: readonly string[], at: readonly string[] = ['A1b']): NonNullable<Scene['species']> => ({
  'white-rhino': { size: 3, cards, at },
})

/** Nothing that they would buy. */
const NO_CARDS = ['G1', 'M32', 'G2', 'G3', 'G4']

describe('Two-tuskers expand (19.1)', () => {
  it('19.1, line 2: to the lowest climax in range, not to the nearest', () => {
    const game = turn({ tiles: { A1: 'HW', A2: 'MA72', A3: 'MA30', A4: 'CJ68' }, species: whites(['M29']) })
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A1b', 'A3b'])
  })

  it('19.1, line 2: to a farm by the number printed on its slot', () => {
    const farmers = { 'white-rhino': { size: 3, cards: ['M10'], cultures: ['agriculture'], at: ['A1b'] } }
    const game = turn({ tiles: { A1: 'HW', A0: 'MA72', A3: 'MA30' }, species: farmers })
    // J1 bears a 1, A2 a 3.
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A1b', 'J1b'])
  })

  it('19.1, line 2: no farther than size and P carry them, and to no place of their own', () => {
    const s: Scene = { tiles: { A1: 'HW', A5: 'HG' }, lower: NO_CARDS }
    const near = turn({ ...s, species: whites([]) })
    expect(whereIs(near.state, 'white-rhino')).toEqual(['A1b'])
    expect(near.logged('twoTusker.passes')).toHaveLength(1)
    const far = turn({ ...s, species: whites(['M9']) })
    expect(whereIs(far.state, 'white-rhino')).toEqual(['A1b', 'A5b'])
  })

  it('19.1, line 2: to an occupied place if they would win it as things stand', () => {
    const s: Scene = { tiles: { A1: 'HW', A2: 'MA30' }, lower: NO_CARDS }
    const won = turn({ ...s, species: { ...whites(['M10']), 'green-fin': { cards: ['M4'], at: ['A2b'] } } })
    expect(standingAt(won.state, 'A2b')).toEqual(['white-rhino'])
    // Ginkgos look at P.
    const lost = turn({ ...s, species: { ...whites(['M10']), 'green-fin': { cards: ['M4', 'M9'], at: ['A2b'] } } })
    expect(lost.logged('twoTusker.expands')).toHaveLength(0)
    expect(standingAt(lost.state, 'A2b')).toEqual(['green-fin'])
  })

  it('19.1, line 2: not without a spare animal', () => {
    const herd = (animals: number) =>
      turn({ tiles: { A1: 'HW', A4: 'HG' }, species: whites([], new Array<string>(animals).fill('A1b')), lower: NO_CARDS })
    expect(herd(24).logged('twoTusker.expands')).toHaveLength(0)
    expect(herd(23).logged('twoTusker.expands')).toHaveLength(1)
  })
})

describe('Two-tuskers buy a useful card (19.1)', () => {
  const G_BIOME: Scene = { tiles: { A1: 'HW', J1: 'MO70' } }

  it('19.1, line 3: only with an animal left to expand with', () => {
    const herd = (animals: number) =>
      turn({ ...G_BIOME, species: whites([], new Array<string>(animals).fill('A1b')), lower: ['M9', 'M36', 'G1', 'G2', 'G3'] })
    expect(dnaOf(speciesNamed(herd(23).state, 'white-rhino'))).toBe('G')
    expect(dnaOf(speciesNamed(herd(24).state, 'white-rhino'))).toBe('P')
  })

  it('19.1, line 3: only if the track that the card opens does not take the last animal', () => {
    // The roots of the ferns want an N.
    const herd = (animals: number) =>
      turn({
        tiles: { A1: 'HW', A2: 'MT27' },
        species: whites([], new Array<string>(animals).fill('A1b')),
        lower: ['M9', 'M40', 'G1', 'G2', 'G3'],
      })
    expect(dnaOf(speciesNamed(herd(22).state, 'white-rhino'))).toBe('N')
    expect(dnaOf(speciesNamed(herd(23).state, 'white-rhino'))).toBe('P')
  })

  it('19.1, line 3: of either display, the cheapest first', () => {
    const game = turn({
      ...G_BIOME,
      settings: { upperDisplay: 'on' },
      species: whites([]),
      lower: ['G1', 'M36', 'G2', 'G3', 'G4'],
      upper: ['M50', 'M1', 'M9', 'M15', 'M27'],
    })
    expect(dnaOf(speciesNamed(game.state, 'white-rhino'))).toBe('BG')
    expect(colour(game.state, 'white').genes).toBe(10)
    expect(game.logged('draw.upper')).toHaveLength(1)
  })

  it('19.1, line 3: at the same price, of the lower display', () => {
    const game = turn({
      ...G_BIOME,
      settings: { upperDisplay: 'on' },
      species: whites([]),
      lower: ['G1', 'M36', 'G2', 'G3', 'G4'],
      upper: ['M1', 'M50', 'M9', 'M15', 'M27'],
    })
    expect(dnaOf(speciesNamed(game.state, 'white-rhino'))).toBe('G')
    expect(game.logged('draw.upper')).toHaveLength(0)
  })
})

describe('Which cards two-tuskers buy at all (19.1)', () => {
  const AT_HOME: Scene = { tiles: { A1: 'HW' } }

  it('19.1, line 4: those that they can pay for', () => {
    const lower = ['G1', 'G2', 'M36', 'G3', 'G4']
    const poor = turn({ ...AT_HOME, species: whites([]), lower, genes: { white: 1 } })
    expect(poor.logged('twoTusker.passes')).toHaveLength(1)
    const rich = turn({ ...AT_HOME, species: whites([]), lower, genes: { white: 2 } })
    expect([dnaOf(speciesNamed(rich.state, 'white-rhino')), colour(rich.state, 'white').genes]).toEqual(['G', 0])
  })

  it('19.1, line 4: a first M, never a second one', () => {
    const lower = ['M39', 'M36', 'G1', 'G2', 'G3']
    const first = turn({ ...AT_HOME, species: whites([]), lower })
    expect(dnaOf(speciesNamed(first.state, 'white-rhino'))).toBe('M')
    const second = turn({ ...AT_HOME, species: whites(['M14']), lower })
    expect(dnaOf(speciesNamed(second.state, 'white-rhino'))).toBe('GM')
  })
})

describe('Two-tuskers among the others (19.1)', () => {
  it('19.1: come down to the roots, should they find themselves in a triangle', () => {
    const game = play(scene(solo({ tiles: { A2: 'MT18' }, species: whites(['M10', 'M40'], ['A2p']) })), 'cull')
    expect(game.ask).toBeUndefined()
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A2r'])
  })

  it('4.4, 19.1: take their share of the tarpit', () => {
    const game = play(
      scene(
        solo({
          active: 'green',
          tiles: { A1: 'HW', A2: 'MA30', A4: 'HG' },
          species: { ...whites(['M10'], ['A1b', 'A2b']), 'green-fin': { at: ['A4b'] } },
          lower: ['M1', 'M9', 'M15', 'M27', 'M31'],
          period: ['M5'],
          tarpit: ['MA16', 'MA20', 'MA53'],
        }),
      ),
    )
    game.seat('green').chooses('card:M1', 'discard')
    expect(game.logged('score.takes').map((e) => [e.params.player, e.params.tiles])).toEqual([
      ['@colour.white', 2],
      ['@colour.green', 1],
    ])
    expect([colour(game.state, 'white').fossils.length, colour(game.state, 'green').fossils.length]).toEqual([2, 1])
  })

  it('19.1: are not beaten by as many points, only by more', () => {
    const green = ['MJ52', 'MJ54', 'MH12', 'MH14', 'MH24', 'MH38', 'MH43', 'MH44', 'MH48', 'MH49']
    const white = ['MA16', 'MA20', 'MA30', 'MA53', 'MA72', 'MJ15', 'MJ17', 'MJ33', 'MJ34', 'MJ40']
    expect(result(scene(solo({ fossils: { green, white } }))).reason).toBe('solitaire.lost')
    expect(result(scene(solo({ fossils: { green, white: white.slice(1) } }))).reason).toBe('solitaire.won')
  })
})
