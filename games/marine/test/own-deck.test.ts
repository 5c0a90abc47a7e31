import {
  type Json,
  makeRng,
  openingPosition,
  ProblemError,
  playout,
  type Rng,
  Runner,
  randomPolicy,
  readSettings,
  Session,
  type Settings,
  seedRng,
} from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { deckSuite } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { SPACES } from '../components/action-display.ts'
import type { Deck, EvolutionCard, TraitCard } from '../components/deck.ts'
import type { EffectStep, TileSelector } from '../components/effects.ts'
import type { TraitModifier } from '../components/hooks.ts'
import { ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { checkDeck } from '../deck/check.ts'
import { deckProblem } from '../deck/setting.ts'
import { marine } from '../index.ts'
import { manifest } from '../manifest.ts'
import { takes } from './card-scene.ts'
import { type Scene, scene, tile } from './scene.ts'

await deckSuite(manifest, STANDARD_DECK as unknown as Json)

const words = (text: string) => ({ en: text, fr: text })

const card = (id: string, parts: Partial<EvolutionCard>): EvolutionCard => ({
  id,
  name: words(id),
  text: words(id),
  fish: [],
  taken: [],
  source: 'reconstructed',
  ...parts,
})

/** The standard deck with one more card. */
const deckWith = (more: EvolutionCard): Deck => ({ ...STANDARD_DECK, evolution: [more, ...STANDARD_DECK.evolution] })

/** A table that brought a deck with this card, which the Fish have just taken. */
function fishTake(taken: readonly EffectStep[], build: (table: Scene) => Scene = (table) => table): Scene {
  const deck = deckWith(card('own', { taken }))
  expect(checkDeck(deck)).toEqual([])
  return takes(build(scene({ settings: { deck } as unknown as Settings })), 'fish', 'own')
}

describe('A card of your own', () => {
  test('may fall back from a whole list of steps, once none of them changed anything', () => {
    const each: EffectStep = { op: 'eachAnimal', who: 'opposing', steps: [{ op: 'loseVP', who: 'self', amount: 2 }], id: 'all' }
    const taken: EffectStep[] = [each, { op: 'gainVP', amount: 7, fallback: 'all' }]
    expect(fishTake(taken).of('fish').vp).toBe(7)
    expect(fishTake(taken, (table) => table.vp('crustacean', 1)).of('fish').vp).toBe(0)
  })

  test('offers a text that names its own tile', () => {
    const aquatic: EffectStep[] = [
      { op: 'chooseTile', as: 'T', where: { terrain: ['ocean'] } },
      { op: 'placeElement', source: 'bagChoice', count: 1, where: { is: 'T' } },
    ]
    const table = fishTake([{ op: 'choice', chooser: 'actor', options: [aquatic, [{ op: 'gainVP', amount: 1 }]] }])
    expect(table.options).toEqual(['option:1', 'option:2'])
    table.seat('fish').chooses('option:1', tile('0,1'))
    expect(table.asked).toBe('card.element')
  })

  test('places several random elements one after the other', () => {
    const table = fishTake([{ op: 'placeElement', source: 'bagRandom', count: 2 }])
    const [first, second] = [table.options[0] as string, table.options[1] as string]
    table.seat('fish').chooses(first, second)
    expect(table.expectNothingPending().logged('card.disc')).toHaveLength(2)
  })

  test('skips what refers to a tile that does not exist', () => {
    const table = fishTake([
      { op: 'chooseTile', as: 'T', where: { minSpecies: 100 } },
      { op: 'scoreTile', on: 'T' },
      { op: 'placeSpecies', on: 'T', max: 2 },
      { op: 'eliminateSpecies', onEach: { adjacentTo: 'T' }, count: 1, owner: 'any', chooser: 'actor' },
      { op: 'gainVP', amount: { count: 'species', on: 'T' } },
      { op: 'gainVP', amount: 1 },
    ])
    expect(table.expectNothingPending().of('fish').vp).toBe(1)
  })

  test('may be the Asteroid under another name', () => {
    const evolution = STANDARD_DECK.evolution.map((c) => (c.id === 'asteroid' ? { ...c, id: 'comet' } : c))
    const started = Session.start(marine, {
      seats: [{}, {}],
      settings: { deck: { ...STANDARD_DECK, evolution } } as unknown as Settings,
      seed: 'comet',
    })
    if (!started.ok) throw new ProblemError(started.problem)
    expect(started.value.state.pile.slice(0, 5)).toContain('comet')
  })
})

const oneOf = <X>(rng: Rng, list: readonly X[]): X => list[rng.int(list.length)] as X
const upTo = (rng: Rng, n: number): number => 1 + rng.int(n)

function anyTiles(rng: Rng): TileSelector {
  const selectors: TileSelector[] = [
    {},
    { terrain: [oneOf(rng, TERRAIN_IDS), oneOf(rng, TERRAIN_IDS)] },
    { terrain: ['vent'], ventSide: oneOf(rng, ['smoker', 'geyser']) },
    { occupiedBy: 'actor' },
    { sharedWithOpposing: true },
    { actorThriving: true },
    { actorSoleMost: true },
    { minSpecies: upTo(rng, 4) },
    { minElements: upTo(rng, 3), speciesExceedElements: true },
    { adjacentTo: 'T' },
    { is: 'T' },
  ]
  return oneOf(rng, selectors)
}

/** Some step of every kind that the language has, on the tile T that the card has named. */
function anyOp(rng: Rng, entering: boolean, depth: number): EffectStep {
  const who = oneOf(rng, [
    'actor',
    'opposing',
    'each',
    'above',
    { opposingWith: { more: 'vp' } },
    { opposingWith: { fewer: 'elements' } },
  ] as const)
  const source = oneOf(rng, ['bagChoice', 'bagRandom'] as const)
  const type = oneOf(rng, ELEMENT_IDS)
  const n = upTo(rng, 3)
  const inner = (): EffectStep[] => [anyOp(rng, entering, depth + 1), anyOp(rng, entering, depth + 1)]
  const space = oneOf(
    rng,
    SPACES.filter((s) => s.section !== 'evolution'),
  )
  const ops: EffectStep[] = [
    { op: 'chooseTile', as: 'T', where: anyTiles(rng) },
    { op: 'gainVP', amount: n },
    { op: 'gainVP', amount: { count: 'tiles', where: anyTiles(rng), max: 4 } },
    { op: 'gainBonusVP', count: { count: 'elementsOnEarth', matching: 'actor', max: n } },
    { op: 'loseVP', who, amount: { count: 'species', on: 'T' } },
    { op: 'placeSpecies', on: 'T', max: n },
    { op: 'placeSpecies', onEach: anyTiles(rng), perTile: n, max: 5, from: 'boxThenGenePool' },
    { op: 'eliminateSpecies', on: 'T', leave: n, owner: 'any', chooser: 'actor' },
    { op: 'eliminateSpecies', on: 'T', count: n, owner: 'opposing', chooser: 'actor' },
    { op: 'eliminateSpecies', onEach: anyTiles(rng), count: 1, owner: 'any', chooser: 'actor' },
    { op: 'eliminateSpecies', count: n, owner: 'any', chooser: 'actor' },
    { op: 'eliminateSpecies', onEach: anyTiles(rng), count: n, owner: 'eachAnimalWithMost', chooser: 'none' },
    { op: 'replaceSpecies', maxAnimals: upTo(rng, 3), perAnimal: n },
    { op: 'moveSpecies', from: 'T', owner: 'any', all: true, chooser: 'actor' },
    { op: 'placeElement', source, count: n, where: anyTiles(rng) },
    { op: 'placeElement', source, max: n },
    { op: 'placeElement', source: 'bagType', type, count: n },
    { op: 'removeElement', on: 'T', leave: rng.int(3) },
    { op: 'removeElement', max: n },
    { op: 'addAnimalElement', who: ['actor', who], source, count: n },
    { op: 'loseAnimalElement', who, count: n, chooser: 'owner' },
    { op: 'replaceAnimalElement', source: 'bagChoice', max: n },
    { op: 'scoreTile', on: 'T' },
    { op: 'gainBasicPawn', who, count: n },
    { op: 'returnPawns', who, max: n },
    { op: 'shiftTarget', max: n },
    { op: 'cycleStacks' },
  ]
  const nested = (): EffectStep[] => [
    { op: 'choice', chooser: 'actor', options: [inner(), inner()] },
    { op: 'eachAnimal', who, steps: [{ op: 'eliminateSpecies', count: n, owner: 'self', chooser: 'owner' }] },
    { op: 'eachAnimal', who, steps: [{ op: 'choice', chooser: 'self', options: [inner(), [{ op: 'loseVP', who: 'self', amount: n }]] }] },
  ]
  const whenTaken: EffectStep[] = [
    { op: 'performAction', action: space.section as Exclude<(typeof SECTION_IDS)[number], 'evolution'>, as: space.id },
    { op: 'performAction', action: 'migration', cubes: n },
    { op: 'grantExtraTurn', ignoreAfterRule: rng.int(2) === 0 },
    { op: 'loseVP', who, amount: { ref: 'scoredTile.score[0]' } },
  ]
  return oneOf(rng, [...ops, ...(depth < 2 ? nested() : []), ...(entering ? [] : [...whenTaken, ...whenTaken])])
}

const anySteps = (rng: Rng, entering: boolean): EffectStep[] => [
  { op: 'chooseTile', as: 'T', where: {} },
  { ...anyOp(rng, entering, 0), id: 'first' },
  anyOp(rng, entering, 0),
  { ...anyOp(rng, entering, 0), fallback: 'first' },
]

const anyTrait = (rng: Rng): TraitModifier =>
  oneOf<TraitModifier>(rng, [
    { hook: 'scoringCount', minOwnSpecies: upTo(rng, 3), delta: 2 },
    { hook: 'scoringVP', terrain: TERRAIN_IDS, places: [1, 2, 3], delta: 1 },
    { hook: 'speciationCapacity', terrain: TERRAIN_IDS, delta: oneOf(rng, [-3, -1, 2]) },
    { hook: 'migrationDistance', value: upTo(rng, 2) + 1 },
    { hook: 'competitionLossCap', perAction: rng.int(2) },
    { hook: 'survivalConsolation', vpPerVent: 2, max: 5 },
    { hook: 'vpOnAction', action: oneOf(rng, SECTION_IDS), condition: {}, vp: 1 },
    { hook: 'noBump' },
    { hook: 'migrationBarrier' },
    { hook: 'ignoreAfterRule', uses: 2, resetOn: 'retrieve' },
  ])

/** A deck of random cards, Asteroid among them. */
function anyDeck(seed: string): Deck {
  const rng = makeRng(seedRng(seed))
  const asteroid = STANDARD_DECK.evolution.at(-1) as EvolutionCard
  const cards = Array.from({ length: 34 }, (_, i) =>
    card(`card-${i}`, {
      fish: oneOf(rng, [[], [], ['extinction'], ['survival'], ['extinction', 'survival']]),
      taken: anySteps(rng, false),
      ...(rng.int(3) === 0 ? { onEnter: anySteps(rng, true) } : {}),
      ...(rng.int(4) === 0 ? { whileDisplayed: [{ hook: oneOf(rng, ['noBump', 'migrationBarrier'] as const) }] } : {}),
    }),
  )
  const traits = Array.from(
    { length: 14 },
    (_, i): TraitCard => ({
      id: `trait-${i}`,
      name: words(`trait ${i}`),
      text: words(`trait ${i}`),
      modifiers: [anyTrait(rng), anyTrait(rng)],
      copyable: true,
      source: 'reconstructed',
    }),
  )
  return { ...STANDARD_DECK, evolution: [...cards, asteroid], traits: [...traits, ...STANDARD_DECK.traits] }
}

describe('Decks of random cards', () => {
  test.each([2, 3, 4, 2, 3, 4, 2, 3].map((seats, i) => [seats, `deck ${i}`] as const))(
    '%i seats, %s: play to the end with nothing lost',
    (seats, seed) => {
      const settings = readSettings(marine, seats, { deck: anyDeck(seed) } as unknown as Settings)
      if (!settings.ok) throw new ProblemError(settings.problem)
      const runner = new Runner(marine, openingPosition(marine, seats, settings.value, seed))
      const policy = randomPolicy(makeRng(seedRng(seed)))
      while (playout(runner, policy, 25) > 0) expect(marine.audit(runner.state)).toEqual([])
      expect(runner.over).toBe(true)
    },
  )

  test('pass the conformance suite', () => {
    const settings = { deck: anyDeck('conformance'), length: 'short' } as unknown as Settings
    const report = fuzz(marine, { seats: 2, settings, seed: 'conformance', checks: { undo: 60, views: 120, snapshot: 500, record: 0 } })
    expect(report.violation?.detail).toBeUndefined()
  })
})

/** Something, somewhere in a copy of the standard deck, is changed. */
function spoil(rng: Rng): unknown {
  const deck = structuredClone(STANDARD_DECK) as unknown
  const places: { readonly at: Record<string, unknown>; readonly key: string }[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const key of Object.keys(node)) {
      places.push({ at: node as Record<string, unknown>, key })
      walk((node as Record<string, unknown>)[key])
    }
  }
  walk(deck)
  const { at, key } = oneOf(rng, places)
  const changes = [
    () => delete at[key],
    () => Object.assign(at, { [key]: oneOf(rng, [null, 0, -1, 3, 1.5, true, '', 'T', 'self', 'vent', [], {}, ['land'], [[]]]) }),
    () => Object.assign(at, { [`${key}x`]: 1 }),
  ]
  oneOf(rng, changes)()
  return deck
}

test('The quick check that a game makes and the full one agree on every deck', () => {
  const rng = makeRng(seedRng('spoiled decks'))
  for (let i = 0; i < 40; i++) {
    const deck = spoil(rng)
    const problems = checkDeck(deck)
    expect(deckProblem(deck as never) === undefined, JSON.stringify(problems)).toBe(problems.length === 0)
  }
})
