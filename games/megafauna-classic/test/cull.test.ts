import { describe, expect, it } from 'vitest'
import { suits } from '../habitat.ts'
import { dnaOf, lives, play, type Scene, type SpeciesScene, scene, speciesNamed, standingAt, tarpitOf, whereIs } from './scene.ts'

const cull = (s: Scene) => play(scene(s), 'cull')

/** One biome at T0 with these animals. */
const at = (tile: string, species: Readonly<Record<string, SpeciesScene>>, more: Scene = {}): Scene => ({
  players: ['red', 'orange', 'green', 'white'],
  tiles: { T0: tile },
  species,
  ...more,
})

describe('Herbivore contests (13.0)', () => {
  it('E-13.2a: on the bog Orange with II beats White with I', () => {
    const game = cull(at('MO69', { 'orange-cat': { cards: ['M17'], at: ['T0b'] }, 'white-rhino': { cards: ['M34'], at: ['T0b'] } }))
    expect(standingAt(game.state, 'T0b')).toEqual(['orange-cat'])
    expect(game.logged('contest.niche')[0]?.params).toMatchObject({ best: 2, dna: 'I', losers: ['@species.white-rhino'] })
  })

  it('E-13.2c: on its homeland Orange beats any other colour', () => {
    const game = cull(at('HO', { 'orange-cat': { at: ['T0b'] }, 'white-rhino': { size: 6, at: ['T0b'] } }))
    expect(standingAt(game.state, 'T0b')).toEqual(['orange-cat'])
  })

  const squirrel: SpeciesScene = { size: 1, faces: ['2GG'], at: ['T0b'] }
  const moose: SpeciesScene = { size: 5, faces: ['2GG'], at: ['T0b'] }
  const eagle: SpeciesScene = { size: 1, innate: 'SSS', at: ['T0p'] }

  it('E-13.3: on the prairie the faster wins; equally fast, the one that the eagle cannot eat; without it, teeth', () => {
    const faster = cull(at('CJ79', { 'white-bat': { ...squirrel, innate: 'S' }, 'orange-rhino': moose, 'green-bird': eagle }))
    expect(standingAt(faster.state, 'T0b')).toEqual(['white-bat'])
    // White has more teeth, but an enemy above.
    const hunted = cull(at('CJ79', { 'white-bat': squirrel, 'orange-rhino': moose, 'green-bird': eagle }))
    expect(standingAt(hunted.state, 'T0b')).toEqual(['orange-rhino'])
    expect(hunted.logged('contest.defense')[0]?.params.winners).toEqual(['@species.orange-rhino'])
    const byTeeth = cull(at('CJ79', { 'white-bat': squirrel, 'orange-rhino': moose }))
    expect(standingAt(byTeeth.state, 'T0b')).toEqual(['white-bat'])
  })

  it('E-13.4: five teeth beat three', () => {
    const game = cull(at('MT18', { 'orange-cat': { cards: ['M4'], at: ['T0b'] }, 'white-rhino': { cards: ['M10'], at: ['T0b'] } }))
    expect(standingAt(game.state, 'T0b')).toEqual(['white-rhino'])
    expect(game.logged('contest.teeth')[0]?.params.best).toBe(5)
  })

  it('E-13.6: Red loses the cycads to Green and goes up to hunt it, if Green suits it as prey', () => {
    const cycads = (size: number) =>
      cull(at('MT41', { 'red-dino': { cards: ['M4'], at: ['T0b'] }, 'green-fin': { size, cards: ['M10'], at: ['T0b'] } }))
    const refuge = cycads(2)
    expect([standingAt(refuge.state, 'T0b'), standingAt(refuge.state, 'T0p')]).toEqual([['green-fin'], ['red-dino']])
    expect(lives(cycads(3).state, 'red-dino')).toBe(false)
  })
})

