import { describe, expect, it } from 'vitest'
import { commandOf, SHEET } from '../table/keyboard/commands.ts'
import { besides } from '../table/keyboard/targets.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, more: Partial<typeof NONE> = {}, letters = true) => commandOf({ key, ...NONE, ...more }, letters)

describe('the keys of a table', () => {
  it('are those of the sheet', () => {
    const keys = [
      'n',
      'p',
      '3',
      'u',
      'h',
      's',
      'ArrowUp',
      'ArrowDown',
      'w',
      'r',
      'ArrowLeft',
      'ArrowRight',
      'End',
      '[',
      ']',
      'c',
      '+',
      '-',
      '0',
      '?',
    ]
    expect(keys.map((key) => press(key))).toEqual([
      'next',
      'previous',
      'nth',
      'undo',
      'hint',
      'story',
      'line-up',
      'line-down',
      'why',
      'again',
      'back',
      'on',
      'now',
      'left-dock',
      'right-dock',
      'chart',
      'zoom-in',
      'zoom-out',
      'fit',
      'help',
    ])
    expect([press('U', { shiftKey: true }), press('ArrowLeft', { shiftKey: true }), press('ArrowRight', { shiftKey: true })]).toEqual([
      'redo',
      'turn-back',
      'turn-on',
    ])
    expect([press('z', { ctrlKey: true }), press('y', { ctrlKey: true }), press('Z', { metaKey: true, shiftKey: true })]).toEqual([
      'undo',
      'redo',
      'redo',
    ])
  })

  it('work where signs need other keys: a French keyboard types figures and brackets with Shift or Alt Gr', () => {
    expect(press('4', { shiftKey: true })).toBe('nth')
    expect(press('[', { ctrlKey: true, altKey: true })).toBe('left-dock')
    expect(press('?', { shiftKey: true })).toBe('help')
  })

  it('leave the browser its own', () => {
    expect([press('r', { ctrlKey: true }), press('p', { metaKey: true }), press('ArrowLeft', { altKey: true }), press('Tab')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('can do without single letters', () => {
    expect([press('u', {}, false), press('?', {}, false), press('5', {}, false)]).toEqual([undefined, undefined, undefined])
    expect([press('z', { ctrlKey: true }, false), press('ArrowLeft', {}, false)]).toEqual(['undo', 'back'])
  })

  it('are explained in both languages', () => {
    for (const catalog of [en, fr]) expect(SHEET.filter(([line]) => !(`keys.${line}` in catalog))).toEqual([])
  })
})

describe('targets', () => {
  it('are gone through round and round, from the first or the last', () => {
    expect([besides([1, 2, 3], null, 1), besides([1, 2, 3], 3, 1), besides([1, 2, 3], 1, -1), besides([1, 2, 3], 9, -1)]).toEqual([
      1, 1, 3, 3,
    ])
    expect(besides([], null, 1)).toBeUndefined()
  })
})
