import type { Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import { targetOf } from '../dominance.ts'
import { isTile } from '../earth.ts'
import { HEXES } from '../geometry.ts'
import { gainVP } from '../points.ts'
import { animalWord } from '../refs.ts'
import { scoreTile } from '../scoring.ts'
import { tell } from '../speech.ts'
import { ELEMENTS, type MarineState } from '../state.ts'

/** Endgame 1: the game stops where the next Reseed would have been. Endgame 2: a last Extinction, then a last Survival. */
export function endgame(t: Table<MarineState>): void {
  tell(t, 'endgame.begin', {}, 'Endgame 1')
  t.next(STEP.extinction, STEP.survival, STEP.finalScoring)
}

export function finalScoring(t: Table<MarineState>): void {
  const s = t.state
  // Endgame 3: every tile once, Vents too; displayed cards and traits still count, but no card is taken.
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex)) scoreTile(t, hex, 'final-tiles', 'Endgame 3')
  scoreTargets(t)
  s.over = true
}

/** Endgame 4: the targets of the special pawns that an animal controls, wherever they stand. */
function scoreTargets(t: Table<MarineState>): void {
  const s = t.state
  for (const animal of s.animals) {
    let targets = 0
    for (let e = 0; e < ELEMENTS; e++) if (s.controller[e] === animal) targets += targetOf(s, e)
    if (targets > 0) tell(t, 'endgame.targets', { animal: animalWord(animal) }, 'Endgame 4')
    gainVP(t, animal, targets, 'targets', 'Endgame 4')
  }
}
