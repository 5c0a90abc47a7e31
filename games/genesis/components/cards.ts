import { oncePer } from '@deeptime/kit'
import type { Circle, Deck, EventCard, MacroFaceCard, MutationCard, Organ, ParasiteCard, RefugiumCard } from './deck.ts'
import {
  type ClimateIcon,
  COLOUR_IDS,
  type Colour,
  type CountedAbility,
  colourOf,
  ENVIRONMENT_IDS,
  type EonId,
  type EventIcon,
  type EventSpecial,
  type PlainAbility,
  type Row,
} from './ids.ts'
import { STANDARD_DECK } from './standard-deck.ts'

/** The cards as the rules read them: colours and rows by number, every ability present. */

export type Abilities = Readonly<Record<CountedAbility, number> & Record<PlainAbility, boolean>>

export const NO_ABILITIES: Abilities = {
  redQueen: 0,
  hgt: 0,
  sexuality: 0,
  thermalShield: 0,
  oxygenShield: 0,
  spore: false,
  fission: false,
  nucleus: false,
  immunology: false,
  pollution: false,
  dna: false,
  uvShield: false,
  cancerShield: false,
  droughtShield: false,
}

export interface Event {
  readonly id: string
  readonly number: number
  readonly eon: EonId
  /** By row. */
  readonly active: readonly boolean[]
  readonly icons: readonly EventIcon[]
  readonly climate: readonly ClimateIcon[]
  readonly turnOrder: readonly Colour[]
  readonly aftershock: boolean
  readonly special: EventSpecial | null
  /** How many X and O₂ icons the card adds to the total of its turn (D5, D6). */
  readonly extremophile: number
  readonly oxygen: number
}

export interface EnzymeSlot {
  readonly face: number
  readonly kills: 'manna' | 'enzyme'
}

export interface Refugium {
  readonly id: string
  /** The same placard when life has been taken from it. */
  readonly bacterium: string
  readonly row: Row
  readonly colour: Colour
  /** One entry a cube, left to right. */
  readonly manna: readonly Colour[]
  /** All four colours in printed order, for strikes and ties (D4, F4). */
  readonly order: readonly Colour[]
  /** By face of the die, from 0 (no face) to 6. */
  readonly life: { readonly warm: readonly boolean[]; readonly cold: readonly boolean[] }
  readonly enzymeSlots: readonly EnzymeSlot[]
  readonly strikeImmune: boolean
  /** Catalysts to pay for each biont that enters (E2). */
  readonly fee: number
}

export interface Mutation {
  readonly id: string
  readonly number: number
  readonly colour: Colour
  readonly plus: Colour
  readonly plain: Abilities
  readonly promoted: Abilities
}

export interface ParasiteFace {
  readonly id: string
  /** Two. */
  readonly diseaseSlots: readonly Colour[]
  readonly pollution: boolean
}

export interface Parasite {
  readonly id: string
  readonly colour: Colour
  /** Two. */
  readonly faces: readonly ParasiteFace[]
}

/** An organ or a circle. */
export interface MacroPart {
  readonly id: string
  readonly colour: Colour
  readonly abilities: Abilities
}

export interface MacroFace {
  /** System chromosomes by colour, and their sum. */
  readonly systems: readonly number[]
  readonly total: number
  readonly organs: readonly MacroPart[]
  /** One a colour, by its number. */
  readonly circles: readonly MacroPart[]
}

export interface Macro {
  readonly id: string
  readonly marine: MacroFace
  readonly land: MacroFace
}

export interface Cards {
  readonly events: readonly Event[]
  readonly refugia: readonly Refugium[]
  readonly mutations: readonly Mutation[]
  readonly parasites: readonly Parasite[]
  readonly macros: readonly Macro[]
}

const count = (icons: readonly EventIcon[], icon: EventIcon): number => icons.filter((i) => i === icon).length

const event = ({ id, number, eon, active, icons, climate, turnOrder, aftershock, special }: EventCard): Event => ({
  id,
  number,
  eon,
  active: ENVIRONMENT_IDS.map((row) => active.includes(row)),
  icons,
  climate,
  turnOrder: turnOrder.map(colourOf),
  aftershock: aftershock ?? false,
  special: special ?? null,
  extremophile: count(icons, 'extremophile'),
  oxygen: count(icons, 'oxygen'),
})

const byFace = (faces: readonly number[]): readonly boolean[] => [0, 1, 2, 3, 4, 5, 6].map((face) => faces.includes(face))

function refugium(card: RefugiumCard): Refugium {
  const { manna, dots } = card
  return {
    id: card.id,
    bacterium: card.bacterium.id,
    row: ENVIRONMENT_IDS.indexOf(card.environment) as Row,
    colour: colourOf(card.colour),
    manna: manna.filter((colour) => !dots.includes(colour)).map(colourOf),
    order: manna.filter((colour, i) => manna.indexOf(colour) === i).map(colourOf),
    life: { warm: byFace(card.life.warm), cold: byFace(card.life.cold) },
    enzymeSlots: card.enzymeSlots,
    strikeImmune: card.strikeImmune ?? false,
    fee: card.fee ?? 0,
  }
}

const mutation = ({ id, number, colour, plus, plain, promoted }: MutationCard): Mutation => ({
  id,
  number,
  colour: colourOf(colour),
  plus: colourOf(plus),
  plain: { ...NO_ABILITIES, ...plain.abilities },
  // G3
  promoted: { ...NO_ABILITIES, ...promoted.abilities, dna: true },
})

const parasite = ({ id, colour, faces }: ParasiteCard): Parasite => ({
  id,
  colour: colourOf(colour),
  faces: faces.map(({ id, diseaseSlots, pollution }) => ({ id, diseaseSlots: diseaseSlots.map(colourOf), pollution: pollution ?? false })),
})

const part = ({ id, colour, abilities }: Organ | Circle): MacroPart => ({
  id,
  colour: colourOf(colour),
  abilities: { ...NO_ABILITIES, ...abilities },
})

function macroFace({ systems, organs, circles }: MacroFaceCard): MacroFace {
  const byColour = COLOUR_IDS.map((id) => systems[id])
  return { systems: byColour, total: byColour.reduce((a, b) => a + b, 0), organs: organs.map(part), circles: circles.map(part) }
}

/** A deck as the rules read it, worked out once a deck. */
export const cardsOf = oncePer(
  (deck: Deck): Cards => ({
    events: deck.events.map(event),
    refugia: deck.refugia.map(refugium),
    mutations: deck.mutations.map(mutation),
    parasites: deck.parasites.map(parasite),
    macros: deck.macroorganisms.map(({ id, marine, terrestrial }) => ({ id, marine: macroFace(marine), land: macroFace(terrestrial) })),
  }),
)

export const STANDARD_CARDS: Cards = cardsOf(STANDARD_DECK)
