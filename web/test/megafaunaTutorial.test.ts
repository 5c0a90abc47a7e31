import type { Ask, Game, SeatView } from '@deeptime/engine'
import { type MegafaunaView, megafauna } from '@deeptime/megafauna'
import { megafaunaWords } from '@deeptime/megafauna/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { note } from '../games/megafauna/notes/index.ts'
import { en } from '../games/megafauna/texts/en/table.ts'
import { tutorialEn } from '../games/megafauna/texts/en/tutorial.ts'
import { tutorialFr } from '../games/megafauna/texts/fr/tutorial.ts'
import { tutorial } from '../games/megafauna/tutorial.ts'
import { Lesson } from '../learn/lesson.ts'
import type { Chapter } from '../learn/tutorial.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = megafauna as Game
const rules = new Set(megafaunaWords.en.rules.map((rule) => rule.id))

async function open(chapter: Chapter<MegafaunaView>): Promise<{ lesson: Lesson; bots: DirectBots }> {
  const bots = new DirectBots(game)
  const lesson = new Lesson(chapter as Chapter<unknown>, game, { port: new DirectTable(game), bots, pace: () => 0 })
  await lesson.open()
  await settle(lesson.controller)
  return { lesson, bots }
}

const viewOf = (lesson: Lesson) => lesson.controller.state.live?.view as SeatView<MegafaunaView>

/** Does what the coach asks for, to the end of the chapter. */
async function play(chapter: Chapter<MegafaunaView>) {
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

const [shore, branch, hunt, climate, plates] = tutorial.chapters as unknown as readonly [
  Chapter<MegafaunaView>,
  Chapter<MegafaunaView>,
  Chapter<MegafaunaView>,
  Chapter<MegafaunaView>,
  Chapter<MegafaunaView>,
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
    expect((await play(shore)).game.species.find(({ id }) => id === 'black-archetype')?.living).toBe(4)
    expect((await play(branch)).game.species.map(({ id }) => id)).toContain('black-flyer')
    const place = (await play(hunt)).game.places.find(({ id }) => id === 'siberia-5')
    expect(place?.upright).toContainEqual({ species: 'black-flyer', level: 'carnivore' })
  })

  it('shows the climate that Medea makes, and plates that meet', async () => {
    const sky = (await play(climate)).game
    expect(sky.air).toMatchObject({ strip: 'cool', black: 3, white: 2 })
    expect(sky.places.find(({ id }) => id === 'siberia-5')?.disc).toBe('white')
    const met = (await play(plates)).game.landmasses.find(({ parts }) => parts.length > 1)
    expect(met).toMatchObject({ die: 'siberia', latitude: 4 })
    expect(met?.parts.map(({ craton }) => craton)).toEqual(['siberia', 'gondwana'])
  })

  it('begins each chapter where the one before ended', async () => {
    for (const [before, after] of [
      [shore, branch],
      [branch, hunt],
    ] as const) {
      const ended = (await play(before)).game
      expect(viewOf((await open(after)).lesson).game).toEqual(ended)
    }
  })

  it('refuses another choice than the one it asks for, and hints', async () => {
    const { lesson } = await open(shore)
    while (lesson.state.beat?.kind === 'tell') lesson.next()
    await lesson.controller.choose('mutate:mut-22')
    await settle(lesson.controller)
    expect(lesson.state.hinted).toBe(true)
    expect(viewOf(lesson).choices).toBe(0)
  })

  it('points at things that exist and cites rules that exist', async () => {
    const words = Words.ofGame('en', megafaunaWords.en, en, tutorialEn)
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
