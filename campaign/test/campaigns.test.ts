import { describe, expect, test } from 'vitest'
import { campaignByLot, PATHS } from './random-campaigns.ts'

/** How often each path is walked: once at every change, far more often by `npm run test:deep`. */
const ROUNDS = Number(process.env.DEEPTIME_CAMPAIGN_ROUNDS ?? 1)

describe('random campaigns', () => {
  test.each(PATHS)('from Genesis ($mode, $seats seats) to $next, $join join, $leave leave', { timeout: 60_000 * ROUNDS }, async (path) => {
    for (let round = 0; round < ROUNDS; round++) {
      const seed = `${path.mode}/${round}`
      await campaignByLot(path, seed, false)
      expect(await campaignByLot(path, `${seed}/rich`, true)).toBe('went on')
    }
  })
})
