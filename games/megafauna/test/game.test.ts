import { makeRng, Session, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { mayDance } from '../alien/rain-dance.ts'
import { maxActions, oxygenDiscs, stripOf } from '../climate.ts'
import { determinize } from '../determinize.ts'
import { megafauna } from '../game.ts'
import { waterHexes } from '../habitat.ts'
import { actionOptions } from '../phases/actions.ts'
import { destinations } from '../phases/dispersal.ts'
import { awardsOf } from '../phases/fossils.ts'
import { SPACE_NAMES } from '../refs.ts'
import { partsOf, totalOf } from '../score.ts'
import { action, colour, disc, event, of, play, player, scene, species, standing } from './scene.ts'
import { run, start } from './table.ts'

describe('C Set-up', () => {
  it('EX-C1-discs, EX-C1d, T08: discs, air, Medea and the display', () => {
    const runner = start('achterbahn', 2, { colours: ['black', 'green'] })
    runner.openAsk()
    const s = runner.state
    expect([s.oxygen, s.clouds, s.airBlack, s.airWhite, stripOf(s).id, s.medea]).toEqual([14, 6, 3, 3, 'eden', colour('green')])
    expect(s.landmasses.map(({ latitude }) => latitude)).toEqual([4, 4, 4, 4])
    expect(s.rows.map((row) => row.cards.length)).toEqual([5, 5])
    expect(standing(s, 'baltica-3/herbivore')).toBe('green-archetype')
  })

  it('T01: the first card gives the turn order and nothing else', () => {
    const runner = start('achterbahn', 3)
    expect(runner.openAsk()?.kind).toBe('action')
    expect([runner.state.turn, runner.state.bio, runner.state.etPile.length, runner.state.oxygen]).toEqual([1, 0, 4, 14])
  })

  it('PK34: the first game has only the cratons of its players, and no discs', () => {
    const runner = start('toothAndClaw', 2)
    const s = run(runner)
    expect(s.landmasses).toHaveLength(2)
    expect([s.medea, s.oxygen, s.clouds, s.discs.every((d) => d === 0)]).toEqual([-1, 0, 0, true])
    expect(s.turn).toBe(10)
  })

  it('EX-K3-mars: one white disc in the Clouds and one in the air, 18 plants on the Oxygen', () => {
    const runner = start('mars', 1)
    runner.openAsk()
    runner.answer(runner.openAsk() as never, runner.openAsk()?.options[0] as never)
    runner.answer(runner.openAsk() as never, runner.openAsk()?.options[0] as never)
    runner.openAsk()
    const s = runner.state
    expect([s.clouds, s.airWhite, s.airBlack, oxygenDiscs(s), waterHexes(s).length]).toEqual([1, 1, 0, 18, 4])
  })

  it('T87: alone on Earth the seas are full and the player picks a tab of each craton', () => {
    const runner = start('earth', 1)
    expect(runner.openAsk()?.kind).toBe('setup.tab')
    const s = runner.state
    expect([waterHexes(s).length, s.clouds, s.airWhite, s.airBlack, stripOf(s).id]).toEqual([8, 2, 2, 8, 'hothouse'])
  })
})

describe('A Sequence and score', () => {
  it('EX-A5, T85: the card gives the order, colours that do not play are skipped', () => {
    const runner = start('achterbahn', 2, { colours: ['orange', 'white'] })
    runner.openAsk()
    expect([...runner.state.order].sort()).toEqual([1, 3])
  })

  it('T06, PK36: a long game ends with the comet, between turns 11 and 15', () => {
    for (let i = 0; i < 6; i++) {
      const s = run(start('long', 2, {}, `long${i}`))
      if ((s.endFlags & 3) !== 0) continue
      expect(s.turn).toBeGreaterThanOrEqual(11)
      expect(s.turn).toBeLessThanOrEqual(15)
      expect(s.endFlags & 4).toBe(4)
    }
  })

  it('T09: gaps keep their place until the phase ends', () => {
    const s = scene({
      metabolic: [1, 2, 3, 4, 5],
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    const p = play(s, action('black'), { step: 'refill' }).chooses('mutate:mut-01', 'mutate:mut-03')
    expect(s.rows[0].cards).toEqual([0, 2, 0, 4, 5])
    p.chooses('done')
    expect(s.rows[0].cards.slice(0, 3)).toEqual([2, 4, 5])
    expect(s.rows[0].cards).toHaveLength(5)
  })

  it('EX-I4, T75: a token for each player with fewer creeples', () => {
    const s = scene({
      players: ['white', 'orange', 'green'],
      species: {
        'white-archetype': { at: ['gondwana-5/herbivore', 'gondwana-6/herbivore', 'gondwana-1/herbivore'] },
        'orange-archetype': { at: ['laurentia-2/herbivore', 'laurentia-3/herbivore', 'laurentia-4/herbivore'] },
        'green-archetype': { at: ['baltica-3/herbivore', 'baltica-4/herbivore'] },
      },
    })
    expect(awardsOf(s).map(({ tokens }) => tokens)).toEqual([1, 1, 0])
  })

  it('T74: the score by its parts', () => {
    const s = scene({
      players: ['black', 'orange'],
      medea: 'black',
      tokens: { black: 2 },
      species: {
        'black-flyer': {
          genotype: '21A',
          at: ['siberia-1/herbivore', 'siberia-2/herbivore', 'siberia-5/herbivore', 'siberia-6/herbivore'],
          cards: ['3B', '7A', '24A', { card: '72A', host: 'orange-archetype' }],
          personality: [3, 7, 24],
        },
        'orange-archetype': { at: ['laurentia-2/herbivore'] },
      },
    })
    player(s, 'black').archetypeFossil = true
    expect(partsOf(s, colour('black')).map(({ value }) => value)).toEqual([2, 1, 4, 1, 1, 1, 2, 0])
    expect(totalOf(s, colour('black'))).toBe(12)
  })

  it('T83: language that died does not score, but the game still ends', () => {
    const s = scene({
      phase: 4,
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-archetype': { lying: ['siberia-3/herbivore'], cards: ['3B', '6A', '4A', '24A'], personality: [3, 6, 4, 24] },
      },
    })
    s.endFlags = 2
    play(s, { step: 'burial' })
    expect(s.over).toBe(true)
    expect(partsOf(s, colour('black')).find(({ label }) => label === 'emotions')?.value).toBe(0)
    expect(player(s, 'black').setAside).toEqual([3, 6, 4, 24])
  })

  it('PK44: all seats see the same', () => {
    const s = run(start('achterbahn', 3), ({ turn }) => turn === 4)
    expect(megafauna.view(s, 0)).toEqual(megafauna.view(s, 2))
  })

  it('PK45: in era III the comet is among the cards to come until it is seen', () => {
    const s = run(start('long', 2, {}, 'comet'), ({ era }) => era === 3)
    if (s.era !== 3) return
    for (let i = 0; i < 20; i++) {
      const copy = megafauna.clone(s)
      determinize(copy, 0, makeRng(seedRng(`d${i}`)))
      expect(copy.etPile).toContain(15)
    }
  })

  it('PK43: undo goes through dispersal, but not across a refill', () => {
    const started = Session.start(megafauna, { seats: [{}, {}], settings: {}, seed: 'undo' })
    if (!started.ok) throw new Error('no game')
    const session = started.value
    const rng = makeRng(seedRng('undo'))
    while (session.state.phase !== 3 || session.pending()[0]?.kind !== 'disperse.to') {
      const ask = session.pending()[0]
      if (!ask) throw new Error('nobody disperses')
      const options = ask.options.filter((o) => o.id.startsWith('populate') || ask.kind !== 'action')
      const list = options.length > 0 ? options : ask.options
      session.choose(ask.seat, list[rng.int(list.length)]?.id as string)
    }
    const at = session.choices.length
    session.choose(session.pending()[0]?.seat as number, session.pending()[0]?.options[0]?.id as string)
    expect(session.undo().ok).toBe(true)
    expect(session.choices.length).toBe(at)
  })
})

describe('K Other worlds', () => {
  const mars = (x: Parameters<typeof scene>[0] = {}) =>
    scene({
      players: ['black'],
      settings: { world: 'mars', plant: 'rules' },
      air: [0, 1],
      clouds: 1,
      discs: { 'tharsis-3': 'white', 'tharsis-6': 'white', 'arabia-1': 'white', 'arabia-3': 'white' },
      ...x,
    })
  const PLANTS = { 'green-archetype': { at: ['tharsis-2/plant', 'arabia-2/plant'] } } as const

  it('EX-K7: an alga whose water is gone feeds on until phase 4, then withers', () => {
    const s = mars({
      phase: 4,
      clouds: 2,
      discs: { 'tharsis-3': 'white', 'arabia-1': 'white', 'arabia-3': 'white' },
      species: { ...PLANTS, 'green-swimmer': { genotype: '14A', at: ['tharsis-6/plant', 'tharsis-3/plant'] } },
    })
    play(s, { step: 'burial' })
    expect([standing(s, 'tharsis-6/plant'), standing(s, 'tharsis-3/plant')]).toEqual([undefined, 'green-swimmer'])
  })

  it('EX-K5c, T77: a deluge dries a sea only when it is too hot; craters of Mars hit Olympus', () => {
    const cool = mars({ phase: 1, et: 5, species: PLANTS })
    play(cool, event(0, 1))
    expect(waterHexes(cool)).toHaveLength(4)
    const hot = mars({ phase: 1, et: 5, air: [6, 2], clouds: 0, species: PLANTS })
    expect(play(hot, event(0, 1)).ask?.kind).toBe('medea.source')
    const crater = mars({ phase: 1, et: 1, bio: 18, species: PLANTS })
    const p = play(crater, event(0, 0, 0))
    if (p.ask) p.chooses(p.options()[0] as string)
    expect(disc(crater, 'tharsis-1')).toBe(1)
    const absent = mars({ phase: 1, et: 1, bio: 16, species: PLANTS })
    expect(play(absent, event(0, 0, 0)).logged('event.noCraton')).toHaveLength(1)
  })

  it('T76, PK37: plates wait for a stable biosphere, and are forgotten with the era', () => {
    const s = mars({ phase: 1, et: 1, bio: 18, species: PLANTS })
    const before = s.landmasses
    const p = play(s, event(0, 0, 1))
    expect(s.landmasses).toBe(before)
    expect(s.keptNow).toHaveLength(1)
    expect(p.logged('event.kept')).toHaveLength(1)
    s.keptBefore = s.keptNow
    s.et = 8
    s.etUsed = [1, 8]
    const next = play(s, { step: 'keptEvents' })
    for (let ask = next.ask; ask; ask = next.ask) next.chooses(ask.options[0]?.id as string)
    expect(s.landmasses).toHaveLength(1)
    const era = mars({ phase: 1, et: 8, species: PLANTS })
    era.keptBefore = [{ event: { kind: 'rift' }, craton: -1 }]
    expect(play(era, { step: 'keptEvents' }).logged('event.kept.now')).toHaveLength(0)
  })

  it('T78: rain falls for a population above the heart', () => {
    const at = ['tharsis-2/herbivore', 'arabia-2/herbivore']
    const many = mars({
      phase: 1,
      medea: 'black',
      clouds: 2,
      air: [0, 1],
      discs: { 'tharsis-3': 'white', 'arabia-1': 'white', 'arabia-3': 'white' },
      species: {
        'green-archetype': { at: ['tharsis-2/plant', 'arabia-2/plant'] },
        'black-archetype': { at, lying: ['tharsis-2/carnivore'] },
      },
    })
    expect(mayDance(many)).toBe(true)
    const p = play(many, { step: 'rain' }).chooses('rain:tharsis-6')
    expect([disc(many, 'tharsis-6'), many.rainDebt, p.over]).toEqual([2, 1, true])
    expect(mayDance(mars({ medea: 'black', species: { ...PLANTS, 'black-archetype': { at } } }))).toBe(false)
  })

  it('T79, PK38: a plant by the rules must take the cheapest icon card, and e28 kills a species of plants', () => {
    const s = mars({ metabolic: [14, 1], species: { ...PLANTS, 'black-archetype': { at: ['tharsis-2/herbivore'] } } })
    const p = play(s, action('green'))
    expect(p.options()).toEqual(['mutate:mut-14'])
    const killed = mars({ phase: 1, bio: 28, species: { ...PLANTS, 'green-swimmer': { genotype: '14A', at: ['tharsis-3/plant'] } } })
    play(killed, event(1, 0)).chooses('species:green-swimmer')
    expect(killed.species[species('green-swimmer')]).toBeNull()
  })

  it('PK39: at the largest size it may stop', () => {
    const s = mars({ metabolic: [2, 4, 5, 6, 8], species: { 'green-archetype': { size: 6, at: ['tharsis-2/plant', 'arabia-2/plant'] } } })
    expect(play(s, action('green')).options()).toContain('done')
    const small = mars({ metabolic: [2, 4, 5, 6, 8], species: PLANTS })
    expect(play(small, action('green')).options()).not.toContain('done')
  })

  it('K2: herbivores need a plant, and cactus eaters two green organs', () => {
    const s = mars({
      phase: 3,
      species: {
        'green-armored': { genotype: '18A', at: ['tharsis-2/plant'] },
        'green-archetype': { at: ['arabia-2/plant'] },
        'black-archetype': { at: ['arabia-2/herbivore'], basal: 'gg', size: 6, newborn: 1 },
      },
    })
    expect(destinations(s, species('black-archetype')).map((sp) => SPACE_NAMES.mars[sp])).toContain('tharsis-2/herbivore')
    of(s, 'black-archetype').organs[2] = 1
    expect(destinations(s, species('black-archetype')).map((sp) => SPACE_NAMES.mars[sp])).not.toContain('tharsis-2/herbivore')
  })

  it('K4c: animals breathe what there is now', () => {
    const s = mars({ species: PLANTS, lazarus: ['black'] })
    expect(maxActions(s, colour('black'))).toBe(1)
    expect(actionOptions(s, colour('black')).map((o) => o.id)).toEqual(['resurrect'])
  })

  it('PK40, L1: the animal seeds the clouds while the plant holds Medea', () => {
    const s = scene({
      players: ['green', 'black'],
      settings: { plant: 'person' },
      phase: 1,
      bio: 17,
      air: [6, 0],
      clouds: 3,
      discs: {
        'aphrodite-2': 'white',
        'aphrodite-4': 'white',
        'aphrodite-6': 'white',
        'ishtar-1': 'white',
        'ishtar-3': 'white',
        'ishtar-5': 'white',
      },
      species: { 'green-archetype': { at: ['aphrodite-1/plant', 'ishtar-2/plant'] } },
      lazarus: ['black'],
    })
    const p = play(s, event(1, 0))
    expect([p.ask?.kind, p.ask?.seat]).toEqual(['medea.source', 0])
    p.chooses('place:aphrodite-2')
    expect([p.ask?.kind, p.ask?.seat]).toEqual(['medea.white', 1])
  })

  it('T86, L2: who fires hands Medea on, and the plant with her', () => {
    const runner = start('venusAnimals', 2)
    const s = run(runner)
    expect(s.over).toBe(true)
    expect(s.players[0]?.seat).toBe(-1)
    expect(megafauna.result(s).outcomes).toHaveLength(2)
  })
})
