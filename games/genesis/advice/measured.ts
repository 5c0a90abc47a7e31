import { type Measured, readWeights } from '@deeptime/kit'
import { adviceBy } from './index.ts'
import { TERMS } from './terms.ts'
import { GENESIS_WEIGHTS } from './weights.ts'

/** What the lab measures of Genesis. */
export const measured: Measured = {
  bench: { seats: 2, depths: [15, 40, 65] },
  tuning: {
    weights: GENESIS_WEIGHTS,
    file: 'advice/weights.json',
    adviceBy: (weights) => adviceBy(readWeights(TERMS, weights)),
  },
}
