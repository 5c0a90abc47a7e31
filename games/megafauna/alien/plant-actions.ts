/** K8b The actions of a plant that the rules run: what it must do first, and when it may stop. */

import { canPromote, isPlantTrait } from '../actions/promote.ts'
import { cardsOf, faceOf, mutationIn, sideOf } from '../cards.ts'
import { mutationOf } from '../components/deck.ts'
import { SIDE_A, SIDE_B } from '../components/mutations.ts'
import { GREEN, speciesIdsOf } from '../components/phyla.ts'
import { type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import type { CardOption, PromoteOption } from '../options.ts'
import type { State } from '../state.ts'
import { genotypeLimit, speciesOf } from '../tableau.ts'

/** K8b: whether a card must be promoted to venom or mutualism. */
export const plantTraitsFirst = (s: State, species: number, card: number): boolean =>
  [SIDE_A, SIDE_B].some((side) => isPlantTrait(sideOf(s, card, side)) && canPromote(s, species, card, side))

/** The cheapest card with the icon of monstrous plants, if one is for sale; else promotions to venom and mutualism; else all. */
export function plantOptions(t: MegafaunaTable, all: MegafaunaOption[]): MegafaunaOption[] {
  const s = t.state
  const icons = all.filter((option) => option.label === 'mutate' && mutationOf(cardsOf(s), (option as CardOption).card).plantIcon)
  if (icons.length > 0) {
    const position = (option: MegafaunaOption): number => {
      const { card } = option as CardOption
      return s.rows[mutationIn(s, card).row as 0 | 1].cards.indexOf(card)
    }
    const least = Math.min(...icons.map(position))
    tell(t, 'plant.mustMutate', {}, 'K8b')
    return icons.filter((option) => position(option) === least)
  }
  const traits = all.filter((option) => {
    if (option.label !== 'promote') return false
    const { species, card } = option as PromoteOption
    return plantTraitsFirst(s, species, card)
  })
  if (traits.length === 0) return all
  tell(t, 'plant.mustPromote', {}, 'K8b')
  return traits
}

/** K8b: it may stop only when every species has the lowest maximum size of its cards. */
export function plantMayStop(s: State): boolean {
  return speciesIdsOf(GREEN).every((species) => {
    const x = s.species[species]
    if (!x) return true
    const limits = x.cards.filter((card) => card.side !== 0).map((card) => faceOf(s, card).maxSize)
    return speciesOf(s, species).size >= Math.min(genotypeLimit(s, species), ...limits)
  })
}
