import { type Json, Session } from '@deeptime/engine'
import { compareCatalogs, parametersOf, Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { ADVICE_TERMS } from '../advice-weights.ts'
import { EVOLUTION_CARDS } from '../data/evolution-cards.ts'
import { ANIMAL_IDS, ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from '../data/ids.ts'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import { TRAITS } from '../data/traits.ts'
import { marine } from '../index.ts'
import { DECISION_KINDS, LOG_KEYS, OPTION_LABELS, RESULT_REASONS, SCORE_LABELS } from '../keys.ts'
import { RULE_IDS } from '../rules.ts'
import { SPACE_REFS } from '../spaces.ts'
import { marineWords } from '../words/index.ts'

const LANGUAGES = ['en', 'fr'] as const

function usedKeys(): string[] {
  const below = (prefix: string, keys: readonly string[]): string[] => keys.map((key) => `${prefix}.${key}`)
  const cards = EVOLUTION_CARDS.flatMap(({ id }) => [id, `${id}.text`])
  const traits = TRAITS.flatMap(({ id }) => [id, `${id}.text`])
  const settings = marine.settings.flatMap((s) => [s.id, ...(s.kind === 'choice' ? s.values.map((value) => `${s.id}.${value}`) : [])])
  const modes = marine.modes.map((m) => m.id)
  return [
    ...below('decision', DECISION_KINDS),
    ...below('option', OPTION_LABELS),
    ...below('log', LOG_KEYS),
    ...below('score', SCORE_LABELS),
    ...below('result', RESULT_REASONS),
    ...below('advice', ADVICE_TERMS),
    ...below('setting', settings),
    ...below('mode', [...modes, ...modes.map((m) => `${m}.about`)]),
    ...below('animal', ANIMAL_IDS),
    ...below('terrain', TERRAIN_IDS),
    ...below('element', ELEMENT_IDS),
    ...below('section', SECTION_IDS),
    ...below('vent', VENT_SIDES),
    ...below(
      'space',
      SPACE_REFS.map((ref) => ref.slice('space:'.length)),
    ),
    ...below('about', ['tile', 'corner', 'species', 'stack', 'retrieve', ...SPACE_REFS]),
    ...below('card', cards),
    ...below('trait', traits),
  ]
}

describe('the catalogs', () => {
  test('have the same keys and parameters, and every message is well formed', () => {
    expect(compareCatalogs(marineWords.catalog.en, marineWords.catalog.fr)).toEqual([])
  })

  test.each(LANGUAGES)('have words for every key that the rules use (%s)', (language) => {
    expect(usedKeys().filter((key) => !marineWords.catalog[language][key])).toEqual([])
  })

  test('have no words that nothing uses', () => {
    const used = new Set(usedKeys())
    const isExplanation = (key: string): boolean => /^(setting|mode)\..*\.about$/.test(key)
    const isPiece = (key: string): boolean => /^about\.(animal|terrain|element|section|card|trait|pawn):/.test(key)
    expect(Object.keys(marineWords.catalog.en).filter((key) => !used.has(key) && !isExplanation(key) && !isPiece(key))).toEqual([])
  })

  test.each(LANGUAGES)('use curly apostrophes, which no message syntax can mistake (%s)', (language) => {
    const straight = Object.entries(marineWords.catalog[language]).filter(([, message]) => message.includes("'"))
    expect(straight).toEqual([])
  })

  test('of French put a space before double punctuation', () => {
    const tight = Object.entries(marineWords.catalog.fr).filter(([, message]) => /[^ \d][?!;]|[\p{L})}]:(?!,)/u.test(message))
    expect(tight).toEqual([])
  })
})

