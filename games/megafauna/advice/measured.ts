import { type Measured, readWeights } from '@deeptime/kit'
import { adviceBy } from './index.ts'
import { MEGAFAUNA_WEIGHTS, TERMS } from './weights.ts'

/** What the lab measures of Megafauna, second edition. */
export const measured: Measured = {
  bench: { seats: 4, depths: [20, 80, 140] },
  tuning: {
    weights: MEGAFAUNA_WEIGHTS,
    file: 'advice/weights.json',
    adviceBy: (weights) => adviceBy(readWeights(TERMS, weights)),
  },
}
