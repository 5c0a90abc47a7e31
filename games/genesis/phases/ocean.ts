import type { Script, Table } from '@deeptime/engine'
import { catalogRef } from '@deeptime/kit'
import { STEP } from '../agenda.ts'
import { COLOURS } from '../components/ids.ts'
import { MACROS_IN_AN_ECOSYSTEM } from '../components/tracks.ts'
import { fallBack, settle, settleEntropy } from '../losses.ts'
import { type GenesisOption, LAND, organismOption, STAY } from '../options.ts'
import { actorsBionts, hasAbility, macroOf, metabolicSpeed, organismAt, organisms } from '../organisms.ts'
import { held, spend } from '../pools.ts'
import { growOrgan, land, missingOrgans, organOptions } from '../purchases/macros.ts'
import { pay } from '../purchases/payment.ts'
import { catalystRef, colourWord, macroFace, organismWord, organWord } from '../refs.ts'
import { ask, byLot, decide, maybe, tell } from '../speech.ts'
import { type GenesisState, isNpc, type Risen } from '../state.ts'

/** H6: the end of the phase of purchases: crowding, deaths, and the food chains. */

type T = Table<GenesisState>

export const macrosOf = (s: GenesisState, onLand: boolean): number[] => organisms(s).filter((o) => macroOf(s, o)?.land === onLand)

export function* ocean(t: T): Script {
  const s = t.state
  t.next(STEP.endTurn)
  const marine = macrosOf(s, false)
  if (marine.length > MACROS_IN_AN_ECOSYSTEM) {
    tell(t, 'ocean.crowded', {}, 'H6')
    for (const actor of s.order) if (!isNpc(actor)) yield* flee(t, actor, marine)
  }
  yield* crowd(t, false)
  yield* crowd(t, true)
  if (s.levelsStale) arrange(t)
}

/** H6: each of the player's macro-organisms in the sea may still reach the land. */
function* flee(t: T, player: number, marine: readonly number[]): Script {
  const s = t.state
  const asked: number[] = []
  for (;;) {
    const own = marine.filter((o) => !asked.includes(o) && organismAt(s, o).controller === player && macroOf(s, o)?.land === false)
    if (own.length === 0) return
    const options = own.map((o) => organismOption(s, o))
    const { organism } = yield* decide(t, player, 'ocean.next', options, 'H6')
    asked.push(organism)
    yield* fleeOf(t, player, organism)
  }
}

/** Catalysts offered by others, `player × 4 + colour`. */
type Offers = number[]

function* fleeOf(t: T, player: number, o: number): Script {
  const s = t.state
  const need = missingOrgans(s, o)
  const offers: Offers = new Array<number>(16).fill(0)
  if (!covers(s, player, o, need, offers)) {
    for (const actor of s.order) {
      if (!isNpc(actor) && actor !== player && actorsBionts(s, actor, o) > 0) yield* offer(t, actor, o, offers)
    }
  }
  if (!covers(s, player, o, need, offers)) return
  const { id } = yield* ask(t, player, 'ocean.land', [LAND, STAY], 'H6', { organism: organismWord(s, o) })
  if (id !== LAND.id) return
  payFor(t, player, o, need, offers)
  land(t, o)
  yield* growOnLand(t, player, o)
  yield* settleEntropy(t)
}

const offered = (offers: Offers, colour: number): number =>
  COLOURS.reduce<number>((sum, player) => sum + (offers[player * 4 + colour] as number), 0)

/** H: one of the colour or two alike for each organ; any one with a nucleus. */
function covers(s: GenesisState, player: number, o: number, need: readonly number[], offers: Offers): boolean {
  const single = hasAbility(s, o, 'nucleus')
  let missing = 0
  let spare = 0
  for (const colour of COLOURS) {
    const own = held(s, player, colour) + offered(offers, colour)
    const gap = (need[colour] as number) - own
    if (gap > 0) missing += gap
    else spare += single ? -gap : Math.floor(-gap / 2)
  }
  return spare >= missing
}

interface OfferOption extends GenesisOption {
  readonly catalyst: number
}

