import { type Json, readSettings } from '@deeptime/engine'
import { describe, expect, it, test } from 'vitest'
import { MACROS } from '../components/genesis-import.ts'
import { FORMS, GREEN } from '../components/phyla.ts'
import type { Colour } from '../components/types.ts'
import { megafauna } from '../game.ts'
import { actionOptions } from '../phases/actions.ts'
import { fossilCardsOf, hostsOf, partsOf, populationOf } from '../score.ts'
import { archetypeOf, colour, of, organs, player, species, standing } from './scene.ts'
import { answer, run, start } from './table.ts'

type Biont = readonly [colour: string, role: 'trophic' | 'endosymbiont']
interface MacroScene {
  face?: 'marine' | 'terrestrial'
  organs?: Readonly<Record<string, number>>
  bionts?: readonly Biont[]
}

const macro = (id: string, { face = 'terrestrial', organs: cubes = {}, bionts = [] }: MacroScene = {}) => ({
  id: `macro-${id}`,
  face,
  organs: cubes,
  bionts: bionts.map(([c, role]) => ({ colour: c, role })),
  score: 5,
})
const brings = (seat: number, c: string, vp: number, ...macros: readonly Json[]) => ({ seat, colour: c, vp, macros })
const file = (...players: readonly Json[]) => ({ format: 1, end: 'deck', players })
const alone = (won: Readonly<Record<string, boolean>>, end: string, ...players: readonly Json[]) => ({
  format: 1,
  end,
  players,
  solitaire: { marine: false, terrestrial: false, plant: false, ...won },
})
const coloursOf = (seats: number, s: ReturnType<typeof answer>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => s.players.findIndex((p) => p?.seat === seat))

describe('C2a–e Macro-organisms become phyla', () => {
  const BECOMES: readonly (readonly [id: string, colours: readonly Colour[]])[] = [
    ['seaweed', ['green']],
    ['dickinsonia', ['green']],
    ['brachiopod', ['orange']],
    ['flatworm', ['orange']],
    ['arrow-worm', ['black']],
    ['trilobite', ['black']],
    ['sea-star', ['white']],
    ['opabinia', ['orange', 'black']],
  ]

  test('there are eight', () => expect(MACROS.map(({ macro: id }) => id).sort()).toEqual(BECOMES.map(([id]) => `macro-${id}`).sort()))

  it.each(BECOMES.flatMap(([id, colours]) => colours.map((c) => [id, c] as const)))('PK42: %s goes ashore as %s', (id, c) => {
    const runner = start('achterbahn', 2, {
      genesis: file(brings(0, 'red', 9, macro(id, { organs: { blue: 1 }, bionts: [['red', 'trophic']] }))),
    })
    const s = id === 'opabinia' ? answer(runner, `player:${c}`) : answer(runner)
    expect(s.players[colour(c)]?.seat).toBe(0)
    expect(organs(of(s, `${c}-archetype`))).toBe('rb')
    expect([s.living[archetypeOf(c)], fossilCardsOf(player(s, c)), player(s, c).marine]).toEqual([1, 1, false])
  })

  it.each(BECOMES.flatMap(([id, colours]) => colours.map((c) => [id, c] as const)))(
    'PK42, C2g: %s in the sea starts as %s swimmer',
    (id, c) => {
      const genesis = file(brings(0, 'red', 9, macro(id, { face: 'marine', organs: { blue: 1 }, bionts: [['red', 'trophic']] })))
      const runner = start('achterbahn', 2, { genesis })
      const s = id === 'opabinia' ? answer(runner, `player:${c}`, 'place:baltica-1') : answer(runner, 'place:baltica-1')
      expect(standing(s, 'baltica-1/herbivore')).toBe(`${c}-swimmer`)
      // No organs, no cards, no fossil; the archetype card shows its marine side.
      expect([organs(of(s, `${c}-swimmer`)), of(s, `${c}-swimmer`).cards.length, fossilCardsOf(player(s, c))]).toEqual(['', 0, 0])
      expect([s.species[archetypeOf(c)], of(s, `${c}-swimmer`).genotype, player(s, c).marine]).toEqual([null, 0, true])
    },
  )
})

