/** 4.3 The cull: contests and hunger in every habitat, and refuge within it (13.6, 14.0). */

import type { Script } from '@deeptime/engine'
import { BIOME, HABITAT_COUNT, PREDATOR, placeAt, ROOTER, SPACES, spaceOf } from '../components/map.ts'
import { colourOf } from '../components/players.ts'
import { beastOf, eats, hasPrey, terrainOf } from '../habitat.ts'
import { type ClassicTable, decide, tell } from '../keys.ts'
import { PLACE_OPTIONS, type PlaceOption, type SpeciesOption, WINNER_OPTIONS } from '../options.ts'
import { habitatWord, placeWord, unitWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { bury, buryHabitat, extinguish, turnOrder } from '../species/extinction.ts'
import { type Displaced, isImmigrantUnit, playerOf, type State, unitsAt, unitsIn } from '../state.ts'
import { because, whyNotRefuge, whyPlaces, whySpecies } from '../why-not.ts'
import { canFeed, carnivoreContest } from './carnivore-contest.ts'
import { herbivoreContest } from './herbivore-contest.ts'

/** The whole map, habitat by habitat; then species without animals are extinct. */
export function* cullStep(t: ClassicTable): Script {
  for (let habitat = 0; habitat < HABITAT_COUNT; habitat++) {
    if (isAtPeace(t.state, habitat)) continue
    t.state.culled = habitat
    yield* cullHabitat(t, habitat)
  }
  t.state.culled = -1
  extinguish(t)
}

/** Is everything here fed and nothing crowded (4.3a–b)? Then there is nothing to do. */
export function isAtPeace(state: State, habitat: number): boolean {
  const grazers = unitsIn(state, habitat, BIOME)
  const rooters = unitsIn(state, habitat, ROOTER)
  const hunters = unitsIn(state, habitat, PREDATOR)
  const count = grazers.length + rooters.length + hunters.length
  if (count === 0) return true
  if (state.flipped[habitat] || grazers.length > 1 || rooters.length > 1 || hunters.length > 2) return false
  const terrain = terrainOf(state, habitat)
  const isAtHome = (u: number): boolean => (beastOf(state, u).enters & terrain) !== 0
  if (grazers.length === 1 && !(isAtHome(grazers[0] as number) && eats(state, beastOf(state, grazers[0] as number), habitat, BIOME)))
    return false
  if (rooters.length === 1 && !(isAtHome(rooters[0] as number) && eats(state, beastOf(state, rooters[0] as number), habitat, ROOTER)))
    return false
  if (hunters.length === 0) return true
  if (hunters.length === 1) return isAtHome(hunters[0] as number) && hasPrey(state, beastOf(state, hunters[0] as number), habitat)
  return hunters.every(isAtHome) && canFeed(state, habitat, hunters)
}

function die(t: ClassicTable, unit: number, habitat: number, rule: RuleId): void {
  bury(t.state, unit)
  tell(t, 'cull.dies', { unit: unitWord(unit), habitat: habitatWord(habitat) }, rule)
}

function* cullHabitat(t: ClassicTable, habitat: number): Script {
  if (t.state.flipped[habitat]) {
    tell(t, 'cull.ice', { habitat: habitatWord(habitat) }, '15.1e')
    buryHabitat(t.state, habitat)
    return
  }
  dropStrangers(t, habitat)
  const losers = yield* herbivores(t, habitat)
  displace(t, habitat, losers, '13.6')
  displaceStarving(t, habitat)
  yield* settle(t, habitat, '13.6')
  yield* carnivores(t, habitat)
}

/** 7.3f, 11.1: units of the wrong terrain die. */
function dropStrangers(t: ClassicTable, habitat: number): void {
  const { state } = t
  const terrain = terrainOf(state, habitat)
  for (const space of SPACES) {
    const place = placeAt(habitat, space)
    const strangers = unitsAt(state, place).filter((u) => (beastOf(state, u).enters & terrain) === 0)
    if (strangers.length === 0) continue
    state.units[place] = unitsAt(state, place).filter((u) => !strangers.includes(u))
    for (const unit of strangers) {
      bury(state, unit)
      tell(t, 'cull.terrain', { unit: unitWord(unit), place: placeWord(place) }, '7.3f')
    }
  }
}

/** 13.0: one winner keeps each herbivore space; a lone unit that cannot eat loses as well (4.3b). */
function* herbivores(t: ClassicTable, habitat: number): Script<readonly number[]> {
  const places = [placeAt(habitat, BIOME), placeAt(habitat, ROOTER)]
  const winners: (number | undefined)[] = []
  for (const place of places) winners.push(yield* winnerOf(t, place, unitsAt(t.state, place)))
  return places.flatMap((place, i) => {
    const winner = winners[i]
    const losers = keepOnly(unitsAt(t.state, place), winner)
    t.state.units[place] = winner === undefined ? [] : [winner]
    return losers
  })
}

/** All of these but one unit of the winner's kind. */
function keepOnly(units: readonly number[], winner: number | undefined): readonly number[] {
  const kept = winner === undefined ? -1 : units.indexOf(winner)
  return units.filter((_, i) => i !== kept)
}

/** The winner of a herbivore contest; the owner of several equal species chooses (13.4). */
function* winnerOf(t: ClassicTable, place: number, units: readonly number[]): Script<number | undefined> {
  if (units.length === 0) return undefined
  const equals = herbivoreContest(t.state, place, units, t)
  const finalists = [...new Set(equals)]
  if (finalists.length < 2) {
    if (equals.length > 1) tell(t, 'contest.same', { place: placeWord(place), winner: unitWord(equals[0] as number) }, '13.0')
    return finalists[0]
  }
  const { seat } = playerOf(t.state, colourOf(finalists[0] as number))
  const options = finalists.map((s) => WINNER_OPTIONS[s] as SpeciesOption)
  const answer = yield* decide(t, seat, 'contest.herbivore', options, '13.4', { place: placeWord(place) }, () =>
    whySpecies(t.state, colourOf(finalists[0] as number), '13.4', (s) =>
      finalists.includes(s) ? undefined : because('no-finalist', '13.4'),
    ),
  )
  tell(t, 'contest.owner', { place: placeWord(place), winner: unitWord(answer.species) }, '13.4')
  return answer.species
}

/** Those with an empty space to go to are displaced, the others die now. */
function displace(t: ClassicTable, habitat: number, losers: readonly number[], rule: RuleId): void {
  const doomed = losers.filter((u) => openSpaces(t.state, habitat, u).length === 0)
  for (const unit of losers) if (!doomed.includes(unit)) t.state.displaced.push({ unit, starved: false })
  for (const unit of doomed) die(t, unit, habitat, rule)
}

/** Carnivores without prey leave their triangle. */
function displaceStarving(t: ClassicTable, habitat: number): void {
  const { state } = t
  const place = placeAt(habitat, PREDATOR)
  const hungry = unitsAt(state, place).filter((u) => !hasPrey(state, beastOf(state, u), habitat))
  if (hungry.length === 0) return
  state.units[place] = unitsAt(state, place).filter((u) => !hungry.includes(u))
  for (const unit of hungry) {
    tell(t, 'cull.starved', { unit: unitWord(unit), place: placeWord(place) }, '14.1')
    state.displaced.push({ unit, starved: true })
  }
}

/** 13.6, 14.0: the empty spaces of the habitat where this unit could feed. */
function openSpaces(state: State, habitat: number, unit: number): readonly number[] {
  const beast = beastOf(state, unit)
  const open: number[] = []
  for (const space of [BIOME, ROOTER]) {
    if (unitsIn(state, habitat, space).length === 0 && eats(state, beast, habitat, space)) open.push(space)
  }
  // An immigrant changes between grazing and hunting as an animal does (13.5, 14.4).
  if (unitsIn(state, habitat, PREDATOR).length === 0 && hasPrey(state, beast, habitat)) open.push(PREDATOR)
  return open
}

/** The displaced look for a space, all at once, until nobody can move any more; whoever is left dies. */
function* settle(t: ClassicTable, habitat: number, rule: RuleId): Script {
  const { state } = t
  for (;;) {
    goBackUp(t, habitat)
    const movers = inTurnOrder(
      state,
      state.displaced.filter((d) => openSpaces(state, habitat, d.unit).length > 0),
    )
    if (movers.length === 0) break
    const spaces: number[] = []
    for (const { unit } of movers) spaces.push(yield* chooseRefuge(t, habitat, unit))
    yield* takeRefuge(t, habitat, movers, spaces)
  }
  for (const { unit, starved } of state.displaced) die(t, unit, habitat, starved ? '14.1' : rule)
  state.displaced.length = 0
}

/** A starved carnivore whose prey only changed its space has not lost its food. */
function goBackUp(t: ClassicTable, habitat: number): void {
  const pool = t.state.displaced
  for (let i = 0; i < pool.length; i++) {
    const { unit, starved } = pool[i] as Displaced
    if (!starved || !hasPrey(t.state, beastOf(t.state, unit), habitat)) continue
    unitsIn(t.state, habitat, PREDATOR).push(unit)
    pool.splice(i--, 1)
    tell(t, 'cull.returns', { unit: unitWord(unit), place: placeWord(placeAt(habitat, PREDATOR)) }, '14.1')
  }
}

/** Owners in turn order, then immigrants. */
function inTurnOrder(state: State, displaced: readonly Displaced[]): readonly Displaced[] {
  const order = turnOrder(state)
  const rank = (d: Displaced): number => (isImmigrantUnit(d.unit) ? order.length : order.indexOf(colourOf(d.unit)))
  return [...displaced].sort((a, b) => rank(a) - rank(b))
}

/** With several open spaces the owner chooses; immigrants take the biome before the roots and these before the hunt, two-tuskers the roots (19.1). */
function* chooseRefuge(t: ClassicTable, habitat: number, unit: number): Script<number> {
  const open = openSpaces(t.state, habitat, unit)
  if (open.length === 1 || isImmigrantUnit(unit)) return open[0] as number
  const { seat } = playerOf(t.state, colourOf(unit))
  if (seat < 0) return ROOTER
  const options = open.map((space) => PLACE_OPTIONS[placeAt(habitat, space)] as PlaceOption)
  const { place } = yield* decide(t, seat, 'refuge', options, '13.6', { species: unitWord(unit) }, () =>
    whyPlaces((at) => whyNotRefuge(t.state, beastOf(t.state, unit), habitat, at)),
  )
  return spaceOf(place)
}

/** Arrivals contest the biome and the roots; whoever went up enters the triangle. The losers stay displaced. */
function* takeRefuge(t: ClassicTable, habitat: number, movers: readonly Displaced[], spaces: readonly number[]): Script {
  for (const space of [BIOME, ROOTER, PREDATOR]) {
    const arrivals = movers.filter((_, i) => spaces[i] === space)
    if (arrivals.length === 0) continue
    const place = placeAt(habitat, space)
    if (space === PREDATOR) for (const mover of arrivals) enter(t, mover, place)
    else {
      const winner = yield* winnerOf(
        t,
        place,
        arrivals.map((d) => d.unit),
      )
      enter(t, arrivals.find((d) => d.unit === winner) as Displaced, place)
    }
  }
}

function enter(t: ClassicTable, mover: Displaced, place: number): void {
  unitsAt(t.state, place).push(mover.unit)
  t.state.displaced.splice(t.state.displaced.indexOf(mover), 1)
  tell(t, 'cull.refuge', { unit: unitWord(mover.unit), place: placeWord(place) }, '13.6')
}

/** 14.0: the triangle keeps what can be fed; the others may go down, or die. */
function* carnivores(t: ClassicTable, habitat: number): Script {
  const place = placeAt(habitat, PREDATOR)
  const units = unitsAt(t.state, place)
  if (units.length < 2) return
  const kept = yield* carnivoreContest(t, habitat)
  if (kept.length === units.length) return
  const staying = [...units]
  const dropped = [...units]
  for (const unit of kept) dropped.splice(dropped.indexOf(unit), 1)
  for (const unit of dropped) staying.splice(staying.lastIndexOf(unit), 1)
  t.state.units[place] = staying
  displace(t, habitat, dropped, '14.0')
  yield* settle(t, habitat, '14.0')
}
