import type { Script, Step, Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import { printedColour } from '../losses.ts'
import { icons } from '../organisms.ts'
import { topOf } from '../piles.ts'
import { byLot } from '../speech.ts'
import { type GenesisState, NONE } from '../state.ts'
import { buyOptions, pilesFor, promote, promoteOptions, scramblePile, takeMutation } from './mutations.ts'
import { canPay, payByLot } from './payment.ts'

type T = Table<GenesisState>

/** C1: one purchase of a parasite that nobody controls; the answer says whether it goes on in another step. */
export function* npcBuysOne(t: T, o: number, scrambles: number, again: (scrambles: number) => Step, then: Step): Script<boolean> {
  const s = t.state
  const promotions = promoteOptions(s, o)
  if (promotions.length > 0) {
    const { promotes } = byLot(t, promotions)
    payByLot(t, o, printedColour(s, promotes.card, false))
    t.next(STEP.turnUp, then)
    yield* promote(t, o, promotes)
    return true
  }
  const left = scrambles === NONE ? icons(s, o, 'sexuality') : scrambles
  const useless = pilesFor(s, o).filter(
    (row) => (s.piles[row] as number[]).length > 1 && !canPay(s, o, printedColour(s, topOf(s, row), false)),
  )
  if (left > 0 && useless.length > 0) {
    scramblePile(t, o, byLot(t, useless))
    t.next(STEP.turnUp, again(left - 1))
    return true
  }
  const mutations = buyOptions(s, o)
  if (mutations.length === 0) return false
  const { buys } = byLot(t, mutations)
  payByLot(t, o, printedColour(s, topOf(s, buys), false))
  t.next(STEP.turnUp, then)
  yield* takeMutation(t, o, buys)
  return true
}
