import type { Ask, Session, Settings } from '@deeptime/engine'
import type { Manifest } from '@deeptime/kit'
import { LANGUAGE_CODES, parametersOf, Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { startAt } from './tables.ts'

/** A table whose game is read from the first question to the last line. */
export type ReadTable = readonly [seats: number, settings: Settings, seed: string]

/** A stride that leads through all options before long. */
const STRIDE = 7919

/** What can't be read: a key without words, an empty parameter, or a reference that was not resolved. */
class Reader {
  readonly #unread = new Set<string>()
  readonly #kinds = new Set<string>()

  constructor(readonly words: readonly Words[]) {}

  ask(ask: Ask): void {
    const refs = ask.options.flatMap((option) => option.about ?? [])
    for (const ref of refs) this.#kinds.add(ref.slice(0, ref.indexOf(':')))
    for (const words of this.words) {
      this.#read(words.ask(ask), ask.kind)
      for (const option of ask.options) this.#read(words.option(option), option.id)
      for (const ref of refs) this.#name(words, ref)
      this.#cite(words, ask.rule)
    }
  }

  story({ game, state, log }: Session<unknown, unknown>): void {
    const { reason, rule } = game.result(state)
    for (const words of this.words) {
      for (const line of log) {
        this.#read(words.log(line), line.key)
        this.#cite(words, line.rule)
      }
      for (const { parts } of game.score(state)) for (const part of parts) this.#read(words.score(part), part.label)
      this.#read(words.text(`result.${reason}`), `result ${reason}`)
      this.#cite(words, rule)
    }
  }

  get unread(): readonly string[] {
    return [...this.#unread]
  }

  #read(text: string, what: string): void {
    const refs = [...this.#kinds].join('|') || 'ref'
    if (new RegExp(`^(decision|option|log|score|about|result)\\.|[{}@]|undefined|\\(\\)| {2}|\\b(${refs}):\\S`).test(text))
      this.#unread.add(`${what}: ${text}`)
  }

  /** What a thing is called may hold its place on the board, which is no word. */
  #name(words: Words, ref: string): void {
    const name = words.ref(ref)
    if (name === ref) this.#unread.add(`no name for ${ref}`)
    this.#read(name.replace(ref.slice(ref.indexOf(':') + 1), '…'), ref)
  }

  #cite(words: Words, rule: string): void {
    if (!words.rule(rule)) this.#unread.add(`no rule ${rule}`)
  }
}

/** Whole games, played by a fixed rule and read in every language: everything that is said has words, and every rule is there. */
export async function wholeGameSuite(manifest: Manifest, tables: readonly ReadTable[]): Promise<void> {
  const { game } = await manifest.rules()
  const spoken = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await manifest.words[code]()] as const))

  describe(`a whole game of ${manifest.id}`, () => {
    test.each(tables)('can be read in every language: %i seats, %j', (seats, settings, seed) => {
      const reader = new Reader(spoken.map(([code, words]) => Words.ofTable(code, words, settings)))
      const session = startAt(game, seats, settings, seed)
      for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
        reader.ask(ask)
        session.choose(ask.seat, ask.options[(session.choices.length * STRIDE) % ask.options.length]?.id ?? '')
      }
      reader.story(session)
      expect(reader.unread).toEqual([])
      const missing = spoken.flatMap(([code, { catalog }]) =>
        session.log.flatMap(({ key, params }) =>
          [...parametersOf(catalog[`log.${key}`] ?? '')].filter((name) => !(name in params)).map((name) => `${code}: ${key} lacks ${name}`),
        ),
      )
      expect([...new Set(missing)]).toEqual([])
    })
  })
}
