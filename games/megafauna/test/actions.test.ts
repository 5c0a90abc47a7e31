import { describe, expect, it } from 'vitest'
import { budgetOf, costFor } from '../actions/cost.ts'
import { canPromote } from '../actions/promote.ts'
import { cardsOf } from '../cards.ts'
import { actionOptions } from '../phases/actions.ts'
import { action, colour, lying, of, organs, play, player, scene, species, standing } from './scene.ts'

describe('E Actions', () => {
  it('EX-E1a: costs are a ceiling for each species, and nothing is spent', () => {
    const at = (names: string) => names.split(' ').map((n) => `${n}/herbivore`)
    const s = scene({
      metabolic: [1, 2, 3, 4],
      darwinian: [47, 48],
      players: ['black', 'white'],
      species: {
        'black-archetype': { at: at('siberia-1 siberia-2 siberia-5 siberia-6 laurentia-2') },
        'black-flyer': { genotype: '21A', at: ['laurentia-3/herbivore'] },
        'white-archetype': { at: ['gondwana-5/herbivore'] },
      },
    })
    expect([budgetOf(s, species('black-archetype')), budgetOf(s, species('black-flyer'))]).toEqual([2, 6])
    const p = play(s, action('black')).chooses('mutate:mut-02', 'species:black-archetype')
    p.chooses('mutate:mut-01', 'species:black-flyer', 'mutate:mut-47', 'species:black-flyer', 'mutate:mut-04')
    expect([budgetOf(s, species('black-archetype')), budgetOf(s, species('black-flyer'))]).toEqual([0, 0])
    expect([s.spare[species('black-archetype')], s.spare[species('black-flyer')]]).toEqual([2, 6])
  })

  it('EX-E1b, EX-J6e: an emotion of the colour halves the cost, two nearly spare it', () => {
    const s = scene({
      players: ['black', 'white'],
      darwinian: [70, 73, 74],
      species: {
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '9B', plus: 'b' },
            { card: '71B', plus: 'b' },
          ],
          personality: [9, 71],
        },
        'white-archetype': { at: ['gondwana-5/herbivore'] },
      },
    })
    const id = species('black-archetype')
    expect(costFor(s, id, 73, 1)).toBe(2)
    player(s, 'black').held[3] = 1
    expect([costFor(s, id, 73, 1), costFor(s, id, 74, 2), costFor(s, id, 1, 2)]).toEqual([1, 2, 4])
    of(s, 'black-archetype').emotions[3] = 2
    player(s, 'black').held[3] = 2
    expect([costFor(s, id, 70, 0), costFor(s, id, 73, 1), costFor(s, id, 74, 4)]).toEqual([0, 1, 1])
  })

  it('T44: what was populated before can no longer pay', () => {
    const at = ['siberia-1', 'siberia-2', 'siberia-5', 'siberia-6'].map((n) => `${n}/herbivore`)
    const s = scene({
      players: ['black', 'white'],
      metabolic: [1, 2],
      species: { 'black-archetype': { at, basal: 'b' }, 'white-archetype': { at: ['gondwana-5/herbivore'] } },
    })
    const p = play(s, action('black'))
    expect(p.options()).toContain('mutate:mut-02')
    p.chooses('populate:black-archetype', 'count:2')
    expect(p.options()).not.toContain('mutate:mut-02')
  })

  it('T45: plants take metabolic cards only with the icon, but for the first game', () => {
    const base = {
      metabolic: [4, 7],
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    } as const
    expect(actionOptions(scene(base), 0).map((o) => o.id)).toEqual(expect.arrayContaining(['mutate:mut-07']))
    expect(actionOptions(scene(base), 0).map((o) => o.id)).not.toContain('mutate:mut-04')
    const first = scene({ ...base, settings: { rules: 'toothAndClaw' } })
    expect(actionOptions(first, 0).map((o) => o.id)).toEqual(expect.arrayContaining(['mutate:mut-04', 'mutate:mut-07']))
  })

  it('T46: a side too small for the species is not offered; old plus organs become basal', () => {
    const s = scene({
      species: {
        'black-archetype': { size: 3, at: ['siberia-1/herbivore'], cards: [{ card: '12', plus: 'r' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    const id = species('black-archetype')
    expect([canPromote(s, id, 12, 1), canPromote(s, id, 12, 2)]).toEqual([false, true])
    play(s, action('black')).chooses('promote:black-archetype:mut-12')
    expect([of(s, 'black-archetype').basal[0], of(s, 'black-archetype').cards[0]?.plus[0]]).toEqual([1, 1])
  })

  it('EX-E3b, T50: the daughter copies basal cubes only', () => {
    const s = scene({
      species: {
        'black-archetype': {
          at: ['siberia-1/herbivore', 'siberia-2/herbivore'],
          cards: [
            { card: '2', plus: 'r' },
            { card: '53', plus: 'gg' },
          ],
        },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('promote:black-archetype:mut-02', 'side:A', 'upright:siberia-1/herbivore')
    expect(organs(of(s, 'black-archetype'))).toBe('rgg')
    expect(organs(of(s, 'black-burrower'))).toBe('r')
    expect(standing(s, 'siberia-1/herbivore')).toBe('black-burrower')
    expect(of(s, 'black-burrower').genotype).toBe(2)
  })

  it('EX-E3c: one copy of a receding colour is dropped, and nobody dies of it', () => {
    const s = scene({
      species: {
        'black-archetype': { at: ['siberia-1/herbivore', 'siberia-2/herbivore'], basal: 'yy', cards: [{ card: '2', plus: 'r' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('promote:black-archetype:mut-02', 'side:A', 'upright:siberia-1/herbivore')
    expect([organs(of(s, 'black-archetype')), organs(of(s, 'black-burrower'))]).toEqual(['ryy', 'ry'])
  })

  it('T47: too large for the new form: a kiwi, if the archetype is not in play', () => {
    const flyer = { genotype: '21A', size: 3, at: ['siberia-1/herbivore'], cards: [{ card: '25', plus: 'y' }] }
    const alone = scene({
      species: { 'black-burrower': { ...flyer, genotype: '36A' }, 'green-archetype': { at: ['baltica-3/herbivore'] } },
    })
    expect(canPromote(alone, species('black-burrower'), 25, 1)).toBe(true)
    play(alone, action('black')).chooses('promote:black-burrower:mut-25', 'side:A')
    expect(player(alone, 'black').fossilCards).toContain(25)
    expect(of(alone, 'black-archetype').size).toBe(3)
    const both = scene({
      species: {
        'black-burrower': { ...flyer, genotype: '36A' },
        'black-archetype': { at: ['siberia-2/herbivore'] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    expect(canPromote(both, species('black-burrower'), 25, 1)).toBe(false)
  })

  it('T48, T49: no second species of a form; a mother without creeples is extinct', () => {
    const s = scene({
      species: {
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '9A', plus: 'r' },
            { card: '2', plus: 'r' },
          ],
        },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('promote:black-archetype:mut-02', 'side:A')
    expect(s.species[species('black-archetype')]).toBeNull()
    expect(player(s, 'black')).toMatchObject({ fossilCards: [9], archetypeFossil: true, lazarus: false })
    expect(canPromote(s, species('black-burrower'), 10, 2)).toBe(false)
  })

  it('EX-E4: newborns are one and one for each blue organ', () => {
    const s = scene({
      species: {
        'black-archetype': { at: ['siberia-1/herbivore', 'siberia-2/herbivore'], basal: 'b', cards: [{ card: '18', plus: 'r' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses(
      'promote:black-archetype:mut-18',
      'side:A',
      'upright:siberia-1/herbivore',
      'populate:black-archetype',
      'count:2',
      'populate:black-armored',
      'count:2',
    )
    expect([s.newborn[species('black-archetype')], s.newborn[species('black-armored')], s.living[species('black-armored')]]).toEqual([
      2, 2, 1,
    ])
  })

  it('EX-E5: neoteny sheds basal organs and kills nobody', () => {
    const s = scene({
      species: {
        'black-swimmer': { genotype: '14A', basal: 'bb', at: ['siberia-3/herbivore'] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('neoteny', 'neoteny')
    expect(organs(of(s, 'black-swimmer'))).toBe('')
  })

  it('EX-E6b: a species that bursts its genotype goes on as a kiwi', () => {
    const at = ['siberia-1/herbivore', 'siberia-2/herbivore', 'siberia-5/herbivore']
    const s = scene({
      species: {
        'black-flyer': { genotype: '25A', at, cards: [{ card: '27A', plus: 'w' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('resize')
    expect(of(s, 'black-archetype')).toMatchObject({ genotype: 0, size: 2 })
    expect(of(s, 'black-archetype').cards.map(({ card }) => card)).toEqual([27])
    expect(at.map((n) => standing(s, n))).toEqual(['black-archetype', 'black-archetype', 'black-archetype'])
    expect(player(s, 'black').fossilCards).toEqual([25])
  })

  it('EX-E6b-no: with a living archetype it dies out', () => {
    const s = scene({
      species: {
        'black-archetype': { at: ['siberia-6/herbivore'] },
        'black-flyer': { genotype: '25A', at: ['siberia-1/herbivore'], cards: [{ card: '27A', plus: 'w' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('resize', 'same:black-archetype')
    expect(s.species[species('black-flyer')]).toBeNull()
    expect(player(s, 'black').fossilCards).toEqual([25])
    expect(s.rows[0].discard).toContain(27)
  })

  it('T51, T84: what is too small for the new size goes to the discards, whatever its icon', () => {
    const s = scene({
      species: {
        'black-archetype': { size: 5, at: ['siberia-6/herbivore'], cards: [{ card: '20B', plus: 'rr' }] },
        'green-archetype': { at: ['baltica-3/herbivore'] },
      },
    })
    play(s, action('black')).chooses('resize', 'up:black-archetype')
    expect(of(s, 'black-archetype').cards).toEqual([])
    expect(s.rows[0].discard).toContain(20)
    expect(player(s, 'black').fossilCards).toEqual([])
  })

  it('T52: a venomous prey that grows starves its hunter', () => {
    const s = scene({
      species: {
        'black-archetype': { size: 2, at: ['siberia-6/herbivore'], cards: [{ card: '20A', plus: 'r' }] },
        'green-archetype': { size: 3, at: ['siberia-6/carnivore'] },
      },
    })
    play(s, action('black')).chooses('resize', 'up:black-archetype')
    expect(lying(s)).toEqual(['green-archetype@siberia-6/carnivore'])
  })

  it('T53: a Lazarus may come back to a contested place, lose, and still be a mother', () => {
    const s = scene({
      players: ['green', 'black'],
      lazarus: ['black'],
      species: { 'green-archetype': { at: ['siberia-5/herbivore'], basal: 'gg' } },
    })
    const p = play(s, action('black'))
    expect(p.options().slice(0, 1)).toEqual(['resurrect'])
    p.chooses('resurrect', 'space:siberia-5/herbivore', 'fall')
    expect(lying(s)).toEqual(['black-archetype@siberia-5/herbivore'])
    expect(p.options()).toContain('populate:black-archetype')
  })

  it('EX-GL-lazarus: nothing but resurrection and Medea', () => {
    const s = scene({ lazarus: ['black'], species: { 'green-archetype': { at: ['siberia-5/herbivore'] } } })
    expect(actionOptions(s, colour('black')).map((o) => o.id)).toEqual(['resurrect', 'medea'])
  })

  it('T54: Medea takes the whole phase', () => {
    const s = scene({ species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } } })
    expect(play(s, action('black')).chooses('medea').over).toBe(true)
    expect(s.medea).toBe(colour('black'))
    const used = scene({
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    })
    player(used, 'black').used = 1
    expect(play(used, action('black')).options()).not.toContain('medea')
  })

  it('T95: with all creeples on the map only free cards can be had', () => {
    const at = ['siberia-1', 'siberia-2', 'siberia-5', 'siberia-6', 'laurentia-2', 'laurentia-3', 'laurentia-4'].map(
      (n) => `${n}/herbivore`,
    )
    const s = scene({ metabolic: [1, 2], species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at } } })
    const options = actionOptions(s, colour('black')).map((o) => o.id)
    expect(options).toContain('mutate:mut-01')
    expect(options.filter((id) => id === 'mutate:mut-02' || id.startsWith('populate'))).toEqual([])
  })

  it('T43, T88: genetic drift takes plus cubes first, and basal ones kill nobody', () => {
    const s = scene({
      metabolic: [10],
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], cards: [{ card: '1', plus: 'r' }] },
        'black-archetype': { at: ['siberia-1/herbivore'] },
        'black-burrower': { genotype: '36A', at: ['siberia-2/herbivore'], basal: 'r'.repeat(24) },
      },
    })
    const p = play(s, action('black')).chooses('mutate:mut-10', 'species:black-archetype', 'victim.plus:green-archetype:1')
    expect(of(s, 'green-archetype').cards).toEqual([])
    expect(p.options()).toEqual(['victim.basal:black-burrower', 'victim.none'])
    p.chooses('victim.basal:black-burrower')
    expect(of(s, 'black-burrower').basal[0]).toBe(23)
    expect(organs(of(s, 'black-archetype'))).toBe('rr')
  })

  it('T94: promotion makes organs safe from radiation and deadly in a mutagen', () => {
    const cards = ['47', '48', '54'].map((card) => ({ card, plus: 'g' }))
    const s = scene({
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'], cards } },
    })
    play(s, action('black')).chooses('promote:black-archetype:mut-54', 'side:A')
    expect(of(s, 'black-archetype').basal[2]).toBe(1)
  })

  it('T55: mutualism takes a creeple of predator or prey, which goes home with its species', () => {
    const s = scene({
      players: ['orange', 'black'],
      species: {
        'black-archetype': { at: ['siberia-1/herbivore'], cards: [{ card: '72', plus: 'b' }] },
        'orange-flyer': { genotype: '21A', at: ['siberia-1/carnivore'] },
      },
    })
    play(s, action('black')).chooses('promote:black-archetype:mut-72', 'side:A')
    expect(of(s, 'black-archetype').cards[0]?.host).toBe(species('orange-flyer'))
    expect(s.spare[species('orange-flyer')]).toBe(5)
  })

  it('T56: plants find hosts among those who hold a card of monstrous plants', () => {
    const s = scene({
      players: ['green', 'white'],
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'], cards: [{ card: '78', plus: 'b' }] },
        'white-archetype': { at: ['gondwana-5/herbivore'], cards: [{ card: '26', plus: 'y' }] },
      },
    })
    play(s, action('green')).chooses('promote:green-archetype:mut-78', 'side:A')
    expect(of(s, 'green-archetype').cards[0]?.host).toBe(species('white-archetype'))
  })

  it('EX-J6b-1, EX-J6b-2: halves that match make a personality in the same action', () => {
    const s = scene({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '3B', plus: 'r' },
            { card: '24', plus: 'y' },
            { card: '7', plus: 'r' },
          ],
        },
      },
    })
    const p = play(s, action('black')).chooses('promote:black-archetype:mut-24', 'side:A', 'card:mut-03')
    expect(of(s, 'black-archetype').personality).toEqual([3, 24])
    expect(of(s, 'black-archetype').emotions).toEqual([0, 1, 0, 0, 0])
    p.chooses('promote:black-archetype:mut-07', 'side:A', 'card:mut-03', 'card:mut-07')
    expect(of(s, 'black-archetype').personality).toEqual([3, 7, 24])
    expect(of(s, 'black-archetype').emotions).toEqual([0, 2, 0, 0, 0])
  })

  it('EX-J6c: only one head; brains go between', () => {
    const s = scene({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '9A', plus: 'r' },
            { card: '41A', plus: 'y' },
            { card: '4', plus: 'r' },
            { card: '6', plus: 'r' },
          ],
        },
      },
    })
    const p = play(s, action('black')).chooses('promote:black-archetype:mut-04', 'side:A', 'card:mut-09')
    expect(of(s, 'black-archetype').personality).toEqual([9, 4])
    p.chooses('promote:black-archetype:mut-06', 'side:A', 'card:mut-09', 'card:mut-06')
    expect(of(s, 'black-archetype').personality).toEqual([9, 4, 6])
    expect(of(s, 'black-archetype').emotions).toEqual([1, 1, 0, 0, 0])
  })

  it('T57, EX-J6f: a card that does not fit waits; three emotions of two colours are a language', () => {
    const s = scene({
      species: {
        'green-archetype': { at: ['baltica-3/herbivore'] },
        'black-archetype': {
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '3B', plus: 'r' },
            { card: '24A', plus: 'yy' },
            { card: '4', plus: 'r' },
            { card: '6', plus: 'r' },
          ],
          personality: [3, 24],
        },
      },
    })
    const p = play(s, action('black')).chooses('promote:black-archetype:mut-04', 'side:A')
    expect(p.ask?.kind).toBe('action')
    p.chooses('promote:black-archetype:mut-06', 'side:A', 'card:mut-03', 'card:mut-06')
    expect(of(s, 'black-archetype').personality).toEqual([3, 6, 4, 24])
    expect(of(s, 'black-archetype').emotions).toEqual([1, 2, 0, 0, 0])
    expect(s.endFlags).toBe(2)
  })

  it('T58, T59: a violet emotion brings a tool, and an armed prey starves its hunter', () => {
    const s = scene({
      players: ['orange', 'black'],
      species: {
        'black-burrower': {
          genotype: '36A',
          at: ['siberia-1/herbivore'],
          cards: [
            { card: '22A', plus: 'r' },
            { card: '31', plus: 'y' },
          ],
        },
        'orange-burrower': { genotype: '2A', at: ['siberia-1/carnivore'] },
      },
    })
    play(s, action('black')).chooses('promote:black-burrower:mut-31', 'side:A', 'card:mut-22', 'tool:tool-3A')
    expect(of(s, 'black-burrower').tools).toEqual([4])
    expect(lying(s)).toEqual(['orange-burrower@siberia-1/carnivore'])
  })

  it('T61: black sheds basal organs for a fossil, once a turn', () => {
    const s = scene({
      settings: { apomorphies: true },
      tokens: { black: 2 },
      oxygen: 14,
      phase: 1,
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'], basal: 'rrrr' } },
    })
    player(s, 'black').freeNeoteny = true
    play(s, { step: 'atrophy' })
    expect(organs(of(s, 'black-archetype'))).toBe('rrr')
    expect(player(s, 'black')).toMatchObject({ fossilTokens: 1, freeNeoteny: false })
  })

  it('every card of the deck can be taken, and both its sides be turned up', () => {
    for (const card of cardsOf(scene({})).mutations) {
      if (!card) continue
      const plus = card.faces[0].plus.map((n, i) => 'rygbw'[i]?.repeat(n)).join('')
      for (const side of [1, 2]) {
        const s = scene({
          settings: { rules: 'achterbahn' },
          species: {
            'black-archetype': { at: ['siberia-1/herbivore', 'siberia-2/herbivore'], cards: [{ card: `${card.number}`, plus }] },
            'green-archetype': { at: ['baltica-3/herbivore'] },
          },
        })
        const p = play(s, action('black')).chooses(`promote:black-archetype:${card.id}`, `side:${side === 1 ? 'A' : 'B'}`)
        const { form, plusCount, monster, venom } = card.faces[side] as (typeof card.faces)[number]
        if (form >= 0) {
          p.chooses('upright:siberia-1/herbivore')
          expect(s.species[species('black-archetype') + form]?.genotype, card.id).toBe(card.number)
        } else {
          const held = of(s, 'black-archetype').cards[0]
          expect([held?.plus.reduce((a, b) => a + b, 0), held?.monster], card.id).toEqual([plusCount, monster >= 0])
          expect((of(s, 'black-archetype').flags & 1) !== 0).toBe(venom)
        }
      }
    }
  })
})
