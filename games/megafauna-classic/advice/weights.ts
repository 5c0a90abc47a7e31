import { readWeights, type Weights } from '@deeptime/kit'
import tuned from './weights.json' with { type: 'json' }

/** What bots look at in a position, and what each of it is worth. Terms are catalog keys below `advice.`. */

export const TERMS = [
  /** Points that nobody can take away: fossil tiles and letters of fossil genotypes. */
  'fossils',
  /** Animals on the map. */
  'population',
  'cultures',
  /** The tarpit, by how far one's population is ahead of the others or behind. */
  'tarpit',
  /** Tiles that would be taken in a scoring now, the more the nearer it is. */
  'scoring',
  'genes',
  /** Letters of genotypes in living stacks: they become fossils when the species dies out. */
  'genotypes',
  /** Different dietary letters among all species. */
  'diet',
  /** Species that can enter the sea. */
  'marine',
  /** Empty places within range where some species could live; their square root, as a few are enough. */
  'room',
  /** Places of others within range that some species would win. */
  'conquest',
  /** Animals on one's own homeland, where no rival can drive them out. */
  'homeland',
  /** Animals that live on prey. */
  'predators',
  /** Animals on the biomes that go first when a latitude changes. */
  'danger',
  /** Animals of species whose genome is long enough to die in a catastrophe, by its chance. */
  'risk',
  /** Solitaire: fossil tiles that the ten still lack, with the shares to come. */
  'quota',
] as const
export type Term = (typeof TERMS)[number]

export type AdviceWeights = Weights<Term>

/** The weights in use, with their date and how they were found: `deeptime tune megafauna-classic` writes them. */
export const CLASSIC_WEIGHTS: AdviceWeights = readWeights(TERMS, tuned.weights)
