import type { Ask, Option } from '@deeptime/engine'
import type { DecisionKind } from './keys.ts'
import { type CardOption, CULTURE, DISCARD, EXPAND, type PlaceOption, RESIZE } from './options.ts'
import { type State, unitsAt } from './state.ts'

/** How promising options look at first sight: 1 is ordinary. No more than a hint: what looks best first often is not. */

const ORDINARY = 1
const GOOD = 1.4
const POOR = 0.7
/** A gene on a card counts for so much. */
const GENE = 0.2

export function prior(ask: Ask, option: Option, s: State): number {
  switch (ask.kind as DecisionKind) {
    case 'action':
      if (option === EXPAND || option === CULTURE) return GOOD
      return option === RESIZE ? POOR : cardPrior(s, option as CardOption)
    case 'play':
    case 'lazarus.silhouette':
      return option === DISCARD ? POOR : GOOD
    case 'expand.destination':
      return placePrior(s, option as PlaceOption)
    default:
      return ORDINARY
  }
}

/** Genes on a card make it attractive. */
function cardPrior(s: State, { card }: CardOption): number {
  for (const { cards, genes } of s.rows) {
    const i = cards.indexOf(card)
    if (i >= 0) return ORDINARY + GENE * (genes[i] as number)
  }
  return ORDINARY
}

/** An empty place is safe; one that holds one's own colour gains nothing. */
function placePrior(s: State, { place }: PlaceOption): number {
  const units = unitsAt(s, place)
  if (units.length === 0) return GOOD
  return units.some((u) => u >> 2 === s.active) ? POOR : ORDINARY
}
