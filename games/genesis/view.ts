import {
  type ClimateIcon,
  COLOUR_IDS,
  type ColourId,
  ENVIRONMENT_IDS,
  type EnvironmentId,
  EON_IDS,
  type EonId,
  type EventIcon,
} from './components/ids.ts'
import { TROPHIC_LEVELS, type TrophicLevel } from './components/tracks.ts'
import {
  chromosomes,
  darwinianDice,
  diseaseColour,
  entropyLimit,
  errorFace,
  errorShield,
  homeRows,
  libertinage,
  metabolicSpeed,
  organActs,
  organismAt,
  organisms,
  oxygenShield,
  rootOf,
  rowOf,
  sideInForce,
  tableauOf,
  thermalShield,
} from './organisms.ts'
import { limitOf } from './pools.ts'
import {
  cardsIn,
  circleRef,
  faceRef,
  macroFace,
  macroId,
  mutationRef,
  organismId,
  organismRef,
  organRef,
  refugiumId,
  refugiumRef,
} from './refs.ts'
import { progenote, refugiumDice } from './refugia.ts'
import {
  ABSENT,
  type Actor,
  actorOf,
  BIONT_COUNT,
  cardOfDisease,
  colourOfBiont,
  type Ending,
  type GenesisState,
  HERE,
  type Held,
  isNpc,
  isParasite,
  isPlusDisease,
  NONE,
  ORGAN_CUBE,
  type Organism,
  POOL,
  type Risen,
  TROPHY_MACRO,
  type Variants,
} from './state.ts'

/** What a seat may know of a game, in names. Everybody knows the same: only what lies face down is unknown. */

/** Counts by colour; colours that are not there are left out. */
export type ByColour = Readonly<Partial<Record<ColourId, number>>>

/** Who acts: a colour, and whether it is the parasite that no player controls (C1, C2). */
export interface ActorView {
  readonly colour: ColourId
  readonly npc: boolean
}

export interface BiontView {
  readonly colour: ColourId
  readonly npc: boolean
  /** Has been assigned, moved or recalled in this phase. */
  readonly moved: boolean
}

export interface EventView {
  readonly id: string
  readonly eon: EonId
  readonly icons: readonly EventIcon[]
}

export interface RefugiumView {
  /** `refugium:refugium-mars` */
  readonly ref: string
  readonly id: string
  readonly organised: ByColour
  readonly disorganised: ByColour
  /** Left to right; slots beyond are empty. */
  readonly enzymes: readonly ColourId[]
  readonly bionts: readonly BiontView[]
  /** Who would roll, if anybody is there (F4). */
  readonly progenote: ColourId | null
  readonly dice: number
}

export interface RowView {
  readonly environment: EnvironmentId
  readonly active: boolean
  /** Placards still face down. */
  readonly placards: number
  readonly refugia: readonly RefugiumView[]
  readonly pile: PileView
}

export interface PileView {
  readonly size: number
  /** The top card, `mutation-07`; null while the pile is empty or its top is about to be turned up. */
  readonly top: string | null
  /** From the top down: known cards by id, unknown ones as null. */
  readonly cards: readonly (string | null)[]
}

export interface MutationView {
  /** `mutation:mutation-07` */
  readonly ref: string
  readonly id: string
  readonly promoted: boolean
  /** Where its cubes are; a stolen one lies on the parasite. */
  readonly base: 'here' | 'stolen'
  readonly plus: 'here' | 'stolen' | null
  /** What the side that lies up gives acts only from the next turn on. */
  readonly waiting: boolean
}

export interface DiseaseView {
  /** The colour of the slot. */
  readonly colour: ColourId
  readonly filled: boolean
  /** The mutation whose cube it is, and which; null for an organ's or an empty slot. */
  readonly mutation: string | null
  readonly plus: boolean
}

export interface OrganView {
  /** `organ:seaweed-marine-1` */
  readonly ref: string
  readonly colour: ColourId
  readonly filled: boolean
  readonly waiting: boolean
}

export interface CircleView {
  /** `circle:seaweed-marine-red` */
  readonly ref: string
  readonly colour: ColourId
  readonly biont: BiontView | null
}

