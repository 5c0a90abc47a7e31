import { GENESIS_DECK_FLAWS } from './deck/keys.ts'
import { HAND_OVER_FLAWS } from './hand-over/keys.ts'
import { ENDINGS } from './state.ts'

/** The catalog keys that the rules use, so that a test can prove every catalog complete. */

/**
 * Below `decision.`: what a seat is asked. Every ask has `colour` (a catalog ref) in its parameters; others are named beside the kind.
 */
export const DECISIONS = [
  'solitaire.colour',
  'libertine.claim',
  'overflow', // count: catalysts still to substitute
  'entropy.remove', // limit
  'suffer.next', // icon
  'atrophy.token', // organism, left: losses still to come
  'uv.discard', // organism, left
  'discard.order', // environment
  'requisition.heir', // organism
  'cancer.colour', // organism
  'gaia.call', // ending
  'gaia.vote', // ending
  'gaia.pay',
  'assign',
  'assign.biont', // from: where it comes from
  'assign.catalyst', // catalyst: a colour
  'assign.fee', // refugium
  'transfer.block', // mover: a colour, organism
  'transfer.elsewhere', // organism
  'parasite.host', // parasite
  'parasite.biont', // parasite, host
  'parasite.cube', // parasite, host
  'parasite.refuge', // parasite
  'auto.reroll', // refugium
  'auto.animate', // refugium, left
  'auto.die', // refugium, left
  'auto.give', // refugium, catalyst
  'auto.take', // refugium
  'auto.heir', // refugium
  'darwin.next',
  'darwin.reroll', // organism, left
  'crystal', // organism, left: errors that can still be cancelled
  'purchase.open',
  'purchase', // organism, left: purchases left in this organism
  'purchase.pay', // what: name of what is bought
  'macro.organ', // organism
  'redQueen.consent', // attacker, target: organisms
  'landfall', // organism
  'ocean.next',
  'ocean.offer', // organism
  'ocean.land', // organism
  'ocean.organ', // organism
] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** Below `option.`: buttons, and the words of options that name a thing; their parameters stand beside them. */
export const OPTION_LABELS = [
  'done',
  'none',
  'claim',
  'pass',
  'colour', // colour
  'organism', // organism
  'refugium', // refugium
  'pool',
  'biont', // colour, at: the name of where it is, or '@place.pool'
  'plus-cube', // mutation, colour
  'base-cube', // mutation, colour
  'mutation', // mutation
  'chromosome', // colour
  'disease', // colour
  'organ', // organ
  'endosymbiont', // circle, colour
  'trophic', // colour
  'disc', // colour
  'catalyst', // colour
  'call',
  'no-call',
  'gaia',
  'medea',
  'attach', // parasite: the name of the face
  'donate', // colour, organism
  'recall',
  'block',
  'allow',
  'back', // organism
  'supplant', // organism, parasite: whom it would drive out
  'hyperparasite', // organism
  'die',
  'keep',
  'reroll',
  'give', // colour
  'take',
  'leave',
  'face', // face: 1 to 6
  'scramble', // environment, mutation: the top card that goes under
  'buy', // mutation, colour, environment
  'promote', // mutation, promoted, colour
  'flip', // parasite: the name of the other face
  'macro', // macro
  'red-queen', // what: the name of what is taken
  'red-queen-biont', // colour
  'buy-organ', // organ, colour
  'land-now',
  'pay-one', // colour
  'pay-pair', // colour
  'land',
  'stay',
  'refuse',
] as const
export type OptionLabel = (typeof OPTION_LABELS)[number]

