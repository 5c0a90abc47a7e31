import { readWeights, type Weights } from '@deeptime/kit'
import { TERMS, type Term } from './terms.ts'
import data from './weights.json' with { type: 'json' }

export type AdviceWeights = Weights<Term>

/** The weights in use. */
export const GENESIS_WEIGHTS: AdviceWeights = readWeights(TERMS, data)
