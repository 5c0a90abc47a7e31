/** E7 Resurrect: a Lazarus comes back with its archetype. */

import type { Script } from '@deeptime/engine'
import { ARCHETYPE, GREEN, speciesId } from '../components/phyla.ts'
import { arrive } from '../contests/arrive.ts'
import { enter } from '../creeples.ts'
import { seatOf } from '../cubes.ts'
import { geometryOf } from '../geometry.ts'
import { couldSettle, distancesFor, highestLevel, lowestLevel } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { type SpaceOption, spaceOption } from '../options.ts'
import { levelOfSpace, placeOfSpace, spaceAt } from '../places.ts'
import { colourWord, levelWord, placeWord, speciesWord } from '../refs.ts'
import { bringImports } from '../setup/imports.ts'
import { newCard, newSpecies, type State } from '../state.ts'
import { playerOf, refresh, speciesOf } from '../tableau.ts'

/** K3f, K8c: alone, an animal comes once; a plant by the rules never. */
export function mayResurrect(s: State, colour: number): boolean {
  if (!playerOf(s, colour).lazarus) return false
  if (!s.rules.alien || !s.rules.plantByRules) return true
  return colour !== GREEN && (s.rules.seats > 1 || playerOf(s, colour).resurrections === 0)
}

/** Every level where an archetype of size 1 could live now. */
export function homesFor(s: State, colour: number): readonly number[] {
  const species = speciesId(colour, ARCHETYPE)
  const was = s.species[species] ?? null
  s.species[species] ??= newSpecies(0, 1)
  const distances = distancesFor(s, species)
  const { hexes, tabs } = geometryOf(s.landmasses)
  const found: number[] = []
  for (const place of [...hexes, ...tabs]) {
    for (let level = lowestLevel(s, species); level <= highestLevel(s, species); level++) {
      if (couldSettle(s, species, place, level, distances)) found.push(spaceAt(place, level))
    }
  }
  s.species[species] = was
  return found
}

export const canResurrect = (s: State, colour: number): boolean => mayResurrect(s, colour) && homesFor(s, colour).length > 0

export function* resurrect(t: MegafaunaTable, colour: number): Script {
  const s = t.state
  const options = homesFor(s, colour).map((space) => spaceOption(s, space))
  const { space } = (yield* decide(t, seatOf(s, colour), 'resurrect.place', options, 'E7a', { player: colourWord(colour) })) as SpaceOption
  const species = speciesId(colour, ARCHETYPE)
  const player = playerOf(s, colour)
  s.species[species] = newSpecies(0, 1)
  player.lazarus = false
  player.archetypeFossil = false
  player.resurrections++
  restorePersonality(s, colour, species)
  tell(
    t,
    'resurrect',
    { species: speciesWord(species), place: placeWord(s, placeOfSpace(space)), level: levelWord(levelOfSpace(space)) },
    'E7',
  )
  s.spare[species] = (s.spare[species] as number) - 1
  enter(s, species, space)
  if (player.resurrections === 1) bringImports(s, colour)
  yield* arrive(t, species, space)
}

/** E7: emotions that were kept come back; their tools were taken long ago. */
function restorePersonality(s: State, colour: number, species: number): void {
  const player = playerOf(s, colour)
  const x = speciesOf(s, species)
  for (let i = 0; i < player.setAside.length; i++) {
    const card = newCard(player.setAside[i] as number)
    card.side = player.setAsideSides[i] as number
    x.cards.push(card)
  }
  x.personality = player.setAside
  x.violetBest = player.setAsideViolet
  player.setAside = []
  player.setAsideSides = []
  player.setAsideViolet = 0
  refresh(s, x)
}