describe('C2 What they bring', () => {
  it('T80, C2f, C2i: organs become basal, two of a colour white once; each biont a random card with one cube', () => {
    const bionts = [
      ['yellow', 'trophic'],
      ['blue', 'endosymbiont'],
    ] as const
    const genesis = file(brings(0, 'red', 20, macro('trilobite', { organs: { red: 2, green: 1 }, bionts })))
    const kept = answer(start('achterbahn', 2, { genesis }), 'whiten.no')
    const white = answer(start('achterbahn', 2, { genesis }), 'whiten.yes')
    expect([of(kept, 'black-archetype').basal, of(white, 'black-archetype').basal]).toEqual([
      [2, 0, 1, 0, 0],
      [0, 0, 1, 0, 1],
    ])
    for (const s of [kept, white]) {
      const { cards } = of(s, 'black-archetype')
      expect(cards.map(({ side, plus }) => [side, ...plus])).toEqual([
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 1, 0],
      ])
      expect(partsOf(s, colour('black')).find(({ label }) => label === 'fossils')?.value).toBe(1)
    }
  })

  it('C2f: a card that shows two cubes brings one, and a plant may get cards without the icon', () => {
    const bionts = Array.from({ length: 4 }, () => ['red', 'endosymbiont'] as const)
    for (let i = 0; i < 10; i++) {
      const genesis = file(brings(0, 'green', 20, macro('seaweed', { bionts })))
      const s = answer(start('achterbahn', 2, { genesis }, `cubes${i}`))
      expect(of(s, 'green-archetype').cards.map(({ plus }) => plus[0])).toEqual([1, 1, 1, 1])
    }
  })

  it('C2i: each colour once, four equal organs as well', () => {
    const genesis = file(brings(0, 'red', 20, macro('sea-star', { organs: { red: 4, yellow: 2, blue: 1 } })))
    const s = answer(start('achterbahn', 2, { genesis }), 'whiten.yes', 'whiten.yes')
    expect(of(s, 'white-archetype').basal).toEqual([2, 0, 0, 1, 2])
  })

  it('C2h: the best score takes the colour; the other is a plant, or a mollusc', () => {
    const clash = file(brings(0, 'red', 5, macro('trilobite')), brings(1, 'blue', 9, macro('arrow-worm')))
    const runner = start('achterbahn', 2, { genesis: clash })
    expect([runner.openAsk()?.seat, runner.openAsk()?.options.map(({ id }) => id)]).toEqual([0, ['player:green', 'player:orange']])
    expect(coloursOf(2, answer(runner, 'player:orange'))).toEqual([colour('orange'), colour('black')])
  })

  it('C2h: with plant and mollusc gone any colour will do', () => {
    const genesis = file(
      brings(0, 'red', 9, macro('seaweed')),
      brings(1, 'blue', 8, macro('flatworm')),
      brings(2, 'green', 7, macro('dickinsonia')),
      brings(3, 'yellow', 6, macro('brachiopod')),
    )
    const runner = start('achterbahn', 4, { genesis })
    expect(runner.openAsk()?.options.map(({ id }) => id)).toEqual(['player:black', 'player:white'])
    expect(coloursOf(4, answer(runner, 'player:white'))).toEqual([0, 1, 3, 2])
  })

  it('C2e: who comes later keeps the colour that is left of two', () => {
    const genesis = file(brings(0, 'red', 9, macro('trilobite')), brings(1, 'blue', 5, macro('opabinia')))
    expect(coloursOf(2, answer(start('achterbahn', 2, { genesis })))).toEqual([colour('black'), colour('orange')])
  })

  it('C2: who has several macro-organisms picks one', () => {
    const genesis = file(brings(0, 'red', 9, macro('seaweed'), macro('sea-star')))
    const s = answer(start('achterbahn', 2, { genesis }), 'macro:1')
    expect(coloursOf(1, s)).toEqual([colour('white')])
  })

  it('T92, C2j: newcomers come last, and take nothing that is free in the first turn', () => {
    const genesis = file(brings(0, 'red', 9, macro('seaweed')))
    const runner = start('achterbahn', 3, { genesis, colours: ['black', 'green', 'white'] })
    const s = answer(runner)
    // Green is taken: the seat that was dealt green draws from what is left.
    expect(coloursOf(3, s)[0]).toBe(GREEN)
    expect([colour('orange'), colour('black')]).toContain(coloursOf(3, s)[1])
    expect(coloursOf(3, s)[2]).toBe(colour('white'))
    expect(s.players.map((p) => p?.newcomer ?? false)).toEqual([false, true, true, true].map((x, c) => x && s.players[c] !== null))
    const free = (c: number): boolean =>
      actionOptions(s, c).some(({ id }) => s.rows.some((row) => id.endsWith(`mut-${String(row.cards[0]).padStart(2, '0')}`)))
    expect(free(colour('white'))).toBe(false)
    s.turn = 2
    expect(free(colour('white'))).toBe(true)
  })

  it('T93, C2k: a foreign biont makes its player the keeper of a host, who has no macro-organism perhaps', () => {
    const bionts = [
      ['red', 'trophic'],
      ['blue', 'endosymbiont'],
      ['blue', 'endosymbiont'],
      ['yellow', 'endosymbiont'],
      ['green', 'endosymbiont'],
    ] as const
    const genesis = file(
      brings(0, 'red', 20, macro('sea-star', { bionts })),
      brings(1, 'blue', 9, macro('flatworm')),
      brings(2, 'yellow', 0),
    )
    const s = answer(start('achterbahn', 3, { genesis }))
    const [, orange, third] = coloursOf(3, s)
    // Blue and yellow sit here and keep one each, green does not.
    expect(of(s, 'orange-archetype').guests).toEqual([species('white-archetype')])
    expect(s.species[(third as number) * FORMS.length]?.guests).toEqual([species('white-archetype')])
    expect(s.spare[species('white-archetype')]).toBe(4)
    expect(populationOf(s, orange as number)).toBe(2)
    expect(partsOf(s, orange as number).find(({ label }) => label === 'hosts')?.value).toBe(1)
  })

  it('T93, C2k: a swimmer is a host too; own bionts make none', () => {
    const bionts = [
      ['red', 'endosymbiont'],
      ['blue', 'endosymbiont'],
    ] as const
    const genesis = file(
      brings(0, 'red', 20, macro('trilobite', { face: 'marine', bionts })),
      brings(1, 'blue', 9, macro('flatworm', { face: 'marine' })),
    )
    const s = answer(start('achterbahn', 2, { genesis }), 'place:baltica-1', 'place:baltica-6')
    expect(of(s, 'orange-swimmer').guests).toEqual([species('black-swimmer')])
    expect(hostsOf(of(s, 'black-swimmer'))).toBe(0)
  })

  it('C2g: two swimmers never start in one sea', () => {
    const genesis = file(
      brings(0, 'red', 20, macro('trilobite', { face: 'marine' })),
      brings(1, 'blue', 9, macro('flatworm', { face: 'marine' })),
    )
    const runner = start('achterbahn', 2, { genesis })
    answer(runner, 'place:baltica-1')
    const ask = runner.openAsk()
    expect([ask?.kind, ask?.seat]).toEqual(['setup.sea', 1])
    expect(ask?.options.map(({ id }) => id)).not.toContain('place:baltica-1')
  })

  it('C2: it is played on with the full rules on Earth', () => {
    const genesis = file(brings(0, 'red', 20, macro('trilobite')))
    expect(start('toothAndClaw', 2, { genesis }).state.rules.toothAndClaw).toBe(false)
    expect(start('venusAnimals', 2, { genesis }).state.rules).toMatchObject({ alien: false, world: 'earth' })
  })
})

