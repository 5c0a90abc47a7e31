import { type LogEntry, ProblemError, Session } from '@deeptime/engine'
import {
  CARDS,
  type ClassicView,
  CULTURES,
  FACES,
  GREENHOUSE,
  HABITATS,
  megafaunaClassic,
  SPECIES_NAMES,
  TILES,
} from '@deeptime/megafauna-classic'
import { classicWords } from '@deeptime/megafauna-classic/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { CARD_ART, TILE_ART } from '../games/megafauna-classic/art.ts'
import { linesOf } from '../games/megafauna-classic/Biome.tsx'
import { changes } from '../games/megafauna-classic/changes.ts'
import { atlanticLine, BROAD, cornerOf, spots, TALL } from '../games/megafauna-classic/geometry.ts'
import { climateOf, populationsOf } from '../games/megafauna-classic/history.ts'
import { lightOn } from '../games/megafauna-classic/light.ts'
import { arrivals, walks } from '../games/megafauna-classic/motion.ts'
import { note } from '../games/megafauna-classic/notes/index.ts'
import { readPlace, readUnit, unitRef } from '../games/megafauna-classic/refs.ts'
import { status } from '../games/megafauna-classic/status.ts'
import { deaths } from '../games/megafauna-classic/story/deaths.ts'
import { en } from '../games/megafauna-classic/texts/en/table.ts'
import { fr } from '../games/megafauna-classic/texts/fr/table.ts'

const words = { en: Words.ofGame('en', classicWords.en, en), fr: Words.ofGame('fr', classicWords.fr, fr) }
const rules = new Set(classicWords.en.rules.map((rule) => rule.id))

