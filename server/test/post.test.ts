import { describe, expect, it } from 'vitest'
import { isPublicAddress, mayPostTo } from '../notify/post.ts'

describe('addresses that people give us', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it('numbers in disguise are seen through', () => {
    for (const url of ['http://2130706433/', 'http://0177.0.0.1/', 'http://0x7f000001/', 'http://127.1/', 'http://[::ffff:7f00:1]/']) {
      expect(mayPostTo(url, false), url).toBe(false)
    }
    expect(mayPostTo('https://hooks.example/abc', false)).toBe(true)
    expect(mayPostTo('http://127.0.0.1:9/', true)).toBe(true)
  })
})
