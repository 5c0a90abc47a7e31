import type { Manifest, Shelved } from '@deeptime/kit'
import { LANGUAGE_CODES, Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { playByLot, settingsOf, startAt, tablesOf } from './tables.ts'

/** Choices into a game after which its terminal drawing is looked at. */
const DRAWN = new Set([0, 5, 25, 100])

/** A key without words, or a reference that was not resolved. */
const looksRaw = (text: string): boolean => /\bdraw\.\w|[{}@]|undefined/.test(text)

/** The manifest says of a game what its rules, words and measures really are. */
export async function manifestSuite(manifest: Manifest): Promise<void> {
  const { game, advice } = await manifest.rules()

  describe(`the manifest of ${manifest.id}`, () => {
    test('agrees with the rules', () => {
      const { id, version, seats, modes } = manifest
      expect({ id, version, seats, modes }).toEqual({
        id: game.id,
        version: game.version,
        seats: game.seats,
        modes: game.modes.map((mode) => mode.id),
      })
    })

    test('tells a time and a weight', () => {
      const [shortest, longest] = manifest.minutes
      expect(shortest).toBeGreaterThan(0)
      expect(longest).toBeGreaterThanOrEqual(shortest)
    })

    test('has a plate in every language, written for it', () => {
      const plates = LANGUAGE_CODES.map((language) => manifest.plate[language])
      for (const { title, short, about } of plates) expect([title, short, about].map((text) => text.length > 2)).toEqual([true, true, true])
      expect(new Set(plates.map(({ about }) => about)).size).toBe(plates.length)
    })

    test('names a unit of score that its advice tells apart', () => {
      const { state } = startAt(game, game.seats[0] as number, settingsOf(game, tablesOf(game)[0] ?? ['', 0]), 'unit')
      const terms = advice?.explain(state, 0).map(({ term }) => term) ?? []
      expect(manifest.unit.filter((term) => !terms.includes(term))).toEqual([])
      expect(manifest.unit.length > 0).toBe(terms.length > 0)
    })

    test('has older rules on the shelf by their versions, and not the newest', async () => {
      for (const [version, { rules }] of Object.entries<Shelved>(manifest.shelf)) {
        const old = (await rules()).game
        expect([old.id, old.version]).toEqual([manifest.id, version])
        expect(version).not.toBe(manifest.version)
      }
    })

    test('checks decks if and only if a table can bring one', () => {
      expect(manifest.checkDeck !== undefined).toBe(game.settings.some((setting) => setting.id === 'deck' && setting.kind === 'data'))
    })
  })

  describe(`the table of ${manifest.id} as text`, () => {
    test.each(tablesOf(game))('is drawn for every seat and for who looks on: %s, %i seats', async (mode, seats) => {
      const draw = await manifest.draw()
      const settings = settingsOf(game, [mode, seats])
      const words = await Promise.all(LANGUAGE_CODES.map(async (code) => Words.ofTable(code, await manifest.words[code](), settings)))
      const session = startAt(game, seats, settings, 'drawn')
      playByLot(session, 'drawn', () => {
        if (!DRAWN.has(session.choices.length)) return
        for (let seat = -1; seat < seats; seat++) {
          for (const spoken of words) {
            const drawn = draw(session.view(seat).game as never, (key, params) => spoken.text(key, params))
            expect(drawn.split('\n').length).toBeGreaterThan(1)
            expect(drawn.split('\n').filter(looksRaw)).toEqual([])
          }
        }
      })
    })
  })

  const measured = await manifest.measured?.()
  if (!measured) return
  describe(`what is measured of ${manifest.id}`, () => {
    const seats = measured.bench?.seats ?? (game.seats.at(-1) as number)
    const { observed, tuning } = measured

    test('has a table that the game can be played at', () => {
      expect(game.seats).toContain(seats)
    })

    if (observed)
      test('is about things that have names', async () => {
        const session = startAt(game, seats, {}, 'measured')
        playByLot(session, 'measured')
        const held = session.seats.flatMap((_, seat) => observed?.(session.state as never, session.log, seat) ?? [])
        expect(held.length).toBeGreaterThan(0)
        for (const code of LANGUAGE_CODES) {
          const words = Words.ofGame(code, await manifest.words[code]())
          expect(held.filter((key) => !words.has(key))).toEqual([])
        }
      })

    if (tuning)
      test('is its own advice: by the weights in use it says the same, term by term', () => {
        const { state } = startAt(game, seats, {}, 'tuned')
        const tuned = tuning?.adviceBy(tuning.weights)
        for (let seat = 0; seat < seats; seat++) expect(tuned?.explain(state as never, seat)).toEqual(advice?.explain(state, seat))
        expect(Object.keys(tuning?.weights ?? {}).sort()).toEqual(
          advice
            ?.explain(state, 0)
            .map(({ term }) => term)
            .sort(),
        )
      })
  })
}
