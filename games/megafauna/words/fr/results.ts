import type { ResultWords } from '../chapters.ts'

/** Les parts du score, et ce qui a décidé de la partie. */
export const RESULTS_FR: ResultWords = {
  'score.tokens': 'Jetons fossiles',
  'score.fossils': 'Cartes fossiles',
  'score.population': 'Rampions vivants',
  'score.tableau': 'Cartes à fossile',
  'score.medea': 'Médéa',
  'score.hosts': 'Hôtes',
  'score.emotions': 'Émotions',
  'score.language': 'Langage',
  'result.points': 'Le plus de points.',
  'result.shared': 'À égalité de points, la place est partagée.',
  'result.decisive': 'Nette victoire : en vie, de l’eau, et 15 points ou plus.',
  'result.won': 'Victoire : en vie, et il reste de l’eau.',
  'result.extinct': 'Perdu : les vôtres sont éteints.',
  'result.dry': 'Perdu : il ne reste plus d’eau.',
  'result.runaway': 'Perdu : la serre humide s’est emballée.',
  'result.nobody': 'Personne ne gagne : la vie sur Vénus a besoin des deux.',
  'ending.runaway': 'Effet de serre galopant : ce tour est le dernier.',
  'ending.language': 'Langage : ce tour est le dernier.',
  'ending.comet': 'La comète.',
  'ending.dry': 'Il ne reste plus d’eau.',
  'ending.last': 'Le dernier tour.',
}