describe('C3 Alone', () => {
  const two = [brings(0, 'red', 12, macro('sea-star', { organs: { red: 1 }, bionts: [['red', 'trophic']] })), brings(0, 'blue', 9)]

  it('C3a: a victory brings its organs and cards to the first resurrection, on Earth', () => {
    const runner = start('mars', 1, { genesis: alone({ terrestrial: true }, 'deck', ...two) })
    const s = run(runner, (x) => x.phase === 2 && x.turn === 1)
    expect(s.rules).toMatchObject({ world: 'earth', plantByRules: true, earlyEvents: false })
    expect([player(s, 'white').lazarus, player(s, 'white').waitingOrgans, player(s, 'white').waiting.length]).toEqual([
      true,
      [1, 0, 0, 0, 0],
      1,
    ])
    while (runner.openAsk()?.options.every(({ id }) => id !== 'resurrect')) {
      const ask = runner.openAsk() as never
      runner.answer(ask, (ask as { options: never[] }).options[0] as never)
    }
    answer(runner, 'resurrect')
    answer(runner, runner.openAsk()?.options[0]?.id as string)
    expect([organs(of(s, 'white-archetype')), player(s, 'white').waiting]).toEqual(['rr', []])
  })

  it('C3a, K0e: who won as a plant is the plant', () => {
    const plants = [brings(0, 'red', 12, macro('sea-star'), macro('seaweed', { organs: { green: 1 } })), brings(0, 'blue', 9)]
    const s = start('earth', 1, { genesis: alone({ terrestrial: true, plant: true }, 'deck', ...plants) })
    expect(s.openAsk()?.kind).toBe('setup.tab')
    expect([s.state.rules.plantByRules, player(s.state, 'green').macroFossil]).toEqual([false, true])
  })

  it.each([
    ['lost', alone({}, 'deck', ...two)],
    ['an Armageddon', alone({ terrestrial: true }, 'snowball', ...two)],
  ])('C3b: after %s nothing comes along, and the first turn has its events', (_, genesis) => {
    const runner = start('earth', 1, { genesis })
    const s = run(runner, (x) => x.phase === 2 && x.turn === 1)
    expect(s.rules).toMatchObject({ world: 'earth', earlyEvents: true })
    for (const p of s.players) expect([p?.macroFossil ?? false, p?.waiting ?? []]).toEqual([false, []])
  })
})

