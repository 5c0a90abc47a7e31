import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  boardRefs,
  byNumber,
  catalogKey,
  catalogRef,
  catalogRefs,
  keysOf,
  type ModeWords,
  readRef,
  ruleTexts,
  type SettingWords,
  type WordsOf,
} from '../index.ts'

const DECISIONS = ['turn', 'card.tile'] as const
const LOGS = ['turn'] as const
const SETTINGS = [
  { id: 'beginner', kind: 'flag', initial: false },
  { id: 'length', kind: 'choice', values: ['short', 'long'], initial: 'short' },
] as const
const MODES = [{ id: 'standard', settings: {}, seats: [2] }] as const

describe('names of board things', () => {
  test('are refs for the board and refs to the catalogs', () => {
    expect(boardRefs('tile', ['a', 'b'])).toEqual(['tile:a', 'tile:b'])
    expect(catalogRefs('tile', ['a'])).toEqual(['@tile.a'])
    expect(byNumber(catalogRefs('animal', ['fish', 'reptile']))(1)).toBe('@animal.reptile')
    expect(readRef('species:fish@2,-1')).toEqual({ kind: 'species', id: 'fish@2,-1' })
    expect(readRef('retrieve')).toEqual({ kind: 'retrieve', id: '' })
    expect(catalogKey(catalogRef('card', 'M17'))).toBe('card.M17')
  })
})

describe('words', () => {
  test('a key without words does not compile, nor words without a key', () => {
    expectTypeOf<WordsOf<{ decision: typeof DECISIONS; log: typeof LOGS }>>().toEqualTypeOf<
      Readonly<Record<'decision.turn' | 'decision.card.tile' | 'log.turn', string>>
    >()
    const settings: SettingWords<typeof SETTINGS> = {
      'setting.beginner': 'Beginner game',
      'setting.beginner.about': 'Without genotypes.',
      'setting.length': 'Length',
      'setting.length.about': 'How many cards.',
      'setting.length.short': 'Short',
      'setting.length.long': 'Long',
      'setting.length.long.about': 'All of them.',
    }
    const modes: ModeWords<typeof MODES> = { 'mode.standard': 'The game', 'mode.standard.about': 'As printed.' }
    // @ts-expect-error The log of a turn has no words.
    const lacking: WordsOf<{ log: typeof LOGS }> = {}
    expect([...Object.keys(settings), ...Object.keys(modes), ...Object.keys(lacking)]).toHaveLength(9)
  })

  test('keys are listed as catalogs write them', () => {
    expect(keysOf({ decision: DECISIONS, log: LOGS })).toEqual(['decision.turn', 'decision.card.tile', 'log.turn'])
  })

  test('rules come in the order of the book, each under its heading', () => {
    const rules = ruleTexts(
      ['2.1', '10.3'],
      { '10.3': ['Inheritance', 'What a child takes.'], '2.1': ['Parts', 'What there is.'] },
      (id) => `Chapter ${Number.parseInt(id, 10)}`,
    )
    expect(rules).toEqual([
      { id: '2.1', section: 'Chapter 2', title: 'Parts', text: 'What there is.' },
      { id: '10.3', section: 'Chapter 10', title: 'Inheritance', text: 'What a child takes.' },
    ])
  })
})