function begin(seats = 4, settings = {}) {
  const started = Session.start(megafaunaClassic, { seats: Array.from({ length: seats }, () => ({})), settings, seed: 'table' })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

/** Plays by a fixed rule of thumb, and looks at every position on the way. */
function playThrough(seats: number, settings: object, look: (view: ClassicView, about: readonly string[]) => void) {
  const session = begin(seats, settings)
  for (let i = 0; i < 600; i++) {
    const [ask] = session.pending()
    if (!ask) break
    look(
      session.view(0).game,
      ask.options.flatMap((option) => option.about ?? []),
    )
    const option = ask.options[(i * 7) % ask.options.length]
    session.choose(ask.seat, option?.id ?? '')
  }
  return session
}

const ALL_REFS = [
  ...HABITATS.flatMap((id) => ['b', 'r', 'p'].map((space) => `place:${id}${space}`)),
  ...SPECIES_NAMES.map((id) => `species:${id}`),
  ...CARDS.map(({ id }) => `card:${id}`),
  ...CULTURES.map(({ id }) => `culture:${id}`),
  ...FACES.map(({ id }) => `inheritance:${id}`),
  ...GREENHOUSE.map((level) => `greenhouse:${level}`),
  ...[1, 2, 3, 4, 5, 6].map((size) => `size:${size}`),
  ...['S', 'M', 'N', 'A'].flatMap((letter) => [`track:${letter}`, `track:${letter}1`, `track:${letter}3`]),
  ...['arctic', 'jetStream', 'horse', 'tropical'].map((id) => `latitude:${id}`),
  ...['triassic', 'jurassic', 'cretaceous', 'tertiary'].map((id) => `period:${id}`),
  ...['dexterity', 'naturalHistory', 'social', 'language'].map((id) => `instinct:${id}`),
  ...['red', 'orange', 'green', 'white'].map((id) => `player:${id}`),
  ...['tarpit', 'atlantic', 'era', 'general-deck'],
]

describe('the map', () => {
  for (const [name, layout] of Object.entries({ BROAD, TALL })) {
    it(`gives each habitat a place of its own, and room for its neighbours: ${name}`, () => {
      const corners = HABITATS.map((id) => cornerOf(layout, id))
      expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(26)
      for (const { x, y } of corners) {
        expect(x + layout.tile.width).toBeLessThanOrEqual(layout.map.width)
        expect(y - layout.roof).toBeGreaterThanOrEqual(0)
        // No space is cut off: the rooters of the last row are on the map too.
        expect(y + layout.tile.height + layout.root).toBeLessThanOrEqual(layout.map.height)
      }
      // The rooters of one row and the predators of the next share the gap between them.
      expect(layout.pitch.y - layout.tile.height).toBeGreaterThan(Math.max(layout.roof, layout.root))
    })
  }

  it('stands rivals side by side, never on one spot', () => {
    for (const count of [1, 2, 3, 4]) expect(new Set(spots(BROAD, 'biome', count).map(({ x }) => x)).size).toBe(count)
  })

  it('draws the Atlantic between the habitats that it parts', () => {
    const [, north, turn] = atlanticLine(BROAD).split('L')
    const [h4, h5] = [cornerOf(BROAD, 'H4'), cornerOf(BROAD, 'H5')]
    const x = Number(north?.split(' ')[0])
    expect(x).toBeGreaterThan(h4.x + BROAD.tile.width)
    expect(x).toBeLessThan(h5.x)
    expect(Number(north?.split(' ')[1])).toBeLessThan(h5.y)
    expect(Number(turn?.split(' ')[1])).toBeGreaterThan(cornerOf(BROAD, 'T4').y + BROAD.tile.height)
  })

  it('breaks long names of biomes in two even lines', () => {
    expect(linesOf('Lobsters')).toEqual(['Lobsters'])
    expect(linesOf('Lepidodendron Coal Swamp')).toEqual(['Lepidodendron', 'Coal Swamp'])
  })

  it('has a picture for every card and every tile', () => {
    expect(TILES.filter(({ id }) => !TILE_ART[id]).map(({ id }) => id)).toEqual([])
    const cards = CARDS.flatMap((card) => (card.kind === 'mutation' ? [card.id] : [`${card.id}.dinosaur`, `${card.id}.mammal`]))
    expect(cards.filter((id) => !CARD_ART[id])).toEqual([])
  })
})

describe('names of things', () => {
  it('are read back as they were written', () => {
    expect(readPlace('T4b')).toEqual({ habitat: 'T4', space: 'biome' })
    expect(readUnit(unitRef('species:red-dino', 'T4', 'predator').slice('unit:'.length))).toEqual({
      unit: 'species:red-dino',
      place: 'T4p',
    })
    expect(readUnit(unitRef('tile:IM4', 'A0', 'biome').slice('unit:'.length))).toEqual({ unit: 'tile:IM4', place: 'A0b' })
  })
})

describe('notes', () => {
  it('explain everything on the table, in both languages, and cite rules that exist', () => {
    const view = begin().view(0)
    for (const language of ['en', 'fr'] as const) {
      for (const ref of ALL_REFS) {
        const told = note(ref, view, words[language])
        expect(told, ref).toBeDefined()
        expect(told?.rule === undefined || rules.has(told.rule), `${ref} cites ${told?.rule}`).toBe(true)
        const text = [told?.title, ...(told?.lines ?? [])].join(' ')
        expect(text, ref).not.toMatch(/\b(mc|card|tile|species|habitat|dna|culture|instinct|latitude)\.\w|[{}@]|undefined|NaN/)
      }
    }
  })

  it('are there for whatever a question is about, through whole games of one, two and four', () => {
    for (const [seats, settings] of [
      [1, {}],
      [2, { roadrunnerAction: true, geneticDrift: true }],
      [4, { mesozoicExhausted: 'drawCenozoic' }],
    ] as const) {
      playThrough(seats, settings, (game, about) => {
        const view = { ...begin(seats).view(0), game }
        expect(about.filter((ref) => note(ref, view, words.en) === undefined)).toEqual([])
      })
    }
  })

  it('tell where a species could live as the rules see it', () => {
    const { game } = begin().view(0)
    const [species] = game.species
    const light = lightOn(game, species?.id)
    expect([...(light?.places ?? [])]).toEqual(species?.couldLive)
    expect(lightOn(game, 'red-croc')).toBeUndefined()
  })
})

describe('what changed', () => {
  it('is nothing between a view and itself, and something after every choice that moves a piece', () => {
    const session = begin(2)
    const before = session.view(0).game
    expect(changes(before, before)).toEqual([])
    const [ask] = session.pending()
    session.choose(ask?.seat ?? 0, 'resize')
    const after = session.view(0).game
    const [grown] = after.species.filter(({ size }) => size === 2)
    expect(changes(before, after)).toContain(`species:${grown?.id}`)
    expect(arrivals(before, after).size).toBe(0)
  })

  it('shows a newborn where it arrived, and the way that it walked', () => {
    const entry: LogEntry = {
      key: 'expand',
      params: { species: '@species.red-dino', from: '@place.T2b', to: '@place.T3p' },
      rule: '10.4',
      at: 3,
    }
    const [walk] = walks([entry], BROAD)
    expect(walk?.species).toBe('red-dino')
    expect((walk?.to.x ?? 0) > (walk?.from.x ?? 0)).toBe(true)
    expect(walks([{ ...entry, key: 'buy' }], BROAD)).toEqual([])
  })
})

const line = (key: string, params: LogEntry['params'], rule: string): LogEntry => ({ key, params, rule, at: 1 })

describe('why did it die?', () => {
  const teeth = line(
    'contest.teeth',
    { place: '@place.T3b', winners: ['@species.orange-cat'], losers: ['@species.red-dino'], best: 3, second: 2 },
    '13.4',
  )
  const dies = line('cull.dies', { unit: '@species.red-dino', habitat: '@habitat.T3' }, '13.6')

  it('is told by the line of the contest that decided', () => {
    const [death] = deaths([teeth, dies])
    expect(death).toMatchObject({ actor: '@colour.red', rule: '13.4', points: -1, title: { key: 'story.death.lost' } })
    expect(death?.reason).toMatchObject({ key: 'story.why.contest.teeth', params: { winner: '@species.orange-cat', best: 3, second: 2 } })
  })

  it('is not told by a contest elsewhere, nor by one that somebody else lost', () => {
    const elsewhere = line('contest.niche', { place: '@place.T4b', losers: ['@species.red-dino'] }, '13.2a')
    const another = line('contest.niche', { place: '@place.T3b', losers: ['@species.green-dino'] }, '13.2a')
    expect(deaths([elsewhere, another, dies])[0]).toMatchObject({ title: { key: 'story.death.died' }, reason: undefined, rule: '13.6' })
  })

  it('is told by the prey that was missing', () => {
    const starved = line('cull.starved', { unit: '@species.red-bird', place: '@place.H4p' }, '14.1')
    const bird = line('cull.dies', { unit: '@species.red-bird', habitat: '@habitat.H4' }, '14.1')
    expect(deaths([starved, bird])[0]).toMatchObject({ title: { key: 'story.death.starved' }, refs: ['place:H4p'] })
  })

  it('is not asked of immigrants, who are nobody’s', () => {
    expect(deaths([line('cull.dies', { unit: '@tile.IM8', habitat: '@habitat.T3' }, '13.6')])).toEqual([])
  })
})

describe('around one screen', () => {
  it('nothing is hidden: every seat sees the same table', () => {
    const session = playThrough(4, {}, () => undefined)
    expect(session.view(1).game).toEqual(session.view(0).game)
  })
})

describe('the charts', () => {
  it('follow the climate from change to change, up to now', () => {
    const log = [
      line('turn', { turn: 3 }, '4.2'),
      line('greenhouse.up', { level: '@greenhouse.1600' }, '15.1'),
      line('turn', { turn: 8 }, '4.2'),
      line('greenhouse.down', { level: '@greenhouse.800' }, '15.1'),
    ]
    expect(climateOf(log, 11)).toEqual([
      { turn: 0, level: 3 },
      { turn: 3, level: 4 },
      { turn: 8, level: 3 },
      { turn: 11, level: 3 },
    ])
  })

  it('end where the climate of a real game stands, and count everybody who is alive', () => {
    const session = playThrough(4, {}, () => undefined)
    const { game } = session.view(0)
    expect(climateOf(session.log, game.turn).at(-1)?.level).toBe(GREENHOUSE.indexOf(game.greenhouse))
    const scorings = session.log.filter(({ key }) => key.startsWith('score.p') || key === 'score.final').length
    expect(scorings).toBeGreaterThan(0)
    expect(populationsOf(session.log, game)).toHaveLength(game.over ? scorings : scorings + 1)
    expect(populationsOf([], { ...game, over: false })[0]?.populations).toEqual(
      Object.fromEntries(game.players.map(({ colour, population }) => [colour, population])),
    )
  })
})

describe('the words of the table', () => {
  it('are the same keys in both languages', () => {
    expect(compareCatalogs(en, fr)).toEqual([])
  })

  it('tell the period, the climate and the tarpit in the header', () => {
    const session = begin()
    const told = status(session.view(0).game)
    expect(words.en.text(told?.key ?? '', told?.params)).toMatch(/^Triassic · 12 cards to scoring · 800 ppm · tarpit \d+$/)
  })
})
