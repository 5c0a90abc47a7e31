/** E1a–b What a card of the display costs a species. */

import { cardsOf } from '../cards.ts'
import { mutationOf } from '../components/deck.ts'
import { COST_BY_TWO_EMOTIONS, DISPLAY_COSTS } from '../components/display.ts'
import { colourOf, EMOTIONS, formOf } from '../components/phyla.ts'
import type { State } from '../state.ts'
import { playerOf, speciesOf } from '../tableau.ts'

/** E1b, J6e: an emotion of the card's colour, held since the phase began and still held, halves the cost; two nearly spare it. */
export function costFor(s: State, species: number, card: number, position: number): number {
  const { colour } = mutationOf(cardsOf(s), card)
  const { held } = playerOf(s, colourOf(species))
  const before = held[formOf(species) * EMOTIONS.length + colour] as number
  const emotions = Math.min(before, speciesOf(s, species).emotions[colour] as number)
  const cost = DISPLAY_COSTS[position] as number
  if (emotions === 0) return cost
  return emotions === 1 ? cost / 2 : (COST_BY_TWO_EMOTIONS[position] as number)
}

/** E1a: what a species may still spend this phase: its unborn, less what it paid. Nothing is spent for good. */
export const budgetOf = (s: State, species: number): number =>
  (s.spare[species] as number) - (playerOf(s, colourOf(species)).paid[formOf(species)] as number)
