import { describe, expect, test } from 'vitest'
import { campaignByLot, PATHS } from './random-campaigns.ts'

/** The whole number of these is played by `npm run test:deep`. */
describe('random campaigns', () => {
  test.each(PATHS)('from Genesis ($mode, $seats seats) to $next: +$join −$leave', async (path) => {
    await campaignByLot(path, `quick/${path.mode}`, false)
    expect(await campaignByLot(path, `quick/${path.mode}/rich`, true)).toBe('went on')
  })
})