describe('C2 Files that are refused', () => {
  const flawOf = (genesis: unknown, seats: number): string | undefined => {
    const checked = readSettings(megafauna, seats, { genesis: genesis as Json })
    return checked.ok ? undefined : ((checked.problem.flaw ?? checked.problem) as { key: string }).key
  }
  const sound = file(brings(0, 'red', 9, macro('trilobite')))
  const changed = (change: (draft: Record<string, never>) => void): unknown => {
    const draft = structuredClone(sound)
    change(draft as never)
    return draft
  }
  type Draft = { format: number; end: string; players: { seat: number; vp: unknown; macros: Record<string, unknown>[] }[] }
  const cases: readonly (readonly [string, (d: Draft) => void])[] = [
    ['shape', (d) => (d.format = 2)],
    ['shape', (d) => (d.players = {} as never)],
    ['shape', (d) => ((d.players[0] as Draft['players'][0]).vp = 'many')],
    ['end', (d) => (d.end = 'snowball')],
    ['seats', (d) => ((d.players[0] as Draft['players'][0]).seat = 2)],
    ['seats', (d) => d.players.push(structuredClone(d.players[0] as Draft['players'][0]))],
    ['macro', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).id = 'macro-whale')],
    ['shape', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).face = 'air')],
    ['organs', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).organs = { red: -1 })],
    ['organs', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).organs = { violet: 1 })],
    ['organs', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).organs = { red: 11 })],
    ['bionts', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).bionts = [{ colour: 'white', role: 'trophic' }])],
    ['bionts', (d) => ((d.players[0]?.macros[0] as Record<string, unknown>).bionts = [{ colour: 'red', role: 'guest' }])],
    ['solitaire', (d) => Object.assign(d, { solitaire: { marine: true, terrestrial: true, plant: false } })],
  ]

  it('PK42: a sound one is welcome', () => expect(flawOf(sound, 2)).toBeUndefined())
  it.each(cases)('PK42: genesis.%s (%#)', (flaw, change) => expect(flawOf(changed(change as never), 2)).toBe(`genesis.${flaw}`))
  it('PK42, C3: alone only a solitaire game goes on', () => {
    expect(flawOf(sound, 1)).toBe('genesis.solitaire')
    expect(flawOf(alone({ marine: true }, 'deck', brings(0, 'red', 1), brings(0, 'blue', 1)), 1)).toBeUndefined()
  })
})
