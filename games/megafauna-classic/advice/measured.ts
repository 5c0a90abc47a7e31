import { type Measured, readWeights } from '@deeptime/kit'
import { kindOf, observedIn } from './balance.ts'
import { adviceBy } from './index.ts'
import { looked, OPTION_TRAITS } from './options.ts'
import { CLASSIC_PRIORS, readClassicPriors } from './priors.ts'
import { CLASSIC_WEIGHTS, TERMS } from './weights.ts'

/** What the lab measures of Megafauna Classic. */
export const measured: Measured = {
  observed: observedIn,
  kindOf,
  bench: { seats: 2, depths: [10, 40, 80] },
  tuning: {
    weights: CLASSIC_WEIGHTS,
    file: 'advice/weights.json',
    adviceBy: (weights) => adviceBy(readWeights(TERMS, weights)),
  },
  imitation: {
    traits: OPTION_TRAITS,
    priors: CLASSIC_PRIORS,
    file: 'advice/priors.json',
    look: looked,
    adviceBy: (priors) => adviceBy(CLASSIC_WEIGHTS, readClassicPriors(priors)),
  },
}
