/** 14.0 Carnivore contests: which carnivores of a triangle the herbivores below can feed. */

import type { Script } from '@deeptime/engine'
import { P } from '../components/dna.ts'
import { BIOME, PREDATOR, placeAt, ROOTER } from '../components/map.ts'
import { colourOf } from '../components/players.ts'
import { beastOf, suits } from '../habitat.ts'
import { type ClassicTable, decide, tell } from '../keys.ts'
import { type SpeciesOption, WINNER_OPTIONS } from '../options.ts'
import { placeWord, unitWord, unitWords } from '../refs.ts'
import { type Beast, isImmigrantUnit, playerOf, type State, unitsAt, unitsIn } from '../state.ts'
import { because, whySpecies } from '../why-not.ts'
import { firstComers, hasLabor, teethOfUnit } from './herbivore-contest.ts'

/** 14.0: can all these carnivores be fed, each by a herbivore of its own? There are at most two herbivores. */
export function canFeed(state: State, habitat: number, hunters: readonly number[]): boolean {
  const herbivores = [...unitsIn(state, habitat, BIOME), ...unitsIn(state, habitat, ROOTER)].map((u) => beastOf(state, u))
  return assign(
    hunters.map((c) => beastOf(state, c)),
    herbivores,
  )
}

function assign(hunters: readonly Beast[], prey: readonly Beast[]): boolean {
  const [hunter, ...others] = hunters
  if (!hunter) return true
  return prey.some((v, i) => suits(hunter, v) && assign(others, [...prey.slice(0, i), ...prey.slice(i + 1)]))
}

/** 14.2, 14.3: more P, then division of labour, then fewer teeth. Positive when b is the better carnivore. */
function compare(state: State, a: number, b: number): number {
  const x = beastOf(state, a)
  const y = beastOf(state, b)
  const physiology = (y.dna[P] as number) - (x.dna[P] as number)
  if (physiology !== 0) return physiology
  const labor = Number(hasLabor(y)) - Number(hasLabor(x))
  return labor !== 0 ? labor : teethOfUnit(a) - teethOfUnit(b)
}

/** The best of these: several only if one owner has several species that no step tells apart. */
function best(state: State, hunters: readonly number[]): readonly number[] {
  const leader = hunters.reduce((a, b) => (compare(state, a, b) > 0 ? b : a))
  return [...new Set(hunters.filter((c) => compare(state, leader, c) === 0))]
}

/** Says who of a crowded triangle is kept, from best to worst as far as the food goes. */
export function* carnivoreContest(t: ClassicTable, habitat: number): Script<readonly number[]> {
  const { state } = t
  const place = placeAt(habitat, PREDATOR)
  let left = [...unitsAt(state, place)]
  if (canFeed(state, habitat, left)) return left
  const kept: number[] = []
  while (left.length > 0) {
    // 13.5: an immigrant waits until those that came before it are fed or out.
    const leaders = best(state, firstComers(state, left))
    const fed = leaders.filter((c) => canFeed(state, habitat, [...kept, c]))
    const next = fed.length > 1 ? yield* preferred(t, place, fed) : fed[0]
    if (next === undefined) {
      left = left.filter((c) => !leaders.includes(c))
      continue
    }
    kept.push(next)
    left.splice(left.indexOf(next), 1)
  }
  tellContest(t, place, kept)
  return kept
}

/** 14.3: the owner of several equal species chooses which is kept first. */
function* preferred(t: ClassicTable, place: number, species: readonly number[]): Script<number> {
  const { seat } = playerOf(t.state, colourOf(species[0] as number))
  const options = species.map((s) => WINNER_OPTIONS[s] as SpeciesOption)
  const answer = yield* decide(t, seat, 'contest.carnivore', options, '14.3', { place: placeWord(place) }, () =>
    whySpecies(t.state, colourOf(species[0] as number), '14.3', (s) => (species.includes(s) ? undefined : because('no-finalist', '14.3'))),
  )
  return answer.species
}

/** 13.5, 14.2, 14.3: does this carnivore go before that one? */
const goesBefore = (state: State, a: number, b: number): boolean =>
  isImmigrantUnit(a) && isImmigrantUnit(b) ? state.arrivals.indexOf(a) < state.arrivals.indexOf(b) : compare(state, b, a) > 0

/** Tells what each loser lacked: prey that suits it (14.1), an earlier arrival (13.5), P (14.2), division of labour (9.2d) or the right teeth (14.3). */
function tellContest(t: ClassicTable, place: number, kept: readonly number[]): void {
  const { state } = t
  const rest = [...unitsAt(state, place)]
  for (const unit of kept) rest.splice(rest.indexOf(unit), 1)
  tell(t, 'contest.fed', { place: placeWord(place), winners: unitWords(kept) }, '14.0')
  for (const loser of rest) {
    const rival = kept.find((k) => goesBefore(state, k, loser))
    if (rival === undefined) tell(t, 'contest.unfed', { place: placeWord(place), loser: unitWord(loser) }, '14.1')
    else tellLoss(t, place, rival, loser)
  }
}

function tellLoss(t: ClassicTable, place: number, rival: number, loser: number): void {
  const [winning, losing] = [beastOf(t.state, rival), beastOf(t.state, loser)]
  const both = { place: placeWord(place), winners: unitWords([rival]), losers: unitWords([loser]) }
  const names = { place: placeWord(place), winner: unitWord(rival), loser: unitWord(loser) }
  if (isImmigrantUnit(rival) && isImmigrantUnit(loser)) tell(t, 'contest.first', both, '13.5')
  else if ((winning.dna[P] as number) > (losing.dna[P] as number)) tell(t, 'contest.physiology', names, '14.2')
  else if (hasLabor(winning) !== hasLabor(losing)) tell(t, 'contest.labor', both, '9.2d')
  else tell(t, 'contest.dropped', { ...names, teeth: teethOfUnit(loser), best: teethOfUnit(rival) }, '14.3')
}
