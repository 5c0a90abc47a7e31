import { CAMPAIGN_WORDS } from '@deeptime/campaign/words'
import { compareCatalogs } from '@deeptime/words'
import { expect, test } from 'vitest'

test('campaigns are told alike in both languages, with the same parameters', async () => {
  const [en, fr] = await Promise.all([CAMPAIGN_WORDS.en(), CAMPAIGN_WORDS.fr()])
  expect(compareCatalogs(en, fr)).toEqual([])
})
