import { marine } from '@deeptime/marine'
import { compareCatalogs } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { findRules, sectionsOf } from '../app/findRules.ts'
import { readPrefs } from '../app/prefs.ts'
import { linkTo, type Route, readRoute } from '../app/router.ts'
import { forkRecord, newSeed, recordFileName, rematchOf } from '../play/records.ts'
import { ticks } from '../table/ScoreChart.tsx'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'

describe('addresses', () => {
  const routes: readonly Route[] = [
    { page: 'home' },
    { page: 'new', game: 'marine' },
    { page: 'table', id: '0a1b' },
    { page: 'learn', game: 'marine', chapter: undefined },
    { page: 'learn', game: 'marine', chapter: 'tectonics' },
    { page: 'rules', game: 'marine', rule: undefined },
    { page: 'rules', game: 'marine', rule: 'Tectonics 5/6 “é”' },
    { page: 'about' },
  ]
  for (const route of routes)
    it(`lead back to where they came from: ${linkTo(route)}`, () => expect(readRoute(linkTo(route))).toEqual(route))

  it('that nobody knows lead to a page that says so', () => {
    expect(readRoute('#/nowhere')).toEqual({ page: 'lost' })
    expect(readRoute('#/table')).toEqual({ page: 'lost' })
    expect(readRoute('#/rules/marine/%E0%A4%A')).toEqual({ page: 'rules', game: 'marine', rule: '%E0%A4%A' })
  })
})

describe('preferences', () => {
  it('follow the browser until they are set', () => {
    expect(readPrefs(null, ['fr-CA', 'en'], true)).toMatchObject({
      language: 'fr',
      theme: 'abyss',
      pace: 'brisk',
      sound: 'off',
      docks: 'both',
    })
    expect(readPrefs(null, ['de', 'it'], false)).toMatchObject({ language: 'en', theme: 'paper', pace: 'brisk' })
    expect(readPrefs(null, ['de', 'fr', 'en'], false).language).toBe('fr')
  })

  it('keep what was set, and forget what makes no sense', () => {
    expect(readPrefs('{"language":"fr","theme":"pink","pace":"calm","sound":"on"}', ['en'], false)).toMatchObject({
      language: 'fr',
      theme: 'paper',
      pace: 'calm',
      sound: 'on',
    })
    expect(readPrefs('not json', ['en'], false).language).toBe('en')
    expect(readPrefs('null', ['en'], false).pace).toBe('brisk')
  })
})

describe('rules', () => {
  const rules = [
    { id: 'Tectonics 1', section: 'Tectonics', title: 'Choose a tile', text: 'A vent goes there.' },
    { id: 'Vents', section: 'Terms', title: 'Vents', text: 'Smokers and geysers.' },
    { id: 'Élan', section: 'Terms', title: 'Élan vital', text: 'Rien ici.' },
  ]
  const found = (query: string) => findRules(rules, query).map((rule) => rule.id)

  it('are found by any of their words, those named so first, accents or not', () => {
    expect(found('vent')).toEqual(['Vents', 'Tectonics 1'])
    expect(found('elan')).toEqual(['Élan'])
    expect(found('tectonics tile')).toEqual(['Tectonics 1'])
    expect(found('asteroid')).toEqual([])
    expect(found('  ')).toHaveLength(3)
  })

  it('stand in their sections', () => {
    expect(sectionsOf(rules).map(({ section, rules }) => [section, rules.length])).toEqual([
      ['Tectonics', 1],
      ['Terms', 2],
    ])
  })
})

describe('records', () => {
  const record = {
    format: 'deep-time-record-1',
    game: 'marine',
    version: '1',
    seats: [{ name: 'Ada' }, { bot: 'hard' }],
    settings: { length: 'short' },
    seed: 's',
    choices: ['0:a', '1:b', '0:c'],
  } as const

  it('fork at a choice and keep what came before it', () => {
    expect(forkRecord(record, 2).choices).toEqual(['0:a', '1:b'])
    expect(record.choices).toHaveLength(3)
  })

  it('are played again by the same people with other dice, and another one begins', () => {
    const again = rematchOf(record, marine, 'new')
    expect(again).toMatchObject({ seed: 'new', choices: [], settings: { length: 'short' }, seats: [{ bot: 'hard' }, { name: 'Ada' }] })
  })

  it('are played again by the newest rules, with those of their settings that these know', () => {
    const old = { ...record, version: '0', settings: { length: 'short', 'random-Earth': true, gone: 3, superheroes: 'perhaps' } }
    const again = rematchOf(old, marine, 'new')
    expect(again.version).toBe(marine.version)
    expect(Object.keys(again.settings).filter((id) => !marine.settings.some((setting) => setting.id === id))).toEqual([])
    expect(Object.values(again.settings).sort()).toEqual(['short', true].sort())
    expect(forkRecord(old, 1).version).toBe('0')
  })

  it('have a file name that sorts', () => {
    expect(recordFileName(record, new Date('2026-03-04T10:00:00Z'))).toBe('deep-time-marine-2026-03-04-3.json')
  })

  it('get a seed that can be read out', () => {
    expect(newSeed(() => 0.5)).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}$/)
    expect(newSeed()).not.toMatch(/[il1o0]/)
  })
})

describe('the score chart', () => {
  it('has a handful of round steps', () => {
    expect(ticks(0, 60)).toEqual([0, 20, 40, 60])
    expect(ticks(-4, 10)).toEqual([0, 5, 10])
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
  })
})

describe('the words of the app', () => {
  it('are the same in both languages: keys, form and parameters', () => {
    expect(compareCatalogs(en, fr)).toEqual([])
  })
})