describe('Carnivore contests (14.0)', () => {
  it('E-14.1: prey of size two feeds hunters of size one to three; SS wants SS', () => {
    const state = scene({
      species: {
        'orange-cat': { size: 2, innate: 'SS', at: ['T0b'] },
        'orange-bat': { size: 2, at: ['T1b'] },
        'red-dino': { at: ['T2b'] },
        'red-fin': { innate: 'SS', at: ['T3b'] },
      },
    })
    const dino = speciesNamed(state, 'red-dino')
    for (const [size, suited] of [
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ] as const) {
      dino.size = size
      expect(suits(dino, speciesNamed(state, 'orange-bat'))).toBe(suited)
    }
    dino.size = 2
    expect(suits(dino, speciesNamed(state, 'orange-cat'))).toBe(false)
    expect(suits(speciesNamed(state, 'red-fin'), speciesNamed(state, 'orange-cat'))).toBe(true)
    dino.size = 1
  })

  const crowded = (redNocturnal: string) =>
    cull(
      at('MT41', {
        'white-rhino': { cards: ['M4'], at: ['T0b'] },
        'white-bat': { cards: ['M56'], innate: 'N', at: ['T0r'] },
        'red-dino': { innate: redNocturnal, at: ['T0p', 'T0p'] },
        'green-fin': { innate: 'N', at: ['T0p'] },
      }),
    )

  it('E-14.3: two Red hunters that can eat both prey push Green out', () => {
    expect(standingAt(crowded('N').state, 'T0p')).toEqual(['red-dino', 'red-dino'])
  })

  it('E-14.3: if Red can eat only one of the prey, the second Red hunter leaves', () => {
    expect(standingAt(crowded('').state, 'T0p')).toEqual(['red-dino', 'green-fin'])
  })

  it('E-14.4: White’s P beats the teeth of the immigrant and of Orange', () => {
    const game = cull(
      at(
        'MT26',
        { 'green-fin': { cards: ['M17'], at: ['T0b'] }, 'orange-cat': { at: ['T0p'] }, 'white-rhino': { cards: ['M15'], at: ['T0p'] } },
        { immigrants: { T0p: 'IM16' } },
      ),
    )
    expect(standingAt(game.state, 'T0p')).toEqual(['white-rhino'])
    expect(game.logged('contest.physiology')).toHaveLength(2)
  })
})

