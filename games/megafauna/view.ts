/** What people see: everything but the order of the face-down piles, and which five event cards an era holds. */

import type { Seat } from '@deeptime/engine'
import { budgetOf, costFor } from './actions/cost.ts'
import { cardsOf } from './cards.ts'
import { airDiscs, climateOf, darkHeart, greenHeart, maxActions, oxygenDiscs, stripOf } from './climate.ts'
import { CRATONS } from './components/cratons.ts'
import { mutationOf } from './components/deck.ts'
import { DISPLAY_COSTS } from './components/display.ts'
import { COLOURS, colourOf, FORMS, formOf, SPECIES_NAMES, speciesIdsOf } from './components/phyla.ts'
import { CLIMATES } from './components/reservoirs.ts'
import type { Climate, Colour, Form, Strip } from './components/types.ts'
import { geometryOf } from './geometry.ts'
import { BIOMES_IN_FORCE, biomeAt } from './habitat.ts'
import { heartOf } from './heart.ts'
import { isTab, LEVELS, type Level, levelOfSpace, PLACE_NAMES, placeOfSpace, spaceAt } from './places.ts'
import { type ProspectView, prospectsOf } from './prospects.ts'
import { TOOL_NAMES } from './refs.ts'
import { partsOf, populationOf, totalOf } from './score.ts'
import { type Card, type DisplayRow, LANGUAGE, NONE, type Player, type Rules, type Species, type State, VENOM } from './state.ts'
import { dispersalPoints, genotypeLimit, genotypeSide, isEndotherm, organTotal, skeletonOf } from './tableau.ts'

export interface CreepleView {
  /** `black-flyer`. */
  readonly species: string
  readonly level: Level
}

export interface PlaceView {
  /** `siberia-3`, `siberia-north`. */
  readonly id: string
  readonly row: number
  readonly tab: boolean
  /** Tabs: whether no hex fills their cell. */
  readonly open: boolean
  /** The biome in force: `weeds`, `bloom`, `offshore`, `land` … */
  readonly biome: string
  /** `none`, `black`, `white`, `green`; on tabs `none`, `black`, `bloom`. */
  readonly disc: string
  readonly upright: readonly CreepleView[]
  readonly lying: readonly CreepleView[]
}

export interface LandmassView {
  /** The craton that holds the die. */
  readonly die: string
  readonly latitude: number
  /** Cratons with the axial place of their centre; that of the die is 0, 0, and `r` counts rows to the south. */
  readonly parts: readonly { readonly craton: string; readonly q: number; readonly r: number }[]
}

export interface CardView {
  readonly card: string
  /** `''` unpromoted, else `A` or `B`. */
  readonly side: string
  /** Plus cubes by organ: red, yellow, green, blue, white. */
  readonly plus: readonly number[]
  /** Whether its organ is a monster, of the colour that the face names. */
  readonly monster: boolean
  /** The species of the host creeple that lives on it. */
  readonly host: string | null
}

export interface SpeciesView {
  /** `black-flyer`. */
  readonly id: string
  readonly colour: Colour
  readonly form: Form
  /** The mutation that is its genotype with its side, or null: the archetype card. */
  readonly genotype: { readonly card: string; readonly side: string } | null
  readonly size: number
  readonly maxSize: number
  readonly basal: readonly number[]
  readonly organs: readonly number[]
  readonly organTotal: number
  /** How many organs a mutagen would leave it now, white ones counted; null in the first game, where dice decide. */
  readonly heart: number | null
  readonly cards: readonly CardView[]
  /** Cards of the personality from left to right. */
  readonly personality: readonly string[]
  /** Emotions by colour: red, yellow, green, blue, violet. */
  readonly emotions: readonly number[]
  readonly language: boolean
  readonly venom: boolean
  readonly tools: readonly string[]
  /** Species of host creeples on its archetype card (C2k). */
  readonly guests: readonly string[]
  readonly endotherm: boolean
  readonly skeleton: number
  readonly dispersal: number
  readonly living: number
  readonly endangered: number
  readonly newborn: number
  readonly unborn: number
  /** What it may still spend on cards this phase. */
  readonly budget: number
}

export interface PlayerView {
  readonly colour: Colour
  /** null: a plant that Medea's holder moves (L2). */
  readonly seat: Seat | null
  readonly points: number
  readonly parts: Readonly<Record<string, number>>
  readonly population: number
  readonly fossilTokens: number
  readonly fossilCards: readonly string[]
  readonly fossilTools: readonly string[]
  readonly archetypeFossil: boolean
  readonly macroFossil: boolean
  /** Cards of a personality that waits for the Lazarus. */
  readonly setAside: readonly string[]
  readonly lazarus: boolean
  readonly medea: boolean
  /** Actions of this phase, or those that the air would give now. */
  readonly actions: number
  readonly used: number
  /** Creeples in the reserve of forms without a species, by form. */
  readonly reserve: Readonly<Record<string, number>>
}