/** Below `log.`: the lines of the story, with their parameters. */
export const LOGS = [
  'set-up.colour', // colour, seat
  'set-up.alone', // colour, other
  'turn', // turn, event
  'aftershock', // event
  'order', // colour: the first player
  'order.kept',
  'libertine', // colour
  'active', // environments
  'active.none',
  'waterworld.begins',
  'waterworld.ends',
  'ozone',
  'ozone.pierced',
  'uv.ignored',
  'refugium.new', // refugium, environment
  'refugium.none', // icon
  'strike.enzyme', // refugium, colour
  'strike.cube', // refugium, colour
  'strike.destroyed', // refugium
  'crisis', // icon, intensity
  'shielded', // organism, shield
  'suffers', // organism, losses, shield, intensity
  'uv', // limit
  'cancer.roll', // organism, dice, errors
  'drought', // organism
  'atrophy', // organism, what
  'demoted', // mutation
  'discarded', // mutation, environment
  'extinct', // organism
  'trophy', // colour, what
  'fallen', // organism: the macro-organism, bacterium
  'requisition', // organism, colour
  'control', // organism, colour
  'biont.home', // colour, from
  'compensation', // colour
  'gain', // colour: of the player, catalyst, count
  'overflow', // colour, catalyst
  'entropy', // colour, refugium
  'climate', // climate
  'armageddon.near', // ending
  'armageddon', // ending
  'gaia.called', // colour
  'gaia.averted', // ending
  'gaia.failed', // ending
  'gaia.medea', // colour
  'gaia.paid', // colour, catalyst
  'assignment', // colour: whose assignments begin (E); the story opens a chapter with it
  'assign.biont', // colour, refugium
  'assign.recall', // colour, refugium
  'assign.enzyme', // colour, catalyst, refugium
  'assign.antioxidant', // colour, catalyst, organism
  'assign.fee', // colour, catalyst
  'transfer', // colour, from, organism
  'transfer.home', // colour, from
  'transfer.refugium', // colour, from, refugium
  'transfer.blocked', // colour, organism
  'donate', // colour, catalyst, organism
  'attach', // parasite, host
  'attach.biont', // parasite, colour
  'attach.cube', // parasite, what
  'supplant', // parasite, other, host
  'freed', // parasite
  'pollution', // organism, intensity
  'npc.waits', // parasite
  'auto.roll', // colour, refugium, dice
  'auto.reroll', // colour, refugium, dice
  'auto.animate', // refugium, catalyst
  'auto.die', // refugium, catalyst
  'auto.enzyme', // refugium, catalyst
  'life', // colour, refugium, organism
  'life.left', // colour, refugium
  'life.heir', // colour, heir, organism
  'darwin.roll', // colour, organism, dice
  'darwin.reroll', // organism, dice
  'darwin.safe', // organism
  'darwin.errors', // organism, errors, shield
  'purchases', // colour: whose purchases begin (H); the story opens a chapter with it
  'scramble', // organism, environment
  'buy', // organism, mutation
  'promote', // organism, mutation, promoted
  'flip', // parasite, other: the face it now shows
  'paid', // colour: whose pool, catalyst, count
  'macro', // colour, organism, macro
  'endosymbiont', // macro, colour
  'oxidation', // count: events that never come
  'red-queen', // organism, target, what
  'red-queen.refused', // organism, target
  'organ', // organism, organ
  'landfall', // organism: the marine name, land: the name ashore
  'ocean.crowded',
  'ocean.dies', // organism
  'levels', // organisms: names from the bottom up, ecosystem: a catalog ref
  'end', // ending
] as const
export type LogKey = (typeof LOGS)[number]

/** Below `place.`: where a biont can be that is no thing with a name. */
export const PLACES = ['pool'] as const
/** Below `ecosystem.`. */
export const ECOSYSTEMS = ['sea', 'land'] as const
/** Below `ending.`: how the game ends. */
export const ENDING_KEYS = ENDINGS
/** Below `cause.`: what makes everybody suffer besides the icons of events (`icon.`). */
export const CAUSES = ['pollution', 'gaia', 'error'] as const

/** Below `score.`: the parts of a score. */
export const SCORE_LABELS = ['cubes', 'systems', 'bionts', 'trophies', 'dominance', 'medea'] as const
export type ScoreLabel = (typeof SCORE_LABELS)[number]

/** Below `result.`: how a game was decided. */
export const RESULTS = [
  'points',
  'catalysts',
  'shared',
  'solitaire.marine',
  'solitaire.terrestrial',
  'solitaire.lost',
  'cooperative.won',
  'cooperative.lost',
] as const
export type ResultKey = (typeof RESULTS)[number]

/** Below `problem.`: what is wrong with the data of a setting or with a hand-over file. */
export const FLAWS = ['colours', ...GENESIS_DECK_FLAWS, ...HAND_OVER_FLAWS] as const

/** Below `about.`: things on the board that are called by their kind; `{id}` is the rest of their reference. */
export const THINGS = [
  'pile', // environment
  'cube', // mutation number/base or plus
  'chromosome',
  'loose', // a cube in a refugium that is not organised
  'disease',
  'biont',
  'trophic',
  'disc',
  'catalyst',
  'die',
] as const

/** Below `why.`: why something can't be chosen. */
export const WHYS = [
  'row-closed', // neither active nor a home row
  'row-locked', // a biont cannot leave an inactive row
  'moved', // moved this phase
  'entropy', // limit
  'no-fee', // no catalyst for the fee
  'slots-full', // no empty enzyme slot
  'no-transfer', // no HGT move left
  'macro', // never into or out of macro-organisms
  'own-tableau', // no parasite on one's own tableau
  'own-parasite',
  'hyperparasite', // a hyperparasite hosts nobody
  'no-cube', // nothing that fits a disease slot
  'not-more', // supplanting needs more cubes than the incumbent
  'parasite-out', // the card lies somewhere already
  'land-disc', // no discs on land or on parasites
  'pile-empty',
  'pile-closed', // row neither active nor home
  'unpaid', // colour
  'promoted', // cannot be promoted again
  'requirements', // missing: list of colours
  'sold',
  'no-icon', // no Red Queen icon
  'slot-filled',
] as const
export type WhyKey = (typeof WHYS)[number]

/** Below `advice.`: what bots look at. */
export { TERMS } from './advice/terms.ts'
