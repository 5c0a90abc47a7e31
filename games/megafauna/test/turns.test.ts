import { openingPosition, Runner, readSettings } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { cardsOf, eventIn } from '../cards.ts'
import { CUBES } from '../components/tokens.ts'
import { verdictOn } from '../contests/verdict.ts'
import { megafauna } from '../game.ts'
import { type Landmasses, single } from '../geometry.ts'
import { destinations } from '../phases/dispersal.ts'
import { SPACE_NAMES } from '../refs.ts'
import type { State } from '../state.ts'
import { action, colour, disperse, event, of, play, player, scene, space, species, standing } from './scene.ts'

const HOMES = { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } } as const
const finish = (p: ReturnType<typeof play>) => {
  for (let ask = p.ask; ask; ask = p.ask) p.chooses(ask.options[0]?.id as string)
  return p
}
const start = (seats: number, settings: object): Runner<State> => {
  const checked = readSettings(megafauna, seats, settings as never)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return new Runner(megafauna, openingPosition(megafauna, seats, checked.value, 'turns'))
}
const answer = (runner: Runner<State>, id?: string) => {
  const ask = runner.openAsk()
  const option = ask?.options.find((o) => id === undefined || o.id === id)
  if (!ask || !option) throw new Error(`no ${id} among ${ask?.options.map((o) => o.id).join(' ')}`)
  runner.answer(ask, option)
}