function* offer(t: T, player: number, o: number, offers: Offers): Script {
  const s = t.state
  for (;;) {
    const options = COLOURS.filter((colour) => held(s, player, colour) > (offers[player * 4 + colour] as number)).map(
      (catalyst): OfferOption => {
        const ref = catalystRef(player, catalyst)
        return { id: ref, about: [ref], label: 'catalyst', params: { colour: colourWord(catalyst) }, catalyst }
      },
    )
    const choice = yield* maybe(t, player, 'ocean.offer', options, 'H6', { organism: organismWord(s, o) })
    if (!choice) return
    const at = player * 4 + choice.catalyst
    offers[at] = (offers[at] as number) + 1
  }
}

/** Own catalysts first, then what was offered; colours that match first, then from what is left over most of. */
function payFor(t: T, player: number, o: number, need: readonly number[], offers: Offers): void {
  const s = t.state
  const left = need.slice()
  for (const colour of COLOURS) {
    const count = Math.min(left[colour] as number, held(s, player, colour) + offered(offers, colour))
    left[colour] = (left[colour] as number) - count
    spendTogether(t, player, colour, count, offers)
  }
  const each = hasAbility(s, o, 'nucleus') ? 1 : 2
  for (let missing = left.reduce((sum, n) => sum + n, 0); missing > 0; missing--) {
    const stock = (colour: number): number => held(s, player, colour) + offered(offers, colour)
    const colour = COLOURS.reduce<number>((best, c) => (stock(c) > stock(best) ? c : best), 0)
    spendTogether(t, player, colour, each, offers)
  }
}

function spendTogether(t: T, player: number, colour: number, count: number, offers: Offers): void {
  const s = t.state
  const take = (payer: number, most: number, left: number): number => {
    const paid = Math.min(most, left)
    if (paid > 0) {
      spend(s, payer, colour, paid)
      tell(t, 'paid', { colour: colourWord(payer), catalyst: colourWord(colour), count: paid }, 'H6')
    }
    return paid
  }
  let left = count - take(player, held(s, player, colour), count)
  for (const giver of s.players) {
    const at = giver * 4 + colour
    const paid = take(giver, offers[at] as number, left)
    offers[at] = (offers[at] as number) - paid
    left -= paid
  }
}

/** H6: what the owner has left may buy organs of the land. */
function* growOnLand(t: T, player: number, o: number): Script {
  const s = t.state
  for (;;) {
    const choice = yield* maybe(t, player, 'ocean.organ', organOptions(s, o), 'H6', { organism: organismWord(s, o) })
    if (!choice) return
    const { card } = macroOf(s, o) as Risen
    const price = macroFace(s, card, true).organs[choice.organ]?.colour as number
    yield* pay(t, player, o, price, organWord(s, card, true, choice.organ), 'H6')
    growOrgan(t, o, choice.organ)
  }
}

/** H6: a fourth is one too many: the slowest dies, by lot among equals. */
function* crowd(t: T, onLand: boolean): Script {
  const s = t.state
  for (let all = macrosOf(s, onLand); all.length > MACROS_IN_AN_ECOSYSTEM; all = macrosOf(s, onLand)) {
    const slowest = Math.min(...all.map((o) => metabolicSpeed(s, o)))
    const o = byLot(
      t,
      all.filter((other) => metabolicSpeed(s, other) === slowest),
    )
    tell(t, 'ocean.dies', { organism: organismWord(s, o) }, 'H6')
    yield* fallBack(t, o)
    yield* settle(t, o)
  }
}

/** H6: sea and land apart, the slowest at the bottom; ties by lot. */
export function arrange(t: T): void {
  const s = t.state
  for (const onLand of [false, true]) {
    const left = macrosOf(s, onLand)
    const names: string[] = []
    for (let level = 0; left.length > 0; level++) {
      const slowest = Math.min(...left.map((o) => metabolicSpeed(s, o)))
      const o = byLot(
        t,
        left.filter((other) => metabolicSpeed(s, other) === slowest),
      )
      ;(macroOf(s, o) as Risen).level = level
      names.push(organismWord(s, o))
      left.splice(left.indexOf(o), 1)
    }
    if (names.length > 0) tell(t, 'levels', { organisms: names, ecosystem: catalogRef('ecosystem', onLand ? 'land' : 'sea') }, 'H6')
  }
  s.levelsStale = false
}
