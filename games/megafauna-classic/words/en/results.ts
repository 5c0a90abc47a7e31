import type { ResultWords } from '../chapters.ts'

/** Parts of the score, and how a game was decided. */
export const RESULTS_EN: ResultWords = {
  'score.fossils': 'Fossil tiles',
  'score.genotypes': 'Fossil genotypes, by their letters',
  'score.population': 'Animals on the map',
  'score.cultures': 'Cultures',
  'score.genesis': 'Points of Bios: Genesis',
  'result.points': 'Most points.',
  'result.genes': 'Equal points; more genes decide.',
  'result.shared': 'Equal points and equal genes: the victory is shared.',
  'result.solitaire.won': 'You outlived the age of the two-tuskers: ten fossil tiles and more points than they have.',
  'result.solitaire.lost': 'The two-tuskers rule: you need ten fossil tiles and more points than they have.',
}
