import { CARD_DECISIONS, CARD_LOGS, CARD_OPTIONS } from './cards/keys.ts'

/** The catalog keys that the rules use, so that a test can prove every catalog complete. */

/** Below `decision.`: what a seat is asked. */
export const DECISION_KINDS = [
  'set-up.animal',
  'set-up.trait',
  'set-up.trait-away',
  'turn',
  'turn.special-pawn',
  'abundance.element',
  'abundance.corner',
  'autotrophs.disc',
  'autotrophs.how',
  'depletion.disc',
  'adaptation.element',
  'adaptation.where',
  'regression.cube',
  'speciation.disc',
  'speciation.count',
  'wanderlust.stack',
  'wanderlust.hex',
  'wanderlust.element',
  'wanderlust.corner',
  'wanderlust.from',
  'wanderlust.count',
  'tectonics.tile',
  'tectonics.side',
  'tectonics.species',
  'migration.from',
  'migration.to',
  'migration.count',
  'competition.tile',
  'competition.victim',
  'evolution.tile',
  'evolution.card',
  'domination.element',
  'extinction.keep',
  ...CARD_DECISIONS,
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Below `option.`: buttons, and the words of options that name a thing. */
export const OPTION_LABELS = [
  'element',
  'pawn',
  'animal',
  'species',
  'count',
  'side',
  'card',
  'trait',
  'retrieve',
  'forgo',
  'done',
  'remove',
  'place-cube',
  'vacant-space',
  'gene-pool',
  'box',
  ...CARD_OPTIONS,
] as const
export type OptionLabel = (typeof OPTION_LABELS)[number]

/** Below `log.`: the lines of the story. */
export const LOG_KEYS = [
  'set-up.animal',
  'set-up.trait',
  'set-up.random-earth',
  'set-up.display',
  'row.new',
  'row.empty',
  'turn.basic',
  'turn.special',
  'turn.bump',
  'turn.extra',
  'action.forgone',
  'action.impossible',
  'retrieve',
  'abundance',
  'autotrophs.remove',
  'autotrophs.swap',
  'depletion',
  'adaptation.add',
  'adaptation.replace',
  'regression.cube',
  'speciation',
  'wanderlust.tile',
  'wanderlust.element',
  'wanderlust.move',
  'tectonics.vent',
  'tectonics.return',
  'tectonics.add',
  'migration',
  'competition',
  'evolution.score',
  'evolution.card',
  'domination',
  'vp.gain',
  'vp.lose',
  'extinction',
  'extinction.species',
  'extinction.saved',
  'survival',
  'survival.nobody',
  'reseed',
  'reseed.vents',
  'reseed.regression',
  'endgame.begin',
  'endgame.targets',
  'stall-guard.rounds',
  'stall-guard.turns',
  ...CARD_LOGS,
] as const
export type LogKey = (typeof LOG_KEYS)[number]

/** Below `score.`: the parts of a score, by source of VP. */
export { VP_SOURCES as SCORE_LABELS } from './state.ts'

/** Below `result.`: how a game was decided. */
export const RESULT_REASONS = ['highest-vp', 'food-chain'] as const
export type ResultReason = (typeof RESULT_REASONS)[number]
