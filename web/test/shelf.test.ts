import { readdirSync, readFileSync } from 'node:fs'
import { type Choice, type GameRecord, readChoice, Session, SPECTATOR } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import { LANGUAGE_CODES, type Language, type Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { loadTable } from '../games/registry.ts'
import { rulesOfRecord } from '../games/rules.ts'
import type { GameTable } from '../table/board.ts'
import { learnTable, wordsAt } from '../table/tableWords.ts'

/** Every so many choices the table is looked at. */
const OFTEN = 60

/** A key, a term or a message that was not put into words, or a value that was not there. */
const RAW = /[{}@]|^[a-z][\w-]*(\.[\w-]+)+$|undefined|NaN|\[object/

const folderOf = (id: string, version: string): URL => new URL(`../../games/${id}/shelf/${version}/golden/`, import.meta.url)

/** What one pair of eyes is shown at this moment. */
function shownTo(seat: number, session: Session<unknown, unknown>, table: GameTable<unknown>, words: Words): readonly string[] {
  const view = session.view(seat)
  const status = table.status(view.game, session.settings)
  const notes = (view.ask?.options ?? []).flatMap((option) => [
    words.option(option),
    ...(option.about ?? []).map((ref) => table.note(ref, view, words, session.settings)?.title ?? `${ref} has the note undefined`),
  ])
  const figures = seat === SPECTATOR ? [] : table.figures(view.game, seat)
  return [
    ...(status ? [words.text(status.key, status.params)] : []),
    ...(view.ask ? [words.ask(view.ask)] : []),
    ...notes,
    ...figures.map(({ label, value }) => words.text(label, { n: value })),
  ]
}

/** What a table of a version shows and says, from its first question to its last. */
async function walkThrough(id: string, version: string, file: string, language: Language): Promise<readonly string[]> {
  const { record } = JSON.parse(readFileSync(new URL(file, folderOf(id, version)), 'utf8')) as { record: GameRecord }
  const table = await loadTable(id)
  await learnTable(table, language, version)
  const words = wordsAt(table, language, record.settings, version)
  const started = Session.start((await rulesOfRecord(id, record)).game, record)
  if (!started.ok) throw new Error('The record does not start')
  const session = started.value
  const said = new Set<string>()
  let before = session.view(0).game
  const look = () => {
    for (let seat = SPECTATOR; seat < record.seats.length; seat++) for (const text of shownTo(seat, session, table, words)) said.add(text)
    table.changes(before, session.view(0).game)
    before = session.view(0).game
  }
  for (const [made, text] of record.choices.entries()) {
    if (made % OFTEN === 0) look()
    const { seat, option } = readChoice(text) as Choice
    expect(session.choose(seat, option)).toEqual({ ok: true })
  }
  look()
  for (const line of session.log) said.add(words.log(line))
  return [...said]
}

describe.each(GAMES.versions.map(({ id, version }) => [id, version] as const))('%s, version %s, at a table of today', (id, version) => {
  it.each(LANGUAGE_CODES)('is shown and told whole in %s', async (language) => {
    for (const file of readdirSync(folderOf(id, version)).filter((name) => /-[14]\.json$/.test(name))) {
      const said = await walkThrough(id, version, file, language)
      expect(said.length).toBeGreaterThan(40)
      expect(said.filter((text) => RAW.test(text))).toEqual([])
    }
  })
})

describe('words of older rules', () => {
  it('tell cards as they were: Torpor saved three species before it was tuned', async () => {
    const table = await loadTable('marine')
    const told = async (version: string) => {
      await learnTable(table, 'en', version)
      return wordsAt(table, 'en', undefined, version)
    }
    expect((await told('1')).text('trait.torpor.text')).toContain('up to three')
    expect((await told(table.manifest.version)).text('trait.torpor.text')).toContain('one of')
  })

  it('of rules that nobody has are the newest', async () => {
    const table = await loadTable('marine')
    await learnTable(table, 'en', '99')
    expect(wordsAt(table, 'en', undefined, '99').text('trait.torpor.text')).toContain('one of')
  })
})
