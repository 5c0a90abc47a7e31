import type { EvolutionCard } from '../components/deck.ts'
import type { EffectStep } from '../components/effects.ts'
import type { MarineState } from '../state.ts'
import { compiledDeck } from './compile.ts'
import type { Run } from './run.ts'

/** A card of the table's deck, by its id. */
export function cardOf(s: MarineState, id: string): EvolutionCard {
  const card = compiledDeck(s).evolution.get(id)
  if (!card) throw new Error(`The deck has no card "${id}"`)
  return card
}

/**
 * The step at a path: an index into the card's list, then inside a choice the number of the option and an index into it,
 * inside `eachAnimal` an index.
 */
function stepAt(steps: readonly EffectStep[], [first = 0, ...rest]: readonly number[]): EffectStep {
  const step = steps[first] as EffectStep
  if (rest.length === 0) return step
  if (step.op === 'choice') return stepAt(step.options[rest[0] as number] as readonly EffectStep[], rest.slice(1))
  if (step.op === 'eachAnimal') return stepAt(step.steps, rest)
  throw new Error(`Nothing stands inside "${step.op}"`)
}

/** The step of a card's text that runs. */
export const stepOf = (s: MarineState, { card, when, path }: Run): EffectStep => stepAt(cardOf(s, card)[when] ?? [], path)