export interface MacroView {
  /** `macro-seaweed` */
  readonly id: string
  readonly land: boolean
  /** Printed chromosomes. */
  readonly systems: ByColour
  readonly organs: readonly OrganView[]
  readonly circles: readonly CircleView[]
  readonly trophic: BiontView
  /** Null beside a food chain that is full. */
  readonly level: TrophicLevel | null
  readonly speed: number
}

export interface OrganismView {
  /** `bacterium:bacterium-mars` or `parasite:prion`; a macro-organism keeps its placard's. */
  readonly ref: string
  readonly id: string
  readonly kind: 'bacterium' | 'macro' | 'parasite'
  readonly controller: ActorView
  /** Whose pool it pays from and feeds. */
  readonly tableau: ColourId
  readonly row: EnvironmentId
  /** The placard's colour, or the parasite card's: that of its catalysts. */
  readonly colour: ColourId
  readonly cubes: ByColour
  readonly discs: ByColour
  readonly bionts: readonly BiontView[]
  readonly mutations: readonly MutationView[]
  readonly macro: MacroView | null
  /** Of a parasite: its host's ref and its two slots. */
  readonly host: string | null
  readonly disease: readonly DiseaseView[]
  readonly parasite: string | null
  /** All chromosomes by colour, and what they come to. */
  readonly chromosomes: Readonly<Record<ColourId, number>>
  readonly thermalShield: number
  readonly oxygenShield: number
  readonly errorShield: number
  /** The lowest face that is an error. */
  readonly errorFace: number
  readonly dice: number
  readonly rolled: boolean
}

export interface PlayerView {
  readonly colour: ColourId
  readonly seat: number
  readonly pool: Readonly<Record<ColourId, number>>
  /** Bionts at home. */
  readonly bionts: readonly BiontView[]
  readonly entropyLimit: number
  readonly libertinage: number
  readonly homeRows: readonly EnvironmentId[]
  /** Gene-transfer moves left in this phase. */
  readonly transfers: number
  /** Refs of the faces of the own parasite card while it lies unattached. */
  readonly parasiteFree: readonly string[]
  /** Ids of placards (`refugium-mars`) and macro-organism cards. */
  readonly trophies: readonly string[]
  readonly medea: boolean
}

export interface DeckView {
  readonly eon: EonId
  /** Face down in the deck. */
  readonly left: number
  /** Cards of this eon that nobody has seen, by id: those left are among them. */
  readonly possible: readonly string[]
}

export interface RollView {
  readonly cause: 'autocatalytic' | 'darwinian' | 'cancer'
  /** The refugium's or organism's ref. */
  readonly of: string
  readonly dice: readonly number[]
}

export interface GenesisView {
  readonly variants: Variants
  readonly turn: number
  readonly phase: number
  readonly over: boolean
  readonly ending: Ending | null
  readonly first: ColourId | null
  readonly order: readonly ActorView[]
  readonly poolLimit: number
  readonly events: readonly EventView[]
  readonly pastEvents: readonly string[]
  readonly decks: readonly DeckView[]
  readonly climate: readonly ClimateIcon[]
  readonly waterworld: boolean
  readonly ozone: boolean
  /** Top to bottom. */
  readonly rows: readonly RowView[]
  readonly players: readonly PlayerView[]
  readonly organisms: readonly OrganismView[]
  /** Ids of macro-organism cards for sale. */
  readonly macros: readonly string[]
  readonly roll: RollView | null
}

const colourId = (colour: number): ColourId => COLOUR_IDS[colour] as ColourId
const rowId = (row: number): EnvironmentId => ENVIRONMENT_IDS[row] as EnvironmentId

/** Counts of four colours, from a place in a list. */
function byColour(counts: readonly number[], from = 0): ByColour {
  const found: Partial<Record<ColourId, number>> = {}
  for (const [colour, id] of COLOUR_IDS.entries()) {
    const n = counts[from + colour] as number
    if (n > 0) found[id] = n
  }
  return found
}

