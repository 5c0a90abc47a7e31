import type { Script, Table } from '@deeptime/engine'
import { ENVIRONMENT_IDS, ROWS } from '../components/ids.ts'
import { printedColour } from '../losses.ts'
import type { GenesisOption } from '../options.ts'
import { activeRows, homeRowsOf, organismAt } from '../organisms.ts'
import { scramble, topOf } from '../piles.ts'
import { cardsIn, colourWord, mutationId, mutationRef, mutationWord, organismWord, pileRef, promotedWord, rowWord } from '../refs.ts'
import { tell } from '../speech.ts'
import { ABSENT, type GenesisState, HERE, type Held, NONE } from '../state.ts'
import { pollute } from '../suffer.ts'
import { canPay } from './payment.ts'

/** H1, H2: new mutations and promotions, and the scrambles of sexuality. */

type T = Table<GenesisState>

export interface ScrambleOption extends GenesisOption {
  readonly scrambles: number
}
export interface BuyOption extends GenesisOption {
  readonly buys: number
}
export interface PromoteOption extends GenesisOption {
  readonly promotes: Held
}

/** H1: piles of active rows and of the organism's home row. */
export const pilesFor = (s: GenesisState, o: number): number[] => {
  const rows = activeRows(s) | homeRowsOf(s, o)
  return ROWS.filter((row) => rows & (1 << row) && topOf(s, row) !== NONE)
}

export const scrambleOptions = (s: GenesisState, o: number): ScrambleOption[] =>
  pilesFor(s, o)
    .filter((row) => (s.piles[row] as number[]).length > 1)
    .map((row) => ({
      id: `scramble:${ENVIRONMENT_IDS[row]}`,
      about: [pileRef(row)],
      label: 'scramble',
      params: { environment: rowWord(row), mutation: mutationWord(s, topOf(s, row)) },
      scrambles: row,
    }))

export const buyOptions = (s: GenesisState, o: number): BuyOption[] =>
  pilesFor(s, o)
    .filter((row) => canPay(s, o, printedColour(s, topOf(s, row), false)))
    .map((row) => {
      const card = topOf(s, row)
      const colour = printedColour(s, card, false)
      return {
        id: `buy:${mutationId(s, card)}`,
        about: [mutationRef(s, card), pileRef(row)],
        label: 'buy',
        params: { mutation: mutationWord(s, card), colour: colourWord(colour), environment: rowWord(row) },
        buys: row,
      }
    })

export const promoteOptions = (s: GenesisState, o: number): PromoteOption[] =>
  organismAt(s, o)
    .mutations.filter(({ promoted, card }) => !promoted && canPay(s, o, printedColour(s, card, false)))
    .map((held) => ({
      id: `promote:${mutationId(s, held.card)}`,
      about: [mutationRef(s, held.card)],
      label: 'promote',
      params: {
        mutation: mutationWord(s, held.card),
        promoted: promotedWord(s, held.card),
        colour: colourWord(printedColour(s, held.card, true)),
      },
      promotes: held,
    }))

export function scramblePile(t: T, o: number, row: number): void {
  scramble(t.state, row)
  tell(t, 'scramble', { organism: organismWord(t.state, o), environment: rowWord(row) }, 'H1')
}

/** H1: the card lies beside the organism with its cube; a polluting one fouls the row at once. */
export function* takeMutation(t: T, o: number, row: number): Script {
  const s = t.state
  const card = (s.piles[row] as number[]).pop() as number
  organismAt(s, o).mutations.push({ card, promoted: false, base: HERE, plus: ABSENT, boughtAt: s.turn, promotedAt: 0 })
  tell(t, 'buy', { organism: organismWord(s, o), mutation: mutationWord(s, card) }, 'H1')
  if (cardsIn(s).mutations[card]?.plain.pollution) yield* pollute(t, o)
}

/** H2: the other side, with a second cube, even where the first is diseased. */
export function* promote(t: T, o: number, held: Held): Script {
  const s = t.state
  held.promoted = true
  held.plus = HERE
  held.promotedAt = s.turn
  const { card } = held
  tell(t, 'promote', { organism: organismWord(s, o), mutation: mutationWord(s, card), promoted: promotedWord(s, card) }, 'H2')
  if (cardsIn(s).mutations[card]?.promoted.pollution) yield* pollute(t, o)
}
