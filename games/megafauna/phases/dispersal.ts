/** A3, F Phase 3: mothers and dispersal, newborn by newborn. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { plantMustGraze } from '../alien/plant.ts'
import { GREEN, speciesIdsOf } from '../components/phyla.ts'
import { arrive } from '../contests/arrive.ts'
import { enter } from '../creeples.ts'
import { discardCard, removeBasal, seatOf, stripCard } from '../cubes.ts'
import { geometryOf } from '../geometry.ts'
import { canEat, couldSettle, distancesFor, feedsOn, highestLevel, lowestLevel, standsElsewhere } from '../habitat.ts'
import { ask, decide, type MegafaunaOption, type MegafaunaReason, type MegafaunaTable, tell } from '../keys.ts'
import { GIVE_UP, SPECIES_OPTIONS, type SpaceOption, type SpeciesOption, spaceOption } from '../options.ts'
import { levelOfSpace, placeOfSpace, spaceAt } from '../places.ts'
import { levelWord, placeWord, spaceRef, speciesWord } from '../refs.ts'
import { NONE, ORGAN_COUNT, type State } from '../state.ts'
import { distance, reach, UNREACHED } from './reach.ts'

/** F2, F6: every level that a newborn of this species can take now. Fills `distance` too. */
export function destinations(s: State, species: number): number[] {
  reach(s, species)
  const distances = distancesFor(s, species)
  const found: number[] = []
  for (let place = 0; place < distance.length; place++) {
    if (distance[place] === UNREACHED) continue
    for (let level = lowestLevel(s, species); level <= highestLevel(s, species); level++) {
      if (couldSettle(s, species, place, level, distances)) found.push(spaceAt(place, level))
    }
  }
  return found
}

const hasNewborns = (s: State, colour: number): boolean => speciesIdsOf(colour).some((species) => (s.newborn[species] as number) > 0)

/** One newborn of the colour; then the next. */
export function* disperseStep(t: MegafaunaTable, { colour }: { colour: number }): Script {
  const s = t.state
  s.phase = 3
  s.active = colour
  if (!hasNewborns(s, colour)) return
  t.next({ step: 'disperse', args: { colour } })
  const options = speciesIdsOf(colour)
    .filter((species) => (s.newborn[species] as number) > 0)
    .map((species) => SPECIES_OPTIONS[species] as SpeciesOption)
  const { species } = yield* decide(t, seatOf(s, colour), 'disperse.species', options, 'F1')
  yield* disperse(t, colour, species)
}

function* disperse(t: MegafaunaTable, colour: number, species: number): Script {
  const s = t.state
  const all = destinations(s, species)
  const grazes = colour === GREEN && s.rules.plantByRules
  const spaces = grazes ? plantMustGraze(all) : all
  if (spaces.length === 0) return giveUp(t, species)
  const options: MegafaunaOption[] = spaces.map((space) => spaceOption(s, space))
  // K8d: a plant that the rules run gives nobody up.
  if (!grazes) options.push(GIVE_UP)
  const params = { species: speciesWord(species) }
  const why = (): readonly WhyNot[] => whyNot(s, species)
  const choose = grazes ? decide : ask
  const answer = yield* choose(t, seatOf(s, colour), 'disperse.to', options, grazes ? 'K8d' : 'F2', params, why)
  if (answer === GIVE_UP) return giveUp(t, species)
  const { space } = answer as SpaceOption
  tell(t, 'disperse.to', { ...params, place: placeWord(s, placeOfSpace(space)), level: levelWord(levelOfSpace(space)) }, 'F6')
  s.newborn[species] = (s.newborn[species] as number) - 1
  enter(s, species, space)
  yield* arrive(t, species, space)
}

function giveUp(t: MegafaunaTable, species: number): void {
  const s = t.state
  s.newborn[species] = (s.newborn[species] as number) - 1
  s.spare[species] = (s.spare[species] as number) + 1
  tell(t, 'disperse.givesUp', { species: speciesWord(species) }, 'F2')
  // C2g: an archetype that never came ashore was never there.
  if (s.living[species] === 0 && s.newborn[species] === 0) forget(s, species)
}

function forget(s: State, species: number): void {
  const x = s.species[species]
  if (!x) return
  for (let organ = 0; organ < ORGAN_COUNT; organ++) while ((x.basal[organ] as number) > 0) removeBasal(s, x, organ)
  for (const card of x.cards.slice()) {
    stripCard(s, card)
    discardCard(s, card.card)
  }
  s.species[species] = null
}

/** Why a newborn can't go to a level. */
export function whyNot(s: State, species: number): readonly WhyNot[] {
  const open = new Set(destinations(s, species))
  const { hexes, tabs } = geometryOf(s.landmasses)
  const levels: number[] = []
  for (let level = lowestLevel(s, species); level <= highestLevel(s, species); level++) levels.push(level)
  const spaces = [...hexes, ...tabs].flatMap((place) => levels.map((level) => spaceAt(place, level))).filter((space) => !open.has(space))
  return whyNotOf(
    spaces,
    (space) => spaceRef(s, space),
    (space) => reasonAgainst(s, species, space),
  )
}

function reasonAgainst(s: State, species: number, space: number): MegafaunaReason {
  const place = placeOfSpace(space)
  const level = levelOfSpace(space)
  const params = { species: speciesWord(species) }
  if (distance[place] === UNREACHED) return { key: 'tooFar', rule: 'F2a', params }
  const food = feedsOn(s, level)
  const prey = food === NONE ? NONE : (s.upright[spaceAt(place, food)] as number)
  if (standsElsewhere(s, species, place, level)) return { key: 'ownPrey', rule: 'F4c', params }
  if (food !== NONE && (prey < 0 || !canEat(s, species, prey, level))) return { key: 'noPrey', rule: 'F4', params }
  return { key: 'uninhabitable', rule: 'F3c', params }
}
