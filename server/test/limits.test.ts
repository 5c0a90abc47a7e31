import { describe, expect, test } from 'vitest'
import { blockOf } from '../http/origin.ts'
import { Bucket } from '../live/limits.ts'
import { EditMe, sameName } from '../protocol.ts'

describe('limits are counted', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::77', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('by the household of an address: %s', (address, block) => {
    expect(blockOf(address)).toBe(block)
  })

  test('by what something cost, known only afterwards', () => {
    const bucket = new Bucket(0, 10)
    bucket.spend(9)
    expect(bucket.empty).toBe(false)
    bucket.spend(100)
    expect(bucket.empty).toBe(true)
    expect(bucket.take()).toBe(false)
  })
})

describe('names', () => {
  test.each(['\u200b\u200b', 'An\u200ba', '\u3164', '\u2800\u2800', '\u115f', 'Ana\u2060', '\u200d'])(
    'that nobody can see are refused (%#)',
    (name) => {
      expect(EditMe.safeParse({ name }).success).toBe(false)
    },
  )

  test.each(['Ana', 'Zoë', '李', '👩‍🚀', 'می‌روم'])('that people have are fine: %s', (name) => {
    expect(EditMe.safeParse({ name }).success).toBe(true)
  })

  test('that look alike are alike', () => {
    expect(sameName('Ana', ' ana')).toBe(true)
    expect(sameName('Ａｎａ', 'Ana')).toBe(true)
    expect(sameName('Ana', 'Anna')).toBe(false)
  })
})