describe('the rules in our own words', () => {
  test.each(LANGUAGES)('have a title and a text for every rule, in the order of the booklet (%s)', (language) => {
    const rules = marineWords.rules[language]
    const cards = [...EVOLUTION_CARDS.map((c) => `Card ${c.id}`), ...TRAITS.map((t) => `Trait ${t.id}`)]
    expect(rules.map((r) => r.id)).toEqual([...RULE_IDS, ...cards])
    expect(rules.filter((r) => r.title.length < 4 || r.text.length < 20 || r.section === '')).toEqual([])
  })

  test('are written twice, not copied', () => {
    const same = marineWords.rules.en.filter((rule, i) => rule.text === marineWords.rules.fr[i]?.text)
    expect(same).toEqual([])
  })

  test('never pass off a reconstructed card as the printed one', () => {
    for (const language of LANGUAGES) {
      const words = Words.ofGame(language, marineWords)
      for (const { id, source } of [...EVOLUTION_CARDS]) {
        expect(words.rule(`Card ${id}`)?.text.endsWith(')')).toBe(source !== 'rulebook')
      }
    }
  })
})

/** Plays a whole game with a fixed rule for every choice, and reads all of it. */
function readWholeGame(seats: number, settings: Record<string, string | boolean>, seed: string): string[] {
  const started = Session.start(marine, { seats: Array.from({ length: seats }, () => ({})), settings, seed })
  if (!started.ok) throw new Error(started.problem)
  const session = started.value
  const unread: string[] = []
  const languages = LANGUAGES.map((language) => Words.ofGame(language, marineWords))
  let n = 0
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    for (const words of languages) {
      for (const text of [words.ask(ask), ...ask.options.map((o) => words.option(o))])
        if (looksRaw(text)) unread.push(`${ask.kind}: ${text}`)
      if (!words.rule(ask.rule)) unread.push(`no rule ${ask.rule}`)
    }
    const option = ask.options[(n++ * 7919) % ask.options.length]
    session.choose(ask.seat, option?.id ?? '')
  }
  for (const words of languages) {
    for (const line of session.log) {
      if (looksRaw(words.log(line))) unread.push(`${line.key}: ${words.log(line)}`)
      if (!words.rule(line.rule)) unread.push(`no rule ${line.rule}`)
    }
    for (const { parts } of marine.score(session.state)) for (const part of parts) if (looksRaw(words.score(part))) unread.push(part.label)
  }
  return unread
}

/** A key without words, an empty parameter, or a reference that was not resolved. */
const looksRaw = (text: string): boolean =>
  /^(decision|option|log|score|about)\.|\{|\}|@|undefined|\(\)| {2}|(tile|space|corner):\S/.test(text)

describe('a whole game', () => {
  test.each([
    [4, {}, 'words-1'],
    [3, { superheroes: true, 'random-earth': true }, 'words-2'],
    [2, { 'four-animals': true, 'alternate-animals': true, length: 'short' }, 'words-3'],
  ] as const)('can be read in both languages: %i seats, %j', (seats, settings, seed) => {
    expect([...new Set(readWholeGame(seats, settings, seed))]).toEqual([])
  })

  test('hands every message exactly the parameters it needs', () => {
    const started = Session.start(marine, { seats: [{}, {}, {}, {}], seed: 'parameters' })
    if (!started.ok) throw new Error(started.problem)
    const session = started.value
    let n = 0
    for (let ask = session.pending()[0]; ask; ask = session.pending()[0])
      session.choose(ask.seat, ask.options[(n++ * 104729) % ask.options.length]?.id ?? '')
    const missing = session.log.flatMap(({ key, params }) =>
      [...parametersOf(marineWords.catalog.en[`log.${key}`] ?? '')].filter((name) => !(name in params)).map((name) => `${key}: ${name}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})

test('A deck that somebody brings has its own words, and its cards can be cited', () => {
  const [first, ...others] = STANDARD_DECK.evolution
  if (!first) throw new Error('the standard deck has cards')
  const renamed = { ...first, id: 'my-card', name: { en: 'My card', fr: 'Ma carte' }, text: { en: 'Do as I do.', fr: 'Faites comme moi.' } }
  const deck = { ...STANDARD_DECK, evolution: [renamed, ...others] } as unknown as Json
  const words = Words.ofTable('fr', marineWords, { deck })
  expect(words.text('card.my-card')).toBe('Ma carte')
  expect(words.rule('Card my-card')?.text).toContain('Faites comme moi.')
  expect(words.has('card.aquatic')).toBe(false)
  expect(Words.ofTable('fr', marineWords, { deck: null }).has('card.aquatic')).toBe(true)
})
