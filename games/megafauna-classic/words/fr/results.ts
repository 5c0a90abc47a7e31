import type { ResultWords } from '../chapters.ts'

/** Les parts du score, et ce qui a décidé la partie. */
export const RESULTS_FR: ResultWords = {
  'score.fossils': 'Tuiles fossiles',
  'score.genotypes': 'Génotypes fossiles, selon leurs lettres',
  'score.population': 'Animaux sur le plan',
  'score.cultures': 'Cultures',
  'score.genesis': 'Points de Bios : Genesis',
  'result.points': 'Le plus de points.',
  'result.genes': 'Égalité de points ; le plus de gènes l’emporte.',
  'result.shared': 'Égalité de points et de gènes : victoire partagée.',
  'result.solitaire.won': 'Vous survivez à l’âge des deux-défenses : dix tuiles fossiles et plus de points qu’eux.',
  'result.solitaire.lost': 'Les deux-défenses règnent : il faut dix tuiles fossiles et plus de points qu’eux.',
}
