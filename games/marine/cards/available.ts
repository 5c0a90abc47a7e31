import type { EffectStep, EliminateSpecies, PlaceElement } from '../components/effects.ts'
import { tileNames } from '../deck/rules.ts'
import { adjacentTo, allSpeciesAt, discsAround, isTile, occupies, speciesAt, tilesWhere } from '../earth.ts'
import { discsInBag, discsOnEarth, elementCount, hasVacantSpace, looseDiscs } from '../elements.ts'
import { spacesHeld } from '../pawns.ts'
import { vpOf } from '../points.ts'
import { ELEMENTS, type MarineState } from '../state.ts'
import { discsToLose } from './display-effects.ts'
import { cornersFor, typesInBag } from './element-effects.ts'
import { sparePawns } from './pawn-effects.ts'
import type { Run } from './run.ts'
import { amountOf, animalsMeant, namedTile, tilesMeant } from './select.ts'
import { ownersMeant, supplyOf, tilesOfElimination } from './species-effects.ts'

/**
 * Whether a step could be met in full now: each `count` whole, each `max` at least once, every loss affordable. Only a
 * choice between several texts asks this. A tile that the text itself has yet to name counts as good.
 */
export function isAvailable(s: MarineState, run: Run, steps: readonly EffectStep[]): boolean {
  const named = steps.flatMap((step) => (step.op === 'chooseTile' ? [step.as] : []))
  return steps.every((step) => tileNames(step).some((name) => named.includes(name)) || canBeMet(s, run, step))
}

function canBeMet(s: MarineState, run: Run, step: EffectStep): boolean {
  switch (step.op) {
    case 'chooseTile':
      return tilesMeant(s, run, step.where).length > 0
    case 'loseVP': {
      const vp = amountOf(s, run, step.amount)
      return everyone(animalsMeant(s, run, step.who), (animal) => vpOf(s, animal) >= vp)
    }
    case 'placeSpecies':
      return (
        supplyOf(s, run.actor, step.from) > 0 &&
        ('on' in step ? namedTile(s, step.on) !== undefined : tilesMeant(s, run, step.onEach).length > 0)
      )
    case 'eliminateSpecies':
      return canEliminate(s, run, step)
    case 'replaceSpecies':
      return (
        (s.genePool[run.actor] as number) > 0 &&
        tilesWhere(s, (hex) => s.animals.some((a) => a !== run.actor && occupies(s, a, hex))).length > 0
      )
    case 'moveSpecies': {
      const hex = namedTile(s, step.from)
      return hex !== undefined && allSpeciesAt(s, hex) > 0 && adjacentTo(hex).some((other) => isTile(s, other))
    }
    case 'placeElement':
      return canPlaceElement(s, run, step)
    case 'removeElement': {
      if (!('on' in step)) return discsOnEarth(s, () => true).length > 0
      const hex = namedTile(s, step.on)
      return hex !== undefined && discsAround(s, hex) > step.leave
    }
    case 'addAnimalElement':
      return everyone(animalsMeant(s, run, step.who), (animal) => vacantSpaces(s, animal) >= step.count) && bagSize(s) >= step.count
    case 'loseAnimalElement':
      return everyone(animalsMeant(s, run, step.who), (animal) => discsToLose(s, animal) >= step.count)
    case 'replaceAnimalElement':
      return canExchange(s, run.actor)
    case 'gainBasicPawn':
      return everyone(animalsMeant(s, run, step.who), (animal) => sparePawns(s, animal) >= step.count)
    case 'returnPawns':
      return everyone(animalsMeant(s, run, step.who), (animal) => spacesHeld(s, animal).length > 0)
    case 'cycleStacks':
      return s.stacks.some((stack) => stack.length > 1)
    case 'choice':
      return step.options.some((option) => isAvailable(s, run, option))
    case 'eachAnimal':
      return everyone(animalsMeant(s, run, step.who), (self) => isAvailable(s, { ...run, self }, step.steps))
    case 'gainVP':
    case 'gainBonusVP':
    case 'scoreTile':
    case 'performAction':
    case 'grantExtraTurn':
    case 'shiftTarget':
    case 'triggerEndgame':
      return true
  }
}

/** Somebody is meant, and it holds for all of them. */
const everyone = (animals: readonly number[], holds: (animal: number) => boolean): boolean => animals.length > 0 && animals.every(holds)

function canEliminate(s: MarineState, run: Run, step: EliminateSpecies): boolean {
  if ('leave' in step) {
    const hex = namedTile(s, step.on)
    return hex !== undefined && allSpeciesAt(s, hex) > step.leave
  }
  const tiles = tilesOfElimination(s, run, step)
  if (step.owner === 'eachAnimalWithMost') return tiles.some((hex) => allSpeciesAt(s, hex) > 0)
  const owners = ownersMeant(s, run, step.owner)
  const eligible = (hex: number): number => owners.reduce((sum, a) => sum + speciesAt(s, hex, a), 0)
  const anywhere = step.on === undefined && step.onEach === undefined
  if (anywhere) return tiles.reduce((sum, hex) => sum + eligible(hex), 0) >= step.count
  return tiles.some((hex) => eligible(hex) >= step.count)
}

function canPlaceElement(s: MarineState, run: Run, step: PlaceElement): boolean {
  const types = typesInBag(s, step)
  let discs = 0
  for (let e = 0; e < ELEMENTS; e++) if (types & (1 << e)) discs += discsInBag(s, e)
  const wanted = 'count' in step ? step.count : 1
  return discs >= wanted && cornersFor(s, run, step).length >= wanted
}

const ELEMENT_SPACES = 6
const vacantSpaces = (s: MarineState, animal: number): number => (hasVacantSpace(s, animal) ? ELEMENT_SPACES - elementCount(s, animal) : 0)

const bagSize = (s: MarineState): number => s.bag.reduce((sum, n) => sum + n, 0)

/** One of its added discs can be exchanged for another type. */
function canExchange(s: MarineState, animal: number): boolean {
  for (let e = 0; e < ELEMENTS; e++) if (looseDiscs(s, animal, e) > 0 && bagSize(s) > discsInBag(s, e)) return true
  return false
}
