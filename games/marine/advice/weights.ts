import { readWeights, type Weights } from '@deeptime/kit'
import tuned from './weights.json' with { type: 'json' }

/** What bots look at in a position, and what each of it is worth. Terms are catalog keys below `advice.`. */

export const TERMS = [
  /** VP now. */
  'vp',
  /** VP that the tiles would pay after an Extinction: what final scoring would bring. */
  'tiles',
  /** VP that they would pay now, endangered species included. */
  'presence',
  /** The best tile of each Evolution marker whose space is still free. */
  'soon',
  /** Thriving species on Earth. */
  'thriving',
  /** Tiles with thriving species. */
  'spread',
  /** Endangered species. */
  'endangered',
  /** Bonus VP of a Survival event, for whoever holds the card. */
  'survival',
  /** Species on Vents, which the Survival card goes by. */
  'vents',
  /** Target numbers of its special pawns: VP at the end. */
  'targets',
  /** Special pawns that it controls. */
  'specials',
  /** The best target number that a Domination would raise. */
  'dominance',
  /** Target numbers of its special pawns that another animal could take. */
  'threatened',
  /** Elements on its display. */
  'elements',
  /** Cubes left in the gene pool, up to a dozen. */
  'genes',
  /** Basic pawns that can still be placed below its last one. */
  'pawns',
  /** Special pawns in front of it. */
  'special-pawns',
] as const
export type Term = (typeof TERMS)[number]

export type AdviceWeights = Weights<Term>

/** The weights in use, with their date and how they were found: `deeptime fit marine` and `deeptime tune marine` write them. */
export const MARINE_WEIGHTS: AdviceWeights = readWeights(TERMS, tuned.weights)
