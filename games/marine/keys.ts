import { CARD_DECISIONS, CARD_LOGS, CARD_OPTIONS } from './cards/keys.ts'

/** The catalog keys that the rules use, so that a test can prove every catalog complete. */

/** Below `decision.`: what a seat is asked. */
export const DECISIONS = [
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
export type DecisionKind = (typeof DECISIONS)[number]

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
export const LOGS = [
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
export type LogKey = (typeof LOGS)[number]

/** Below `score.`: the parts of a score, by source of VP. */
export { VP_SOURCES as SCORE_LABELS } from './state.ts'

/** Below `result.`: how a game was decided. */
export const RESULTS = ['highest-vp', 'food-chain'] as const
export type ResultKey = (typeof RESULTS)[number]

/** Below `problem.`: what the deck that somebody brings can have wrong, beyond what any deck can. */
export const MARINE_DECK_FLAWS = [
  'deck.tuned',
  'deck.endings',
  'deck.few-cards',
  'deck.few-traits',
  'deck.not-copyable',
  'deck.no-step',
  'deck.self',
  'deck.no-tile',
  'deck.on-or-each',
  'deck.most-where',
  'deck.entering',
  'deck.entering-score',
  'deck.other-section',
  'deck.needs-space',
  'deck.migration',
  'deck.cubes',
] as const
export type MarineDeckFlaw = (typeof MARINE_DECK_FLAWS)[number]

/** Below `problem.`: what is wrong with the data of a setting. */
export const FLAWS = ['seating', ...MARINE_DECK_FLAWS] as const

/** Below `about.`: things on the board that are called by their kind. */
export const THINGS = ['tile', 'corner', 'species', 'stack', 'retrieve'] as const

/** Below `why.`: why something can't be chosen. */
export const WHYS = [
  'animal-taken',
  'space-absent',
  'own-pawn',
  'special-there',
  'space-taken',
  'special-only',
  'no-pawn',
  'not-after',
  'by-special',
  'no-bump',
  'pawn-out',
  'pawn-of-other',
  'pawn-of-nobody',
  'nothing-out',
  'vent',
  'rim',
  'terrain',
  'absent',
  'alone',
  'protected',
  'own-species',
  'arrived',
  'stuck',
  'here',
  'far',
  'known',
  'beyond',
  'not-beside',
  'moved',
  'corner-taken',
  'other-tile',
  'type',
  'no-vent',
  'slot',
  'not-dominant',
  'not-endangered',
  'stack-empty',
  'not-meant',
  'served',
] as const
export type WhyKey = (typeof WHYS)[number]

/** Below `idle.`: why an action would come to nothing now, though a pawn could go to its space. */
export const IDLES = [
  'empty-box',
  'empty-pool',
  'no-disc',
  'no-room',
  'no-species',
  'no-tile',
  'no-rival',
  'no-vent',
  'no-stack',
  'not-dominant',
] as const
export type IdleKey = (typeof IDLES)[number]
