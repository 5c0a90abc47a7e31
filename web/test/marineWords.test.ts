import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANIMAL_IDS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from '@deeptime/marine'
import { SPACES } from '@deeptime/marine/components/action-display.ts'
import { describe, expect, it } from 'vitest'
import { en } from '../games/marine/texts/en/table.ts'

const TABLE = join(import.meta.dirname, '..', 'games', 'marine')

const sources = readdirSync(TABLE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts'))
  .map((file) => readFileSync(join(TABLE, file), 'utf8'))
  .join('\n')

/** `'mr.note.places'` as it stands, and `mr.space.` of `mr.space.${…}`. */
const spoken = new Set([...sources.matchAll(/'(mr\.[\w.-]+)'/g)].map((match) => match[1] as string))
const beginnings = [...sources.matchAll(/`(mr\.[\w.-]*)\$\{/g)].map((match) => match[1] as string)

describe('the words of Marine’s table', () => {
  it('has every key that is spoken as it stands', () => {
    expect([...spoken].filter((key) => !(key in en))).toEqual([])
  })

  it('has every key that is put together', () => {
    const keys = [
      ...TERRAIN_IDS.map((id) => `mr.terrain.${id}`),
      ...VENT_SIDES.map((id) => `mr.vent.${id}`),
      ...ANIMAL_IDS.map((id) => `mr.animal.${id}`),
      ...SECTION_IDS.map((id) => `mr.section.${id}`),
      ...SECTION_IDS.map((id) => `mr.space.${id}`),
      ...['rulebook', 'public', 'reconstructed'].map((key) => `mr.source.${key}`),
      ...['extinction', 'survival'].map((key) => `mr.fish.${key}`),
    ]
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.filter((key) => !(key in en))).toEqual([])
  })

  it('has no key that nobody speaks', () => {
    const used = (key: string) => spoken.has(key) || beginnings.some((beginning) => beginning.length > 3 && key.startsWith(beginning))
    expect(Object.keys(en).filter((key) => !used(key))).toEqual([])
  })

  it('tells of every special space what is special about it', () => {
    const special = SPACES.filter((space) => space.specialOnly).map((space) => `mr.space.${space.id}`)
    expect(special.filter((key) => !(key in en))).toEqual([])
  })
})