describe('Turns', () => {
  it('EX-DATA: the cards and cubes of the box', () => {
    const { mutations, events } = cardsOf(scene({ species: HOMES }))
    const cards = mutations.filter((card) => card !== null)
    expect([cards.length, cards.filter(({ row }) => row === 0).length, events.et.length, events.biosphere.flat().length]).toEqual([
      92, 46, 15, 36,
    ])
    expect([0, 1, 2, 3].map((c) => cards.filter((card) => card.colour === c).length)).toEqual([23, 23, 23, 23])
    expect(CUBES.reduce((a, b) => a + b)).toBe(110)
  })

  it('EX-CONSERVE: the audit finds what is lost or made', () => {
    const s = scene({ species: HOMES })
    s.oxygen--
    s.cubes[0] = 24
    s.spare[species('black-archetype')] = 5
    expect(audit(s)).toHaveLength(3)
  })

  it('T02: the biosphere deck is named before the ET card is resolved', () => {
    const s = scene({ phase: 1, air: [4, 3], et: 2, species: HOMES, discs: { 'siberia-3': 'black' } })
    play(s, { step: 'biosphere' })
    expect(cardsOf(s).events.biosphere[1]).toContain(s.bio)
  })

  it('T89: an empty biosphere deck is shuffled anew', () => {
    const s = scene({ phase: 1, air: [3, 3], et: 2, species: HOMES })
    s.bioUsed[1] = [...(cardsOf(s).events.biosphere[1] as readonly number[])]
    s.bioPiles[1] = []
    const p = play(s, { step: 'biosphere' })
    expect(p.logged('turn.biosphere.reshuffled')).toHaveLength(1)
    expect(s.bioPiles[1]).toHaveLength(11)
  })

  it('T90: before the last era the comet is a card like any other', () => {
    const s = scene({ phase: 1, et: 15, turn: 4, species: HOMES, settings: { length: 'long' } })
    expect(eventIn(s, 15).comet).toBe(true)
    play(s, { step: 'endEvents' })
    expect([s.over, s.endFlags]).toEqual([false, 0])
  })

  it('T17: two cratons are no Pangaea, but where there are only two', () => {
    const pair = (): Landmasses => [
      {
        die: 0,
        latitude: 4,
        parts: [
          { craton: 0, q: 0, r: 0 },
          { craton: 1, q: 3, r: 0 },
        ],
      },
    ]
    const earth = scene({ phase: 1, et: 6, landmasses: [...pair(), single(2, 4), single(3, 4)], species: HOMES })
    expect(play(earth, event(0, 0)).logged('event.rift.none')).toHaveLength(1)
    const mars = scene({
      phase: 1,
      et: 8,
      players: ['black'],
      settings: { world: 'mars', plant: 'rules' },
      landmasses: pair(),
      air: [0, 1],
      clouds: 1,
      species: { 'green-archetype': { at: ['tharsis-2/plant'] } },
      discs: { 'tharsis-3': 'white', 'tharsis-6': 'white', 'arabia-1': 'white', 'arabia-3': 'white' },
    })
    mars.keptBefore = [{ event: { kind: 'rift' }, craton: -1 }]
    mars.etUsed = [1, 8]
    play(mars, { step: 'keptEvents' })
    expect(mars.landmasses).toHaveLength(2)
  })

  it('T23: a closed tab takes no disc', () => {
    const landmasses: Landmasses = [
      {
        die: 0,
        latitude: 4,
        parts: [
          { craton: 0, q: 0, r: 0 },
          { craton: 1, q: 3, r: 0 },
        ],
      },
      single(2, 4),
      single(3, 4),
    ]
    const s = scene({ phase: 1, bio: 24, landmasses, species: HOMES, air: [9, 3], clouds: 6 })
    const p = play(s, event(1, 1))
    expect(p.ask?.kind).toBe('medea.target')
    expect(p.options()).toContain('place:laurentia-north')
    expect(p.options()).not.toContain('place:laurentia-middle')
  })

  it('T82: one climax reads the humidity of all its rows when it begins', () => {
    const s = scene({
      phase: 1,
      et: 11,
      air: [4, 3],
      clouds: 6,
      oxygen: 18,
      landmasses: [single(0, 3), single(1, 4), single(2, 6), single(3, 6)],
      discs: { 'laurentia-5': 'white', 'laurentia-3': 'white', 'laurentia-4': 'white' },
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    s.landmasses = [single(0, 2), single(1, 4), single(2, 6), single(3, 6)]
    const p = play(s, event(0, 1))
    for (let ask = p.ask; ask; ask = p.ask)
      p.chooses(ask.options.find((o) => o.id === 'track:atmosphere')?.id ?? (ask.options[0]?.id as string))
    expect(s.discs[14]).toBe(3)
  })

  it('EX-E2d: a monster counts as many organs as its species is large', () => {
    const s = scene({
      species: {
        ...HOMES,
        'black-archetype': { at: ['siberia-1/herbivore'], size: 5, cards: [{ card: '53A', plus: 'M' }] },
        'green-archetype': { at: ['baltica-3/herbivore'], size: 5, basal: 'gggg' },
      },
    })
    expect(of(s, 'black-archetype').organs[2]).toBe(5)
    expect(verdictOn(s, space('baltica-3/herbivore'), species('black-archetype'), species('green-archetype')).steps.at(-1)).toMatchObject({
      rule: 'G5',
      newcomer: 5,
      resident: 4,
    })
  })

  it('EX-F1, PK25: a newborn is the mother of the next', () => {
    const s = scene({
      phase: 3,
      players: ['black', 'green'],
      landmasses: [single(1, 4), single(2, 4), single(0, 4), single(3, 4)],
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-archetype': { at: ['siberia-6/herbivore'], size: 4, newborn: 2 },
        'black-burrower': { genotype: '36A', at: ['siberia-1/herbivore'], newborn: 1 },
      },
    })
    const p = play(s, disperse('black')).chooses('species:black-archetype', 'space:siberia-5/herbivore', 'species:black-archetype')
    expect(p.options()).toContain('space:baltica-2/herbivore')
    p.chooses('space:baltica-2/herbivore')
    expect(standing(s, 'baltica-2/herbivore')).toBe('black-archetype')
    p.chooses('space:siberia-6/carnivore')
    expect(standing(s, 'siberia-6/carnivore')).toBe('black-burrower')
  })

  it('PK16, PK17, PK18: purchases, promotions and births mix as one likes', () => {
    const s = scene({
      settings: { apomorphies: true },
      tokens: { black: 1 },
      metabolic: [2, 1],
      species: { ...HOMES, 'black-archetype': { at: ['siberia-1/herbivore', 'siberia-2/herbivore'], basal: 'g' } },
    })
    player(s, 'black').freeNeoteny = true
    const p = play(s, action('black')).chooses('neoteny.free')
    expect(p.options()).toContain('medea')
    p.chooses(
      'mutate:mut-02',
      'promote:black-archetype:mut-02',
      'side:A',
      'upright:siberia-1/herbivore',
      'populate:black-archetype',
      'populate:black-archetype',
    )
    expect(s.newborn[species('black-archetype')]).toBe(2)
    expect(p.over).toBe(true)
  })

  it('C2g: who comes out of the sea founds the archetype with the first resize', () => {
    const macro = (id: string, face: string) => ({ id, face, organs: {}, bionts: [], score: 1 })
    const genesis = {
      format: 1,
      end: 'deck',
      players: [
        { colour: 'red', seat: 0, vp: 2, macros: [macro('macro-sea-star', 'marine')] },
        { colour: 'blue', seat: 1, vp: 1, macros: [macro('macro-trilobite', 'terrestrial')] },
      ],
    }
    const runner = start(2, { genesis })
    expect(runner.openAsk()?.kind).toBe('setup.sea')
    answer(runner, 'place:gondwana-4')
    const s = runner.state
    runner.openAsk()
    expect(standing(s, 'gondwana-4/herbivore')).toBe('white-swimmer')
    expect(player(s, 'white').marine).toBe(true)
    while (runner.openAsk()?.seat !== 0) answer(runner, 'done')
    answer(runner, 'resize')
    expect(of(s, 'white-archetype').size).toBe(2)
    expect([s.newborn[species('white-archetype')], player(s, 'white').marine]).toEqual([1, false])
    s.phase = 3
    expect(destinations(s, species('white-archetype')).map((sp) => SPACE_NAMES.earth[sp])).toContain('gondwana-5/herbivore')
  })

  it('C3: alone a campaign goes on on Earth; after a defeat the first events happen', () => {
    const file = (solitaire: object) => ({
      format: 1,
      end: 'deck',
      solitaire,
      players: [
        {
          colour: 'red',
          seat: 0,
          vp: 2,
          macros: [{ id: 'macro-trilobite', face: 'terrestrial', organs: { red: 1 }, bionts: [], score: 1 }],
        },
      ],
    })
    const won = start(1, { genesis: file({ marine: false, terrestrial: true, plant: false }) })
    won.openAsk()
    expect(won.state.rules).toMatchObject({ world: 'earth', earlyEvents: false, plantByRules: true })
    expect(player(won.state, 'black').waitingOrgans[0]).toBe(1)
    const lost = start(1, { genesis: file({ marine: false, terrestrial: false, plant: false }) })
    lost.openAsk()
    expect(lost.state.rules).toMatchObject({ world: 'earth', earlyEvents: true })
    const plant = start(1, { genesis: file({ marine: false, terrestrial: true, plant: true }) })
    plant.openAsk()
    expect(plant.state.rules.plantByRules).toBe(false)
    expect(colour('green')).toBe(0)
  })

  it('PK12: where the condition fails nobody is asked about the pistol', () => {
    const s = scene({ phase: 1, bio: 19, oxygen: 6, species: HOMES })
    const p = play(s, event(1, 0))
    expect(p.ask).toBeUndefined()
    expect(p.logged('event.condition')).toHaveLength(1)
  })

  it('PK22: a host goes home when its card atrophies', () => {
    const s = scene({
      phase: 1,
      et: 8,
      species: {
        ...HOMES,
        'black-archetype': { at: ['siberia-1/herbivore'], cards: [{ card: '72A', plus: 'b', host: 'green-archetype' }] },
      },
    })
    const before = s.spare[species('green-archetype')] as number
    play(s, event(0, 0))
    expect(of(s, 'black-archetype').cards).toEqual([])
    expect(s.spare[species('green-archetype')]).toBe(before + 1)
  })

  it('PK26, PK28: ice is crossed and not lived in; who lies feeds nobody', () => {
    const s = scene({
      phase: 3,
      discs: { 'siberia-0': 'white' },
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], lying: ['siberia-2/herbivore'] },
        'black-archetype': { at: ['siberia-5/herbivore'], size: 3, newborn: 1 },
      },
    })
    const found = destinations(s, species('black-archetype')).map((sp) => SPACE_NAMES.earth[sp])
    expect(found).toContain('siberia-2/herbivore')
    expect(found.filter((name) => name === 'siberia-0/herbivore' || name === 'siberia-2/carnivore')).toEqual([])
  })

  it('PK33: in phase 4 an endangered herbivore may still turn carnivore and win its contest', () => {
    const s = scene({
      players: ['green', 'black', 'white'],
      phase: 4,
      species: {
        'green-archetype': { at: ['siberia-5/herbivore', 'baltica-3/herbivore'] },
        'black-archetype': { at: ['siberia-1/herbivore'], lying: ['siberia-5/herbivore'], basal: 'y' },
        'white-archetype': { at: ['siberia-5/carnivore', 'gondwana-5/herbivore'] },
      },
    })
    const p = play(s, { step: 'burial' })
    expect([p.ask?.kind, p.ask?.seat]).toEqual(['trophic.shift', 1])
    p.chooses('carnivore')
    expect(standing(s, 'siberia-5/carnivore')).toBe('black-archetype')
    expect(s.living[species('white-archetype')]).toBe(1)
  })

  it('PK19: several species are resized at once, and each finds what it can keep', () => {
    const s = scene({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-flyer': { genotype: '25A', at: ['siberia-1/herbivore'] },
        'black-burrower': { genotype: '36A', size: 2, at: ['siberia-2/herbivore'], cards: [{ card: '12A', plus: 'rr' }] },
        'black-swimmer': { genotype: '14A', size: 2, at: ['siberia-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('resize', 'down:black-swimmer', 'up:black-flyer', 'up:black-burrower')
    expect(of(s, 'black-archetype').size).toBe(2)
    expect(of(s, 'black-burrower').cards).toEqual([])
    expect(of(s, 'black-swimmer').size).toBe(1)
  })

  it('D6 and D5 leave a sound world whatever Medea does', () => {
    const s = scene({ phase: 1, et: 15, bio: 27, species: HOMES })
    expect(finish(play(s, event(0, 1))).over).toBe(true)
  })
})
