/** 8.0 Resizing a species, and the predators' free adjustment. */

import type { Script } from '@deeptime/engine'
import { type Card, cardData, sideFor } from '../components/cards.ts'
import { TOOL_USE } from '../components/cultures.ts'
import { LETTER_COUNT, ROADRUNNER } from '../components/dna.ts'
import { FACES, type Face, tileOfFace } from '../components/inheritance.ts'
import { BIOME, HABITAT_COUNT, PREDATOR, ROOTER } from '../components/map.ts'
import { colourOf, speciesIdsOf } from '../components/players.ts'
import type { Sizes } from '../components/types.ts'
import { suits } from '../habitat.ts'
import { type ClassicOption, type ClassicTable, decide, tell } from '../keys.ts'
import { GROW_OPTIONS, type ResizeOption, SHRINK_OPTIONS, STAY } from '../options.ts'
import { cardWord, unitWord } from '../refs.ts'
import { loseGenotype, turnOrder } from '../species/extinction.ts'
import { express, uncapped, withinSizes } from '../species/genome.ts'
import { isImmigrantUnit, playerOf, type Species, type State, speciesOf, unitsIn } from '../state.ts'
import { whySpecies } from '../why-not.ts'

export const SMALLEST = 1
export const LARGEST = 6

/** One step up or down for each living species of this colour. */
export function resizeOptions(state: State, colour: number): readonly ResizeOption[] {
  const options: ResizeOption[] = []
  for (const s of speciesIdsOf(colour)) {
    const species = state.species[s]
    if (species) options.push(...stepsOf(species))
  }
  return options
}

function stepsOf(species: Species): readonly ResizeOption[] {
  const grow = GROW_OPTIONS[species.unit] as ResizeOption
  const shrink = SHRINK_OPTIONS[species.unit] as ResizeOption
  if (species.size === SMALLEST) return [grow]
  return species.size === LARGEST ? [shrink] : [grow, shrink]
}

/** 4.2b, 8.0: the active player resizes; whoever hunted the species may follow (8.0b). */
export function* resize(t: ClassicTable): Script {
  const { state } = t
  const { seat } = playerOf(state, state.active)
  const { species, step } = yield* decide(t, seat, 'resize', resizeOptions(state, state.active), '8.0', undefined, () =>
    whySpecies(state, state.active, '8.0', () => undefined),
  )
  const hunters = huntersOf(state, species)
  changeSize(t, speciesOf(state, species), step)
  for (const hunter of hunters) {
    const predator = speciesOf(state, hunter)
    const options: ClassicOption[] = [STAY, ...stepsOf(predator)]
    const owner = playerOf(state, colourOf(hunter)).seat
    const answer = yield* decide(t, owner, 'resize.predator', options, '8.0b', { species: unitWord(hunter), prey: unitWord(species) })
    if (answer !== STAY) changeSize(t, predator, (answer as ResizeOption).step)
  }
}

/** The species that prey on this one where they stand: owners in turn order, silhouettes in order. */
export function huntersOf(state: State, prey: number): readonly number[] {
  const hunters = new Set<number>()
  const target = speciesOf(state, prey)
  for (let h = 0; h < HABITAT_COUNT; h++) {
    if (!unitsIn(state, h, BIOME).includes(prey) && !unitsIn(state, h, ROOTER).includes(prey)) continue
    for (const unit of unitsIn(state, h, PREDATOR)) {
      if (!isImmigrantUnit(unit) && suits(speciesOf(state, unit), target)) hunters.add(unit)
    }
  }
  return turnOrder(state).flatMap((colour) => [...hunters].filter((s) => colourOf(s) === colour).sort((a, b) => a - b))
}

/** Moves the size marker and drops what no longer fits (8.0a). */
export function changeSize(t: ClassicTable, species: Species, step: 1 | -1): void {
  species.size += step
  tell(t, 'resize', { species: unitWord(species.unit), size: species.size }, '8.0')
  recede(t, species)
  clearDebts(species)
  express(t.state, species)
}

/** 4.2e, 8.0a: a track that was stepped down owes nothing once the card that carried it is lost: no marker stands below its track. */
function clearDebts(species: Species): void {
  for (let letter = ROADRUNNER; letter < LETTER_COUNT; letter++) {
    const i = letter - ROADRUNNER
    species.innate[i] = (species.innate[i] as number) - Math.min(0, uncapped(species, letter))
  }
}

/** 8.0a: cards and tiles outside their limits leave the stack. Tool users keep mutations and tiles (9.2a). */
function recede(t: ClassicTable, species: Species): void {
  const { state } = t
  const keepsAll = (species.cultures & TOOL_USE) !== 0
  const colour = colourOf(species.unit)
  species.cards = species.cards.filter((index) => {
    const card = cardData(index)
    if (withinSizes(limitsOf(card, colour), species.size) || (keepsAll && card.kind === 'mutation')) return true
    tell(t, card.kind === 'mutation' ? 'resize.card' : 'resize.fossil', { species: unitWord(species.unit), card: cardWord(index) }, '8.0a')
    if (card.kind === 'mutation') state.lostCards.push(index)
    else loseGenotype(t, species.unit, index, '8.0a')
    return false
  })
  species.faces = species.faces.filter((index) => {
    const face = FACES[index] as Face
    if (keepsAll || withinSizes(face.sizes, species.size)) return true
    playerOf(state, colour).inheritance |= 1 << tileOfFace(index)
    tell(t, 'resize.tile', { species: unitWord(species.unit), dna: face.dna }, '8.0a')
    return false
  })
}

const limitsOf = (card: Card, colour: number): Sizes => (card.kind === 'mutation' ? card.sizes : sideFor(card, colour).sizes)
