/** Closed lists of the catalog keys that the rules use, and the calls that take them. */

import type { Table } from '@deeptime/engine'
import { type OptionOf, speechOf } from '@deeptime/kit'
import type { RuleId } from './rules.ts'
import type { State } from './state.ts'

/** What a seat can be asked; words under `decision.`. */
export const DECISIONS = [
  'setup.colour',
  'setup.hunter',
  'action',
  'play',
  'genotype.animal',
  'resize',
  'resize.predator',
  'culture',
  'expand.parent',
  'expand.silhouette',
  'expand.inherit',
  'expand.destination',
  'roadrunner',
  'roadrunner.predator',
  'drift',
  'contest.herbivore',
  'contest.carnivore',
  'refuge',
  'lazarus.silhouette',
  'lazarus.size',
  'lazarus.place',
] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** What the story tells; words under `log.`. */
export const LOGS = [
  'setup.colour',
  'setup.biome',
  'setup.replaced',
  'setup.immigrant',
  'setup.immigrant.returns',
  'setup.hunter',
  'setup.homeland',
  'setup.decks',
  'turn',
  'turn.lazarus',
  'turn.quiet',
  'buy',
  'buy.genes',
  'play.mutation',
  'play.genotype',
  'play.fossil',
  'play.discard',
  'draw',
  'draw.upper',
  'event.newTiles',
  'event.catastrophe',
  'event.catastrophe.species',
  'event.catastrophe.immigrant',
  'event.milankovich',
  'event.milankovich.biome',
  'event.milankovich.none',
  'event.erosion',
  'event.erosion.none',
  'event.erosion.mountain',
  'tile.placed',
  'tile.flipped',
  'tile.replaced',
  'tile.volcano',
  'tile.superFern',
  'tile.supplyEmpty',
  'immigrant.enters',
  'immigrant.lost',
  'greenhouse.up',
  'greenhouse.down',
  'greenhouse.slide',
  'greenhouse.collision',
  'greenhouse.flip',
  'greenhouse.unflip',
  'greenhouse.fire',
  'greenhouse.farms',
  'episode.atlantic',
  'episode.cenozoic',
  'resize',
  'resize.card',
  'resize.fossil',
  'resize.tile',
  'culture',
  'expand',
  'expand.species',
  'expand.inherits',
  'roadrunner',
  'roadrunner.predator',
  'drift',
  'contest.unfit',
  'contest.niche',
  'contest.niche.size',
  'contest.niche.colour',
  'contest.defense',
  'contest.labor',
  'contest.teeth',
  'contest.first',
  'contest.owner',
  'contest.same',
  'contest.physiology',
  'contest.fed',
  'contest.dropped',
  'contest.unfed',
  'cull.terrain',
  'cull.ice',
  'cull.starved',
  'cull.returns',
  'cull.refuge',
  'cull.dies',
  'extinct.species',
  'extinct.fossil',
  'lazarus',
  'lazarus.returns',
  'score.period',
  'score.final',
  'score.takes',
  'score.left',
  'end.tertiary',
  'end.supply',
  'end.snowball',
  'end.hothouse',
  'twoTusker.expands',
  'twoTusker.passes',
  'twoTusker.extinct',
] as const
export type LogKey = (typeof LOGS)[number]

/** Options without words of their own on the board; words under `option.`. */
export const OPTION_LABELS = [
  'colour',
  'hunter.endosymbiont',
  'hunter.host',
  'card',
  'resize',
  'culture',
  'expand',
  'roadrunner',
  'drift',
  'discard',
  'mutate',
  'speciate',
  'fossil',
  'grow',
  'shrink',
  'stay',
  'culture.take',
  'animal',
  'sameSpecies',
  'newSpecies',
  'inherit.none',
  'inherit.track',
  'inherit.face',
  'step',
  'stealFrom',
  'place',
  'winner',
  'lazarus.silhouette',
  'lazarus.size',
] as const
export type OptionLabel = (typeof OPTION_LABELS)[number]

/** Parts of the score; words under `score.`. */
export const SCORE_LABELS = ['fossils', 'genotypes', 'population', 'cultures', 'genesis'] as const
export type ScoreLabel = (typeof SCORE_LABELS)[number]

/** How a game can be decided; words under `result.`. */
export const RESULTS = ['points', 'genes', 'shared', 'solitaire.won', 'solitaire.lost'] as const
export type ResultKey = (typeof RESULTS)[number]

/** What is wrong with the data of a setting; words under `problem.`. */
export const FLAWS = [
  'colours.count',
  'colours.unknown',
  'colours.twice',
  'colours.opponent',
  'genesis.shape',
  'genesis.solitaire',
  'genesis.seats',
] as const
export type FlawKey = (typeof FLAWS)[number]

/** Why something can't be chosen; words under `why.`. */
export const WHYS = [
  'too-dear',
  'time-goes-on',
  'not-yours',
  'size',
  'no-spare',
  'letters',
  'no-place',
  'no-animal',
  'no-child',
  'instincts',
  'known',
  'flipped',
  'terrain',
  'reach',
  'no-prey',
  'no-roots',
  'no-biome',
  'no-food',
  'elsewhere',
  'space-taken',
  'no-finalist',
  'yourself',
  'not-richest',
  'lazarus',
  'no-culture',
  'no-parent',
  'few-genes',
  'no-step',
  'nobody-richer',
  'in-use',
  'other-letter',
  'parent-lacks',
  'dead-end',
] as const
export type WhyKey = (typeof WHYS)[number]

/** Where biomes slide, and what a habitat without one is; words under `direction.` and `terrain.`. */
export const DIRECTIONS = ['north', 'south'] as const
export const TERRAINS = ['barren', 'ice'] as const

export interface ClassicOption extends OptionOf<OptionLabel> {
  readonly label: OptionLabel
}

export type ClassicTable = Table<State>

export const { decide, ask, tell } = speechOf<State, DecisionKind, LogKey, RuleId, OptionLabel>()
