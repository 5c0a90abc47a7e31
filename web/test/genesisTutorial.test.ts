import type { Ask, Game, SeatView } from '@deeptime/engine'
import { genesis } from '@deeptime/genesis'
import type { GenesisView } from '@deeptime/genesis/view'
import { genesisWords } from '@deeptime/genesis/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { note } from '../games/genesis/notes/index.ts'
import { ADVANCED_EN } from '../games/genesis/texts/en/advanced.ts'
import { texts as en } from '../games/genesis/texts/en/index.ts'
import { TUTORIAL_EN } from '../games/genesis/texts/en/tutorial.ts'
import { ADVANCED_FR } from '../games/genesis/texts/fr/advanced.ts'
import { TUTORIAL_FR } from '../games/genesis/texts/fr/tutorial.ts'
import { tutorial } from '../games/genesis/tutorial/index.ts'
import { Lesson } from '../learn/lesson.ts'
import type { Chapter } from '../learn/tutorial.ts'
import { DirectBots, DirectTable, settle } from './direct.ts'

const game = genesis as Game
const rules = new Set(genesisWords.en.rules.map((rule) => rule.id))
const viewOf = (lesson: Lesson) => lesson.controller.state.live?.view as SeatView<GenesisView>

/** Does what the coach asks for, to the end of the chapter, and looks at each beat. */
async function play(chapter: Chapter<GenesisView>, look: (lesson: Lesson) => void = () => {}) {
  const bots = new DirectBots(game)
  const lesson = new Lesson(chapter as Chapter<unknown>, game, { port: new DirectTable(game), bots, pace: () => 0 })
  await lesson.open()
  await settle(lesson.controller)
  for (let i = 0; i < 100 && lesson.state.beat; i++) {
    look(lesson)
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

describe('the guided first game', () => {
  for (const chapter of tutorial.chapters) {
    it(`is finished without a bot having to think: ${chapter.id}`, async () => {
      const { lesson, bots } = await play(chapter)
      expect(lesson.state.beat).toBeUndefined()
      expect(lesson.controller.state.trouble).toBeUndefined()
      expect(bots.asked).toBe(0)
    })

    it(`points only at what can be told of, by rules that exist: ${chapter.id}`, async () => {
      const words = Words.ofGame('en', genesisWords.en, en)
      await play(chapter, (lesson) => {
        const { beat } = lesson.state
        for (const ref of beat?.point ?? []) expect(note(ref, viewOf(lesson), words, {}), ref).toBeDefined()
        if (beat?.rule) expect(rules.has(beat.rule), beat.rule).toBe(true)
      })
    })
  }

  it('brings a bacterium to a seaweed, to its organs and ashore', async () => {
    const [rise, organs, ashore] = tutorial.chapters.slice(-3) as [Chapter<GenesisView>, Chapter<GenesisView>, Chapter<GenesisView>]
    const macroOf = ({ organisms }: GenesisView) => organisms.find(({ kind }) => kind === 'macro')?.macro
    const risen = await play(rise)
    expect(macroOf(risen.game)).toMatchObject({ id: 'macro-seaweed', land: false, level: 'plant' })
    expect(risen.lesson.controller.state.live?.log.some(({ key }) => key === 'oxidation')).toBe(true)
    expect(macroOf((await play(organs)).game)?.organs.filter(({ filled }) => filled)).toHaveLength(1)
    const landed = await play(ashore)
    const log = landed.lesson.controller.state.live?.log ?? []
    const at = log.findIndex(({ key }) => key === 'landfall')
    expect(at).toBeGreaterThan(0)
    // The coach says that the next turn's events have struck it.
    expect(log.slice(at).some(({ key }) => key === 'fallen' || key === 'extinct')).toBe(true)
    expect(compareCatalogs(ADVANCED_EN, ADVANCED_FR)).toEqual([])
  })

  it('brings a life from a pool on Mars to a promoted mutation worth five points', async () => {
    const { game: end } = await play(tutorial.chapters[3] as Chapter<GenesisView>)
    const microbe = end.organisms.find(({ id }) => id === 'bacterium-mars')
    expect(microbe?.mutations).toMatchObject([{ id: 'mutation-05', promoted: true }])
    expect(microbe?.chromosomes).toEqual({ red: 3, yellow: 1, green: 0, blue: 1 })
  })

  it('has all its words, in both languages', () => {
    expect(compareCatalogs(TUTORIAL_EN, TUTORIAL_FR)).toEqual([])
    const spoken = tutorial.chapters.flatMap(({ title, summary, beats }) => [
      title,
      summary,
      ...beats.flatMap((beat) => (beat.kind === 'do' ? [beat.text, beat.hint] : [beat.text])),
    ])
    expect(new Set(spoken)).toEqual(new Set(Object.keys({ ...TUTORIAL_EN, ...ADVANCED_EN })))
  })
})
