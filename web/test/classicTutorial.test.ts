import type { Ask, Game, SeatView } from '@deeptime/engine'
import { type ClassicView, megafaunaClassic } from '@deeptime/megafauna-classic'
import { classicWords } from '@deeptime/megafauna-classic/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { note } from '../games/megafauna-classic/notes/index.ts'
import { deaths } from '../games/megafauna-classic/story/deaths.ts'
import { tutorialEn } from '../games/megafauna-classic/texts/en/tutorial.ts'
import { tutorialFr } from '../games/megafauna-classic/texts/fr/tutorial.ts'
import { tutorial } from '../games/megafauna-classic/tutorial.ts'
import { Lesson } from '../learn/lesson.ts'
import type { Chapter } from '../learn/tutorial.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = megafaunaClassic as Game
const rules = new Set(classicWords.en.rules.map((rule) => rule.id))

async function open(chapter: Chapter<ClassicView>): Promise<{ lesson: Lesson; bots: DirectBots }> {
  const bots = new DirectBots(game)
  const lesson = new Lesson(chapter as Chapter<unknown>, game, { port: new DirectTable(game), bots, pace: () => 0 })
  await lesson.open()
  await settle(lesson.controller)
  return { lesson, bots }
}

const viewOf = (lesson: Lesson) => lesson.controller.state.live?.view as SeatView<ClassicView>

/** Does what the coach asks for, to the end of the chapter. */
async function play(chapter: Chapter<ClassicView>) {
  const { lesson, bots } = await open(chapter)
  for (let i = 0; i < 100 && lesson.state.beat; i++) {
    const { beat } = lesson.state
    if (beat.kind === 'tell' || lesson.state.watched) lesson.next()
    else if (beat.kind === 'do') {
      const view = viewOf(lesson)
      const option = view.ask?.options.find((o) => beat.wanted(o, view.ask as Ask, view))
      expect(option, `${chapter.id}: ${beat.text} asks ${view.ask?.kind}`).toBeDefined()
      await lesson.controller.choose(option?.id ?? '')
    }
    await settle(lesson.controller)
  }
  return { lesson, bots, game: viewOf(lesson).game }
}

const [home, spread, hunt, size, contest] = tutorial.chapters as readonly Chapter<ClassicView>[] as readonly [
  Chapter<ClassicView>,
  Chapter<ClassicView>,
  Chapter<ClassicView>,
  Chapter<ClassicView>,
  Chapter<ClassicView>,
]

describe('the guided first game', () => {
  for (const chapter of tutorial.chapters) {
    it(`is finished without a bot having to think: ${chapter.id}`, async () => {
      const { lesson, bots } = await play(chapter)
      expect(lesson.state.beat).toBeUndefined()
      expect(lesson.controller.state.trouble).toBeUndefined()
      expect(bots.asked).toBe(0)
    })
  }

  it('goes where the coach says', async () => {
    expect((await play(home)).game.species.find(({ id }) => id === 'red-dino')?.dna).toBe('BG')
    expect((await play(spread)).game.players[0]?.population).toBe(2)
    expect((await play(hunt)).game.habitats.find(({ id }) => id === 'T3')?.predator).toEqual(['species:red-bird'])
    expect((await play(size)).game.species.map(({ id, size: n }) => [id, n])).toContainEqual(['red-dino', 2])
  })

  it('shows a contest that the smaller one loses by its niche', async () => {
    const { lesson } = await play(contest)
    const last = deaths(lesson.controller.state.live?.log ?? []).at(-1)
    expect(last).toMatchObject({
      actor: '@colour.red',
      rule: '13.2b',
      title: { params: { unit: '@species.red-bird', habitat: '@habitat.T3' } },
    })
    expect(last?.reason?.key).toBe('story.why.contest.niche.size')
  })

  it('refuses another choice than the one it asks for, and hints', async () => {
    const { lesson } = await open(home)
    while (lesson.state.beat?.kind === 'tell') lesson.next()
    await lesson.controller.choose('card:M5')
    await settle(lesson.controller)
    expect(lesson.state.hinted).toBe(true)
    expect(viewOf(lesson).choices).toBe(0)
  })

  it('begins each chapter where the one before ended', async () => {
    for (const [before, after] of [
      [home, spread],
      [spread, hunt],
      [hunt, size],
      [size, contest],
    ] as const) {
      const ended = (await play(before)).game
      const begun = viewOf((await open(after)).lesson).game
      expect(begun).toEqual(ended)
    }
  })

  it('points at things that exist and cites rules that exist', async () => {
    const words = Words.ofGame('en', classicWords.en, tutorialEn)
    for (const chapter of tutorial.chapters) {
      const view = viewOf((await open(chapter)).lesson)
      for (const beat of chapter.beats) {
        expect((beat.point ?? []).filter((ref) => note(ref, view, words) === undefined)).toEqual([])
        expect(beat.rule === undefined || rules.has(beat.rule), beat.rule).toBe(true)
      }
    }
  })

  it('has words for every beat in both languages, and no others', () => {
    expect(compareCatalogs(tutorialEn, tutorialFr)).toEqual([])
    const spoken = tutorial.chapters.flatMap((chapter) => [
      chapter.title,
      chapter.summary,
      ...chapter.beats.flatMap((beat) => (beat.kind === 'do' ? [beat.text, beat.hint] : [beat.text])),
    ])
    expect(spoken.toSorted()).toEqual(Object.keys(tutorialEn).toSorted())
  })
})
