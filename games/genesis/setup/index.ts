import type { Json, Rng, Script, Settings, Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import type { Deck } from '../components/deck.ts'
import { COLOUR_IDS, COLOURS, EON_IDS, ROWS } from '../components/ids.ts'
import {
  BOTTOM_REMOVED,
  BOTTOM_REMOVED_SHORT,
  FULL_TABLE,
  HADEAN_REMOVED,
  MACRO_COUNT,
  MUTATION_COUNT,
  PILE,
  PLACARDS_REMOVED,
} from '../components/setup.ts'
import { BIONTS_TOGETHER, STARTING_CATALYSTS } from '../components/tokens.ts'
import { colourOption } from '../options.ts'
import { cardsIn, colourWord } from '../refs.ts'
import { decideBySeat, tell } from '../speech.ts'
import {
  BIONT_COUNT,
  BIONTS_EACH,
  colourOfBiont,
  firstBiont,
  type GenesisState,
  NONE,
  ORGANISM_COUNT,
  OUT,
  PLACARD_COUNT,
  POOL,
  type Variants,
} from '../state.ts'

type T = Table<GenesisState>

const numbers = (n: number, value = 0): number[] => new Array<number>(n).fill(value)
const lists = (n: number): number[][] => Array.from({ length: n }, () => [])
const flags = (n: number, value = false): boolean[] => new Array<boolean>(n).fill(value)

function variantsOf(seats: number, settings: Settings): Variants {
  const mode = seats === 1 ? 'solitaire' : (settings.play as Variants['mode'])
  return {
    mode,
    foreign: mode !== 'introductory' || settings.foreign === true,
    macroVariant: settings.macro === true,
    crystal: settings.crystal === true,
    short: settings.short === true,
  }
}

const wishedColours = (colours: Json | undefined): number[] =>
  Array.isArray(colours) ? (colours as readonly (typeof COLOUR_IDS)[number][]).map((id) => COLOUR_IDS.indexOf(id)) : []

/** A table with nothing on it. Everything is laid by `lay`, once colours are known. */
export function setUp(seats: number, settings: Settings, _rng: Rng): GenesisState {
  return {
    variants: variantsOf(seats, settings),
    ownDeck: (settings.deck ?? null) as unknown as Deck | null,
    seats,
    wished: wishedColours(settings.colours),
    seatOf: numbers(4, NONE),
    players: [],
    ring: [],
    turn: 0,
    phase: 1,
    first: NONE,
    order: [],
    ending: null,
    over: false,
    eventDeck: [],
    eventsNow: [],
    eventsPast: [],
    eventsOut: [],
    xDone: false,
    oxygenDone: false,
    climate: [],
    waterworld: false,
    ozone: false,
    medea: flags(4),
    active: flags(4),
    placardDeck: lists(4),
    placardsOut: lists(4),
    placards: lists(4),
    destroyed: [],
    piles: lists(4),
    seen: flags(MUTATION_COUNT),
    organised: numbers(PLACARD_COUNT * 4),
    disorganised: numbers(PLACARD_COUNT * 4),
    enzymes: lists(PLACARD_COUNT),
    biontAt: numbers(BIONT_COUNT, OUT),
    biontMoved: flags(BIONT_COUNT),
    biontBought: flags(BIONT_COUNT),
    organisms: new Array<null>(ORGANISM_COUNT).fill(null),
    unsettled: [],
    pool: numbers(16),
    trophies: lists(4),
    limit: numbers(4, 1),
    hgtLeft: numbers(4),
    turnsDone: 0,
    forSale: flags(MACRO_COUNT, true),
    roll: null,
    levelsStale: false,
  }
}

/** C step 1, C1: colours are dealt; who plays alone picks two, and all four sit in a ring by lot. */
export function* dealColours(t: T): Script {
  const s = t.state
  if (s.variants.mode === 'solitaire') yield* pickTwo(t)
  else {
    const colours = s.wished.length > 0 ? s.wished.slice() : t.shuffle(COLOURS.slice()).slice(0, s.seats)
    for (const [seat, colour] of colours.entries()) {
      s.seatOf[colour] = seat
      tell(t, 'set-up.colour', { seat, colour: colourWord(colour) }, 'C step 1')
    }
    s.players = colours
    s.ring = colours.slice()
  }
  t.next(STEP.lay)
}

function* pickTwo(t: T): Script {
  const s = t.state
  const picked = s.wished.slice()
  while (picked.length < 2) {
    const options = COLOURS.filter((colour) => !picked.includes(colour)).map(colourOption)
    picked.push((yield* decideBySeat(t, 0, 'solitaire.colour', options, 'C1', { colour: '' })).colour)
  }
  for (const colour of picked) s.seatOf[colour] = 0
  s.ring = t.shuffle(COLOURS.slice())
  s.players = s.ring.filter((colour) => picked.includes(colour))
  tell(t, 'set-up.alone', { colour: colourWord(picked[0] as number), other: colourWord(picked[1] as number) }, 'C1')
}

/** C: everything is shuffled and laid, and everybody has bionts and one catalyst. */
export function lay(t: T): void {
  layEvents(t)
  layPlacards(t)
  layMutations(t)
  layBionts(t.state)
  t.next(STEP.turnUp, STEP.reveal)
}

/** C step 4: Hadean on Archean on Proterozoic; three Hadean cards and the bottom of the deck are out, unseen. */
function layEvents(t: T): void {
  const s = t.state
  const { events } = cardsIn(s)
  const [hadean, archean, proterozoic] = EON_IDS.map((eon) => t.shuffle(events.flatMap((event, card) => (event.eon === eon ? [card] : []))))
  const bottom = s.variants.short ? BOTTOM_REMOVED_SHORT : BOTTOM_REMOVED
  s.eventsOut = [...(hadean as number[]).splice(0, HADEAN_REMOVED), ...(proterozoic as number[]).splice(0, bottom)]
  s.eventDeck = [...(proterozoic as number[]), ...(archean as number[]), ...(hadean as number[])]
}

/** C step 5. */
function layPlacards(t: T): void {
  const s = t.state
  for (const row of ROWS) {
    const deck = t.shuffle(cardsIn(s).refugia.flatMap((card, placard) => (card.row === row ? [placard] : [])))
    s.placardsOut[row] = s.seats === FULL_TABLE ? [] : deck.splice(0, PLACARDS_REMOVED)
    s.placardDeck[row] = deck
  }
}

/** C step 7: the tops lie face up. */
function layMutations(t: T): void {
  const s = t.state
  const cards = t.shuffle(Array.from({ length: MUTATION_COUNT }, (_, card) => card))
  for (const row of ROWS) s.piles[row] = cards.slice(row * PILE, (row + 1) * PILE)
}

/** C steps 1 and 3, C1, C2: three bionts a player, one for each parasite that nobody controls. */
function layBionts(s: GenesisState): void {
  const { mode } = s.variants
  for (let biont = 0; biont < BIONT_COUNT; biont++) {
    const colour = colourOfBiont(biont)
    const among = biont - firstBiont(colour)
    if (!s.ring.includes(colour)) continue
    if (s.seatOf[colour] === NONE && among >= BIONTS_EACH - BIONTS_TOGETHER) continue
    s.biontAt[biont] = POOL
  }
  for (const player of s.players) s.pool[player * 4 + player] = STARTING_CATALYSTS
  if (mode === 'introductory') s.climate = []
}
