import type { EvolutionCard } from '@deeptime/marine/components/deck.ts'
import type { Amount, EffectStep } from '@deeptime/marine/components/effects.ts'
import type { Modifier } from '@deeptime/marine/components/hooks.ts'
import type { IconName } from './icons.ts'
import { SECTION_ICONS } from './symbols.ts'

/** One sign of a card's effect: what it touches, whether that grows or shrinks, and how much. */
export interface Sign {
  readonly icon: IconName
  readonly change: 'more' | 'less' | 'other'
  readonly amount: string
}

/** A card's effect in signs, by the moment at which it works. */
interface Signs {
  readonly onEnter: readonly Sign[]
  readonly whileDisplayed: readonly Sign[]
  readonly taken: readonly Sign[]
}

export function signsOf(card: EvolutionCard): Signs {
  return {
    onEnter: (card.onEnter ?? []).flatMap(signsOfStep),
    whileDisplayed: (card.whileDisplayed ?? []).flatMap(signsOfModifier),
    taken: card.taken.flatMap(signsOfStep),
  }
}

const sign = (icon: IconName, change: Sign['change'], amount: string | number = ''): Sign => ({ icon, change, amount: String(amount) })

function amountOf(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  return amount.max === undefined ? '×' : `≤${amount.max}`
}

const limit = (step: { readonly max?: number; readonly count?: number }): string => {
  if (step.max !== undefined) return `≤${step.max}`
  return step.count === undefined ? '' : String(step.count)
}

/** A fallback is a consolation: the sentence tells it, the signs don't. */
function signsOfStep(step: EffectStep): readonly Sign[] {
  if (step.fallback !== undefined) return []
  switch (step.op) {
    case 'chooseTile':
      return []
    case 'gainVP':
      return [sign('laurels', 'more', amountOf(step.amount))]
    case 'gainBonusVP':
      return [sign('laurels', 'more', '★')]
    case 'loseVP':
      return [sign('laurels', 'less', amountOf(step.amount))]
    case 'placeSpecies':
      return [sign('cube', 'more', 'perTile' in step ? `${step.perTile} / ⬡` : `≤${step.max}`)]
    case 'eliminateSpecies':
      return [sign('cube', 'less', 'leave' in step ? '…' : step.onEach ? `${step.count} / ⬡` : step.count)]
    case 'replaceSpecies':
      return [sign('cube', 'other', `≤${step.maxAnimals}`)]
    case 'moveSpecies':
      return [sign('footprint', 'other')]
    case 'placeElement':
      return [sign('sprout', 'more', limit(step))]
    case 'removeElement':
      return [sign('sprout', 'less', 'leave' in step ? '…' : `≤${step.max}`)]
    case 'addAnimalElement':
      return [sign('dna1', 'more', step.count)]
    case 'loseAnimalElement':
      return [sign('dna1', 'less', step.count)]
    case 'replaceAnimalElement':
      return [sign('dna1', 'other', `≤${step.max}`)]
    case 'scoreTile':
      return [sign('hexes', 'more', '★')]
    case 'performAction':
      return [sign(SECTION_ICONS[step.action], 'other', step.cubes === undefined ? '' : `≤${step.cubes}`)]
    case 'gainBasicPawn':
      return [sign('pawn', 'more', step.count)]
    case 'returnPawns':
      return [sign('return-arrow', 'other', `≤${step.max}`)]
    case 'grantExtraTurn':
      return [sign('hourglass', 'more', 1)]
    case 'shiftTarget':
      return [sign('eye-target', 'other', `±${step.max}`)]
    case 'cycleStacks':
      return [sign('stack', 'other')]
    case 'choice':
      return step.options.flat().flatMap(signsOfStep)
    case 'eachAnimal':
      return step.steps.flatMap(signsOfStep)
    case 'triggerEndgame':
      return [sign('asteroid', 'other')]
  }
}

function signsOfModifier(modifier: Modifier): readonly Sign[] {
  switch (modifier.hook) {
    case 'speciationCapacity':
      return [sign('fish-eggs', 'more', modifier.delta)]
    case 'scoringVP':
      return [sign('laurels', 'more', modifier.delta)]
    case 'migrationBarrier':
      return [sign('footprint', 'less')]
    case 'noBump':
      return [sign('padlock', 'other')]
    case 'vpOnAction':
      return [sign(SECTION_ICONS[modifier.action], 'more', modifier.vp)]
    case 'vpOnReseed':
      return [sign('laurels', 'more', modifier.vp)]
  }
}
