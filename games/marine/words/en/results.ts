import type { ResultWords } from '../chapters.ts'

/** Parts of the score, and how a game was decided. */
export const RESULTS_EN: ResultWords = {
  'score.random-earth': 'Start on a random Earth',
  'score.wanderlust': 'Wanderlust',
  'score.tectonics': 'Tectonics',
  'score.evolution': 'Tiles scored in Evolution',
  'score.survival': 'Survival',
  'score.cards': 'Cards',
  'score.traits': 'Traits',
  'score.losses': 'VP lost',
  'score.final-tiles': 'Final scoring of tiles',
  'score.targets': 'Targets',
  'result.highest-vp': 'The highest score wins.',
  'result.food-chain': 'Equal scores: the tied animal highest on the food chain wins.',
}
