import { describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from '../config.ts'

describe('configuration', () => {
  it('needs nothing: the embedded store, port 8080, data/', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      dataFolder: 'data',
      databaseUrl: undefined,
      publicUrl: undefined,
      allowPrivateWebhooks: false,
    })
  })

  it('an empty variable counts as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080)
  })

  it('keeps only the origin of the public address, and reads lists and flags', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://play.example/path',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      ALLOW_PRIVATE_WEBHOOKS: 'yes',
    })
    expect(config).toMatchObject({ publicUrl: 'https://play.example', trustProxy: ['10.0.0.0/8', '127.0.0.1'], allowPrivateWebhooks: true })
  })

  it('says everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: '99999', PUBLIC_URL: 'ftp://x', BOT_WORKERS: 'many' })).toThrow(BadConfig)
    expect(() => readConfig({ PORT: '99999', PUBLIC_URL: 'ftp://x' })).toThrow(/PORT[\s\S]*PUBLIC_URL/)
  })
})
