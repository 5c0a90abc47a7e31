import type { ResultWords } from '../chapters.ts'

/** Parts of the score, and how a game was decided. */
export const RESULTS_EN: ResultWords = {
  'score.tokens': 'Fossil tokens',
  'score.fossils': 'Fossil cards',
  'score.population': 'Living creeples',
  'score.tableau': 'Cards with a fossil',
  'score.medea': 'Medea',
  'score.hosts': 'Hosts',
  'score.emotions': 'Emotions',
  'score.language': 'Language',
  'result.points': 'Most points.',
  'result.shared': 'Equal points: the place is shared.',
  'result.decisive': 'A decisive victory: alive, with water left and 15 points or more.',
  'result.won': 'A victory: alive, with water left.',
  'result.extinct': 'Lost: your kind is extinct.',
  'result.dry': 'Lost: no water is left.',
  'result.runaway': 'Lost: the wet greenhouse ran away.',
  'result.nobody': 'Nobody wins: life on Venus needs both.',
  'ending.runaway': 'Runaway greenhouse: this turn is the last.',
  'ending.language': 'Language: this turn is the last.',
  'ending.comet': 'The comet.',
  'ending.dry': 'No water is left.',
  'ending.last': 'The last turn.',
}
