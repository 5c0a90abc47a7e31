import type { Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import { elementImmunity } from '../cards/modifiers.ts'
import { rewardReseed } from '../cards/rewards.ts'
import { STALL_GUARD_ROUNDS } from '../components/setup.ts'
import { drawMarkers, fillPools, returnMarkers } from '../display.ts'
import { discAt, hexesOf, isVent } from '../earth.ts'
import { discsOnEarth, emptyToBag, looseDiscs, loseDisc, removeFromCorner, slideDown, typesIn } from '../elements.ts'
import { animalWord, elementWord } from '../refs.ts'
import { tell } from '../speech.ts'
import { ELEMENTS, type MarineState, NONE } from '../state.ts'

const VENTS_THAT_BURY = 3

/** Reseed: the display is emptied and filled again, and a new round begins. Pawns stay where they are. */
export function reseed(t: Table<MarineState>): void {
  const s = t.state
  tell(t, 'reseed', { round: s.round }, 'Reseed')
  buryDiscs(t)
  regress(t)
  rewardReseed(t)
  returnCubes(s)
  emptyToBag(s, 'regression') // Reseed 2
  slideDown(s, 'adaptation', 'regression') // Reseed 3
  for (const section of ['depletion', 'speciation', 'wanderlust'] as const) emptyToBag(s, section) // Reseed 4
  slideDown(s, 'autotrophs', 'depletion') // Reseed 5
  slideDown(s, 'abundance', 'autotrophs')
  returnMarkers(s) // Reseed 6
  const random = (n: number): number => t.random(n)
  fillPools(s, random) // Reseed 7
  drawMarkers(s, random) // Reseed 8 and 9
  for (const animal of s.animals) s.retrieved[animal] = false // Reseed 10
  t.next(STEP.traitCopies({ when: 'reseedEnd' }))
  beginRound(t)
}

/** Reseed 1: discs that are surrounded by three Vents leave Earth. */
function buryDiscs(t: Table<MarineState>): void {
  const s = t.state
  for (const corner of discsOnEarth(s, (_, c) => hexesOf(c).filter((hex) => isVent(s, hex)).length === VENTS_THAT_BURY)) {
    tell(t, 'reseed.vents', { element: elementWord(discAt(s, corner)) }, 'Reseed 1')
    removeFromCorner(s, corner)
  }
}

/** Reseed 2: for each type in the box, every animal without a cube in the section loses one added disc of that type. */
function regress(t: Table<MarineState>): void {
  const s = t.state
  const types = typesIn(s, 'regression')
  for (const animal of s.animals) {
    if (s.regression.includes(animal) || elementImmunity(s, animal, 'regression')) continue
    for (let element = 0; element < ELEMENTS; element++) {
      if (!(types & (1 << element)) || looseDiscs(s, animal, element) === 0) continue
      loseDisc(s, animal, element)
      tell(t, 'reseed.regression', { animal: animalWord(animal), element: elementWord(element) }, 'Reseed 2')
    }
  }
}

/** Reseed 2: the cubes of the section go back to gene pools. */
function returnCubes(s: MarineState): void {
  s.regression.forEach((animal, box) => {
    if (animal === NONE) return
    s.genePool[animal] = (s.genePool[animal] as number) + 1
    s.regression[box] = NONE
  })
}

/** Nothing forces anybody to take Asteroid; after so many rounds it counts as taken. */
function beginRound(t: Table<MarineState>): void {
  const s = t.state
  s.round++
  if (s.round <= STALL_GUARD_ROUNDS || s.lastRound) return
  s.lastRound = true
  tell(t, 'stall-guard.rounds', { rounds: STALL_GUARD_ROUNDS }, 'Stall guard')
}
