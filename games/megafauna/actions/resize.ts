/** E6 Resize: every species of a player grows or shrinks by one at most; J8b: predators may answer a free one. */

import type { Script } from '@deeptime/engine'
import { cardWord, faceOf } from '../cards.ts'
import { MAX_SIZE } from '../components/mutations.ts'
import { colourOf, speciesIdsOf } from '../components/phyla.ts'
import { loseCard, ownerOf, seatOf, stripCard } from '../cubes.ts'
import { canEat } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { DOWN_OPTIONS, SAME_OPTIONS, SPECIES_OPTIONS, type SpeciesOption, UP_OPTIONS } from '../options.ts'
import { CARNIVORE, HERBIVORE, PLACE_COUNT, spaceAt } from '../places.ts'
import { speciesWord } from '../refs.ts'
import { settleSpecies } from '../settle.ts'
import type { State } from '../state.ts'
import { genotypeLimit, inPersonality, refresh, speciesOf } from '../tableau.ts'
import { archetypeInPlay, burst } from './kiwi.ts'
import { foundArchetype, isMarine } from './marine.ts'

const SMALLEST = 1

/** The steps that a species can take. K8b: plants by the rules never shrink. */
function stepsOf(s: State, species: number, upOnly: boolean, mayStay: boolean): SpeciesOption[] {
  const { size } = speciesOf(s, species)
  const options: SpeciesOption[] = []
  if (size > SMALLEST && !upOnly) options.push(DOWN_OPTIONS[species] as SpeciesOption)
  if (mayStay) options.push(SAME_OPTIONS[species] as SpeciesOption)
  if (size < MAX_SIZE) options.push(UP_OPTIONS[species] as SpeciesOption)
  return options
}

const stepBy = (option: SpeciesOption): number => (option.label === 'up' ? 1 : option.label === 'down' ? -1 : 0)

export const canResize = (s: State, colour: number, upOnly: boolean): boolean =>
  speciesIdsOf(colour).some((species) => s.species[species] && stepsOf(s, species, upOnly, false).length > 0)

/** With nothing changed so far the last species can't stay as it is. */
export function* resize(t: MegafaunaTable, colour: number, upOnly: boolean, free: boolean): Script {
  const s = t.state
  const able = speciesIdsOf(colour).filter((species) => s.species[species] && stepsOf(s, species, upOnly, false).length > 0)
  const changed: number[] = []
  const steps: number[] = []
  for (const [i, species] of able.entries()) {
    const options = stepsOf(s, species, upOnly, changed.length > 0 || i < able.length - 1)
    const step = stepBy(yield* decide(t, seatOf(s, colour), 'resize.species', options, 'E6', { species: speciesWord(species) }))
    if (step === 0) continue
    changed.push(species)
    steps.push(step)
  }
  const hunters = free ? huntersOf(s, changed) : []
  for (const [i, species] of changed.entries()) setSize(t, species, steps[i] as number)
  // J8b: before anything follows from the first resize.
  const answered = yield* react(t, hunters)
  yield* follow(t, colour, changed)
  for (const species of answered) if (s.species[species]) yield* follow(t, colourOf(species), [species])
}

function setSize(t: MegafaunaTable, species: number, step: number): void {
  const s = t.state
  const x = speciesOf(s, species)
  x.size += step
  refresh(s, x)
  tell(t, 'resize', { species: speciesWord(species), size: x.size }, 'E6')
}

/** J8b: species that eat one of these where they stand, owners in turn order. */
function huntersOf(s: State, prey: readonly number[]): readonly number[] {
  const found = new Set<number>()
  for (let place = 0; place < PLACE_COUNT; place++) {
    const [eaten, hunter] = [s.upright[spaceAt(place, HERBIVORE)] as number, s.upright[spaceAt(place, CARNIVORE)] as number]
    if (eaten >= 0 && hunter >= 0 && prey.includes(eaten) && !prey.includes(hunter) && canEat(s, hunter, eaten)) found.add(hunter)
  }
  return s.order.flatMap((colour) => [...found].filter((species) => colourOf(species) === colour).sort((a, b) => a - b))
}

function* react(t: MegafaunaTable, hunters: readonly number[]): Script<readonly number[]> {
  const answered: number[] = []
  for (const species of hunters) {
    const options = stepsOf(t.state, species, false, true)
    const step = stepBy(yield* decide(t, ownerOf(t.state, species), 'resize.react', options, 'J8b', { species: speciesWord(species) }))
    if (step === 0) continue
    setSize(t, species, step)
    answered.push(species)
  }
  return answered
}

/** J1, E6a–b: what is too small for the new size goes; then all that follows on the map. */
function* follow(t: MegafaunaTable, colour: number, changed: readonly number[]): Script {
  const s = t.state
  for (const species of changed) loseSmallCards(t, species)
  for (const species of changed) if (isMarine(s, species)) yield* foundArchetype(t, species)
  for (const species of yield* burstOrder(t, colour, changed)) burst(t, species)
  for (const species of changed) if (s.species[species]) settleSpecies(t, species)
}

function loseSmallCards(t: MegafaunaTable, species: number): void {
  const s = t.state
  const x = speciesOf(s, species)
  for (const card of x.cards.slice()) {
    if (card.side === 0 || faceOf(s, card).maxSize >= x.size) continue
    tell(t, 'resize.card', { species: speciesWord(species), card: cardWord(s, card.card) }, 'E6a')
    // J6g: a Cheshire cat keeps its grin.
    if (inPersonality(x, card.card)) stripCard(s, card)
    else loseCard(t, species, x, card)
  }
  refresh(s, x)
}

/** E6b: if several species burst at once, only the first can become the kiwi. */
function* burstOrder(t: MegafaunaTable, colour: number, changed: readonly number[]): Script<readonly number[]> {
  const s = t.state
  const bursting = changed.filter((species) => s.species[species] && speciesOf(s, species).size > genotypeLimit(s, species))
  if (bursting.length < 2 || archetypeInPlay(s, colour)) return bursting
  const options = bursting.map((species) => SPECIES_OPTIONS[species] as SpeciesOption)
  const { species: first } = yield* decide(t, seatOf(s, colour), 'resize.order', options, 'E6b')
  return [first, ...bursting.filter((species) => species !== first)]
}
