import type { Manifest } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { playByLot, settingsOf, startAt, tablesOf } from './tables.ts'

/** Decisions between two looks. */
const EVERY = 5

/** What bots are told: the sum of its terms, the same for all seats at once, a chance for every option, and nothing changed by it. */
export async function adviceSuite(manifest: Manifest): Promise<void> {
  const { game, advice } = await manifest.rules()
  if (!advice) return

  describe(`the advice of ${manifest.id}`, () => {
    test.each(tablesOf(game))('explains what it evaluates, and leaves every option a chance: %s, %i seats', (mode, seats) => {
      const session = startAt(game, seats, settingsOf(game, [mode, seats]), 'advice')
      playByLot(session, 'advice', (ask) => {
        if (session.choices.length % EVERY !== 0) return
        const { state } = session
        const leads = Array<number>(seats).fill(0)
        advice.evaluateAll?.(state, leads)
        for (let seat = 0; seat < seats; seat++) {
          const lead = advice.evaluate(state, seat)
          expect(advice.explain(state, seat).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(lead, 6)
          if (advice.evaluateAll) expect(leads[seat]).toBe(lead)
        }
        const priors = ask.options.map((option) => advice.prior?.(ask, option, state) ?? 1)
        expect(priors.filter((prior) => !(prior > 0 && Number.isFinite(prior)))).toEqual([])
      })
      expect(session.over).toBe(true)
    })

    test('changes nothing', () => {
      const table = tablesOf(game)[0] ?? ['', 0]
      const session = startAt(game, table[1], settingsOf(game, table), 'untouched')
      playByLot(session, 'untouched', (ask) => {
        if (session.choices.length % EVERY !== 0) return
        const before = JSON.stringify(session.state)
        advice.evaluate(session.state, ask.seat)
        advice.explain(session.state, ask.seat)
        for (const option of ask.options) advice.prior?.(ask, option, session.state)
        expect(JSON.stringify(session.state)).toBe(before)
      })
    })
  })
}
