import type { ResultWords } from '../chapters.ts'

/** Les parts du score, et ce qui a décidé la partie. */
export const RESULTS_FR: ResultWords = {
  'score.random-earth': 'Départ sur une terre aléatoire',
  'score.wanderlust': 'Esprit d’aventure',
  'score.tectonics': 'Tectonique',
  'score.evolution': 'Tuiles décomptées par Évolution',
  'score.survival': 'Survie',
  'score.cards': 'Cartes',
  'score.traits': 'Traits',
  'score.losses': 'PV perdus',
  'score.final-tiles': 'Décompte final des tuiles',
  'score.targets': 'Cibles',
  'result.highest-vp': 'Le score le plus haut l’emporte.',
  'result.food-chain': 'Scores égaux : l’animal le plus haut de la chaîne alimentaire l’emporte.',
}
