import { openingPosition, Runner } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../components/cards.ts'
import { megafaunaClassic } from '../game.ts'
import { result } from '../phases/end-of-game.ts'
import { addAnimal } from '../species/extinction.ts'
import { spareAnimals } from '../species/genome.ts'
import { colour, dnaOf, lives, placeIndex, play, type Scene, scene, speciesNamed, standingAt, whereIs } from './scene.ts'

/** A solitaire scene; the two-tuskers are to move. */
const solo = (s: Scene): Scene => ({
  players: ['green', 'white'],
  active: 'white',
  genes: { white: 10 },
  ...s,
  settings: { solitaire: true, ...s.settings },
})
const WHITE = { 'white-rhino': { size: 3, at: ['A1b'] } }
const HOMES = { A1: 'HW', A4: 'HG' }

/** Plays the two-tuskers' turn, to the human's decision. */
const turn = (s: Scene) => play(scene(solo(s)))

describe('Solitaire (19.1)', () => {
  it('begins with ten genes and size three for the two-tuskers, none for you, and you start', () => {
    const { state, decision } = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, 1, { colours: ['green'] }, 'solo'))
    expect([colour(state, 'white').genes, colour(state, 'green').genes]).toEqual([10, 0])
    expect(speciesNamed(state, 'white-rhino').size).toBe(3)
    expect(decision?.asks[0]?.seat).toBe(0)
    expect(state.periods[0]).toHaveLength(6)
    expect(state.rows[1].cards).toEqual([])
    expect(spareAnimals(state, speciesNamed(state, 'white-rhino'))).toBe(23)
  })

  it('C59, line 2: the two-tuskers expand to an empty homeland three habitats away', () => {
    const game = turn({ tiles: HOMES, species: WHITE })
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A1b', 'A4b'])
  })

  const held: Scene = {
    tiles: HOMES,
    species: { ...WHITE, 'green-fin': { at: ['A4b'] } },
    lower: ['G1', 'M32', 'M36', 'M1', 'M3'],
    period: ['M5', 'M7'],
    supply: ['MT36', 'MT50'],
  }

  it('C59, line 3: held off by the colour niche, they pass by cheaper cards and buy the first that opens a biome', () => {
    // S and P open nothing; of the two cards with a G the first costs less.
    const game = turn({ ...held, tiles: { ...HOMES, J1: 'MO70' }, lower: ['M1', 'M9', 'M36', 'M4', 'M50'] })
    expect(dnaOf(speciesNamed(game.state, 'white-rhino'))).toBe('G')
    expect(colour(game.state, 'white').genes).toBe(8)
    expect(game.logged('draw')).toHaveLength(1)
  })

  it('C59, line 4: without that biome they buy the cheapest card that is neither genotype nor marine', () => {
    const game = turn(held)
    expect(dnaOf(speciesNamed(game.state, 'white-rhino'))).toBe('G')
    expect(game.state.rows[0].cards.map((c) => CARDS[c]?.id)).toEqual(['G1', 'M32', 'M1', 'M3', 'M5'])
  })

  it('line 1: they acculturate before anything else', () => {
    const game = turn({ tiles: HOMES, species: { 'white-rhino': { size: 3, cards: ['M10', 'M55'], at: ['A1b'] } } })
    expect(speciesNamed(game.state, 'white-rhino').cultures).toBe(2)
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A1b'])
  })

  it('line 2: within a habitat the roots come before the leaves', () => {
    const game = turn({ tiles: { A1: 'HW', A2: 'MT18' }, species: { 'white-rhino': { size: 3, cards: ['M10', 'M40'], at: ['A1b'] } } })
    expect(whereIs(game.state, 'white-rhino')).toEqual(['A1b', 'A2r'])
  })

  it('line 4: a card that does not fit their size is discarded', () => {
    const game = turn({ ...held, lower: ['M24', 'M12', 'M44', 'M56', 'M31'] })
    expect(dnaOf(speciesNamed(game.state, 'white-rhino'))).toBe('')
    expect(game.logged('play.discard')).toHaveLength(1)
  })

  it('line 5: with nothing but genotypes and fins to buy they pass', () => {
    const game = turn({ ...held, lower: ['G1', 'M32', 'G2', 'G3', 'G4'] })
    expect(game.logged('twoTusker.passes')).toHaveLength(1)
    expect(colour(game.state, 'white').genes).toBe(10)
    expect(game.ask?.seat).toBe(0)
  })

  it('they never hunt, not even as a refuge, from the very opening on', () => {
    const { state } = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, 1, { colours: ['green'] }, 'solo'))
    const green = speciesNamed(state, 'green-fin')
    green.size = 2
    addAnimal(state, speciesNamed(state, 'white-rhino'), placeIndex('A4b'))
    play(state, 'cull')
    // Size three could eat size two; but the two-tusker that lost Green's homeland is gone.
    expect([standingAt(state, 'A4b'), standingAt(state, 'A4p')]).toEqual([['green-fin'], []])
    expect(whereIs(state, 'white-rhino')).toEqual(['A1b'])
  })

  it('extinct two-tuskers are out for good, and you play on', () => {
    const game = play(
      scene(
        solo({ active: 'green', tiles: { A4: 'HG' }, species: { 'green-fin': { at: ['A4b'] }, 'white-rhino': { size: 3, at: ['A1b'] } } }),
      ),
    )
    game.seat('green').chooses('resize')
    expect(lives(game.state, 'white-rhino')).toBe(false)
    expect(game.ask?.seat).toBe(0)
  })

  it('C60: nine fossil tiles do not win, ten do, if the two-tuskers have fewer points', () => {
    const ending = (tiles: number, rivals: number) => {
      const ids = [
        'MA16',
        'MA20',
        'MA30',
        'MA53',
        'MA72',
        'MJ15',
        'MJ17',
        'MJ33',
        'MJ34',
        'MJ40',
        'MJ51',
        'MJ52',
        'MJ54',
        'MH12',
        'MH14',
        'MH24',
        'MH38',
        'MH43',
        'MH44',
        'MH48',
        'MH49',
        'MO67',
        'MO69',
        'MO70',
      ]
      return result(
        scene(
          solo({
            fossils: { green: ids.slice(0, tiles), white: ids.slice(tiles, tiles + rivals) },
            genotypes: { green: ['G22', 'G15', 'G6', 'G8'] },
          }),
        ),
      )
    }
    expect(ending(9, 12)).toMatchObject({ reason: 'solitaire.lost', outcomes: ['lost'], common: 'lost', rule: '19.1' })
    expect(ending(10, 12).reason).toBe('solitaire.won')
    expect(ending(11, 13)).toMatchObject({ places: [[0]], outcomes: ['won'], common: 'won' })
  })

  it('C60: ten tiles do not win against more points', () => {
    const white = ['MA16', 'MA20', 'MA30', 'MA53', 'MA72', 'MJ15', 'MJ17', 'MJ33', 'MJ34', 'MJ40', 'MJ51']
    const green = ['MJ52', 'MJ54', 'MH12', 'MH14', 'MH24', 'MH38', 'MH43', 'MH44', 'MH48', 'MH49']
    expect(result(scene(solo({ fossils: { green, white } }))).reason).toBe('solitaire.lost')
  })
})