const every = (count: (colour: number) => number): Readonly<Record<ColourId, number>> =>
  Object.fromEntries(COLOUR_IDS.map((id, colour) => [id, count(colour)])) as Record<ColourId, number>

const actorView = (actor: Actor): ActorView => ({ colour: colourId(actor & 3), npc: isNpc(actor) })

const biontView = (s: GenesisState, biont: number): BiontView => ({
  colour: colourId(colourOfBiont(biont)),
  npc: isNpc(actorOf(s, biont)),
  moved: s.biontMoved[biont] as boolean,
})

function biontViews(s: GenesisState, place: number): BiontView[] {
  const found: BiontView[] = []
  for (let biont = 0; biont < BIONT_COUNT; biont++) if (s.biontAt[biont] === place) found.push(biontView(s, biont))
  return found
}

function refugiumView(s: GenesisState, placard: number): RefugiumView {
  const roller = progenote(s, placard)
  return {
    ref: refugiumRef(s, placard),
    id: refugiumId(s, placard),
    organised: byColour(s.organised, placard * 4),
    disorganised: byColour(s.disorganised, placard * 4),
    enzymes: (s.enzymes[placard] as number[]).map(colourId),
    bionts: biontViews(s, placard),
    progenote: roller === NONE ? null : colourId(roller),
    dice: refugiumDice(s, placard),
  }
}

function pileView(s: GenesisState, row: number): PileView {
  const pile = s.piles[row] as number[]
  const cards = pile.map((card) => (s.seen[card] ? (cardsIn(s).mutations[card]?.id as string) : null)).reverse()
  return { size: pile.length, top: cards[0] ?? null, cards }
}

const rowView = (s: GenesisState, row: number): RowView => ({
  environment: rowId(row),
  active: s.active[row] as boolean,
  placards: (s.placardDeck[row] as number[]).length,
  refugia: (s.placards[row] as number[]).map((placard) => refugiumView(s, placard)),
  pile: pileView(s, row),
})

function mutationView(s: GenesisState, held: Held): MutationView {
  const card = cardsIn(s).mutations[held.card]
  return {
    ref: mutationRef(s, held.card),
    id: card?.id as string,
    promoted: held.promoted,
    base: held.base === HERE ? 'here' : 'stolen',
    plus: held.plus === ABSENT ? null : held.plus === HERE ? 'here' : 'stolen',
    waiting: sideInForce(s, held) !== (held.promoted ? card?.promoted : card?.plain),
  }
}

function macroView(s: GenesisState, o: number, macro: Risen): MacroView {
  const face = macroFace(s, macro.card, macro.land)
  return {
    id: macroId(s, macro.card),
    land: macro.land,
    systems: byColour(face.systems),
    organs: face.organs.map(({ colour }, slot) => ({
      ref: organRef(s, macro.card, macro.land, slot),
      colour: colourId(colour),
      filled: macro.organs[slot] !== NONE,
      waiting: macro.organs[slot] !== NONE && !organActs(s, macro, slot),
    })),
    circles: face.circles.map(({ colour }) => ({
      ref: circleRef(s, macro.card, macro.land, colour),
      colour: colourId(colour),
      biont: macro.circles[colour] === NONE ? null : biontView(s, macro.circles[colour] as number),
    })),
    trophic: biontView(s, macro.trophic),
    level: TROPHIC_LEVELS[macro.level] ?? null,
    speed: metabolicSpeed(s, o),
  }
}

const diseaseViews = (s: GenesisState, o: number, { face, disease }: Organism): DiseaseView[] =>
  disease.map((from, slot) => ({
    colour: colourId(diseaseColour(s, o, face, slot)),
    filled: from !== NONE,
    mutation: from === NONE || from === ORGAN_CUBE ? null : (cardsIn(s).mutations[cardOfDisease(from)]?.id as string),
    plus: from !== NONE && isPlusDisease(from),
  }))

