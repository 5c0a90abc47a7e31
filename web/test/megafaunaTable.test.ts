import { ProblemError, type SeatView, Session } from '@deeptime/engine'
import { type MegafaunaView, megafauna } from '@deeptime/megafauna'
import { megafaunaWords } from '@deeptime/megafauna/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { changes } from '../games/megafauna/changes.ts'
import { planetOf, spotOf } from '../games/megafauna/geometry.ts'
import { note } from '../games/megafauna/notes/index.ts'
import { linesOf } from '../games/megafauna/notes/Ladder.tsx'
import { fallenAt } from '../games/megafauna/notes/omens.ts'
import { creepleRef, latitudeRef } from '../games/megafauna/refs.ts'
import { status } from '../games/megafauna/status.ts'
import { CLAUSES } from '../games/megafauna/story/teller.ts'
import { storyEn } from '../games/megafauna/texts/en/story.ts'
import { en } from '../games/megafauna/texts/en/table.ts'
import { storyFr } from '../games/megafauna/texts/fr/story.ts'
import { fr } from '../games/megafauna/texts/fr/table.ts'

const words = { en: Words.ofGame('en', megafaunaWords.en, en), fr: Words.ofGame('fr', megafaunaWords.fr, fr) }
const rules = new Set(megafaunaWords.en.rules.map((rule) => rule.id))

/** Plays by a fixed rule of thumb, and looks at every position on the way. */
function playThrough(
  seats: number,
  settings: object,
  look: (view: SeatView<MegafaunaView>, about: readonly string[]) => void,
  seed = 'table',
): void {
  const started = Session.start(megafauna, { seats: Array.from({ length: seats }, () => ({})), settings: settings as never, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  for (let i = 0; i < 400; i++) {
    const [ask] = session.pending()
    if (!ask) break
    look(
      session.view(ask.seat),
      ask.options.flatMap((option) => option.about ?? []),
    )
    session.choose(ask.seat, ask.options[(i * 7) % ask.options.length]?.id ?? '')
  }
}

const TABLES = [
  [3, { rules: 'toothAndClaw' }],
  [4, {}],
  [2, { length: 'long' }],
  [1, { world: 'mars', plant: 'rules' }],
  [2, { plant: 'person' }],
] as const

describe('the planet', () => {
  it.each(TABLES)('holds every place apart from the others, within its frame: %i %j', (seats, settings) => {
    playThrough(seats, settings, ({ game }) => {
      const planet = planetOf(game)
      const hexes = game.places.filter(({ tab }) => !tab).map(({ id }) => spotOf(planet, id))
      for (const [i, { x, y }] of hexes.entries()) {
        expect(x > 0 && x < planet.width && y > 0 && y < planet.height).toBe(true)
        for (const other of hexes.slice(i + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(60)
      }
    })
  })
})

describe('notes', () => {
  it.each(TABLES)('tell of everything that can be chosen, and cite rules that exist: %i %j', (seats, settings) => {
    playThrough(seats, settings, (view, about) => {
      const { game } = view
      const creeples = game.places.flatMap(({ id, upright, lying }) => [
        ...upright.map(({ species, level }) => creepleRef(species, id, level, false)),
        ...lying.map(({ species, level }) => creepleRef(species, id, level, true)),
      ])
      const cards = [...game.display.metabolic.cards, ...game.display.darwinian.cards].flatMap((slot) =>
        slot ? [`card:${slot.card}`] : [],
      )
      const world = game.air ? ['track:oxygen', 'track:clouds', 'track:atmosphere', latitudeRef(3), 'medea'] : []
      const players = game.players.map(({ colour }) => `player:${colour}`)
      for (const ref of new Set([...about, ...creeples, ...cards, ...world, ...players, `event:${game.et ?? 'evt-01'}`])) {
        for (const language of ['en', 'fr'] as const) {
          const told = note(ref, view, words[language])
          expect(told, ref).toBeDefined()
          expect(told?.rule === undefined || rules.has(told.rule), `${ref}: ${told?.rule}`).toBe(true)
          for (const line of told?.lines ?? []) expect(line, ref).not.toMatch(/^(mf|card|species)\.|undefined|NaN/)
        }
      }
    })
  })
})

describe('the words of the table', () => {
  it('are the same in both languages', () => {
    expect(compareCatalogs(en, fr)).toEqual([])
    expect(compareCatalogs(storyEn, storyFr).filter(({ problem }) => problem !== 'other-parameters')).toEqual([])
  })

  it('have a clause for each line that makes a sentence', () => {
    expect(CLAUSES.filter((key) => !(`story.clause.${key}` in storyEn))).toEqual([])
  })
})

describe('changes and status', () => {
  it('name what differs between two positions, and the turn in the header', () => {
    let before: MegafaunaView | undefined
    let changed = 0
    playThrough(3, {}, ({ game }) => {
      if (before) changed += changes(before, game).length
      before = game
      const said = status(game)
      if (said) expect(words.en.text(said.key, said.params)).toMatch(/turn \d+ of 10|over/)
    })
    expect(changed).toBeGreaterThan(20)
  })
})

describe('what is shown before anything is chosen', () => {
  it('leads a newborn step by step to where it may settle, for what it costs', () => {
    let longest = 0
    playThrough(4, {}, ({ game }) => {
      for (const { space, cost, path = [] } of Object.values(game.prospects).flat()) {
        expect(path.reduce((sum, step) => sum + step.cost, 0)).toBe(cost)
        expect(path.at(-1)?.place).toBe(space.split('/')[0])
        expect(path[0]?.cost).toBe(0)
        longest = Math.max(longest, path.length)
      }
    })
    expect(longest).toBeGreaterThan(2)
  })

  it('tells the ladder to its end: one line decides, and none below it is needed', () => {
    let contests = 0
    playThrough(4, {}, ({ game }) => {
      for (const { ladder } of Object.values(game.prospects).flat()) {
        if (ladder.length === 0) continue
        const said = linesOf(ladder).map((line) => line.said)
        const decides = said.findIndex((one) => one === 'win' || one === 'lose')
        expect(said.slice(decides + 1).every((one) => one === 'needless')).toBe(true)
        contests++
      }
    })
    expect(contests).toBeGreaterThan(3)
  })

  it('tells Medea who would lie down where a mountain or ice falls', () => {
    let asked = 0
    playThrough(4, {}, ({ game, ask }) => {
      if (ask?.kind !== 'medea.target' || ask.params?.disc === '@disc.green') return
      for (const place of game.places.filter(({ tab }) => !tab)) {
        expect(fallenAt(game, place, ask)).toEqual(place.upright.map(({ species }) => species))
        asked++
      }
    })
    expect(asked).toBeGreaterThan(0)
  })
})
