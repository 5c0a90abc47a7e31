import type { Game } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { describe, expect, it } from 'vitest'
import { tutorial } from '../games/marine/tutorial/index.ts'
import { LEARNER, Lesson } from '../learn/lesson.ts'
import type { Chapter } from '../learn/tutorial.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = marine as Game

async function begin(chapter: Chapter<unknown>): Promise<Lesson> {
  const lesson = new Lesson(chapter, game, { port: new DirectTable(game), bots: new DirectBots(game), pace: () => 0 })
  await lesson.open()
  await settle(lesson.controller)
  return lesson
}

/** Reads what is told and does what is asked, until the chapter is done. */
async function finish(lesson: Lesson): Promise<void> {
  for (let steps = 0; lesson.state.beat && steps < 300; steps++) {
    const { beat, index } = lesson.state
    const view = lesson.controller.state.live?.view
    if (beat.kind === 'tell' || lesson.state.watched) lesson.next()
    else if (beat.kind === 'do') {
      const { ask } = view ?? {}
      const option = view && ask?.options.find((o) => beat.wanted(o, ask, view))
      expect(option, `beat ${index} of "${lesson.chapter.id}" wants an option that is offered`).toBeDefined()
      await lesson.controller.choose(option?.id ?? '')
    }
    await settle(lesson.controller)
  }
  expect(lesson.state.beat, `"${lesson.chapter.id}" ends`).toBeUndefined()
}

describe('the guided first game of Marine', () => {
  for (const chapter of tutorial.chapters as readonly Chapter<unknown>[]) {
    it(`"${chapter.id}" can be finished on the real engine`, async () => {
      const lesson = await begin(chapter)
      expect(lesson.controller.state.trouble).toBeUndefined()
      expect(lesson.controller.state.live?.eyes).toBe(LEARNER)
      await finish(lesson)
      expect(lesson.controller.state.trouble).toBeUndefined()
    })
  }
})

describe('a lesson', () => {
  const chapter: Chapter<unknown> = {
    id: 'any',
    title: 'any',
    summary: 'any',
    start: { seats: 2, seed: 'a lesson', choices: [] },
    replies: ['1:animal:fish'],
    beats: [
      { kind: 'tell', text: 'hello' },
      { kind: 'do', text: 'take the reptiles', hint: 'the reptiles', wanted: (option) => option.id === 'animal:reptile' },
      { kind: 'watch', text: 'the other chooses' },
    ],
  }

  it('refuses a choice that it did not ask for, with a hint, and makes nothing of it', async () => {
    const lesson = await begin(chapter)
    await lesson.controller.choose('animal:reptile')
    expect(lesson.controller.state.live?.view.choices).toBe(0)
    lesson.next()
    await lesson.controller.choose('animal:fish')
    expect(lesson.state).toMatchObject({ index: 1, hinted: true })
    expect(lesson.controller.state.live?.view.choices).toBe(0)
  })

  it('goes back to what was told before, without touching the game, and on again', async () => {
    const lesson = await begin(chapter)
    lesson.next()
    lesson.back()
    expect(lesson.state).toMatchObject({ index: 1, read: 0 })
    // While an earlier text is read, nothing is asked.
    await lesson.controller.choose('animal:reptile')
    expect(lesson.controller.state.live?.view.choices).toBe(0)
    lesson.next()
    expect(lesson.state).toMatchObject({ index: 1, read: 1, hinted: false })
    await lesson.controller.choose('animal:reptile')
    expect(lesson.controller.state.live?.view.choices).toBeGreaterThan(0)
  })

  it('lets the other seats answer as it was written, and only when it is time to watch', async () => {
    const lesson = await begin(chapter)
    lesson.next()
    await lesson.controller.choose('animal:reptile')
    await settle(lesson.controller)
    // What is told of the others stays until it was read.
    expect(lesson.state).toMatchObject({ index: 2, watched: true })
    lesson.next()
    expect(lesson.state.beat).toBeUndefined()
    expect((await lesson.controller.record()).choices).toEqual(['0:animal:reptile', '1:animal:fish'])
  })
})
