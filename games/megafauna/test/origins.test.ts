import { describe, expect, it, test } from 'vitest'
import { INSTINCT_OF, originsFlaw, originsOf } from '../origins/index.ts'
import { originsJsonSchema, originsSchema } from '../origins/schema.ts'
import { scene } from './scene.ts'
import { run, start } from './table.ts'

/** A finished long game of three. */
const finished = () => {
  const s = scene({
    players: ['green', 'black', 'white'],
    settings: { length: 'long' },
    turn: 12,
    era: 3,
    air: [1, 1],
    medea: 'black',
    species: {
      'black-archetype': { at: ['siberia-3/herbivore'], size: 2, basal: 'rg' },
      'black-flyer': { genotype: '21A', at: ['siberia-1/herbivore'], cards: ['3B', '6A', '4A', '24A'], personality: [3, 6, 4, 24] },
      'white-archetype': { at: ['gondwana-1/herbivore', 'gondwana-2/herbivore'] },
    },
    lazarus: ['green'],
  })
  s.over = true
  return s
}

describe('N Hand-over to Origins', () => {
  test('has a schema file that is up to date', async () => {
    await expect(`${JSON.stringify(originsJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../origins/origins.schema.json')
  })

  it('N1: a finished long game hands over every living species, the most feeling first', () => {
    const origins = originsOf(finished())
    expect(origins).toMatchObject({ format: 1, game: 'megafauna', world: 'earth', end: 'points', turns: 12 })
    const black = origins?.players.find(({ colour }) => colour === 'black')
    expect(black?.species.map(({ form }) => form)).toEqual(['flyer', 'archetype'])
    expect(black?.species[1]).toMatchObject({
      size: 2,
      organs: { red: 1, yellow: 0, green: 1, blue: 0, white: 0 },
      language: false,
      instincts: [],
    })
    expect(origins?.players.find(({ colour }) => colour === 'green')?.species).toEqual([])
  })

  it('N1a: brainmaps are taken in the order of places, shared ones with the same rank', () => {
    const s = finished()
    expect(originsOf(s)?.players.map(({ colour, rank }) => [colour, rank])).toEqual([
      ['black', 1],
      ['white', 2],
      ['green', 3],
    ])
    const green = s.players[0]
    const white = s.players[3]
    if (green && white) [green.fossilTokens, white.fossilTokens] = [9, 6]
    expect(
      originsOf(s)
        ?.players.map(({ rank }) => rank)
        .sort(),
    ).toEqual([1, 2, 2])
  })

  it('N1b: emotions uncover instincts', () => {
    expect(INSTINCT_OF).toEqual({ red: 'alpha', yellow: 'alpha', green: 'naturalHistory', blue: 'language', violet: 'dexterity' })
    const [flyer] = originsOf(finished())?.players[0]?.species ?? []
    // Fear, anger, fear: one instinct; three of two colours are language.
    expect(flyer).toMatchObject({ emotions: { red: 1, yellow: 2, green: 0, blue: 0, violet: 0 }, instincts: ['alpha'], language: true })
  })

  it('N1c: too cold is a glacial age, anything else a tropical one', () => {
    const s = finished()
    for (const [discs, greenhouse] of [
      [0, 'glacial'],
      [3, 'glacial'],
      [4, 'tropical'],
      [7, 'tropical'],
      [11, 'tropical'],
    ] as const) {
      s.airBlack = discs
      s.airWhite = 0
      expect(originsOf(s)?.greenhouse).toBe(greenhouse)
    }
  })

  it('A6a: there is none before the end, nor after a short game', () => {
    const s = finished()
    s.over = false
    expect(originsOf(s)).toBeUndefined()
    expect(originsOf(run(start('achterbahn', 2)))).toBeUndefined()
  })

  it.each([
    ['long', 2],
    ['long', 4],
    ['longToothAndClaw', 3],
    ['earth', 1],
    ['mars', 1],
    ['plantProtagonist', 1],
    ['venusPlant', 2],
    ['venusAnimals', 3],
  ] as const)('N1: the file of a game of %s with %i seats fits its schema', (mode, seats) => {
    for (let i = 0; i < 3; i++) {
      const origins = originsOf(run(start(mode, seats, {}, `origins${i}`), () => false, `lot${i}`))
      expect(originsFlaw(origins)).toBeUndefined()
      expect(originsSchema.safeParse(origins).success).toBe(true)
      expect(origins?.players).toHaveLength(seats)
      expect(origins?.solitaire !== undefined).toBe(seats === 1)
    }
  })

  it('N1: anything else does not', () => {
    const sound = originsOf(finished())
    expect(originsFlaw(sound)).toBeUndefined()
    expect(originsFlaw({ ...sound, format: 2 })).toBe('format')
    expect(originsFlaw({ ...sound, players: [] })).toBe('players')
    expect(originsFlaw({ ...sound, players: [{ ...sound?.players[0], rank: 0 }] })).toBe('players[0].rank')
    expect(originsFlaw({ ...sound, more: true })).toBe('more')
  })
})
