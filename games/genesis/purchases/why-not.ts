import type { WhyNot } from '@deeptime/engine'
import type { Reason } from '@deeptime/kit'
import { whyNotOf } from '@deeptime/kit'
import { isAdvanced } from '../advanced.ts'
import { COLOURS, ROWS } from '../components/ids.ts'
import type { WhyKey } from '../keys.ts'
import { printedColour } from '../losses.ts'
import { activeRows, homeRowsOf, organismAt } from '../organisms.ts'
import { topOf } from '../piles.ts'
import { colourWord, macroFace, macroRef, mutationRef, organRef, pileRef } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { type GenesisState, isParasite, NONE } from '../state.ts'
import { missingFor } from './macros.ts'
import { ANY, canPay } from './payment.ts'

/** Why things can't be bought for an organism. */

type Why = Reason<WhyKey, RuleId>

function pileReason(s: GenesisState, o: number, row: number): Why | undefined {
  const top = topOf(s, row)
  if (top === NONE) return { key: 'pile-empty', rule: 'H1' }
  if (!((activeRows(s) | homeRowsOf(s, o)) & (1 << row))) return { key: 'pile-closed', rule: 'H1' }
  const colour = printedColour(s, top, false)
  return canPay(s, o, colour) ? undefined : { key: 'unpaid', rule: 'H', params: { colour: colourWord(colour) } }
}

function macroReason(s: GenesisState, o: number, card: number): Why | undefined {
  if (!s.forSale[card]) return { key: 'sold', rule: 'H3' }
  const missing = missingFor(s, o, card)
  const colours = COLOURS.filter((colour) => (missing[colour] as number) > 0)
  if (colours.length > 0) return { key: 'requirements', rule: 'H3', params: { missing: colours.map(colourWord) } }
  return canPay(s, o, ANY) ? undefined : { key: 'unpaid', rule: 'H3', params: { colour: colourWord(0) } }
}

export function whyNotBuy(s: GenesisState, o: number): readonly WhyNot[] {
  const { macro, mutations } = organismAt(s, o)
  if (macro) {
    const { organs } = macroFace(s, macro.card, macro.land)
    return whyNotOf(
      [...organs.keys()],
      (slot) => organRef(s, macro.card, macro.land, slot),
      (slot): Why | undefined => {
        if (macro.organs[slot] !== NONE) return { key: 'slot-filled', rule: 'H5' }
        const colour = organs[slot]?.colour as number
        return canPay(s, o, colour) ? undefined : { key: 'unpaid', rule: 'H', params: { colour: colourWord(colour) } }
      },
    )
  }
  return [
    ...whyNotOf(
      ROWS,
      (row) => pileRef(row),
      (row) => pileReason(s, o, row),
    ),
    ...whyNotOf(
      mutations,
      ({ card }) => mutationRef(s, card),
      ({ card, promoted }): Why | undefined => {
        if (promoted) return { key: 'promoted', rule: 'H2' }
        const colour = printedColour(s, card, false)
        return canPay(s, o, colour) ? undefined : { key: 'unpaid', rule: 'H', params: { colour: colourWord(colour) } }
      },
    ),
    ...(isAdvanced(s) && !isParasite(o)
      ? whyNotOf(
          [...s.forSale.keys()],
          (card) => macroRef(s, card),
          (card) => macroReason(s, o, card),
        )
      : []),
  ]
}
