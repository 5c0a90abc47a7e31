import { describe, expect, it } from 'vitest'
import { compareCatalogs, parametersOf, Words } from '../index.ts'

const english = new Words(
  'en',
  [
    {
      'animal.fish': 'Fish',
      'animal.crab': 'Crustaceans',
      'decision.tectonics.tile': 'Tectonics: choose a tile to turn into a vent.',
      'decision.trait': '{animal}: keep one of {count, plural, one {# trait} other {# traits}}.',
      'option.forgo': 'Forgo',
      'option.take': 'Take {what}',
      'about.tile': 'Tile {id}',
      'about.tile:0,0': 'The first reef',
      'log.moved': '{animals} move {n, plural, one {one species} other {# species}}.',
      'log.travelled': 'From {from} to {tile} on {ship}.',
      'score.vents': 'Vents ×{n}',
    },
  ],
  [{ id: 'Tectonics 1', section: 'Tectonics', title: 'Choose a tile', text: 'Any tile at the rim.' }],
)

const french = new Words('fr', [
  {
    'animal.fish': 'Poissons',
    'animal.crab': 'Crustacés',
    'animal.whale': 'Baleine',
    'log.moved': '{animals} déplacent {n, plural, one {une espèce} other {# espèces}}.',
    'log.score': "{animal} marque {animalId, select, whale {la baie} other {l'anse}}.",
  },
])

describe('words', () => {
  it('asks in one sentence', () => {
    expect(english.ask({ seat: 0, kind: 'tectonics.tile', options: [], rule: 'Tectonics 1' })).toBe(
      'Tectonics: choose a tile to turn into a vent.',
    )
  })

  it('puts the words of a key in the place of a parameter before it formats', () => {
    const ask = { seat: 0, kind: 'trait', options: [], rule: 'Set-up', params: { animal: '@animal.fish', count: 3 } }
    expect(english.ask(ask)).toBe('Fish: keep one of 3 traits.')
    expect(english.ask({ ...ask, params: { animal: '@animal.fish', count: 1 } })).toBe('Fish: keep one of 1 trait.')
  })

  it('joins lists as the language joins them', () => {
    const params = { animals: ['@animal.fish', '@animal.crab'], n: 3 }
    expect(english.log({ key: 'moved', params })).toBe('Fish and Crustaceans move 3 species.')
    expect(french.log({ key: 'moved', params })).toBe('Poissons et Crustacés déplacent 3 espèces.')
  })

  it('lets a language choose by the key behind a parameter', () => {
    expect(french.log({ key: 'score', params: { animal: '@animal.whale' } })).toBe('Baleine marque la baie.')
    expect(french.log({ key: 'score', params: { animal: '@animal.fish' } })).toBe("Poissons marque l'anse.")
  })

  it('names the things on the board that parameters refer to', () => {
    const params = { from: 'tile:0,0', tile: 'tile:2,-1', ship: 'raft:7' }
    expect(english.log({ key: 'travelled', params })).toBe('From The first reef to Tile 2,-1 on raft:7.')
  })

  it('names an option by its label, else by what it is about, else by its id', () => {
    expect(english.option({ id: 'x', label: 'forgo', about: ['tile:0,0'] })).toBe('Forgo')
    expect(english.option({ id: 'x', label: 'take', params: { what: '@animal.crab' } })).toBe('Take Crustaceans')
    expect(english.option({ id: 'x', about: ['tile:0,0'] })).toBe('The first reef')
    expect(english.option({ id: 'x', about: ['tile:2,-1'] })).toBe('Tile 2,-1')
    expect(english.option({ id: 'x' })).toBe('x')
  })

  it('finds a rule by the reference that a decision cites', () => {
    expect(english.rule('Tectonics 1')?.title).toBe('Choose a tile')
    expect(english.rule('Tectonics 9')).toBeUndefined()
  })

  it('shows a key that has no words as it is', () => {
    expect(english.text('log.unheard')).toBe('log.unheard')
    expect(english.has('log.unheard')).toBe(false)
  })

  it('lets a later catalog prevail', () => {
    const table = english.with({ 'seat.0': 'Ada', 'animal.fish': 'The fish' })
    expect(table.text('seat.0')).toBe('Ada')
    expect(table.text('animal.fish')).toBe('The fish')
    expect(table.score({ label: 'vents', params: { n: 2 } })).toBe('Vents ×2')
  })
})

describe('two catalogs side by side', () => {
  it('knows the parameters of a message, nested ones too', () => {
    expect([...parametersOf('{a} {n, plural, one {# {b}} other {{cId, select, x {1} other {2}}}}')].sort()).toEqual(['a', 'b', 'c', 'n'])
  })

  it('reports what one language lacks, what is malformed and what has other parameters', () => {
    const problems = compareCatalogs({ a: 'A {x}', b: 'B', c: '{c', d: 'D {x}' }, { a: 'A {xId}', c: 'C', d: 'D {y}' })
    expect(problems.map((p) => `${p.key} ${p.problem}`)).toEqual(['b missing', 'c malformed', 'd other-parameters'])
  })
})
