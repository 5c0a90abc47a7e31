import type { Problem } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { compareCatalogs, LANGUAGE_CODES, Words } from '../index.ts'
import { KERNEL_WORDS } from '../kernel/index.ts'

const words = (language: 'en' | 'fr') => new Words(language, [KERNEL_WORDS[language]])

describe('what the kernel has to say', () => {
  it.each(LANGUAGE_CODES)('is the same in every language: %s', (language) => {
    expect(compareCatalogs(KERNEL_WORDS.en, KERNEL_WORDS[language])).toEqual([])
  })

  it('reads as a sentence', () => {
    const seats: Problem = { code: 'table.seats', params: { game: 'marine', allowed: ['2', '3', '4'], seats: 7 } }
    expect(words('en').problem(seats)).toBe('marine is for 2, 3, and 4 seats, not 7.')
    expect(words('fr').problem(seats)).toBe('marine se joue à 2, 3 et 4, pas à 7.')
    const format: Problem = { code: 'record.format', params: { found: 'none', expected: 'deep-time-record-1' } }
    expect(words('en').problem(format)).toBe('This is not a Deep Time record: it names no format.')
    const illegal: Problem = { code: 'record.illegal', params: { choice: 1, text: '0:tile:9,9' } }
    expect(words('en').problem(illegal)).toBe('Choice 1 of the record, “0:tile:9,9”, is not legal there.')
  })

  it('leaves what a game finds wrong to the words of that game', () => {
    const game = new Words('en', [{ 'problem.deck': 'it has {n} cards.' }])
    const problem: Problem = { code: 'setting.data', params: { setting: 'deck' }, flaw: { key: 'deck', params: { n: 3 } } }
    expect(words('en').problem(problem, game)).toBe('The setting “deck” does not fit: it has 3 cards.')
  })

  it('says why something was not done', () => {
    expect(words('en').refusal({ code: 'no-such-option', option: 'card 9' })).toBe('“card 9” is not on offer.')
    expect(words('fr').refusal({ code: 'information-barrier' })).toBe('Rien à annuler : quelque chose a été révélé depuis.')
  })
})
