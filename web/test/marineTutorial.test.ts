import type { Ask, Game, SeatView } from '@deeptime/engine'
import { type MarineView, marine } from '@deeptime/marine'
import { marineWords } from '@deeptime/marine/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { note } from '../games/marine/notes/index.ts'
import { tutorialEn } from '../games/marine/texts/en/tutorial.ts'
import { tutorialFr } from '../games/marine/texts/fr/tutorial.ts'
import { tutorial } from '../games/marine/tutorial/index.ts'
import { Lesson } from '../learn/lesson.ts'
import type { Beat, Chapter } from '../learn/tutorial.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = marine as Game
const rules = new Set(marineWords.en.rules.map((rule) => rule.id))

/** How a newcomer answers: the first or the last option that the coach accepts. */
type Newcomer = (fitting: readonly string[]) => string | undefined

const eager: Newcomer = (fitting) => fitting[0]
const brief: Newcomer = (fitting) => fitting.at(-1)

async function open(chapter: Chapter<MarineView>): Promise<{ lesson: Lesson; bots: DirectBots }> {
  const bots = new DirectBots(game)
  const lesson = new Lesson(chapter as Chapter<unknown>, game, { port: new DirectTable(game), bots, pace: () => 0 })
  await lesson.open()
  await settle(lesson.controller)
  return { lesson, bots }
}

const viewOf = (lesson: Lesson) => lesson.controller.state.live?.view as SeatView<MarineView>

function fitting(beat: Beat<unknown>, view: SeatView<unknown>): string[] {
  const ask = view.ask as Ask
  return beat.kind === 'do' ? ask.options.filter((option) => beat.wanted(option, ask, view)).map((option) => option.id) : []
}

/** Plays a chapter to its end and tells what was chosen. */
async function play(chapter: Chapter<MarineView>, newcomer: Newcomer): Promise<{ chosen: string[]; bots: DirectBots; lesson: Lesson }> {
  const { lesson, bots } = await open(chapter)
  const chosen: string[] = []
  for (let i = 0; i < 200 && lesson.state.beat; i++) {
    const { beat } = lesson.state
    if (beat.kind === 'tell' || lesson.state.watched) lesson.next()
    else if (beat.kind === 'do') {
      const option = newcomer(fitting(beat, viewOf(lesson)))
      expect(option, `${chapter.id}: ${beat.text} asks ${viewOf(lesson).ask?.kind}`).toBeDefined()
      chosen.push(option as string)
      await lesson.controller.choose(option as string)
    }
    await settle(lesson.controller)
  }
  return { chosen, bots, lesson }
}

describe('the guided first game', () => {
  for (const chapter of tutorial.chapters) {
    for (const [how, newcomer] of [
      ['eager', eager],
      ['brief', brief],
    ] as const) {
      it(`is finished by an ${how} newcomer: ${chapter.id}`, async () => {
        const { lesson, bots } = await play(chapter, newcomer)
        expect(lesson.state.beat).toBeUndefined()
        expect(lesson.controller.state.trouble).toBeUndefined()
        expect(bots.asked).toBe(0)
      })
    }
  }

  it('refuses another choice than the one it asks for, and hints', async () => {
    const [sea] = tutorial.chapters
    const { lesson } = await open(sea as Chapter<MarineView>)
    while (lesson.state.beat?.kind === 'tell') lesson.next()
    const before = viewOf(lesson).choices
    await lesson.controller.choose('space:abundance-1')
    await settle(lesson.controller)
    expect(lesson.state.hinted).toBe(true)
    expect(viewOf(lesson).choices).toBe(before)
  })

  it('settles nine thriving species in its first chapter, as the coach says', async () => {
    const [sea] = tutorial.chapters
    const { lesson } = await play(sea as Chapter<MarineView>, eager)
    const own = viewOf(lesson).game.tiles.map((tile) => [tile.species.crustacean ?? 0, tile.thriving.includes('crustacean')] as const)
    expect(own.reduce((n, [count]) => n + count, 0)).toBe(12)
    expect(own.filter(([count, thrives]) => count > 0 && !thrives)).toEqual([])
  })

  it('makes the Crustaceans first on the Reef and holders of the Survival card, as the coach says', async () => {
    const [, , worlds, points] = tutorial.chapters
    const scored = await play(points as Chapter<MarineView>, eager)
    expect(viewOf(scored.lesson).scores[0]?.total).toBeGreaterThanOrEqual(6)
    const vented = await play(worlds as Chapter<MarineView>, eager)
    expect(viewOf(vented.lesson).game.survival).toBe('crustacean')
  })

  it('points at things that exist and cites rules that exist', async () => {
    const words = Words.ofGame('en', marineWords.en, tutorialEn)
    const [first] = tutorial.chapters
    const { lesson } = await open(first as Chapter<MarineView>)
    const beats = tutorial.chapters.flatMap((chapter) => chapter.beats)
    const lost = beats.flatMap((beat) => beat.point ?? []).filter((ref) => note(ref, viewOf(lesson), words) === undefined)
    expect(lost).toEqual([])
    expect(beats.filter((beat) => beat.rule !== undefined && !rules.has(beat.rule)).map((beat) => beat.rule)).toEqual([])
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
