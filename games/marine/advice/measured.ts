import { type Measured, readWeights } from '@deeptime/kit'
import { observedIn } from './balance.ts'
import { adviceBy } from './index.ts'
import { MARINE_WEIGHTS, TERMS } from './weights.ts'

/** What the lab measures of Marine. */
export const measured: Measured = {
  observed: observedIn,
  bench: { seats: 4, depths: [40, 300, 700] },
  tuning: {
    weights: MARINE_WEIGHTS,
    file: 'advice/weights.json',
    adviceBy: (weights) => adviceBy(readWeights(TERMS, weights)),
  },
}
