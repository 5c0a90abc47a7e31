/** G1, H1 What follows when anything on the map changes: who lies down, who dies, and who falls with them. */

import { colourOf } from './components/phyla.ts'
import { layDown, removeLying, takeOff } from './creeples.ts'
import { extinguish } from './extinction.ts'
import { canEat, canLive, isAlienPlant } from './habitat.ts'
import { type LogKey, type MegafaunaTable, tell } from './keys.ts'
import { CARNIVORE, HERBIVORE, LEVEL_COUNT, levelOfSpace, PLANT, placeOfSpace, spaceAt } from './places.ts'
import { levelWord, placeWord, speciesWord } from './refs.ts'
import type { RuleId } from './rules.ts'
import { NONE, type State } from './state.ts'
import { isEndotherm, speciesOf } from './tableau.ts'

const DISPERSAL = 3

/** Glossary, Endangered: in phase 3 who falls dies at once, unless it is an endotherm or a newborn of its species still comes. */
const diesAtOnce = (s: State, species: number): boolean =>
  s.phase === DISPERSAL && (s.newborn[species] as number) === 0 && !isEndotherm(speciesOf(s, species))

const creepleParams = (s: State, species: number, space: number) => ({
  species: speciesWord(species),
  place: placeWord(s, placeOfSpace(space)),
  level: levelWord(levelOfSpace(space)),
})

/** Settles these places, and all that follows. Ends, as every pass lowers the number of those who stand. */
export function settle(t: MegafaunaTable, ...places: readonly number[]): void {
  const work = places.slice()
  for (let place = work.pop(); place !== undefined; place = work.pop()) settlePlace(t, place, work)
}

function settlePlace(t: MegafaunaTable, place: number, work: number[]): void {
  const s = t.state
  for (;;) {
    const herbivore = s.upright[spaceAt(place, HERBIVORE)] as number
    const carnivore = s.upright[spaceAt(place, CARNIVORE)] as number
    if (herbivore >= 0 && !herbivoreHolds(s, herbivore, place)) {
      fall(t, spaceAt(place, HERBIVORE), s.rules.alien ? 'falls.prey' : 'falls.habitat', 'G1', work)
    } else if (carnivore >= 0 && !carnivoreHolds(s, carnivore, herbivore, place)) {
      fall(t, spaceAt(place, CARNIVORE), 'falls.prey', 'H1', work)
    } else return
  }
}

/** K2: on worlds of three levels herbivores need a plant; those that are plants themselves wither in phase 4 only. */
function herbivoreHolds(s: State, species: number, place: number): boolean {
  if (!s.rules.alien) return canLive(s, species, place, HERBIVORE)
  const plant = s.upright[spaceAt(place, PLANT)] as number
  if (plant < 0 || !canEat(s, species, plant, HERBIVORE)) return false
  return isAlienPlant(s, species) || canLive(s, species, place, HERBIVORE)
}

const carnivoreHolds = (s: State, species: number, prey: number, place: number): boolean =>
  prey >= 0 && canEat(s, species, prey) && canLive(s, species, place, CARNIVORE, prey)

/** Somebody who stands falls: it lies endangered, or dies. */
function fall(t: MegafaunaTable, space: number, key: LogKey, rule: RuleId, work: number[]): void {
  const s = t.state
  const species = s.upright[space] as number
  tell(t, key, creepleParams(s, species, space), rule)
  layDown(s, space)
  succumb(t, species, space, work)
}

/** Who lies because nothing can save it dies at once where the rules say so. */
function succumb(t: MegafaunaTable, species: number, space: number, work: number[]): void {
  if (!diesAtOnce(t.state, species)) return
  tell(t, 'dies', creepleParams(t.state, species, space), 'endangered')
  removeLying(t.state, species, space)
  leave(t, species, work)
}

/** A creeple leaves the map; its species may leave the world with it. */
function leave(t: MegafaunaTable, species: number, work: number[]): void {
  takeOff(t.state, species)
  if (t.state.living[species] === 0) work.push(...extinguish(t, species, 'I3'))
}

/** The loser of a contest, which lies already. */
export function loseContest(t: MegafaunaTable, species: number, space: number, rule: RuleId): void {
  tell(t, 'falls.contest', creepleParams(t.state, species, space), rule)
  const work: number[] = []
  succumb(t, species, space, work)
  settle(t, ...work)
}

/** Kills a creeple that lies, or that stands, at a space. */
export function kill(t: MegafaunaTable, species: number, space: number, lies: boolean): void {
  const s = t.state
  const work = [placeOfSpace(space)]
  if (lies) removeLying(s, species, space)
  else s.upright[space] = NONE
  leave(t, species, work)
  settle(t, ...work)
}

/** Glossary, Damocles: a disc endangers everybody where it falls. */
export function endangerAll(t: MegafaunaTable, place: number): void {
  const s = t.state
  const work: number[] = []
  for (let level = LEVEL_COUNT - 1; level >= 0; level--) {
    const space = spaceAt(place, level)
    if ((s.upright[space] as number) >= 0) fall(t, space, 'falls.disc', 'damocles', work)
  }
  settle(t, ...work)
}

/** I3: a species dies out at once. */
export function dieOut(t: MegafaunaTable, species: number, rule: RuleId): void {
  settle(t, ...extinguish(t, species, rule))
}

/** Everywhere this species lives, for changes of its size, venom, tools or organs. */
export function settleSpecies(t: MegafaunaTable, species: number): void {
  const s = t.state
  const places: number[] = []
  for (let space = 0; space < s.upright.length; space++) if (s.upright[space] === species) places.push(placeOfSpace(space))
  settle(t, ...places)
}

export const colourOfSpecies = colourOf
