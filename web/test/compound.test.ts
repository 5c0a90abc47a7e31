import type { Ask, Option } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { compound as marine } from '../games/marine/compound.ts'
import { compound as classic } from '../games/megafauna-classic/compound.ts'
import { type ActionSoFar, actionOf, type Made } from '../play/action.ts'

const made = (seat: number, kind: string, at: number, option: Option = { id: 'any' }): Made => ({ seat, kind, at, option, of: 2 })
const count = (n: number) => ({ id: `count:${n}`, label: 'count', count: n }) as Option
const ask = (kind: string, options: readonly Option[]): Ask => ({ seat: 0, kind, options, rule: 'any' })

describe('an action of small choices', () => {
  it('is what its questions have in common, with what others answered within it', () => {
    const all = [made(0, 'turn', 0), made(0, 'wanderlust.hex', 1), made(1, 'wanderlust.from', 2), made(0, 'wanderlust.from', 3)]
    expect(actionOf(all, 0, 0)).toMatchObject({ head: 'wanderlust', from: 1, whole: true, made: [{ at: 1 }, { at: 3 }] })
    expect(actionOf(all, 0, 2)).toMatchObject({ whole: false })
    expect(actionOf(all.slice(0, 2), 0, 0)).toMatchObject({ whole: false })
    expect(actionOf(all.slice(0, 1), 0, 0)).toBeUndefined()
  })

  it('does not run into the same action of an earlier turn', () => {
    const all = [made(0, 'speciation.count', 0), made(0, 'turn', 1), made(0, 'speciation.disc', 2)]
    expect(actionOf(all, 0, 0)).toMatchObject({ from: 2 })
  })
})

const soFar = (head: string, ...choices: Made[]): ActionSoFar => ({ head, from: 0, made: choices, whole: true })

describe('Marine', () => {
  it('counts species that were placed, moved or eliminated', () => {
    const two = [made(0, 'speciation.count', 1, count(2)), made(0, 'speciation.count', 2, count(3))]
    expect(marine.total(soFar('speciation', ...two), [])).toEqual({ key: 'mr.total.new', params: { n: 5 } })
    expect(marine.total(soFar('migration', made(0, 'migration.count', 1, count(4))), [])).toEqual({
      key: 'mr.total.moved',
      params: { n: 4 },
    })
    expect(marine.total(soFar('competition', made(0, 'competition.tile', 0), made(0, 'competition.victim', 1)), [])).toEqual({
      key: 'mr.total.competition',
      params: { n: 1 },
    })
    expect(marine.total(soFar('speciation', made(0, 'speciation.disc', 0)), [])).toBeUndefined()
  })

  it('knows what the most is, where numbers are asked for', () => {
    expect(marine.most?.(ask('speciation.count', [count(0), count(1), count(2)]))).toBe('count:2')
    expect(marine.most?.(ask('migration.to', [{ id: 'a' }, { id: 'b' }]))).toBeUndefined()
    expect(marine.most?.(ask('wanderlust.from', [{ id: 'done' }, { id: 'tile:0,0' }]))).toBe('tile:0,0')
  })
})

describe('Megafauna Classic', () => {
  const dna = (letters: string): Option => ({ id: `inherit:${letters}`, params: { dna: letters }, count: letters.length }) as Option
  const none: Option = { id: 'inherit:none', count: 0 } as Option

  it('tells who is born and what it inherits', () => {
    const born = made(0, 'expand.silhouette', 1, { id: 'species:red-bird', about: ['species:red-bird'] })
    expect(classic.total(soFar('expand', born), [])).toMatchObject({ params: { species: '@species.red-bird', dna: 'none' } })
    expect(classic.total(soFar('expand', born, made(0, 'expand.inherit', 2, dna('BB'))), [])).toMatchObject({ params: { dna: 'BB' } })
  })

  it('takes the most of one letter, and leaves a choice of letters to people', () => {
    expect(classic.most?.(ask('expand.inherit', [none, dna('B'), dna('BB')]))).toBe('inherit:BB')
    expect(classic.most?.(ask('expand.inherit', [none, dna('B'), dna('GG')]))).toBeUndefined()
  })
})