function organismView(s: GenesisState, o: number): OrganismView {
  const organism = organismAt(s, o)
  const { macro } = organism
  const { refugia, parasites } = cardsIn(s)
  const parasite = isParasite(o)
  return {
    ref: organismRef(s, o),
    id: organismId(s, o),
    kind: parasite ? 'parasite' : macro ? 'macro' : 'bacterium',
    controller: actorView(organism.controller),
    tableau: colourId(rootOf(s, o) === NONE ? organism.controller & 3 : tableauOf(s, o)),
    row: rowId(rowOf(s, o)),
    colour: colourId((parasite ? parasites[o - refugia.length]?.colour : refugia[o]?.colour) as number),
    cubes: byColour(organism.cubes),
    discs: byColour(organism.discs),
    bionts: biontViews(s, o),
    mutations: organism.mutations.map((held) => mutationView(s, held)),
    macro: macro ? macroView(s, o, macro) : null,
    host: organism.host === NONE ? null : organismRef(s, organism.host),
    disease: diseaseViews(s, o, organism),
    parasite: organism.parasite === NONE ? null : organismRef(s, organism.parasite),
    chromosomes: every((colour) => chromosomes(s, o, colour)),
    thermalShield: thermalShield(s, o),
    oxygenShield: oxygenShield(s, o),
    errorShield: errorShield(s, o),
    errorFace: errorFace(s, o),
    dice: darwinianDice(s, o),
    rolled: organism.rolled,
  }
}

function playerView(s: GenesisState, player: number): PlayerView {
  const card = s.organisms.length - COLOUR_IDS.length + player
  const home = homeRows(s, player)
  return {
    colour: colourId(player),
    seat: s.seatOf[player] as number,
    pool: every((colour) => s.pool[player * 4 + colour] as number),
    bionts: biontViews(s, POOL).filter((biont) => biont.colour === colourId(player)),
    entropyLimit: entropyLimit(s, player),
    libertinage: libertinage(s, player),
    homeRows: ENVIRONMENT_IDS.filter((_, row) => home & (1 << row)),
    transfers: s.hgtLeft[player] as number,
    parasiteFree: s.organisms[card] ? [] : [0, 1].map((face) => faceRef(s, card, face)),
    trophies: (s.trophies[player] as number[]).map((trophy) =>
      trophy >= TROPHY_MACRO ? macroId(s, trophy - TROPHY_MACRO) : refugiumId(s, trophy),
    ),
    medea: s.medea[player] as boolean,
  }
}

/** What the deck can still hold, eon by eon: everything that nobody has seen. */
function deckViews(s: GenesisState): DeckView[] {
  const { events } = cardsIn(s)
  return EON_IDS.map((eon) => ({
    eon,
    left: s.eventDeck.filter((card) => events[card]?.eon === eon).length,
    possible: events
      .filter((event, card) => event.eon === eon && (s.eventDeck.includes(card) || s.eventsOut.includes(card)))
      .map(({ id }) => id),
  }))
}

function eventView(s: GenesisState, card: number): EventView {
  const { id, eon, icons } = cardsIn(s).events[card] as ReturnType<typeof cardsIn>['events'][number]
  return { id, eon, icons }
}

export function view(s: GenesisState): GenesisView {
  return {
    variants: s.variants,
    turn: s.turn,
    phase: s.phase,
    over: s.over,
    ending: s.ending,
    first: s.first === NONE ? null : colourId(s.first),
    order: s.order.map(actorView),
    poolLimit: limitOf(s),
    events: s.eventsNow.map((card) => eventView(s, card)),
    pastEvents: s.eventsPast.map((card) => eventView(s, card).id),
    decks: deckViews(s),
    climate: s.climate.slice(),
    waterworld: s.waterworld,
    ozone: s.ozone,
    rows: ENVIRONMENT_IDS.map((_, row) => rowView(s, row)),
    players: s.players.map((player) => playerView(s, player)),
    organisms: organisms(s).map((o) => organismView(s, o)),
    macros: s.forSale.flatMap((sale, card) => (sale ? [macroId(s, card)] : [])),
    roll: s.roll && {
      cause: s.roll.cause,
      of: s.roll.cause === 'autocatalytic' ? refugiumRef(s, s.roll.of) : organismRef(s, s.roll.of),
      dice: s.roll.dice.slice(),
    },
  }
}
