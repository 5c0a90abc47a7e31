import type { Ask, Session, Settings, WhyNot } from '@deeptime/engine'
import { playByLot, startAt } from '@deeptime/testing'
import { LANGUAGE_CODES, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { megafaunaClassic } from '../game.ts'
import { WHYS } from '../keys.ts'
import { PLACE_REFS } from '../refs.ts'
import type { ClassicView } from '../view.ts'
import { classicWords } from '../words/index.ts'
import { play, scene } from './scene.ts'

/** Decisions about the places of the map, about living species, and about cards. */
const OF_PLACES = ['genotype.animal', 'expand.parent', 'expand.destination', 'refuge', 'lazarus.place']
const OF_SPECIES = ['resize', 'contest.herbivore', 'contest.carnivore']

const TABLES: readonly [number, Settings][] = [
  [4, { roadrunnerAction: true, geneticDrift: true }],
  [2, { upperDisplay: 'on', mesozoicExhausted: 'drawCenozoic' }],
  [1, {}],
]

const ROADRUNNER_TRACKS = ['track:A', 'track:M', 'track:N', 'track:S']
/** Levels of tracks and faces of tiles that a child may inherit. */
const HERITAGE = ['A', 'M', 'N', 'S'].flatMap((letter) => [1, 2, 3].map((level) => `track:${letter}${level}`))

/** What the decision is about: everything that must be offered, or have a reason. */
function inQuestion({ kind, options }: Ask, { species, lower, upper, players }: ClassicView): readonly string[] {
  if (OF_PLACES.includes(kind)) return PLACE_REFS
  if (kind === 'action') {
    const cards = [...lower.cards, ...(upper?.cards ?? [])].map(({ id }) => `card:${id}`)
    return [...cards, ...['resize', 'culture', 'expand'].map((id) => `option:${id}`)]
  }
  if (kind === 'roadrunner') return [...ROADRUNNER_TRACKS, ...species.map(({ id }) => `species:${id}`)]
  if (kind === 'expand.inherit') return HERITAGE
  if (kind === 'expand.silhouette') return species.map(({ id }) => `species:${id}`)
  if (kind === 'drift') return players.map(({ colour }) => `player:${colour}`)
  const plays = kind === 'play' && !options.some(({ id }) => id === 'fossil') && options.length > 1
  return OF_SPECIES.includes(kind) || plays ? species.map(({ id }) => `species:${id}`) : []
}

const disagreements = (ask: Ask, why: readonly WhyNot[], view: ClassicView): readonly string[] => {
  const open = new Set(ask.options.flatMap(({ id, about }) => about ?? [`option:${id}`]))
  const barred = why.flatMap(({ about }) => about)
  const twice = barred
    .filter((ref, i) => open.has(ref) || barred.indexOf(ref) !== i)
    .map((ref) => `${ask.kind}: ${ref} is offered and barred`)
  const silent = inQuestion(ask, view).filter((ref) => !open.has(ref) && !barred.includes(ref) && why.length > 0)
  return [...twice, ...silent.map((ref) => `${ask.kind}: ${ref} is neither`)]
}

describe('why something can’t be chosen', () => {
  const told = new Set<string>()

  it.each(TABLES)(
    'every place, card or species in question is offered or has one reason, over whole games: %i seats, %j',
    (seats, settings) => {
      const faults = new Set<string>()
      for (const seed of ['1', '2', '3', '4']) {
        const session = startAt(megafaunaClassic, seats, settings, `why/${seed}`) as Session<unknown, ClassicView>
        playByLot(session as Session<unknown, unknown>, seed, (ask) => {
          const why = session.whyNot(ask.seat)
          for (const { key } of why) told.add(key)
          for (const fault of disagreements(ask, why, session.view(ask.seat).game)) faults.add(fault)
        })
      }
      expect([...faults]).toEqual([])
    },
  )

  it('the reasons that people meet come up in these games', () => {
    const met = [
      'too-dear',
      'not-yours',
      'size',
      'no-animal',
      'flipped',
      'terrain',
      'reach',
      'no-prey',
      'no-roots',
      'no-biome',
      'no-food',
      'not-richest',
      'yourself',
      'no-culture',
      'few-genes',
      'nobody-richer',
      'in-use',
      'other-letter',
      'parent-lacks',
    ]
    expect(met.filter((key) => !told.has(key))).toEqual([])
  })

  const reasonFor = (why: readonly WhyNot[] | undefined, ref: string) => why?.find(({ about }) => about.includes(ref))

  it('5.0a: a card that costs more than one has', () => {
    const game = play(scene({ genes: { red: 1 }, species: { 'red-dino': { at: ['T2b'] } }, tiles: { T2: 'HR' } }))
    expect(game.whyNot()).toContainEqual({
      about: expect.arrayContaining([expect.stringMatching(/^card:/)]),
      key: 'too-dear',
      rule: '5.0a',
      params: { cost: 3, genes: 1 },
    })
  })

  it('4.2: when time must go on, cards of the upper display', () => {
    const state = scene({ upper: ['M2'], genes: { red: 3 }, species: { 'red-dino': { at: ['T2b'] } }, tiles: { T2: 'HR' } })
    state.quiet = 40
    expect(reasonFor(play(state).whyNot(), 'card:M2')).toMatchObject({ key: 'time-goes-on', rule: '4.2' })
  })

  it('10.4, 11.0, 13.1, 14.1: where a child can’t go, and why', () => {
    const game = play(scene({ tiles: { T2: 'HR', T6: 'HO', T3: 'MT18', T1: 'MT45' }, species: { 'red-dino': { at: ['T2b'] } } }))
    game.seat('red').chooses('expand', 'species:red-dino')
    const why = game.whyNot()
    expect(reasonFor(why, 'place:T3b')).toMatchObject({ key: 'no-food', rule: '13.1' })
    expect(reasonFor(why, 'place:T2p')).toMatchObject({ key: 'no-prey', rule: '14.1' })
    expect(reasonFor(why, 'place:T2r')).toMatchObject({ key: 'no-roots', rule: '12.0' })
    expect(reasonFor(why, 'place:T1b')).toMatchObject({ key: 'terrain', rule: '11.1' })
    expect(reasonFor(why, 'place:A0b')).toMatchObject({ key: 'reach', rule: '11.0' })
    expect(reasonFor(why, 'place:H2b')).toMatchObject({ key: 'no-biome', rule: '9.2e' })
  })

  it('7.2: a mutation out of the species’ size', () => {
    const game = play(
      scene({ lower: ['M17'], tiles: { T2: 'HR' }, species: { 'red-dino': { at: ['T2b'] }, 'red-fin': { size: 4, at: ['T2b'] } } }),
    )
    game.seat('red').chooses('card:M17')
    expect(reasonFor(game.whyNot(), 'species:red-fin')).toMatchObject({ key: 'size', rule: '7.2', params: { size: 4, least: 1, most: 2 } })
  })

  it('13.6: refuge only in the same habitat, where nobody stands and food is', () => {
    const displaced = { faces: ['4BB'], innate: 'N', at: ['T0b'] }
    const game = play(
      scene({
        players: ['red', 'orange'],
        tiles: { T0: 'MT18' },
        species: { 'red-dino': displaced, 'orange-cat': { cards: ['M34'], at: ['T0b'] } },
      }),
      'cull',
    )
    const why = game.whyNot()
    expect(game.ask?.kind).toBe('refuge')
    expect(reasonFor(why, 'place:T0b')).toMatchObject({ key: 'space-taken', rule: '13.6' })
    expect(reasonFor(why, 'place:T1b')).toMatchObject({ key: 'elsewhere', rule: '13.6' })
  })

  it.each(LANGUAGE_CODES)('reads as a sentence, with its rule (%s)', (language) => {
    const words = Words.ofGame(language, classicWords[language])
    const params = { cost: 2, genes: 1, turns: 40, size: 3, least: 1, most: 2, share: 2, dna: 'HSSS' }
    expect(WHYS.map((key) => words.why({ key, params })).filter((text) => !/^\p{Lu}.*\.$/u.test(text) || /[{}]/.test(text))).toEqual([])
  })
})
