import { readWeights, type Weights } from '@deeptime/kit'
import { TERMS, type Term } from './terms.ts'
import set from './weights.json' with { type: 'json' }

export type AdviceWeights = Weights<Term>

/** The weights in use; `deeptime fit genesis` writes better ones. */
export const GENESIS_WEIGHTS: AdviceWeights = readWeights(TERMS, set.weights)
