import type { Script, Table } from '@deeptime/engine'
import { isAdvanced } from '../advanced.ts'
import { type IconArgs, STEP } from '../agenda.ts'
import type { Event } from '../components/cards.ts'
import { CONTINENTAL, type EventIcon, ROWS } from '../components/ids.ts'
import { newRefugium } from '../events/beginning.ts'
import { cancer, drought } from '../events/cancer.ts'
import { extremophile, oxygen } from '../events/crises.ts'
import { armageddonNear, gaia } from '../events/gaia.ts'
import { strike } from '../events/strike.ts'
import { ultraviolet } from '../events/ultraviolet.ts'
import { claimFirst, orderFrom } from '../order.ts'
import { scramble } from '../piles.ts'
import { cardsIn, colourWord, eventWord, rowWord } from '../refs.ts'
import { tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'

type T = Table<GenesisState>

const eventOf = (s: GenesisState, card: number): Event => cardsIn(s).events[card] as Event

/** D, D1: one card, and one more after every aftershock. */
export function reveal(t: T): void {
  const s = t.state
  s.turn++
  s.phase = 1
  s.xDone = false
  s.oxygenDone = false
  s.roll = null
  s.eventsPast.push(...s.eventsNow)
  s.eventsNow = []
  let aftershock = true
  while (aftershock && s.eventDeck.length > 0) {
    const card = t.draw(s.eventDeck) as number
    tell(t, s.eventsNow.length === 0 ? 'turn' : 'aftershock', { turn: s.turn, event: eventWord(s, card) }, 'D')
    s.eventsNow.push(card)
    aftershock = eventOf(s, card).aftershock
  }
  endWaterworld(t)
  nameFirst(t, !aftershock)
  openRows(t)
  t.next(STEP.turnUp, STEP.claimEvents)
}

/** D1: an aftershock starts the continents moving again. */
function endWaterworld(t: T): void {
  const s = t.state
  if (!s.waterworld || !s.eventsNow.some((card) => eventOf(s, card).aftershock)) return
  s.waterworld = false
  tell(t, 'waterworld.ends', {}, 'D1')
}

/** A2: the first colour in play on the last card; after a last aftershock the order stays. */
function nameFirst(t: T, named: boolean): void {
  const s = t.state
  const first = eventOf(s, s.eventsNow.at(-1) as number).turnOrder.find((colour) => s.ring.includes(colour))
  if (named && first !== undefined) {
    s.first = first
    tell(t, 'order', { colour: colourWord(first) }, 'A2')
  } else {
    if (s.first < 0) s.first = s.ring[0] as number
    tell(t, 'order.kept', {}, 'A2')
  }
  s.order = orderFrom(s, s.first)
}

/** D2: bright rows are active, and each active row's pile is scrambled. */
function openRows(t: T): void {
  const s = t.state
  for (const row of ROWS) {
    s.active[row] = s.eventsNow.some((card) => eventOf(s, card).active[row]) && !(s.waterworld && row === CONTINENTAL)
    if (s.active[row]) scramble(s, row)
  }
  const environments = ROWS.filter((row) => s.active[row]).map(rowWord)
  if (environments.length > 0) tell(t, 'active', { environments }, 'D2')
  else tell(t, 'active.none', {}, 'D2')
}

/** A2: before the first icon. */
export function* claimEvents(t: T): Script {
  yield* claimFirst(t)
  t.next(STEP.icon({ card: 0, icon: 0 }))
}

/** D: icons from left to right, card by card; each is a step of its own, as some turn up what nobody knew. */
export function* icon(t: T, { card, icon }: IconArgs): Script {
  const s = t.state
  const now = s.eventsNow[card]
  if (now === undefined) {
    t.next(STEP.climate)
    return
  }
  const event = eventOf(s, now)
  const drawn = event.icons[icon]
  t.next(drawn === undefined ? STEP.icon({ card: card + 1, icon: 0 }) : STEP.icon({ card, icon: icon + 1 }))
  if (drawn !== undefined) yield* resolve(t, event, drawn)
}

function* resolve(t: T, event: Event, icon: EventIcon): Script {
  switch (icon) {
    case 'sky':
    case 'earth':
      return newRefugium(t, icon)
    case 'strike':
      return strike(t, event.special === 'cosmicImmune')
    case 'extremophile':
      return yield* extremophile(t)
    case 'oxygen':
      return yield* oxygen(t)
    case 'uv0':
    case 'uv1':
    case 'uv2':
    case 'uv3':
    case 'uv4':
      return yield* ultraviolet(t, Number(icon.slice(2)))
    case 'ozone':
      t.state.ozone = true
      return tell(t, 'ozone', {}, 'D1')
    case 'cancer':
      if (isAdvanced(t.state)) yield* cancer(t)
      return
    case 'drought':
      if (isAdvanced(t.state)) yield* drought(t)
      return
  }
}

/** D1, D10: Tropical Waterworld is laid, climate icons follow, and with them perhaps the end. */
export function* climate(t: T): Script {
  const s = t.state
  t.next(STEP.assign)
  if (!isAdvanced(s)) return
  if (s.eventsNow.some((card) => eventOf(s, card).special === 'tropicalWaterworld')) {
    s.waterworld = true
    tell(t, 'waterworld.begins', {}, 'D1')
  }
  for (const card of s.eventsNow) {
    for (const icon of eventOf(s, card).climate) {
      s.climate.push(icon)
      tell(t, 'climate', { climate: `@climate.${icon}` }, 'D10')
    }
  }
  const near = armageddonNear(s)
  if (near) yield* gaia(t, near)
}
