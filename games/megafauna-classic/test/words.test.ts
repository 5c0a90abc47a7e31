import { type LogEntry, Session } from '@deeptime/engine'
import { compareCatalogs, parametersOf, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { ADVICE_TERMS } from '../advice.ts'
import { CARDS } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { INSTINCTS, LETTERS } from '../components/dna.ts'
import { GREENHOUSE } from '../components/greenhouse.ts'
import { HABITATS, LATITUDES, PLACE_NAMES } from '../components/map.ts'
import { COLOURS, SILHOUETTES, SPECIES_NAMES } from '../components/players.ts'
import { TILES } from '../components/tiles.ts'
import { megafaunaClassic } from '../game.ts'
import { DECISIONS, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS } from '../keys.ts'
import { classicWords } from '../words/index.ts'

const LANGUAGES = ['en', 'fr'] as const
const below = (prefix: string, keys: readonly string[]): string[] => keys.map((key) => `${prefix}.${key}`)

function usedKeys(): string[] {
  const { settings, modes } = megafaunaClassic
  const values = settings.flatMap((s) => (s.kind === 'choice' ? s.values.map((value) => `${s.id}.${value}`) : []))
  const abouts = (ids: readonly string[]) => ids.flatMap((id) => [id, `${id}.about`])
  return [
    'game.title',
    ...below('decision', DECISIONS),
    ...below('log', LOGS),
    ...below('option', OPTION_LABELS),
    ...below('score', SCORE_LABELS),
    ...below('advice', ADVICE_TERMS),
    ...below('result', RESULTS),
    ...below('setting', [...abouts(settings.map((s) => s.id)), ...values]),
    ...below('mode', abouts(modes.map((m) => m.id))),
    ...below(
      'card',
      CARDS.flatMap((c) => [c.id, `${c.id}.text`, ...(c.kind === 'genotype' ? [`${c.id}.dinosaur`, `${c.id}.mammal`] : [])]),
    ),
    ...below(
      'tile',
      TILES.flatMap((t) => [t.id, `${t.id}.text`]),
    ),
    ...below(
      'catastrophe',
      CARDS.filter((c) => c.event.kind === 'catastrophe').map((c) => c.id),
    ),
    ...below('habitat', HABITATS),
    ...below('place', PLACE_NAMES),
    ...below('species', SPECIES_NAMES),
    ...below('silhouette', Object.values(SILHOUETTES).flat()),
    ...below('colour', COLOURS),
    ...below('dynasty', COLOURS),
    ...below(
      'culture',
      CULTURES.map((c) => c.id),
    ),
    ...below('instinct', INSTINCTS),
    ...below('dna', LETTERS),
    ...below('latitude', [...LATITUDES, 'orogeny']),
    ...below('greenhouse', GREENHOUSE),
    ...below('period', ['triassic', 'jurassic', 'cretaceous', 'tertiary']),
    ...below('range', ['eastern', 'western']),
    ...below('direction', ['north', 'south']),
    ...below('terrain', ['barren', 'ice']),
  ]
}

describe('the catalogs', () => {
  it('have the same keys and parameters, and every message is well formed', () => {
    expect(compareCatalogs(classicWords.catalog.en, classicWords.catalog.fr)).toEqual([])
  })

  it.each(LANGUAGES)('have words for every key that the rules use (%s)', (language) => {
    expect(usedKeys().filter((key) => !classicWords.catalog[language][key])).toEqual([])
  })

  it('have no words that nothing uses, the names of board refs aside', () => {
    const used = new Set(usedKeys())
    expect(Object.keys(classicWords.catalog.en).filter((key) => !used.has(key) && !key.startsWith('about.'))).toEqual([])
  })

  it.each(LANGUAGES)('use curly apostrophes, which no message syntax can mistake (%s)', (language) => {
    expect(Object.entries(classicWords.catalog[language]).filter(([, message]) => message.includes("'"))).toEqual([])
  })

  it('of French are not the English ones', () => {
    const same = [...below('log', LOGS), ...below('decision', DECISIONS)].filter(
      (key) => classicWords.catalog.en[key] === classicWords.catalog.fr[key],
    )
    expect(same).toEqual([])
  })
})

/** A key without words, an empty parameter, or a reference that was not resolved. */
const looksRaw = (text: string): boolean =>
  /^(decision|option|log|score|about)\.|\{|\}|@|undefined|\(\)| {2}|(habitat|place|species|card|tile):\S/.test(text)

/** Plays a whole game by a fixed rule and reads all of it in both languages. */
function readWholeGame(
  seats: number,
  settings: Record<string, string | boolean>,
  seed: string,
): { unread: string[]; log: readonly LogEntry[] } {
  const started = Session.start(megafaunaClassic, { seats: Array.from({ length: seats }, () => ({})), settings, seed })
  if (!started.ok) throw new Error(started.problem)
  const session = started.value
  const unread: string[] = []
  const languages = LANGUAGES.map((language) => Words.ofGame(language, classicWords))
  const read = (text: string, what: string): void => void (looksRaw(text) && unread.push(`${what}: ${text}`))
  let n = 0
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    for (const words of languages) {
      read(words.ask(ask), ask.kind)
      for (const option of ask.options) read(words.option(option), option.id)
      for (const ref of ask.options.flatMap((o) => o.about ?? [])) read(words.ref(ref), ref)
      if (!words.rule(ask.rule)) unread.push(`no rule ${ask.rule}`)
    }
    session.choose(ask.seat, ask.options[(n++ * 7919) % ask.options.length]?.id ?? '')
  }
  for (const words of languages) {
    for (const line of session.log) {
      read(words.log(line), line.key)
      if (!words.rule(line.rule)) unread.push(`no rule ${line.rule}`)
    }
    for (const { parts } of megafaunaClassic.score(session.state)) for (const part of parts) read(words.score(part), part.label)
    read(words.text(`result.${megafaunaClassic.result(session.state).reason}`), 'result')
  }
  return { unread: [...new Set(unread)], log: session.log }
}

describe('a whole game', () => {
  it.each([
    [4, {}, 'words-1'],
    [3, { roadrunnerAction: true, geneticDrift: true, mesozoicExhausted: 'drawCenozoic' }, 'words-2'],
    [2, { upperDisplay: 'on', erosionOrder: 'greenhouseFirst' }, 'words-3'],
    [1, {}, 'words-4'],
  ] as const)('can be read in both languages: %i seats, %j', (seats, settings, seed) => {
    const { unread, log } = readWholeGame(seats, settings, seed)
    expect(unread).toEqual([])
    const missing = log.flatMap(({ key, params }) =>
      [...parametersOf(classicWords.catalog.en[`log.${key}`] ?? '')].filter((name) => !(name in params)).map((name) => `${key}: ${name}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})
