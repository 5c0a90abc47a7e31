import { ET_CARDS } from './events-et.ts'
import { GOLDILOCKS_CARDS } from './events-goldilocks.ts'
import { TOO_COLD_CARDS } from './events-too-cold.ts'
import { TOO_HOT_CARDS } from './events-too-hot.ts'
import { COLOURS } from './phyla.ts'
import { CLIMATES } from './reservoirs.ts'
import type { BiosphereCardData, Climate, CratonIcon, EtCardData, EventData } from './types.ts'

/** The 51 event cards (B1): 15 extraterrestrial ones, and 12 for each climate. */
export const EVENTS: EventDecks = {
  et: ET_CARDS,
  tooHot: TOO_HOT_CARDS,
  goldilocks: GOLDILOCKS_CARDS,
  tooCold: TOO_COLD_CARDS,
}

export interface EventDecks extends Readonly<Record<Climate, readonly BiosphereCardData[]>> {
  readonly et: readonly EtCardData[]
}

/** An event card as the rules use it. Elsewhere a card is its number, from 1; 0 is none. */
export interface EventCard {
  readonly id: string
  readonly number: number
  readonly rows: readonly (readonly EventData[])[]
  /** ET cards: all four colours in the order of play (A5); empty on biosphere cards. */
  readonly order: readonly number[]
  readonly stable: boolean
  readonly comet: boolean
  /** Biosphere cards: the craton of craters and latitudinal drifts (A1d). */
  readonly craton: CratonIcon | null
}

export interface CompiledEvents {
  /** By number; the first place is empty. */
  readonly cards: readonly (EventCard | null)[]
  /** The numbers of the ET cards, and those of the biosphere decks by climate (too cold, goldilocks, too hot). */
  readonly et: readonly number[]
  readonly biosphere: readonly (readonly number[])[]
  /** The number of the Chicxulub comet (A6a). */
  readonly comet: number
}

function etCard({ id, rows, order, stable, comet }: EtCardData, number: number): EventCard {
  const printed = order.map((colour) => COLOURS.indexOf(colour))
  const last = COLOURS.map((_, colour) => colour).filter((colour) => !printed.includes(colour))
  return { id, number, rows, order: [...printed, ...last], stable: stable ?? false, comet: comet ?? false, craton: null }
}

const biosphereCard = ({ id, rows, craton }: BiosphereCardData, number: number): EventCard => ({
  id,
  number,
  rows,
  order: [],
  stable: false,
  comet: false,
  craton,
})

/** Numbers the cards deck by deck as they are printed: ET, too hot, goldilocks, too cold. */
export function compileEvents(decks: EventDecks): CompiledEvents {
  const cards: (EventCard | null)[] = [null]
  const add = (card: EventCard): number => cards.push(card) - 1
  const et = decks.et.map((data) => add(etCard(data, cards.length)))
  const hotToCold = CLIMATES.toReversed().map((climate) => decks[climate].map((data) => add(biosphereCard(data, cards.length))))
  return { cards, et, biosphere: hotToCold.toReversed(), comet: cards.findIndex((card) => card?.comet) }
}
