/** G, H Who wins a level, and by which rung of the ladder: pure, so that boards and bots can ask before anything happens. */

import { humidityOrgan } from '../climate.ts'
import { colourOf } from '../components/phyla.ts'
import { canEat, roadrunnerAt } from '../habitat.ts'
import { CARNIVORE, HERBIVORE, levelOfSpace, PLANT, placeOfSpace, spaceAt } from '../places.ts'
import type { RuleId } from '../rules.ts'
import { NONE, type State } from '../state.ts'
import { skeletonOf, speciesOf } from '../tableau.ts'

export const RUNGS = ['edible', 'roadrunner', 'humidity', 'prey', 'size', 'skeleton', 'owner', 'same'] as const
export type Rung = (typeof RUNGS)[number]

/** One rung: what each of the two has; `wins` is above 0 if the newcomer is better, below if it is worse. */
export interface Step {
  readonly rung: Rung
  readonly rule: RuleId
  readonly newcomer: number
  readonly resident: number
  readonly wins: number
  /** The organ that is counted, if it is one. */
  readonly organ: number
}

/** How the contest goes: the rung that decides is the last. `wins` is 0 if the owner of both has to choose. */
export interface Verdict {
  readonly wins: number
  readonly steps: readonly Step[]
}

const step = (rung: Rung, rule: RuleId, newcomer: number, resident: number, wins: number, organ: number = NONE): Step => ({
  rung,
  rule,
  newcomer,
  resident,
  wins,
  organ,
})

const more = (rung: Rung, rule: RuleId, a: number, b: number, organ?: number): Step => step(rung, rule, a, b, a - b, organ)
const less = (rung: Rung, rule: RuleId, a: number, b: number): Step => step(rung, rule, a, b, b - a)

/** K2: which ladder is climbed: plants contest as herbivores do elsewhere, and herbivores of such worlds as carnivores. */
const climbsHerbivoreLadder = (s: State, level: number): boolean => level === (s.rules.alien ? PLANT : HERBIVORE)

/** The rungs of a contest for a space, in order; each is worked out only if those before it were level. */
function* rungsOf(s: State, space: number, newcomer: number, resident: number): Generator<Step, void, void> {
  const place = placeOfSpace(space)
  const level = levelOfSpace(space)
  const n = speciesOf(s, newcomer)
  const r = speciesOf(s, resident)
  const runner = roadrunnerAt(s, place)
  const organOf = (organ: number) => [n.organs[organ] as number, r.organs[organ] as number] as const
  if (climbsHerbivoreLadder(s, level)) {
    const hunter = level + 1 > CARNIVORE ? NONE : (s.upright[spaceAt(place, level + 1)] as number)
    if (hunter >= 0) {
      const [a, b] = [canEat(s, hunter, newcomer, level + 1) ? 1 : 0, canEat(s, hunter, resident, level + 1) ? 1 : 0]
      yield less('edible', 'G3', a, b)
      if (runner !== NONE) yield more('roadrunner', 'G4', ...organOf(runner), runner)
    }
    const humidity = humidityOrgan(s, place)
    yield more('humidity', 'G5', ...organOf(humidity), humidity)
    yield more('size', 'G6', n.size, r.size)
    yield less('skeleton', 'G7', skeletonOf(s, newcomer), skeletonOf(s, resident))
    return
  }
  const prey = s.upright[spaceAt(place, level - 1)] as number
  if (runner !== NONE) yield more('roadrunner', 'H3', ...organOf(runner), runner)
  if (prey >= 0) {
    const { size } = speciesOf(s, prey)
    yield less('prey', 'H4', Math.abs(n.size - size), Math.abs(r.size - size))
  }
  yield more('size', 'H5', n.size, r.size)
  yield more('skeleton', 'H6', skeletonOf(s, newcomer), skeletonOf(s, resident))
}

/** Who would win this space if the newcomer entered it now. */
export function verdictOn(s: State, space: number, newcomer: number, resident: number): Verdict {
  const herbivores = climbsHerbivoreLadder(s, levelOfSpace(space))
  // Two creeples of one species differ in nothing.
  if (newcomer === resident) return { wins: -1, steps: [step('same', herbivores ? 'G7a' : 'H6a', 0, 0, -1)] }
  const steps: Step[] = []
  for (const rung of rungsOf(s, space, newcomer, resident)) {
    steps.push(rung)
    if (rung.wins !== 0) return { wins: rung.wins, steps }
  }
  // G7a, H6a: the owner of both chooses; strangers with the same number leave things as they are.
  const own = colourOf(newcomer) === colourOf(resident)
  steps.push(step('owner', herbivores ? 'G7a' : 'H6a', 0, 0, own ? 0 : -1))
  return { wins: own ? 0 : -1, steps }
}
