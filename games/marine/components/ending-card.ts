import type { EvolutionCard } from './deck.ts'
import type { EffectStep } from './effects.ts'

/** Every step of a list, with the steps inside it. */
function allSteps(steps: readonly EffectStep[]): EffectStep[] {
  return steps.flatMap((step) => {
    if (step.op === 'choice') return [step, ...step.options.flatMap(allSteps)]
    return step.op === 'eachAnimal' ? [step, ...allSteps(step.steps)] : [step]
  })
}

/** The card that ends the game: Asteroid, or what stands for it. */
export const endsTheGame = (card: EvolutionCard): boolean => allSteps(card.taken).some((s) => s.op === 'triggerEndgame')
