/** I1 Endangered endotherms look for another home: no contests, only levels where nobody stands. */

import type { Script } from '@deeptime/engine'
import { colourOf } from '../components/phyla.ts'
import { removeLying, standUp } from '../creeples.ts'
import { seatOf } from '../cubes.ts'
import { couldSettle, distancesFor, highestLevel, lowestLevel } from '../habitat.ts'
import { ask, decide, type MegafaunaOption, type MegafaunaTable, tell } from '../keys.ts'
import { BURY, type CreepleOption, creepleOption, type SpaceOption, STAND, spaceOption } from '../options.ts'
import { levelOfSpace, placeOfSpace, spaceAt } from '../places.ts'
import { levelWord, placeWord, speciesWord } from '../refs.ts'
import { kill, settle } from '../settle.ts'
import type { State } from '../state.ts'
import { isEndotherm, speciesOf } from '../tableau.ts'
import { distance, reachFrom, UNREACHED } from './reach.ts'

/** Lying endotherms of a colour, each kind once: two of one species in one space are alike. */
function refugees(s: State, colour: number): readonly CreepleOption[] {
  const found: CreepleOption[] = []
  for (const { species, space } of s.lying) {
    if (colourOf(species) !== colour || !isEndotherm(speciesOf(s, species))) continue
    const option = creepleOption(s, species, space, true)
    if (!found.includes(option)) found.push(option)
  }
  return found
}

/** Levels without an upright creeple where an endotherm that lies here could live. */
export function refuges(s: State, species: number, from: number): readonly number[] {
  reachFrom(s, species, [placeOfSpace(from)])
  const distances = distancesFor(s, species)
  const found: number[] = []
  for (let place = 0; place < distance.length; place++) {
    if (distance[place] === UNREACHED) continue
    for (let level = lowestLevel(s, species); level <= highestLevel(s, species); level++) {
      const space = spaceAt(place, level)
      if ((s.upright[space] as number) < 0 && couldSettle(s, species, place, level, distances)) found.push(space)
    }
  }
  return found
}

/** One endotherm of the colour; then the next. */
export function* endothermStep(t: MegafaunaTable, { colour }: { colour: number }): Script {
  const s = t.state
  s.phase = 4
  s.active = colour
  const options = refugees(s, colour)
  if (options.length === 0) return
  t.next({ step: 'endotherms', args: { colour } })
  const seat = seatOf(s, colour)
  const { species, space } = yield* decide(t, seat, 'endotherm.who', options, 'I1')
  yield* flee(t, seat, species, space)
}

function* flee(t: MegafaunaTable, seat: number, species: number, from: number): Script {
  const s = t.state
  const spaces = refuges(s, species, from)
  const place = placeOfSpace(from)
  const params = { species: speciesWord(species), place: placeWord(s, place) }
  const options: MegafaunaOption[] = spaces.map((space) => (space === from ? STAND : spaceOption(s, space)))
  options.push(BURY)
  const answer = options.length === 1 ? BURY : yield* ask(t, seat, 'endotherm.to', options, 'I1', params)
  if (answer === BURY) {
    tell(t, 'endotherm.buried', params, 'I1')
    kill(t, species, from, true)
    return
  }
  if (answer === STAND) {
    tell(t, 'endotherm.stands', params, 'I1')
    standUp(s, species, from)
    settle(t, place)
    return
  }
  const { space } = answer as SpaceOption
  const to = placeOfSpace(space)
  removeLying(s, species, from)
  s.upright[space] = species
  tell(t, 'endotherm.moves', { ...params, to: placeWord(s, to), level: levelWord(levelOfSpace(space)) }, 'I1')
  settle(t, to)
}
