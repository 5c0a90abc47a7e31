import { type Json, readSettings } from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import type { Manifest } from '@deeptime/kit'
import { LANGUAGE_CODES, Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'

/** What nobody can play with. */
const NO_DECKS: readonly Json[] = [null, 0, 'deck', [], {}, { format: 'none' }]

/** Decks that people bring: the check and the table's setting accept the same ones, and one that is accepted can be played. */
export async function deckSuite(manifest: Manifest, standard: Json): Promise<void> {
  const { game } = await manifest.rules()
  const check = await manifest.checkDeck?.()
  if (!check) throw new Error(`${manifest.id} takes no deck of one's own`)
  const seats = game.seats.at(-1) as number
  const spoken = await Promise.all(LANGUAGE_CODES.map(async (code) => Words.ofGame(code, await manifest.words[code]())))

  describe(`a deck of one's own for ${manifest.id}`, () => {
    test('can be the standard deck, and is played with', () => {
      expect(check(standard)).toEqual([])
      const { violation } = fuzz(game, {
        seats,
        settings: { deck: standard },
        seed: 'own',
        checks: { undo: 50, views: 50, snapshot: 100, record: 0 },
      })
      expect(violation).toBeUndefined()
    })

    test.each(NO_DECKS)('is not %j: the check says where and why, and no table begins with it', (deck) => {
      const problems = check(deck)
      expect(problems.length).toBeGreaterThan(0)
      for (const { key, params } of problems) expect(params.path && spoken.every((words) => words.has(`problem.${key}`)), key).toBeTruthy()
      if (deck !== null) expect(readSettings(game, seats, { deck }).ok).toBe(false)
    })

    test('is refused by the check and by the table alike when a part of it is missing', () => {
      for (const part of Object.keys(standard as Record<string, Json>)) {
        const { [part]: _, ...rest } = standard as Record<string, Json>
        expect(readSettings(game, seats, { deck: rest }).ok, part).toBe(check(rest).length === 0)
      }
    })
  })
}
