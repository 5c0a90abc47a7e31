import { ProblemError, Session, type Settings } from '@deeptime/engine'
import { CORNER_REFS, HEX_REFS, type MarineView, marine, type TileView } from '@deeptime/marine'
import { EVOLUTION_CARDS } from '@deeptime/marine/components/evolution-cards.ts'
import { TRAITS } from '@deeptime/marine/components/traits.ts'
import { marineWords } from '@deeptime/marine/words'
import { compareCatalogs, Words } from '@deeptime/words'
import { describe, expect, it } from 'vitest'
import { readRef } from '../board/refs.ts'
import { changes } from '../games/marine/changes.ts'
import { signsOf } from '../games/marine/effects.ts'
import { CARD_EMBLEMS, TRAIT_EMBLEMS } from '../games/marine/emblems.ts'
import { gainAt } from '../games/marine/gains.ts'
import { groupPlaces, hexCentre, hexCorners, meetingPoint, SIZE } from '../games/marine/hexes.ts'
import { marineTable } from '../games/marine/index.ts'
import { journeys } from '../games/marine/motion.ts'
import { note } from '../games/marine/notes/index.ts'
import { elementsAt } from '../games/marine/questions.ts'
import { cornerNames, hexName, readCorner } from '../games/marine/refs.ts'
import { asteroidAtLeast, asteroidAtMost } from '../games/marine/status.ts'
import { en } from '../games/marine/texts/en/table.ts'
import { fr } from '../games/marine/texts/fr/table.ts'
import { reasonFor } from '../table/reasonFor.ts'

