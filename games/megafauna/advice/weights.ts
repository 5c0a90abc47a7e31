import { readWeights, type Weights } from '@deeptime/kit'
import set from './weights.json' with { type: 'json' }

/** What bots look at in a position, and what each of it is worth. Terms are catalog keys below `advice.`. */
export const TERMS = [
  /** Points that nobody can take away: tokens and cards of the fossil record. */
  'fossils',
  /** Living creeples. */
  'population',
  /** Those of them that lie endangered. */
  'endangered',
  'newborn',
  /** Genotypes, tools and promotions with an upright fossil. */
  'tableau',
  'hosts',
  /** Emotions, and language. */
  'emotions',
  'medea',
  /** Tokens of the awards to come, by how far the population is ahead of each rival. */
  'award',
  /** Organs beyond the heart, by the creeples that a mutagen would cost. */
  'mutagen',
  /** Reproductive organs. */
  'breed',
  /** Organs that win contests, by the creeples that have them. */
  'edge',
  /** Living species. */
  'forms',
  /** Mutations that wait for their promotion. */
  'promise',
  /** Free levels within reach; their square root, as a few are enough. */
  'room',
  /** The same of levels where there is prey. */
  'prey',
  /** Unborn creeples that mutations may be paid with. */
  'budget',
  /** Actions that the present air gives. */
  'actions',
  /** Points, the nearer the air is to running away, which would end the game. */
  'ending',
  /** Other worlds: seas that hold water, and being alive at all. */
  'water',
  'alive',
] as const
export type Term = (typeof TERMS)[number]
export type AdviceWeights = Weights<Term>

/** The weights in use; `deeptime tune megafauna` writes better ones. */
export const MEGAFAUNA_WEIGHTS: AdviceWeights = readWeights(TERMS, set.weights)
