import { ProblemError, type SeatView, Session } from '@deeptime/engine'
import { genesis } from '@deeptime/genesis'
import { COLOUR_IDS } from '@deeptime/genesis/components/ids.ts'
import { STANDARD_DECK } from '@deeptime/genesis/components/standard-deck.ts'
import type { GenesisView } from '@deeptime/genesis/view'
import { genesisWords } from '@deeptime/genesis/words'
import { compareCatalogs, type Language, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { cardsFor } from '../games/genesis/cards.ts'
import { changes } from '../games/genesis/changes.ts'
import { climateRun } from '../games/genesis/climate.ts'
import { fallsNext } from '../games/genesis/falls.ts'
import { forecastLife, forecastPool } from '../games/genesis/forecasts.ts'
import { livesOf } from '../games/genesis/history.ts'
import { keyed } from '../games/genesis/keyed.ts'
import { note } from '../games/genesis/notes/index.ts'
import { facesText } from '../games/genesis/Pool.tsx'
import { status } from '../games/genesis/status.ts'
import { texts as en } from '../games/genesis/texts/en/index.ts'
import { texts as fr } from '../games/genesis/texts/fr/index.ts'

const words: Readonly<Record<Language, Words>> = {
  en: Words.ofGame('en', genesisWords.en, en),
  fr: Words.ofGame('fr', genesisWords.fr, fr),
}
const rules = new Set(genesisWords.en.rules.map((rule) => rule.id))

function begin(seats: number, settings: object = {}) {
  const started = Session.start(genesis, { seats: Array.from({ length: seats }, () => ({})), settings: { ...settings }, seed: 'table' })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

/** Plays by a fixed rule of thumb, and looks at every position on the way. */
function playThrough(seats: number, settings: object, look: (view: SeatView<GenesisView>, about: readonly string[]) => void) {
  const session = begin(seats, settings)
  for (let i = 0; i < 400; i++) {
    const [ask] = session.pending()
    if (!ask) break
    look(
      session.view(ask.seat),
      ask.options.flatMap((option) => option.about ?? []),
    )
    session.choose(ask.seat, ask.options[(i * 7) % ask.options.length]?.id ?? '')
  }
  return session
}

const TABLES: readonly [string, number, object][] = [
  ['advanced', 3, {}],
  ['introductory', 2, { play: 'introductory' }],
  ['solitaire', 1, {}],
  ['together', 4, { play: 'cooperative' }],
]

describe('notes', () => {
  it.each(TABLES)('are there for all that an option can be about, in both languages: %s', (_, seats, settings) => {
    const seen = new Set<string>()
    playThrough(seats, settings, (view, about) => {
      for (const ref of about) {
        for (const language of ['en', 'fr'] as const) {
          const told = note(ref, view, words[language], {})
          expect(told, ref).toBeDefined()
          expect(told?.lines.length, ref).toBeGreaterThan(0)
          expect(told?.rule === undefined || rules.has(told.rule), ref).toBe(true)
        }
        seen.add(ref.split(':')[0] as string)
      }
    })
    expect([...seen]).toEqual(expect.arrayContaining(['refugium', 'biont', 'catalyst']))
  })

  it('are there for the world, whatever it is like', () => {
    playThrough(4, {}, (view) => {
      for (const ref of ['climate', 'row:cosmic', 'pile:coastal', 'chain:sea', ...COLOUR_IDS.map((colour) => `player:${colour}`)]) {
        expect(note(ref, view, words.fr, {})?.title, ref).toBeTruthy()
      }
      for (const { id } of view.game.events) expect(note(`event:${id}`, view, words.en, {})?.lines.length).toBeGreaterThanOrEqual(0)
    })
  })

  it('tell each macroorganism, event, mutation and parasite of the deck', () => {
    const view = begin(2).view(0)
    for (const { id } of STANDARD_DECK.macroorganisms) expect(note(`marine:${id}`, view, words.en, {})?.lines).toHaveLength(3)
    for (const { id } of STANDARD_DECK.events) expect(note(`event:${id}`, view, words.fr, {})?.title).toBeTruthy()
    for (const { id } of STANDARD_DECK.mutations) expect(note(`mutation:${id}`, view, words.fr, {})?.title).toBeTruthy()
    for (const { faces } of STANDARD_DECK.parasites) {
      for (const { id } of faces) expect(note(`parasite:${id}`, view, words.en, {})?.lines.length).toBeGreaterThan(1)
    }
  })

  it('do not give away the promoted side of a card that nobody has bought (H1)', () => {
    const view = begin(2).view(0)
    for (const row of view.game.rows) {
      const { top } = row.pile
      const told = note(`pile:${row.environment}`, view, words.en, {})
      if (top) expect(told?.lines.join(' ')).not.toContain(words.en.text(`promoted.${top}`))
    }
  })
})

describe('the table', () => {
  it('glows where something changed, and nowhere else', () => {
    let before: GenesisView | undefined
    playThrough(2, {}, ({ game }) => {
      expect(changes(game, game)).toEqual([])
      if (before) expect(changes(before, game).length).toBeLessThan(60)
      before = game
    })
  })

  it('says in both languages how far the game is', () => {
    playThrough(2, {}, ({ game }) => {
      const line = status(game)
      for (const language of ['en', 'fr'] as const) if (line) expect(words[language].text(line.key, line.params)).not.toContain('{')
    })
  })

  it('counts the run of climate icons that can end the world (D10)', () => {
    const game = begin(2).view(0).game
    const run = (climate: GenesisView['climate'], waterworld = false) => climateRun({ ...game, climate, waterworld })
    expect(run(['sun', 'snow', 'snow', 'snow'])).toEqual({ run: 3, needed: 4, icon: 'snow' })
    expect(run(['sun', 'sun'], true)).toEqual({ run: 2, needed: 3, icon: 'sun' })
  })

  it('marks what falls next, always among what the organism has', () => {
    let marked = 0
    const cards = cardsFor({})
    playThrough(4, {}, ({ game }) => {
      for (const organism of game.organisms) {
        const falls = fallsNext(organism, cards)
        marked += falls.size
        const plus = organism.mutations.some((mutation) => mutation.plus === 'here')
        if (falls.size > 0 && plus) for (const ref of falls) expect(ref).toMatch(/^cube:.*\/plus$/)
      }
    })
    expect(marked).toBeGreaterThan(0)
  })

  it('forecasts add up', () => {
    playThrough(4, {}, ({ game }) => {
      for (const organism of game.organisms.filter((o) => o.kind !== 'macro')) {
        const { unharmed, one, more } = forecastLife(organism)
        expect(unharmed + one + more).toBeCloseTo(1, 9)
      }
      for (const refugium of game.rows.flatMap((row) => row.refugia)) {
        if (refugium.dice > 10) continue
        const forecast = forecastPool(game, refugium, 'red', cardsFor({}), 1)
        expect(forecast.dice).toBe(refugium.dice + 2)
        expect(forecast.takenWithReroll).toBeGreaterThanOrEqual(forecast.taken)
      }
    })
  })

  it('writes faces of a die in short', () => {
    expect(facesText([false, true, true, true, false, false, false])).toBe('1–3')
    expect(facesText([false, true, false, true, false, false, false])).toBe('1 3')
    expect(facesText([false, false, false, false, false, false, true])).toBe('6')
  })

  it('gives things that are alike keys of their own', () => {
    expect(keyed(['red', 'red', 'blue']).map(({ key }) => key)).toEqual(['red 0', 'red 1', 'blue 0'])
  })

  it('draws the history of life from the story', () => {
    const session = playThrough(4, {}, () => {})
    const lives = livesOf(session.logFor(0))
    expect(lives.every(({ value }) => value >= 0)).toBe(true)
  })

  it('has the same words in both languages', () => {
    expect(compareCatalogs(en, fr)).toEqual([])
  })
})
