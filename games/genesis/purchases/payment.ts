import type { Script, Table } from '@deeptime/engine'
import { COLOUR_IDS, COLOURS } from '../components/ids.ts'
import type { GenesisOption } from '../options.ts'
import { hasAbility, tableauOf } from '../organisms.ts'
import { held, spend } from '../pools.ts'
import { catalystRef, colourWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { byLot, decide, tell } from '../speech.ts'
import type { GenesisState } from '../state.ts'

/** H: what a purchase costs, and who pays: always the pool of the tableau in which the organism lies. */

type T = Table<GenesisState>

export interface Payment extends GenesisOption {
  readonly colour: number
  readonly count: number
}

/** Any colour will do. */
export const ANY = -1

const payment = (player: number, colour: number, count: number): Payment => ({
  id: `pay:${COLOUR_IDS[colour]}/${count}`,
  about: [catalystRef(player, colour)],
  label: count === 1 ? 'pay-one' : 'pay-pair',
  params: { colour: colourWord(colour) },
  colour,
  count,
})

/** H: one of the colour, or any single one with a nucleus or for a macro-organism, or two alike. */
export function payments(s: GenesisState, o: number, price: number): Payment[] {
  const payer = tableauOf(s, o)
  const single = price === ANY || hasAbility(s, o, 'nucleus')
  const found: Payment[] = []
  for (const colour of COLOURS) if ((single || colour === price) && held(s, payer, colour) >= 1) found.push(payment(payer, colour, 1))
  if (!single) for (const colour of COLOURS) if (colour !== price && held(s, payer, colour) >= 2) found.push(payment(payer, colour, 2))
  return found
}

export function canPay(s: GenesisState, o: number, price: number): boolean {
  const payer = tableauOf(s, o)
  const single = price === ANY || hasAbility(s, o, 'nucleus')
  for (const colour of COLOURS) {
    const own = held(s, payer, colour)
    if (own >= 2 || (own === 1 && (single || colour === price))) return true
  }
  return false
}

export function* pay(t: T, buyer: number, o: number, price: number, what: string, rule: RuleId): Script {
  take(t, o, yield* decide(t, buyer, 'purchase.pay', payments(t.state, o, price), rule, { what }))
}

/** C1: the matching catalyst, else a single one by lot, else a pair by lot. */
export function payByLot(t: T, o: number, price: number): void {
  const ways = payments(t.state, o, price)
  const matching = ways.find(({ colour, count }) => colour === price && count === 1)
  const singles = ways.filter(({ count }) => count === 1)
  take(t, o, matching ?? byLot(t, singles.length > 0 ? singles : ways))
}

function take(t: T, o: number, { colour, count }: Payment): void {
  const payer = tableauOf(t.state, o)
  spend(t.state, payer, colour, count)
  tell(t, 'paid', { colour: colourWord(payer), catalyst: colourWord(colour), count }, 'H')
}
