import type { SeatInfo } from '@deeptime/engine'
import { Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { marineTable } from '../games/marine/index.ts'
import { classicTable } from '../games/megafauna-classic/index.ts'
import type { Actor } from '../story/teller.ts'
import type { GameTable } from '../table/board.ts'
import { castOf, isShared, namedWords, type Seated } from '../table/cast.ts'
import { learnTable, tableWords } from '../table/tableWords.ts'
import { app } from './stories.ts'

const crest = marineTable.sides?.crests.map((one) => [one.id, one] as const) ?? []
const crests = new Map(crest)
const animals = (...ids: readonly string[]): readonly Actor[] =>
  ids.map((id, seat) => ({ id: `@animal.${id}`, seat, crest: crests.get(id) as Actor['crest'] }))

for (const table of [marineTable, classicTable] as readonly unknown[]) await learnTable(table as GameTable<unknown>, 'en')
const words = tableWords(marineTable as GameTable<unknown>, 'en')
const named = (seats: readonly SeatInfo[], more: Partial<Seated> = {}) => {
  const cast = castOf({ seats, eyes: 0, ...more }, animals('crustacean', 'fish', 'reptile'), words, app.en)
  return seats.map((_, seat) => {
    const { name, term, who } = cast.player(seat)
    return [name, term, who]
  })
}

describe('one player, one name', () => {
  it('is "You" for whoever looks, the name that a person gave, and for a bot its animal', () => {
    expect(named([{}, { bot: 'normal' }, { bot: 'normal' }])).toEqual([
      ['You', 'Crustaceans', 'you'],
      ['Fish', 'bot', 'they'],
      ['Reptiles', 'bot', 'they'],
    ])
  })

  it('is the given name of everybody else, with the animal beside it', () => {
    expect(named([{ name: 'Ada' }, { name: 'Ben' }, { bot: 'hard' }], { eyes: 1, online: true })).toEqual([
      ['Ada', 'Crustaceans', 'one'],
      ['You', 'Fish', 'you'],
      ['Reptiles', 'bot', 'they'],
    ])
  })

  it('is nobody’s "You" around one screen, where people without a name are called by their animals', () => {
    expect(named([{ name: 'Ada' }, {}])).toEqual([
      ['Ada', 'Crustaceans', 'one'],
      ['Fish', 'player', 'they'],
    ])
    expect(isShared({ seats: [{}, {}] })).toBe(true)
    expect(isShared({ seats: [{}, {}], online: true })).toBe(false)
  })

  it('is what plays the seat until something is chosen', () => {
    const cast = castOf({ seats: [{}, { bot: 'easy' }, { bot: 'easy' }], eyes: 0 }, [], words, app.en)
    expect([0, 1, 2].map((seat) => cast.player(seat).name)).toEqual(['You', 'Bot 1 · easy', 'Bot 2 · easy'])
  })

  it('names one of two animals of a seat in its turn, both beside the score', () => {
    const actors = animals('crustacean', 'fish').map((actor) => ({ ...actor, seat: 1 }))
    const cast = castOf({ seats: [{}, { bot: 'easy' }], eyes: 0 }, actors, words, app.en)
    expect(cast.player(1).name).toBe('Crustaceans and Fish')
    expect(cast.actor('@animal.fish')?.name).toBe('Fish')
  })

  it('goes with what belongs to somebody, and replaces colours', () => {
    const table = classicTable as GameTable<unknown>
    const plain = tableWords(table, 'en')
    const actors = (['red', 'white'] as const).map((colour, seat) => ({
      id: `@colour.${colour}`,
      seat,
      crest: { ...(crests.get('fish') as Actor['crest']), name: `dynasty.${colour}` },
    }))
    const cast = castOf({ seats: [{}, { bot: 'easy' }], eyes: 0 }, actors, plain, app.en)
    const told = namedWords(plain, cast, table.story, app.en)
    expect(told).toBeInstanceOf(Words)
    expect(['species.red-bird', 'species.white-bat', 'colour.red', 'colour.white'].map((key) => told.text(key))).toEqual([
      'your Bird',
      'Bat (Two-tuskers)',
      'You',
      'Two-tuskers',
    ])
    expect(namedWords(words, castOf({ seats: [{}], eyes: 0 }, animals('fish'), words, app.en), marineTable.story as never, app.en)).toBe(
      words,
    )
  })
})
