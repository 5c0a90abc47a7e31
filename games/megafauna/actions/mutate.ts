/** E1 Mutate: a card of the display joins a species. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { cardRef, cardWord, mutationIn } from '../cards.ts'
import { colourOf, formOf, speciesIdsOf } from '../components/phyla.ts'
import { seatOf } from '../cubes.ts'
import { gainCube } from '../genetic-drift.ts'
import { decide, type MegafaunaReason, type MegafaunaTable, tell } from '../keys.ts'
import { SPECIES_OPTIONS, type SpeciesOption } from '../options.ts'
import { speciesWord } from '../refs.ts'
import { newCard, ORGAN_COUNT, type State } from '../state.ts'
import { isPlant, playerOf, refresh, speciesOf } from '../tableau.ts'
import { budgetOf, costFor } from './cost.ts'

const METABOLIC = 0

/** E1d: plants take metabolic cards only if they have the icon. */
export const isBarredToPlants = (s: State, colour: number, card: number): boolean => {
  const { row, plantIcon } = mutationIn(s, card)
  return isPlant(s, colour) && row === METABOLIC && !plantIcon
}

/** E1a: what keeps a species from taking the card, or nothing. */
function barFor(s: State, species: number, card: number, position: number): MegafaunaReason | undefined {
  const colour = colourOf(species)
  if (isBarredToPlants(s, colour, card)) return { key: 'plant', rule: 'E1d' }
  const cost = costFor(s, species, card, position)
  // C2j
  if (cost === 0 && s.turn === 1 && playerOf(s, colour).newcomer) return { key: 'free', rule: 'C2j' }
  const budget = budgetOf(s, species)
  return cost <= budget ? undefined : { key: 'cost', rule: 'E1a', params: { cost, budget: Math.max(0, budget) } }
}

export const canTake = (s: State, species: number, card: number, position: number): boolean => !barFor(s, species, card, position)

/** Whether any species of the colour can take the card at this position. */
export function isForSale(s: State, colour: number, card: number, position: number): boolean {
  for (const species of speciesIdsOf(colour)) if (s.species[species] && canTake(s, species, card, position)) return true
  return false
}

/** Cards of the display that the colour can't have now, and why. */
export function whyNotCards(s: State, colour: number): readonly WhyNot[] {
  const alive = speciesIdsOf(colour).filter((species) => s.species[species])
  const held = s.rows.flatMap((row) => row.cards.map((card, position) => ({ card, position }))).filter(({ card }) => card !== 0)
  return whyNotOf(
    held,
    ({ card }) => cardRef(s, card),
    ({ card, position }): MegafaunaReason | undefined => {
      if (alive.length === 0) return { key: 'nobody', rule: 'lazarus' }
      const bars = alive.map((species) => barFor(s, species, card, position))
      return bars.every((bar) => bar !== undefined) ? bars[0] : undefined
    },
  )
}

export function* mutate(t: MegafaunaTable, colour: number, card: number): Script {
  const s = t.state
  const row = s.rows[mutationIn(s, card).row as 0 | 1]
  const position = row.cards.indexOf(card)
  const options: SpeciesOption[] = []
  for (const id of speciesIdsOf(colour))
    if (s.species[id] && canTake(s, id, card, position)) options.push(SPECIES_OPTIONS[id] as SpeciesOption)
  const { species } = yield* decide(t, seatOf(s, colour), 'mutate.species', options, 'E1', { card: cardWord(s, card) })
  const cost = costFor(s, species, card, position)
  const player = playerOf(s, colour)
  player.paid[formOf(species)] = (player.paid[formOf(species)] as number) + cost
  row.cards[position] = 0
  const x = speciesOf(s, species)
  const held = newCard(card)
  x.cards.push(held)
  tell(t, 'mutate', { species: speciesWord(species), card: cardWord(s, card), cost }, 'E1')
  // E1c
  const { plus } = mutationIn(s, card).faces[0]
  for (let organ = 0; organ < ORGAN_COUNT; organ++) {
    for (let n = plus[organ] as number; n > 0; n--)
      if (yield* gainCube(t, species, organ)) held.plus[organ] = (held.plus[organ] as number) + 1
  }
  refresh(s, x)
}