export interface DisplayView {
  /** Five positions from the cheap end; null is a gap. The last is the open top of the pile. */
  readonly cards: readonly ({ readonly card: string; readonly cost: number; readonly costs: Readonly<Record<string, number>> } | null)[]
  /** Cards below the top, and the set of them, in no order. */
  readonly pile: readonly string[]
  readonly discard: readonly string[]
}

export interface MegafaunaView {
  readonly rules: Rules
  readonly turn: number
  readonly era: number
  readonly phase: number
  /** Turn order, and whose actions or dispersal it is. */
  readonly order: readonly Colour[]
  readonly active: Colour | null
  readonly medea: Colour | null
  readonly windy: boolean
  readonly et: string | null
  readonly biosphere: string | null
  /** Event cards of this era that were seen, and those that may still come; how many are left of the era. */
  readonly etSeen: readonly string[]
  readonly etUnseen: readonly string[]
  readonly etLeft: number
  /** By climate: cards that may still come before the deck is shuffled anew. */
  readonly biosphereLeft: Readonly<Partial<Record<Climate, readonly string[]>>>
  readonly landmasses: readonly LandmassView[]
  readonly places: readonly PlaceView[]
  /** Discs of the reservoirs and what they mean; null in the first game. */
  readonly air: {
    readonly oxygen: number
    readonly clouds: number
    readonly black: number
    readonly white: number
    readonly atmosphere: number
    readonly strip: Strip
    readonly climate: Climate
    readonly darkHeart: number
    readonly greenHeart: number
  } | null
  readonly display: { readonly metabolic: DisplayView; readonly darwinian: DisplayView }
  readonly species: readonly SpeciesView[]
  readonly players: readonly PlayerView[]
  /** By organ colour. */
  readonly cubes: readonly number[]
  readonly monsters: readonly number[]
  readonly fossils: number
  readonly tools: readonly string[]
  /** Bits of `endFlags` by name. */
  readonly ending: readonly string[]
  readonly over: boolean
  /** Where the newborns of each species can go now, and what would come of it. */
  readonly prospects: Readonly<Record<string, readonly ProspectView[]>>
}

const SIDES = ['', 'A', 'B'] as const
const DISCS = ['none', 'black', 'white', 'green'] as const
const TAB_DISCS = ['none', 'black', 'bloom'] as const
/** By bit of `endFlags`; words under `ending.`. */
export const ENDINGS = ['runaway', 'language', 'comet', 'dry', 'last'] as const

const speciesName = (species: number): string => SPECIES_NAMES[species] as string
const levelName = (space: number): Level => LEVELS[levelOfSpace(space)] as Level

function placeView(s: State, place: number): PlaceView {
  const geometry = geometryOf(s.landmasses)
  const tab = isTab(place)
  const upright = LEVELS.flatMap((level, i) => {
    const species = s.upright[spaceAt(place, i)] as number
    return species < 0 ? [] : [{ species: speciesName(species), level }]
  })
  const lying = s.lying.flatMap(({ space, species }) =>
    placeOfSpace(space) === place ? [{ species: speciesName(species), level: levelName(space) }] : [],
  )
  const disc = s.discs[place] as number
  return {
    id: PLACE_NAMES[s.rules.world][place] as string,
    row: geometry.row[place] as number,
    tab,
    open: geometry.open[place] as boolean,
    biome: BIOMES_IN_FORCE[biomeAt(s, place)] as string,
    disc: (tab ? TAB_DISCS : DISCS)[disc] as string,
    upright,
    lying,
  }
}

const cardId = (s: State, card: number): string => mutationOf(cardsOf(s), card).id
const cardIds = (s: State, cards: readonly number[]): readonly string[] => cards.map((card) => cardId(s, card))

const cardView = (s: State, card: Card): CardView => ({
  card: cardId(s, card.card),
  side: SIDES[card.side] as string,
  plus: card.plus.slice(),
  monster: card.monster,
  host: card.host === NONE ? null : speciesName(card.host),
})

const toolName = (tool: number): string => TOOL_NAMES[tool] as string

function speciesView(s: State, species: number, x: Species): SpeciesView {
  return {
    id: speciesName(species),
    colour: COLOURS[colourOf(species)] as Colour,
    form: FORMS[formOf(species)] as Form,
    genotype: x.genotype === 0 ? null : { card: cardId(s, x.genotype), side: SIDES[genotypeSide(s, species)] as string },
    size: x.size,
    maxSize: genotypeLimit(s, species),
    basal: x.basal.slice(),
    organs: x.organs.slice(),
    organTotal: organTotal(x),
    heart: s.rules.toothAndClaw ? null : heartOf(s, species),
    cards: x.cards.map((card) => cardView(s, card)),
    personality: cardIds(s, x.personality),
    emotions: x.emotions.slice(),
    language: (x.flags & LANGUAGE) !== 0,
    venom: (x.flags & VENOM) !== 0,
    tools: x.tools.map(toolName),
    guests: x.guests.map(speciesName),
    endotherm: isEndotherm(x),
    skeleton: skeletonOf(s, species),
    dispersal: dispersalPoints(x),
    living: s.living[species] as number,
    endangered: s.lying.filter((creeple) => creeple.species === species).length,
    newborn: s.newborn[species] as number,
    unborn: s.spare[species] as number,
    budget: budgetOf(s, species),
  }
}

