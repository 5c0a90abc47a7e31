import type { Game, SeatInfo } from '@deeptime/engine'
import { genesis } from '@deeptime/genesis'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { compareCatalogs, LANGUAGE_CODES } from '@deeptime/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOGS as GENESIS_LOGS } from '../../games/genesis/keys.ts'
import { LOGS as MARINE_LOGS } from '../../games/marine/keys.ts'
import { LOGS } from '../../games/megafauna-classic/keys.ts'
import { genesisTable } from '../games/genesis/index.ts'
import { STORY_EN as genesisEn } from '../games/genesis/texts/en/story.ts'
import { STORY_FR as genesisFr } from '../games/genesis/texts/fr/story.ts'
import { marineTable } from '../games/marine/index.ts'
import { storyEn as marineEn } from '../games/marine/texts/en/story.ts'
import { storyFr as marineFr } from '../games/marine/texts/fr/story.ts'
import { classicTable } from '../games/megafauna-classic/index.ts'
import { storyEn as classicEn } from '../games/megafauna-classic/texts/en/story.ts'
import { storyFr as classicFr } from '../games/megafauna-classic/texts/fr/story.ts'
import { pointsOf } from '../story/points.ts'
import type { Summary } from '../story/tell.ts'
import { newsFrom } from '../story/useStory.ts'
import type { GameTable } from '../table/board.ts'
import { learnTable } from '../table/tableWords.ts'
import { goldenGames, type Played, told } from './stories.ts'

const GAMES = [
  { id: 'marine', table: marineTable as GameTable<unknown>, game: marine as Game, en: marineEn, fr: marineFr, keys: MARINE_LOGS },
  { id: 'genesis', table: genesisTable as GameTable<unknown>, game: genesis as Game, en: genesisEn, fr: genesisFr, keys: GENESIS_LOGS },
  { id: 'classic', table: classicTable as GameTable<unknown>, game: megafaunaClassic as Game, en: classicEn, fr: classicFr, keys: LOGS },
] as const

/** A key, a term, a reference or a message that was not put into words. */
const RAW = /[{}@]|\b(story|log|animal|colour|species|card|tile|place|corner|habitat|section|terrain)[.:]\w|undefined|NaN/

const textsOf = ({ action, sentence, steps, deaths, actor }: Summary): readonly string[] => [
  action,
  sentence,
  ...(actor ? [actor.name] : []),
  ...steps.flatMap((step) => [step.text, step.rule, ...step.gains.map(({ text }) => text)]),
  ...deaths.flatMap(({ title, reason }) => [title, reason ?? title]),
]

const PEOPLE: readonly SeatInfo[] = [{}, { bot: 'normal' }, { name: 'Ada' }, { bot: 'easy' }]

for (const { id, table, game, en, fr, keys } of GAMES) {
  describe(`the story of ${id}`, () => {
    const games = goldenGames(game)
    beforeAll(async () => {
      for (const language of LANGUAGE_CODES) await learnTable(table, language)
    })
    const seatsOf = (of: Played) => PEOPLE.slice(0, of.record.seats.length)

    it('has a step for every line that is not silent, in both languages, and no word for a line that does not exist', () => {
      const silent = (key: string) => table.story.silent.has(key)
      expect(keys.filter((key) => !silent(key) && !(`story.step.${key}` in en))).toEqual([])
      const spoken = Object.keys(en).flatMap((key) => /^story\.(?:step|clause)\.(.+)$/.exec(key)?.[1] ?? [])
      expect(spoken.filter((key) => !(keys as readonly string[]).includes(key))).toEqual([])
      expect(table.story.clauses.filter((key) => !(`story.clause.${key}` in en))).toEqual([])
      expect(compareCatalogs(en, fr)).toEqual([])
    })

    for (const language of LANGUAGE_CODES) {
      it(`is whole in ${language}: nothing empty, nothing raw, at most seven steps, each with its rule`, () => {
        for (const of of games) {
          const { summaries } = told(table, of, language, seatsOf(of))
          expect(summaries.length, of.name).toBeGreaterThan(20)
          for (const summary of summaries) {
            for (const text of textsOf(summary)) {
              expect(text.trim(), `${of.name} ${summary.chapter.id}`).not.toBe('')
              expect(text, `${of.name} ${summary.chapter.id}`).not.toMatch(RAW)
            }
            expect(summary.steps.length).toBeLessThanOrEqual(7)
          }
        }
      }, 300_000)
    }

    it('tells the games of older rules, whose lines say less, by those lines themselves', () => {
      const [of] = games
      if (!of) throw new Error('no game')
      const log = of.log.map((line) => {
        const { corner: _, second: __, ...params } = line.params
        return { ...line, params }
      })
      for (const summary of told(table, { ...of, log }, 'en').summaries) for (const text of textsOf(summary)) expect(text).not.toMatch(RAW)
    })

    it('loses no line and tells them in order', () => {
      for (const of of games) {
        const { chapters } = told(table, of, 'en')
        expect(chapters.flatMap(({ lines }) => lines)).toEqual(of.log)
        for (const { from, to } of chapters) expect(from).toBeLessThanOrEqual(to)
      }
    })

    it('gives every point to a chapter, and none to two', () => {
      for (const of of games) {
        const { chapters, cast } = told(table, of, 'en')
        const seatOf = (actor: string) => cast.actors.find((one) => one.id === actor)?.seat
        for (const [seat, end] of (of.totals.at(-1) ?? []).entries()) {
          const sum = chapters.reduce((points, chapter) => points + pointsOf(chapters, chapter, seat, of.totals, table.story, seatOf), 0)
          expect(sum, `${of.name} ${seat}`).toBe(end - (of.totals[0]?.[seat] ?? 0))
        }
      }
    })

    it('opens a turn for each turn of the game, by the seat that made its choices', () => {
      for (const of of games) {
        const { chapters, cast } = told(table, of, 'en')
        for (const { opening, from, to } of chapters) {
          if (opening.kind !== 'turn') continue
          const seat = cast.actors.find((actor) => actor.id === opening.actor)?.seat
          const movers = of.record.choices.slice(from, to).map((choice) => Number(choice.split(':')[0]))
          if (movers.length > 0 && seat !== undefined) expect(movers, `${of.name} ${from}`).toContain(seat)
        }
      }
    })

    it('begins the news after the last turn of whoever looks, not after the last choice', () => {
      const [of] = games
      if (!of) throw new Error('no game')
      const { chapters, cast } = told(table, of, 'en')
      const yours = (actor: string) => cast.actors.some((one) => one.id === actor && one.seat === 0)
      const isYours = (i: number) => {
        const opening = chapters[i]?.opening
        return opening?.kind === 'turn' && yours(opening.actor)
      }
      for (let n = 10; n < Math.min(80, chapters.length); n++) {
        const some = chapters.slice(0, n)
        const first = newsFrom(some, yours, cast.actors.length)
        const turns = some.filter(({ opening }) => opening.kind === 'turn')
        const followed = turns.slice(0, -1).filter(({ id: chapter }) => isYours(chapter))
        expect(first).toBe((followed.at(-1)?.id ?? -1) + 1)
      }
    })
  })
}
