import { type Result, rankedResult, type ScorePart, type SeatScore } from '@deeptime/engine'
import type { ResultKey } from './keys.ts'
import { vpFrom, vpOf } from './points.ts'
import type { RuleId } from './rules.ts'
import { type MarineState, VP_SOURCES, type VpSource } from './state.ts'

const RULE_OF: Readonly<Record<VpSource, RuleId>> = {
  'random-earth': 'Random Earth',
  wanderlust: 'Wanderlust 4',
  tectonics: 'Tectonics 4',
  evolution: 'Evolution',
  survival: 'Survival',
  cards: 'Evolution cards',
  traits: 'Set-up R',
  losses: 'Evolution cards',
  'final-tiles': 'Endgame 3',
  targets: 'Endgame 4',
}

/** The animal that counts for a seat: its only one or, of two, the one with fewer VP (the higher on the food chain if equal). */
export function countingAnimal(s: MarineState, seat: number): number | undefined {
  const own = s.animals.filter((animal) => s.seatOf[animal] === seat)
  return own.length === 0 ? undefined : own.reduce((best, animal) => (vpOf(s, animal) < vpOf(s, best) ? animal : best))
}

function partsOf(s: MarineState, animal: number): ScorePart[] {
  return VP_SOURCES.flatMap((label) => {
    const value = vpFrom(s, animal, label)
    return value === 0 ? [] : [{ label, value, rule: RULE_OF[label] }]
  })
}

export function score(s: MarineState): readonly SeatScore[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const animal = countingAnimal(s, seat)
    return animal === undefined ? { total: 0, parts: [] } : { total: vpOf(s, animal), parts: partsOf(s, animal) }
  })
}

/** Endgame 5: most VP first; a tie goes to the animal higher on the food chain. */
export function result(s: MarineState): Result {
  const ranked = Array.from({ length: s.seats }, (_, seat) => ({ seat, animal: countingAnimal(s, seat) as number })).sort(
    (a, b) => vpOf(s, b.animal) - vpOf(s, a.animal) || a.animal - b.animal,
  )
  const [first, second] = ranked
  const tied = first !== undefined && second !== undefined && vpOf(s, first.animal) === vpOf(s, second.animal)
  const reason: ResultKey = tied ? 'food-chain' : 'highest-vp'
  const rule: RuleId = 'Endgame 5'
  return rankedResult(
    ranked.map(({ seat }) => [seat]),
    reason,
    rule,
  )
}