function playerView(s: State, colour: number, p: Player): PlayerView {
  const parts = partsOf(s, colour)
  const reserve = speciesIdsOf(colour).flatMap((species) =>
    s.species[species] ? [] : [[FORMS[formOf(species)] as string, s.spare[species] as number] as const],
  )
  return {
    colour: COLOURS[colour] as Colour,
    seat: p.seat === NONE ? null : p.seat,
    points: totalOf(s, colour),
    parts: Object.fromEntries(parts.map(({ label, value }) => [label, value])),
    population: populationOf(s, colour),
    fossilTokens: p.fossilTokens,
    fossilCards: cardIds(s, p.fossilCards),
    fossilTools: p.fossilTools.map(toolName),
    archetypeFossil: p.archetypeFossil,
    macroFossil: p.macroFossil,
    setAside: cardIds(s, p.setAside),
    lazarus: p.lazarus,
    medea: s.medea === colour,
    actions: s.active === colour && s.phase === 2 ? p.actions : maxActions(s, colour),
    used: p.used,
    reserve: Object.fromEntries(reserve),
  }
}

/** Costs for every species of the active colour; positions have the same cost for all others. */
function displayView(s: State, row: DisplayRow): DisplayView {
  const species = s.active === NONE ? [] : speciesIdsOf(s.active).filter((id) => s.species[id])
  const cards = row.cards.map((card, position) => {
    if (card === 0) return null
    const costs = species.map((id) => [speciesName(id), costFor(s, id, card, position)] as const)
    return { card: cardId(s, card), cost: DISPLAY_COSTS[position] as number, costs: Object.fromEntries(costs) }
  })
  return { cards, pile: cardIds(s, row.pile).toSorted(), discard: cardIds(s, row.discard).toSorted() }
}

export function view(s: State, _seat: Seat): MegafaunaView {
  const { events } = cardsOf(s)
  const eventId = (card: number): string => events.cards[card]?.id ?? ''
  const geometry = geometryOf(s.landmasses)
  const craton = (number: number): string => CRATONS[s.rules.world][number]?.id ?? ''
  const left = CLIMATES.map((climate, i) => {
    const unseen = (events.biosphere[i] as readonly number[]).filter((card) => !(s.bioUsed[i] as number[]).includes(card))
    return [climate, unseen.map(eventId)] as const
  })
  return {
    rules: s.rules,
    turn: s.turn,
    era: s.era,
    phase: s.phase,
    order: s.order.map((colour) => COLOURS[colour] as Colour),
    active: s.active === NONE ? null : (COLOURS[s.active] as Colour),
    medea: s.medea === NONE ? null : (COLOURS[s.medea] as Colour),
    windy: s.windy,
    et: s.et === 0 ? null : eventId(s.et),
    biosphere: s.bio === 0 ? null : eventId(s.bio),
    etSeen: s.etUsed.map(eventId),
    etUnseen: events.et.filter((card) => !s.etUsed.includes(card)).map(eventId),
    etLeft: s.etPile.length,
    biosphereLeft: Object.fromEntries(left),
    landmasses: s.landmasses.map(({ die, latitude, parts }) => ({
      die: craton(die),
      latitude,
      parts: parts.map(({ craton: c, q, r }) => ({ craton: craton(c), q, r })),
    })),
    places: [...geometry.hexes, ...geometry.tabs].sort((a, b) => a - b).map((place) => placeView(s, place)),
    air: s.rules.toothAndClaw
      ? null
      : {
          oxygen: oxygenDiscs(s),
          clouds: s.clouds,
          black: s.airBlack,
          white: s.airWhite,
          atmosphere: airDiscs(s),
          strip: stripOf(s).id,
          climate: CLIMATES[climateOf(s)] as Climate,
          darkHeart: darkHeart(s),
          greenHeart: greenHeart(s),
        },
    display: { metabolic: displayView(s, s.rows[0]), darwinian: displayView(s, s.rows[1]) },
    species: s.species.flatMap((x, species) => (x ? [speciesView(s, species, x)] : [])),
    players: s.players.flatMap((p, colour) => (p ? [playerView(s, colour, p)] : [])),
    cubes: s.cubes.slice(),
    monsters: s.monsters.slice(),
    fossils: s.fossils,
    tools: s.tools.flatMap((tool) => [toolName(tool * 2), toolName(tool * 2 + 1)]),
    ending: ENDINGS.filter((_, bit) => (s.endFlags & (1 << bit)) !== 0),
    over: s.over,
    prospects: prospectsOf(s),
  }
}
