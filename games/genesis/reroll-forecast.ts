import { binomial } from './forecast.ts'
import { errorFaces, errors, type Faces } from './rolls.ts'

/** A Darwinian roll that lies there, and what may still be done about it. */
export interface RollBeforeReroll {
  readonly faces: Faces
  /** Dice that specificity may still roll again (G1). */
  readonly left: number
  readonly shield: number
  readonly onlySix: boolean
}

export interface RerollForecast {
  /** Tokens lost if the dice stay as they are. */
  readonly losses: number
  /** Errors that would be rolled again: as many as specificity allows. */
  readonly again: number
  /** The chance of no loss then, and the mean of losses. */
  readonly unharmed: number
  readonly expected: number
}

/** G1, G3: what it brings to roll errors again, counted exactly. */
export function rerollForecast({ faces, left, shield, onlySix }: RollBeforeReroll): RerollForecast {
  const found = errors(onlySix, faces)
  const again = Math.min(left, found)
  let [unharmed, expected] = [0, 0]
  binomial(again, errorFaces(onlySix).length / 6).forEach((chance, stay) => {
    const losses = Math.max(0, found - again + stay - shield)
    if (losses === 0) unharmed += chance
    expected += chance * losses
  })
  return { losses: Math.max(0, found - shield), again, unharmed, expected }
}
