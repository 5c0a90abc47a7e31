/** F6, G, H A creeple takes a level of a biome, and fights for it if somebody stands there. */

import type { Script } from '@deeptime/engine'
import { layDown, removeLying, standUp } from '../creeples.ts'
import { ownerOf } from '../cubes.ts'
import { couldSettle, distancesFor } from '../habitat.ts'
import { decide, type LogKey, type MegafaunaTable, tell } from '../keys.ts'
import { CARRY_ON, FALL, SPECIES_OPTIONS, type SpeciesOption } from '../options.ts'
import { CARNIVORE, HERBIVORE, levelOfSpace, placeOfSpace, spaceAt } from '../places.ts'
import { organWord, placeWord, speciesWord } from '../refs.ts'
import { loseContest, settle } from '../settle.ts'
import { NONE, type State } from '../state.ts'
import { type Step, verdictOn } from './verdict.ts'

/** A creeple that lies at a space since it entered stands up there, after a contest if need be. Then all that follows. */
export function* arrive(t: MegafaunaTable, species: number, space: number): Script {
  const s = t.state
  const resident = s.upright[space] as number
  if (resident < 0) standUp(s, species, space)
  else yield* contest(t, species, resident, space)
  settle(t, placeOfSpace(space))
}

function tellVerdict(t: MegafaunaTable, space: number, newcomer: number, resident: number, step: Step, wins: boolean): void {
  const key = `contest.${step.rung}` as LogKey
  const best = wins ? step.newcomer : step.resident
  const second = wins ? step.resident : step.newcomer
  const params = {
    place: placeWord(t.state, placeOfSpace(space)),
    winner: speciesWord(wins ? newcomer : resident),
    loser: speciesWord(wins ? resident : newcomer),
    best,
    second,
  }
  tell(t, key, step.organ === NONE ? params : { ...params, organ: organWord(step.organ) }, step.rule)
}

function* contest(t: MegafaunaTable, newcomer: number, resident: number, space: number): Script {
  const s = t.state
  const { wins, steps } = verdictOn(s, space, newcomer, resident)
  const last = steps[steps.length - 1] as Step
  let won = wins > 0
  if (wins === 0) {
    // G7a, H6a
    const options = [SPECIES_OPTIONS[newcomer] as SpeciesOption, SPECIES_OPTIONS[resident] as SpeciesOption]
    const params = { place: placeWord(s, placeOfSpace(space)) }
    const answer = yield* decide(t, ownerOf(s, newcomer), 'contest.winner', options, last.rule, params)
    won = answer.species === newcomer
  }
  tellVerdict(t, space, newcomer, resident, last, won)
  if (won) {
    layDown(s, space)
    standUp(s, newcomer, space)
    // A carnivore that can't eat the winner falls before the loser may take its level.
    settle(t, placeOfSpace(space))
  }
  const loser = won ? resident : newcomer
  if (yield* shifts(t, loser, space)) return
  loseContest(t, loser, space, last.rule)
}

/** G8: whether a lying herbivore could go on as the carnivore of whoever stands there. */
export const couldShift = (s: State, species: number, space: number): boolean =>
  levelOfSpace(space) === HERBIVORE && couldSettle(s, species, placeOfSpace(space), CARNIVORE, distancesFor(s, species))

/** G8: offers the loser its trophic shift; says whether it was taken. */
export function* shifts(t: MegafaunaTable, species: number, space: number): Script<boolean> {
  const s = t.state
  if (!couldShift(s, species, space)) return false
  const place = placeOfSpace(space)
  const params = { species: speciesWord(species), place: placeWord(s, place) }
  const answer = yield* decide(t, ownerOf(s, species), 'trophic.shift', [CARRY_ON, FALL], 'G8', params)
  if (answer === FALL) return false
  tell(t, 'shift', params, 'G8')
  const above = spaceAt(place, CARNIVORE)
  removeLying(s, species, space)
  s.lying.push({ space: above, species })
  yield* arrive(t, species, above)
  return true
}
