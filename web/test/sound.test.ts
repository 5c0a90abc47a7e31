import type { LogEntry } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { readPrefs } from '../app/prefs.ts'
import { marineTable } from '../games/marine/index.ts'
import { classicTable } from '../games/megafauna-classic/index.ts'
import type { Snapshot } from '../play/core.ts'
import { heard } from '../sound/heard.ts'

const line = (key: string): LogEntry => ({ key, params: {}, rule: 'any', at: 1 })
const at = (choices: number, more: { ask?: boolean; over?: boolean; log?: readonly LogEntry[] } = {}) =>
  ({ view: { choices, ask: more.ask ? {} : undefined, result: more.over ? {} : undefined }, log: more.log ?? [] }) as unknown as Snapshot

describe('the sounds of a table', () => {
  it('are off until switched on', () => {
    expect(readPrefs(null, ['en'], false).sound).toBe('off')
    expect(readPrefs('{"sound":"on"}', ['en'], false).sound).toBe('on')
  })

  it('call whose turn it is, and tell the end', () => {
    expect(heard(at(1), at(2, { ask: true }), undefined)).toBe('turn')
    expect(heard(at(1, { ask: true }), at(2, { ask: true }), undefined)).toBeUndefined()
    expect(heard(at(1, { ask: true }), at(2, { over: true }), undefined)).toBe('end')
  })

  it('are of dice before cards, and silent when something is taken back', () => {
    const soundOf = ({ key }: LogEntry) => (key === 'dice' ? 'dice' : key === 'card' ? 'card' : undefined)
    expect(heard(at(1), at(2, { log: [line('card'), line('dice')] }), soundOf)).toBe('dice')
    expect(heard(at(3), at(2, { ask: true }), soundOf)).toBeUndefined()
  })

  it('are heard of cards in both games', () => {
    expect(marineTable.story.sound?.(line('evolution.card'))).toBe('card')
    expect(classicTable.story.sound?.(line('buy'))).toBe('card')
    expect([marineTable, classicTable].map(({ story }) => story.sound?.(line('turn')))).toEqual([undefined, undefined])
  })
})
