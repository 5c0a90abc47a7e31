/** 13.0 Herbivore contests: who of several herbivores keeps a space, and why. */

import type { Params } from '@deeptime/engine'
import { DIVISION_OF_LABOR } from '../components/cultures.ts'
import { LETTERS } from '../components/dna.ts'
import { habitatOf, PREDATOR, spaceOf } from '../components/map.ts'
import { colourOf, teethOf } from '../components/players.ts'
import { biomeData, NICHE_COLOUR, NICHE_SIZE } from '../components/tiles.ts'
import { beastOf, eats, immigrantOfUnit, suits } from '../habitat.ts'
import { type ClassicTable, type LogKey, tell } from '../keys.ts'
import { placeWord, unitWords } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { type Beast, isImmigrantUnit, type State, unitsIn } from '../state.ts'

export const teethOfUnit = (unit: number): number => (isImmigrantUnit(unit) ? immigrantOfUnit(unit).teeth : teethOf(colourOf(unit)))

export const hasLabor = (beast: Beast): boolean => (beast.cultures & DIVISION_OF_LABOR) !== 0

/** Who is told about the steps of a contest; nobody when it is only thought through. */
export type Audience = ClassicTable | undefined

/** One line for each step that decides something: who went on, who lost, and by which figures. */
function tellStep(
  t: Audience,
  key: LogKey,
  place: number,
  before: readonly number[],
  kept: readonly number[],
  params: Params,
  rule: RuleId,
  value?: (unit: number) => number,
): void {
  if (!t || kept.length === before.length) return
  const lost = before.filter((u) => !kept.includes(u))
  const figures = value && { best: value(kept[0] as number), second: Math.max(...lost.map(value)) }
  tell(t, key, { place: placeWord(place), winners: unitWords(kept), losers: unitWords(lost), ...figures, ...params }, rule)
}

/** Keeps the units with the highest value. */
function most(units: readonly number[], value: (unit: number) => number): readonly number[] {
  const best = Math.max(...units.map(value))
  return units.filter((u) => value(u) === best)
}

/**
 * 13.1–13.5: those who remain when no step can tell them apart any more: one unit, or several of one owner
 * (who then chooses), or none if nobody can eat here.
 */
export function herbivoreContest(state: State, place: number, units: readonly number[], t: Audience): readonly number[] {
  const habitat = habitatOf(place)
  const suited = units.filter((u) => eats(state, beastOf(state, u), habitat, spaceOf(place)))
  // 13.1
  tellStep(t, 'contest.unfit', place, units, suited, {}, '13.1')
  let left: readonly number[] = suited
  for (const step of [arrival, niche, defense, dentition]) {
    if (left.length < 2) return left
    left = step(state, place, left, t)
  }
  return left
}

/** 13.5: of several immigrants only the one that came to the habitat first stays in a contest. */
export function firstComers(state: State, units: readonly number[]): readonly number[] {
  if (units.length < 2 || units.filter(isImmigrantUnit).length < 2) return units
  const first = state.arrivals.find((u) => units.includes(u))
  return units.filter((u) => !isImmigrantUnit(u) || u === first)
}

/** 13.5: between immigrants neither niche nor defence nor teeth count, only who was there first. */
function arrival(state: State, place: number, units: readonly number[], t: Audience): readonly number[] {
  const kept = firstComers(state, units)
  tellStep(t, 'contest.first', place, units, kept, { winners: unitWords(kept.filter(isImmigrantUnit)) }, '13.5')
  return kept
}

/** 13.2: most of the niche of the biome; a farm has none. */
function niche(state: State, place: number, units: readonly number[], t: Audience): readonly number[] {
  const tile = state.tiles[habitatOf(place)] as number
  if (tile < 0) return units
  const { nicheIndex, owner } = biomeData(tile)
  if (nicheIndex === NICHE_COLOUR) {
    const owners = units.filter((u) => !isImmigrantUnit(u) && colourOf(u) === owner)
    const kept = owners.length > 0 ? owners : units
    tellStep(t, 'contest.niche.colour', place, units, kept, {}, '13.2c')
    return kept
  }
  const bySize = nicheIndex === NICHE_SIZE
  const value = (u: number): number => (bySize ? beastOf(state, u).size : (beastOf(state, u).dna[nicheIndex] as number))
  const kept = most(units, value)
  const params = bySize ? {} : { dna: LETTERS[nicheIndex] as string }
  tellStep(t, bySize ? 'contest.niche.size' : 'contest.niche', place, units, kept, params, bySize ? '13.2b' : '13.2a', value)
  return kept
}

/** 13.3: those that no carnivore here can eat, if there are any among those that some can. */
function defense(state: State, place: number, units: readonly number[], t: Audience): readonly number[] {
  const hunters = unitsIn(state, habitatOf(place), PREDATOR)
  const safe = units.filter((u) => !hunters.some((c) => suits(beastOf(state, c), beastOf(state, u))))
  if (safe.length === 0) return units
  tellStep(t, 'contest.defense', place, units, safe, { hunters: unitWords(hunters) }, '13.3')
  return safe
}

/** 13.4: division of labour first (9.2d), then most teeth. */
function dentition(state: State, place: number, units: readonly number[], t: Audience): readonly number[] {
  const laborers = units.filter((u) => hasLabor(beastOf(state, u)))
  const left = laborers.length > 0 ? laborers : units
  tellStep(t, 'contest.labor', place, units, left, {}, '9.2d')
  const kept = most(left, teethOfUnit)
  tellStep(t, 'contest.teeth', place, left, kept, {}, '13.4', teethOfUnit)
  return kept
}
