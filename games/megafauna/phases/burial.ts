/** A4, I2–I3 Phase 4: who stands up again, who is offered a shift, and who is buried. */

import type { Script } from '@deeptime/engine'
import { colourOf, formOf, GREEN, speciesIdsOf } from '../components/phyla.ts'
import { couldShift, shifts } from '../contests/arrive.ts'
import { layDown, lyingAt, removeLying, standUp, takeOff } from '../creeples.ts'
import { seatOf } from '../cubes.ts'
import { extinguish } from '../extinction.ts'
import { couldSettle, distancesFor, isPlantHabitat, waterDistances } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { SPECIES_OPTIONS, type SpeciesOption } from '../options.ts'
import { CARNIVORE, HERBIVORE, levelOfSpace, PLANT, placeOfSpace, SPACE_COUNT } from '../places.ts'
import { colourWord, placeWord, speciesWord } from '../refs.ts'
import { settle } from '../settle.ts'
import { type Lying, NONE, type State } from '../state.ts'
import { speciesOf } from '../tableau.ts'

export function* burialStep(t: MegafaunaTable): Script {
  const s = t.state
  s.phase = 4
  s.active = NONE
  if (s.rules.alien) wither(t)
  if (s.rules.alien) standLevel(t, PLANT)
  standLevel(t, HERBIVORE)
  yield* offerShifts(t)
  standLevel(t, CARNIVORE)
  yield* buryAll(t)
  t.next({ step: 'endTurn' })
}

/** K7c: plants out of their habitat die; who fed on them falls. */
function wither(t: MegafaunaTable): void {
  const s = t.state
  const distances = waterDistances(s)
  const places: number[] = []
  for (let space = 0; space < SPACE_COUNT; space++) {
    const species = s.upright[space] as number
    if (species < 0 || colourOf(species) !== GREEN || isPlantHabitat(s, formOf(species), placeOfSpace(space), distances)) continue
    tell(t, 'withers', { species: speciesWord(species), place: placeWord(s, placeOfSpace(space)) }, 'K7c')
    layDown(s, space)
    places.push(placeOfSpace(space))
  }
  settle(t, ...places)
}

/** I2: an endangered creeple stands up where it can live and nobody disputes its level. */
function standLevel(t: MegafaunaTable, level: number): void {
  const s = t.state
  for (const { species, space } of s.lying.slice()) {
    if (levelOfSpace(space) !== level || (s.upright[space] as number) >= 0 || lyingAt(s, space) > 1) continue
    const place = placeOfSpace(space)
    if (!couldSettle(s, species, place, level, distancesFor(s, species))) continue
    standUp(s, species, space)
    tell(t, 'burial.stands', { species: speciesWord(species), place: placeWord(s, place) }, 'I2')
    settle(t, place)
  }
}

/** I2: trophic shifts, in turn order. */
function* offerShifts(t: MegafaunaTable): Script {
  const s = t.state
  for (const colour of s.order) {
    for (const { species, space } of s.lying.slice()) {
      if (colourOf(species) !== colour || !isStillLying(s, species, space) || !couldShift(s, species, space)) continue
      yield* shifts(t, species, space)
    }
  }
}

const isStillLying = (s: State, species: number, space: number): boolean =>
  s.lying.some((creeple) => creeple.species === species && creeple.space === space)

/** I2, I3: everybody who still lies is buried; species without a living creeple are extinct. */
function* buryAll(t: MegafaunaTable): Script {
  const s = t.state
  for (const { species, space } of s.lying.slice()) {
    tell(t, 'burial.buried', { species: speciesWord(species), place: placeWord(s, placeOfSpace(space)) }, 'I2')
    bury(s, { species, space })
  }
  for (const colour of s.order) {
    const gone = speciesIdsOf(colour).filter((species) => s.species[species] && s.living[species] === 0)
    if (gone.length === 0) continue
    for (const species of yield* lastOneLast(t, colour, gone)) settle(t, ...extinguish(t, species, 'I3'))
  }
}

function bury(s: State, { species, space }: Lying): void {
  removeLying(s, species, space)
  takeOff(s, species)
}

/** I3c: if all that is left of a player dies at once, its owner says whose personality the Lazarus keeps. */
function* lastOneLast(t: MegafaunaTable, colour: number, gone: readonly number[]): Script<readonly number[]> {
  const s = t.state
  const alive = speciesIdsOf(colour).filter((species) => s.species[species])
  const feeling = gone.filter((species) => speciesOf(s, species).personality.length > 0)
  if (alive.length > gone.length || feeling.length === 0) return gone
  const options = feeling.map((species) => SPECIES_OPTIONS[species] as SpeciesOption)
  const { species: kept } = yield* decide(t, seatOf(s, colour), 'lazarus.keep', options, 'I3c')
  tell(t, 'lazarus.keeps', { player: colourWord(colour), species: speciesWord(kept) }, 'I3c')
  return [...gone.filter((species) => species !== kept), kept]
}