describe('Culling in order (4.3)', () => {
  const calamites = (orange: SpeciesScene, red: SpeciesScene): Scene =>
    at('MT18', { 'orange-cat': orange, 'red-dino': red }, { immigrants: { T0b: 'IM11' } })
  const hunter: SpeciesScene = { size: 2, innate: 'N', at: ['T0p'] }

  it('C45: Orange takes the roots by teeth, and the starved hunter goes back up to eat it; nobody dies', () => {
    const { state } = cull(calamites({ size: 3, cards: ['M4', 'M55'], at: ['T0b'] }, hunter))
    expect([standingAt(state, 'T0b'), standingAt(state, 'T0r'), standingAt(state, 'T0p')]).toEqual([['IM11'], ['orange-cat'], ['red-dino']])
  })

  it('C46: with an I Orange wins the leaves by the niche, and the Titanosaurs die', () => {
    const { state } = cull(
      calamites({ size: 3, cards: ['M53', 'M44', 'M55'], cultures: ['toolUse'], at: ['T0b'] }, { ...hunter, innate: 'NN' }),
    )
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('BINN')
    expect([standingAt(state, 'T0b'), standingAt(state, 'T0p')]).toEqual([['orange-cat'], ['red-dino']])
    expect(tarpitOf(state)).toEqual(['IM11'])
  })

  const drop = (more: Readonly<Record<string, SpeciesScene>>) =>
    cull(
      at('MT18', {
        'white-rhino': { size: 2, cards: ['M4'], at: ['T0b'] },
        'red-dino': { size: 2, at: ['T0p'] },
        'green-fin': { size: 2, innate: 'N', at: ['T0p'] },
        ...more,
      }),
    ).state

  it('C47 (14.0): a carnivore that loses drops to the roots if it can eat them', () => {
    const state = drop({})
    expect([standingAt(state, 'T0p'), standingAt(state, 'T0r')]).toEqual([['red-dino'], ['green-fin']])
  })

  it('C47 (14.0): two that drop contest the roots, Green’s teeth win and Orange dies', () => {
    const state = drop({ 'orange-cat': { size: 2, innate: 'N', at: ['T0p'] } })
    expect(standingAt(state, 'T0r')).toEqual(['green-fin'])
    expect(lives(state, 'orange-cat')).toBe(false)
  })

  it('C48 (14.0): with two prey the best set that can be fed stays: A eats Y so that B can eat X', () => {
    const { state } = cull(
      at('MT41', {
        'white-rhino': { size: 1, cards: ['M4'], innate: 'S', at: ['T0b'] },
        'white-bat': { size: 1, cards: ['M56'], innate: 'N', at: ['T0r'] },
        'red-dino': { innate: 'SN', at: ['T0p'] },
        'orange-cat': { innate: 'S', at: ['T0p'] },
        'green-fin': { innate: 'N', at: ['T0p'] },
      }),
    )
    expect(standingAt(state, 'T0p')).toEqual(['red-dino', 'orange-cat'])
    expect(lives(state, 'green-fin')).toBe(false)
  })

  const defended = (size: number) =>
    cull(
      at('MT42', {
        'orange-cat': { cards: ['M17'], at: ['T0b'] },
        'white-rhino': { faces: ['3I'], innate: '', cards: ['M34'], at: ['T0b'] },
        'red-dino': { size, at: ['T0p'] },
      }),
    ).state

  it('C49 (13.3): a hunter that can eat both decides nothing, teeth do; one that can eat neither starves', () => {
    expect([standingAt(defended(2), 'T0b'), standingAt(defended(2), 'T0p')]).toEqual([['white-rhino'], ['red-dino']])
    expect(standingAt(defended(4), 'T0b')).toEqual(['white-rhino'])
    expect(lives(defended(4), 'red-dino')).toBe(false)
  })

  it('C50 (13.4): of two equal Red species Red chooses who stays; the other goes up if it can eat it', () => {
    const two = (size: number) =>
      cull(at('MT18', { 'red-dino': { cards: ['M4'], at: ['T0b'] }, 'red-fin': { size, cards: ['M10'], at: ['T0b'] } }))
    const close = two(2)
    expect(close.ask).toMatchObject({ kind: 'contest.herbivore', seat: 0, rule: '13.4' })
    close.seat('red').chooses('species:red-fin')
    expect([standingAt(close.state, 'T0b'), standingAt(close.state, 'T0p')]).toEqual([['red-fin'], ['red-dino']])
    const far = two(3)
    far.seat('red').chooses('species:red-fin')
    expect(lives(far.state, 'red-dino')).toBe(false)
  })

  it('C51 (14.1): another species of one’s own is food, one’s own species is not', () => {
    const eaten = cull(at('HR', { 'red-dino': { at: ['T0b'] }, 'red-fin': { size: 2, at: ['T0p'] } }))
    expect(standingAt(eaten.state, 'T0p')).toEqual(['red-fin'])
    const cannibal = cull(at('HR', { 'red-dino': { at: ['T0b', 'T0p'] } }))
    expect(whereIs(cannibal.state, 'red-dino')).toEqual(['T0b'])
  })

  it('C52 (12.0): where the roots are gone the rooter goes up if the triangle is free, else it dies', () => {
    const rooter: SpeciesScene = { innate: 'N', at: ['T0r'] }
    const free = cull(at('MT42', { 'orange-cat': { cards: ['M17'], at: ['T0b'] }, 'red-dino': rooter }))
    expect(standingAt(free.state, 'T0p')).toEqual(['red-dino'])
    const taken = cull(at('MT42', { 'orange-cat': { cards: ['M17'], at: ['T0b'] }, 'red-dino': rooter, 'green-fin': { at: ['T0p'] } }))
    expect(lives(taken.state, 'red-dino')).toBe(false)
  })

  it('C53 (7.3f): an amphibian that outgrows its M dies at sea and lives on land', () => {
    const game = play(scene({ tiles: { T2: 'HR', T4: 'MT45' }, species: { 'red-dino': { size: 4, cards: ['M47'], at: ['T2b', 'T4b'] } } }))
    game.seat('red').chooses('resize', 'grow:red-dino')
    expect(whereIs(game.state, 'red-dino')).toEqual(['T2b'])
  })

  it('13.6: with several open spaces the owner of the displaced animal chooses', () => {
    const game = cull(
      at('MT18', {
        'red-dino': { size: 1, cards: ['M4'], innate: 'N', at: ['T0b'] },
        'white-rhino': { size: 1, cards: ['M10'], at: ['T0b'] },
      }),
    )
    expect(game.ask).toMatchObject({ kind: 'refuge', seat: 0 })
    expect(game.options()).toEqual(['place:T0r', 'place:T0p'])
    game.seat('red').chooses('place:T0p')
    expect(standingAt(game.state, 'T0p')).toEqual(['red-dino'])
  })

  it('14.3: of two equal hunters of one owner the owner chooses', () => {
    const game = cull(at('HW', { 'white-rhino': { at: ['T0b'] }, 'red-dino': { at: ['T0p'] }, 'red-fin': { at: ['T0p'] } }))
    expect(game.ask).toMatchObject({ kind: 'contest.carnivore', seat: 0, rule: '14.3' })
    game.seat('red').chooses('species:red-fin')
    expect(standingAt(game.state, 'T0p')).toEqual(['red-fin'])
  })
})
