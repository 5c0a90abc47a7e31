import { describe, expect, it, test } from 'vitest'
import { checkHandOver, handOverJsonSchema } from '../hand-over/check.ts'
import { type HandOver, handOver, handOverProblem, INSTINCT_OF } from '../hand-over/index.ts'
import type { State } from '../state.ts'
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

/** The file, which is data: written and read again it is the same. */
function fileOf(s: State): HandOver {
  const answer = handOver(s)
  if (!answer.ok) throw new Error(answer.problem.key)
  expect(checkHandOver(answer.file)).toEqual([])
  expect(handOverProblem(answer.file as never)).toBeUndefined()
  expect(JSON.parse(JSON.stringify(answer.file))).toEqual(answer.file)
  return answer.file
}

describe('N Hand-over to Origins', () => {
  test('has a schema file that is up to date', async () => {
    await expect(`${JSON.stringify(handOverJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../hand-over/hand-over.schema.json')
  })

  it('N1: a finished long game hands over every living species, the most feeling first', () => {
    const origins = fileOf(finished())
    expect(origins).toMatchObject({ format: 1, game: 'megafauna', world: 'earth', end: 'points', turns: 12 })
    const black = origins.players.find(({ colour }) => colour === 'black')
    expect(black?.species.map(({ form }) => form)).toEqual(['flyer', 'archetype'])
    expect(black?.species[1]).toMatchObject({
      size: 2,
      organs: { red: 1, yellow: 0, green: 1, blue: 0, white: 0 },
      language: false,
      instincts: [],
    })
    expect(origins.players.find(({ colour }) => colour === 'green')?.species).toEqual([])
  })

  it('N1a: brainmaps are taken in the order of places, shared ones with the same rank', () => {
    const s = finished()
    expect(fileOf(s).players.map(({ colour, rank }) => [colour, rank])).toEqual([
      ['black', 1],
      ['white', 2],
      ['green', 3],
    ])
    const green = s.players[0]
    const white = s.players[3]
    if (green && white) [green.fossilTokens, white.fossilTokens] = [9, 6]
    expect(
      fileOf(s)
        .players.map(({ rank }) => rank)
        .sort(),
    ).toEqual([1, 2, 2])
  })

  it('N1b: emotions uncover instincts', () => {
    expect(INSTINCT_OF).toEqual({ red: 'alpha', yellow: 'alpha', green: 'naturalHistory', blue: 'language', violet: 'dexterity' })
    const [flyer] = fileOf(finished()).players[0]?.species ?? []
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
      expect(fileOf(s).greenhouse).toBe(greenhouse)
    }
  })

  it('A6a: refused before the end, and after a short game', () => {
    const s = finished()
    s.over = false
    expect(handOver(s)).toEqual({ ok: false, problem: { key: 'hand-over.unfinished' } })
    expect(handOver(run(start('achterbahn', 2)))).toEqual({ ok: false, problem: { key: 'hand-over.short' } })
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
      const file = fileOf(run(start(mode, seats, {}, `origins${i}`), () => false, `lot${i}`))
      expect(file.players).toHaveLength(seats)
      expect(file.solitaire !== undefined).toBe(seats === 1)
    }
  })

  type Draft = { format: number; players: Record<string, unknown>[]; solitaire?: unknown; more?: boolean }
  it.each<readonly [string, string, (draft: Draft) => void]>([
    ['deck.schema', 'format', (d) => (d.format = 2)],
    ['deck.schema', 'players', (d) => (d.players = [])],
    ['deck.schema', 'players[0].rank', (d) => ((d.players[0] as Record<string, unknown>).rank = 0)],
    ['deck.schema', 'more', (d) => (d.more = true)],
    ['hand-over.twice', 'players', (d) => ((d.players[1] as Record<string, unknown>).colour = 'black')],
    ['hand-over.ranks', 'players', (d) => ((d.players[1] as Record<string, unknown>).rank = 3)],
    ['hand-over.verdict', 'solitaire', (d) => (d.solitaire = { won: true, decisive: false })],
    [
      'hand-over.instincts',
      'players[0].species[0].instincts',
      (d) =>
        ((((d.players[0] as Record<string, unknown>).species as Record<string, unknown>[])[0] as Record<string, unknown>).instincts = [
          'dexterity',
        ]),
    ],
  ])('N1: a file with another fault is refused: %s at %s', (key, path, change) => {
    const draft = structuredClone(fileOf(finished())) as unknown as Draft
    change(draft)
    expect(handOverProblem(draft as never)).toMatchObject({ key, params: { path } })
    expect(checkHandOver(draft)).not.toEqual([])
  })
})