/** A game of two at its first turn: seat 0 leads the Crustaceans, who act first; seat 1 the Reptiles. */
function firstTurn() {
  const started = Session.start(marine, { seats: [{}, {}], seed: 'lesson-170' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  for (const [seat, option] of [
    [0, 'animal:crustacean'],
    [1, 'animal:reptile'],
    [0, 'trait:pioneer'],
    [1, 'trait:amphibious'],
  ] as const) {
    expect(session.choose(seat, option)).toEqual({ ok: true })
  }
  return session
}

const words = { en: Words.ofGame('en', marineWords.en, en), fr: Words.ofGame('fr', marineWords.fr, fr) }

const withTile = (game: MarineView, ref: string, change: Partial<TileView>): MarineView => ({
  ...game,
  tiles: game.tiles.map((tile) => (tile.ref === ref ? { ...tile, ...change } : tile)),
})

describe('where things are drawn', () => {
  it('puts a disc exactly on the corner of the tiles that it touches', () => {
    const place = meetingPoint(readCorner('0,0/0,1/1,0'))
    expect(hexCorners(hexCentre({ q: 0, r: 0 }), SIZE)[1]).toEqual(place)
    expect(hexCorners(hexCentre({ q: 0, r: 1 }), SIZE)[5]?.x).toBeCloseTo(place.x, 0)
  })

  it('gives each of the 96 corners and 37 hexes a place of its own', () => {
    const corners = CORNER_REFS.map((ref) => meetingPoint(readCorner(readRef(ref).id))).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(corners).size).toBe(96)
    expect(HEX_REFS).toHaveLength(37)
  })

  it('names every hex once, by column and by place from the top', () => {
    expect(new Set(HEX_REFS.map((ref) => hexName(readRef(ref).id))).size).toBe(37)
    expect(['0,0', '0,-3', '0,3', '-3,0', '-3,3', '3,-3', '3,0'].map(hexName)).toEqual(['D4', 'D1', 'D7', 'A1', 'A4', 'G1', 'G4'])
    expect(cornerNames('-4,3/-3,2/-3,3')).toEqual(['A3', 'A4'])
  })

  it('groups one to four animals around the middle of a tile without two on one spot', () => {
    for (const groups of [1, 2, 3, 4]) {
      const places = groupPlaces(groups)
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(groups)
      const sum = places.reduce((x, place) => x + place.x, 0)
      expect(sum).toBe(0)
    }
  })
})

describe('what moved', () => {
  it('sees a migration as a journey and newcomers as none', () => {
    const before = firstTurn().view(0).game
    const moved = withTile(withTile(before, 'tile:0,0', { species: { reptile: 3, crustacean: 1 } }), 'tile:0,1', {
      species: { crustacean: 2 },
    })
    expect(journeys(before, moved)).toEqual([
      { animal: 'crustacean', count: 2, from: hexCentre({ q: 0, r: 0 }), to: hexCentre({ q: 0, r: 1 }) },
    ])
    const grown = withTile(before, 'tile:0,1', { species: { crustacean: 4 } })
    expect(journeys(before, grown)).toEqual([])
  })

  it('names what glows after a turn, and the tile where species vanished', () => {
    const session = firstTurn()
    const before = session.view(0).game
    session.choose(0, 'space:abundance-1')
    session.choose(0, 'element:worms')
    session.choose(0, 'corner:-1,2/0,1/0,2')
    const after = session.view(0).game
    expect(changes(before, after).toSorted()).toEqual(['corner:-1,2/0,1/0,2', 'slot:abundance-3', 'space:abundance-1'])
    const extinct = withTile(before, 'tile:0,0', { species: { reptile: 3 } })
    expect(changes(before, extinct)).toEqual(['tile:0,0'])
  })
})

describe('notes', () => {
  const view = firstTurn().view(0)

  it('says what the Reef would pay and why both animals thrive there', () => {
    const reef = note('tile:0,0', view, words.en)
    expect(reef?.title).toBe('Coral Reef · D4')
    expect(reef?.lines).toContain('Scored now: Reptiles 6 and Crustaceans 3.')
    expect(reef?.lines.join()).toMatch(/Crustaceans: 3, thriving on (Algae and Worms|Worms and Algae)/)
  })

  it('tells endangered species from thriving ones', () => {
    const stranded = { ...view, game: withTile(view.game, 'tile:0,2', { species: { crustacean: 2 }, thriving: [] }) }
    expect(note('species:crustacean@0,2', stranded, words.en)?.lines[0]).toContain('endangered')
    expect(note('species:crustacean@0,0', view, words.en)?.lines[0]).toContain('thriving')
  })

  it('explains dominance with its numbers', () => {
    expect(note('pawn:worms', view, words.en)?.lines.join(' ')).toContain(
      'Crustaceans dominate Worms: 2 on the display give 2, the target is 1.',
    )
  })

  it('knows every thing that an option can be about, in both languages, over a whole game', () => {
    const session = firstTurn()
    const unknown = new Set<string>()
    while (!session.over && session.choices.length < 1500) {
      const ask = session.pending()[0]
      if (!ask) break
      const seen = session.view(ask.seat)
      for (const ref of ask.options.flatMap((option) => option.about ?? [])) {
        for (const language of ['en', 'fr'] as const) {
          const told = note(ref, seen, words[language])
          const text = [told?.title, ...(told?.lines ?? [])].join(' ')
          if (!told || told.lines.length === 0 || /\bmr\.|undefined|NaN|\{/.test(text)) unknown.add(`${language} ${ref}: ${text}`)
        }
      }
      const choice = ask.options[(session.choices.length * 13) % ask.options.length]
      session.choose(ask.seat, choice?.id ?? '')
    }
    expect([...unknown]).toEqual([])
    expect(session.choices.length).toBeGreaterThan(300)
  })

  it('cites only rules that the booklet has', () => {
    const known = new Set(marineWords.en.rules.map((rule) => rule.id))
    const refs = [...HEX_REFS, ...CORNER_REFS, ...view.game.spaces.map((s) => s.ref), ...view.game.row.map((card) => `card:${card}`)]
    const more = [
      'trait:pioneer',
      'stack:1',
      'vents',
      'pile',
      'survival',
      'food-chain',
      'retrieve',
      'reseed:reptile',
      'display:reptile-1',
      'display:reptile-6',
    ]
    const cited = [...refs, ...more, 'slot:adaptation-1', 'regression-box:1', 'animal:reptile', 'bag:sun', 'section:evolution'].map(
      (ref) => note(ref, view, words.en)?.rule,
    )
    expect([...new Set(cited)].filter((rule) => rule === undefined || !known.has(rule))).toEqual([])
  })
})

describe('the notes of a table with its own deck', () => {
  const [first, ...others] = EVOLUTION_CARDS
  const name = { en: 'Deck of the club', fr: 'Paquet du club' }
  const settings = (source: string) =>
    ({
      deck: { format: 'deep-time-marine-deck-1', name, evolution: [{ ...first, fish: [], source }, ...others], traits: TRAITS },
    }) as unknown as Settings
  const lines = (source: string, language: 'en' | 'fr' = 'en') =>
    note(`card:${first?.id}`, firstTurn().view(0), words[language], settings(source))?.lines ?? []

  it('name the deck, and what it says of its cards, not what the standard card of that id says', () => {
    expect(lines('reconstructed').at(-1)).toBe('From this table’s own deck, “Deck of the club”.')
    expect(lines('rulebook').slice(-2)).toEqual(['From this table’s own deck, “Deck of the club”.', en['mr.source.rulebook']])
    expect(lines('public', 'fr').slice(-2)).toEqual(['Du paquet apporté à cette table, « Paquet du club ».', fr['mr.source.public']])
  })

  it('leave the standard deck as it is', () => {
    const told = note(`card:${first?.id}`, firstTurn().view(0), words.en, {})?.lines ?? []
    expect(told.at(-1)).toBe(en[`mr.source.${first?.source}`])
  })
})

describe('why something can’t be chosen', () => {
  const after = (choices: readonly string[]) => {
    const session = firstTurn()
    for (const choice of choices) expect(session.choose(0, choice)).toEqual({ ok: true })
    return session.view(0)
  }

  it('comes from the rules, with the rule that forbids it', () => {
    const why = reasonFor('tile:0,0', after(['space:tectonics-1']))
    expect(why).toMatchObject({ key: 'rim', rule: 'Tectonics 1' })
    expect(why && words.en.why(why)).toMatch(/rim of the board/)
    expect(why && words.fr.why(why)).toMatch(/bord du plateau/)
    expect(reasonFor('tile:1,2', after(['space:tectonics-1']))).toBeUndefined()
  })

  it('is not told while nothing is asked', () => {
    const view = after([])
    expect(reasonFor('space:migration-4', view)?.key).toBe('special-only')
    expect(reasonFor('space:migration-4', { ...view, ask: undefined })).toBeUndefined()
  })

  it('the note of a space warns that its action would come to nothing', () => {
    expect(note('space:autotrophs-1', firstTurn().view(0), words.en)?.lines).toContain(words.en.text('idle.empty-box'))
    expect(note('space:domination-1', firstTurn().view(0), words.en)?.lines.join()).not.toContain('Nothing to do now')
  })
})

describe('what a choice would bring', () => {
  const afterChoices = (...choices: readonly string[]) => {
    const session = firstTurn()
    for (const choice of choices) expect(session.choose(0, choice)).toEqual({ ok: true })
    return session
  }

  it('tells the bonus of a new Vent, as Tectonics then pays it', () => {
    const session = afterChoices('space:tectonics-1')
    expect(gainAt('tile:1,2', session.view(0))).toBe(3)
    session.choose(0, 'tile:1,2')
    expect(session.view(0).scores[0]?.total).toBe(3)
  })

  it('tells the bonus of a new tile for every hex that it may go to, as Wanderlust then pays it', () => {
    const hexes =
      afterChoices('space:wanderlust-1', 'stack:2')
        .pending()[0]
        ?.options.map((option) => option.id) ?? []
    expect(hexes.length).toBeGreaterThan(10)
    for (const hex of hexes) {
      const session = afterChoices('space:wanderlust-1', 'stack:2')
      const told = gainAt(hex, session.view(0)) ?? 0
      session.choose(0, hex)
      session.choose(0, 'done')
      expect([hex, session.view(0).scores[0]?.total]).toEqual([hex, told + 1]) // and 1 VP of the trait Pioneer
    }
  })

  it('tells what a tile would pay you if it were scored, and nothing where nothing is asked', () => {
    expect(gainAt('tile:0,0', afterChoices('space:evolution-2').view(0))).toBe(3)
    expect(gainAt('tile:0,0', afterChoices().view(0))).toBeUndefined()
  })
})

describe('cards', () => {
  it('have a drawn emblem and signs of their effect, every one', () => {
    expect(EVOLUTION_CARDS.filter((card) => !CARD_EMBLEMS[card.id]).map((card) => card.id)).toEqual([])
    expect(TRAITS.filter((trait) => !TRAIT_EMBLEMS[trait.id]).map((trait) => trait.id)).toEqual([])
    expect(EVOLUTION_CARDS.filter((card) => signsOf(card).taken.length === 0).map((card) => card.id)).toEqual([])
  })

  it('show what a card does when it enters, while it lies there and when it is taken', () => {
    const bloom = EVOLUTION_CARDS.find((card) => card.id === 'algal-bloom')
    if (!bloom) throw new Error('no Algal Bloom')
    const signs = signsOf(bloom)
    expect(signs.whileDisplayed).toEqual([{ icon: 'fish-eggs', change: 'more', amount: '1' }])
    expect(signs.taken).toEqual([{ icon: 'sprout', change: 'more', amount: '≤2' }])
    expect(signs.onEnter).toEqual([])
  })
})

describe('who is asked', () => {
  it('shows the crest of the animal that decides, also out of turn', () => {
    const game = firstTurn().view(0).game
    const ask = { seat: 0, kind: 'extinction.keep', options: [], rule: 'Extinction', params: { animal: '@animal.fish' } }
    expect(marineTable.crestOf?.(ask, { ...game, active: 'reptile' })?.name).toBe('animal.fish')
  })
})

describe('the clock', () => {
  it('counts how far the asteroid can be, and falls silent once it is seen', () => {
    const game = firstTurn().view(0).game
    expect([game.pile, asteroidAtMost(game, {}), asteroidAtLeast(game, {})]).toEqual([20, 20, 16])
    expect(asteroidAtMost({ ...game, row: ['asteroid'] }, {})).toBe(0)
  })

  it('never calls an unseen asteroid nearer than one card', () => {
    const game = firstTurn().view(0).game
    const least = (pile: number) => asteroidAtLeast({ ...game, pile }, {})
    expect([6, 5, 4, 1].map(least)).toEqual([2, 1, 1, 1])
    expect(asteroidAtLeast({ ...game, pile: 3, lastRound: true }, {})).toBe(0)
  })

  it('knows the card that ends the game by what it does, also in a deck that the table brought', () => {
    const game = firstTurn().view(0).game
    const evolution = EVOLUTION_CARDS.map((card) => (card.id === 'asteroid' ? { ...card, id: 'nightfall' } : card))
    const settings = { deck: { evolution, traits: TRAITS } } as unknown as Settings
    const status = (row: readonly string[]) => marineTable.status({ ...game, row }, settings)?.key
    expect([status(['nightfall']), status(['asteroid'])]).toEqual(['mr.status.seen', 'mr.status'])
  })

  it('says that fish on the first five cards set off nothing, which is the rule of the set-up', () => {
    const fishy = EVOLUTION_CARDS.find((card) => card.fish.includes('extinction'))
    const told = note(`card:${fishy?.id}`, firstTurn().view(0), words.en, {})?.lines ?? []
    expect(told.some((line) => line.includes('first five cards set off nothing'))).toBe(true)
  })
})

describe('where elements are chosen', () => {
  it('lights the row, the bag or the own display, as the question asks', () => {
    const ask = (kind: string) => ({ seat: 0, kind, options: [], rule: 'Elements' })
    expect(elementsAt(ask('abundance.element'))).toBe('abundance')
    expect(elementsAt(ask('adaptation.where'))).toBe('own')
    expect(elementsAt(ask('domination.element'))).toBe('targets')
    expect(elementsAt(ask('card.element'))).toBe('bag')
  })
})

describe('the words of the table', () => {
  it('are complete in both languages, with the same parameters', () => {
    expect(compareCatalogs(en, fr)).toEqual([])
  })
})
