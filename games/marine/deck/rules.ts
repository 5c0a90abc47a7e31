import type { Params } from '@deeptime/engine'
import { type DeckProblem, duplicateIds } from '@deeptime/kit'
import { SPACES } from '../components/action-display.ts'
import { ANIMALS } from '../components/animals.ts'
import type { CardOrigin, Deck, EvolutionCard, TraitCard } from '../components/deck.ts'
import type { Amount, EffectStep, TileSelector } from '../components/effects.ts'
import { endsTheGame } from '../components/ending-card.ts'
import { BOTTOM_CARDS, REMOVED_CARDS, TRAITS_DEALT } from '../components/setup.ts'
import type { MarineDeckFlaw } from '../keys.ts'

/** The shortest game removes this many cards and still needs a bottom group. */
const FEWEST_CARDS = REMOVED_CARDS.short + BOTTOM_CARDS + 1
const FEWEST_TRAITS = TRAITS_DEALT * ANIMALS.length

/** What a well-formed deck of this game can have wrong. */
const flaw = (key: MarineDeckFlaw, path: string, params: Params = {}): DeckProblem<MarineDeckFlaw> => ({ key, params: { path, ...params } })

/** Everything that a well-formed deck can still have wrong. */
export function deckProblems(deck: Deck): readonly DeckProblem[] {
  return [
    ...duplicateIds('evolution', deck.evolution),
    ...duplicateIds('traits', deck.traits),
    ...sizeProblems(deck),
    ...originProblems('evolution', deck.evolution),
    ...originProblems('traits', deck.traits),
    ...deck.evolution.flatMap((card, i) => cardProblems(card, `evolution[${i}]`)),
    ...deck.traits.flatMap((trait, i) => traitProblems(trait, `traits[${i}]`)),
  ]
}

/** What a source says stays as the source says it. */
function originProblems(list: string, cards: readonly CardOrigin[]): DeckProblem[] {
  return cards.flatMap(({ source, tuned }, i) => (tuned && source !== 'reconstructed' ? [flaw('deck.tuned', `${list}[${i}].tuned`)] : []))
}

function sizeProblems(deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = []
  const endings = deck.evolution.filter(endsTheGame).length
  if (endings !== 1) {
    problems.push(flaw('deck.endings', 'evolution', { found: endings }))
  }
  if (deck.evolution.length < FEWEST_CARDS) {
    problems.push(flaw('deck.few-cards', 'evolution', { least: FEWEST_CARDS, found: deck.evolution.length }))
  }
  // Superheroes leaves out the traits that copy.
  const dealt = deck.traits.filter((t) => !t.modifiers.some((m) => m.hook === 'copyTrait')).length
  if (dealt < FEWEST_TRAITS) {
    problems.push(flaw('deck.few-traits', 'traits', { least: FEWEST_TRAITS, found: dealt }))
  }
  return problems
}

function traitProblems(trait: TraitCard, path: string): DeckProblem[] {
  const once = trait.modifiers.find((m) => m.hook === 'copyTrait' || m.hook === 'setupElement')
  return once && trait.copyable ? [flaw('deck.not-copyable', `${path}.copyable`, { hook: once.hook })] : []
}

function cardProblems(card: EvolutionCard, path: string): DeckProblem[] {
  const problems: DeckProblem[] = []
  stepProblems(card.taken, { path: `${path}.taken`, tiles: new Set(), ids: new Set(), self: false, entering: false, problems })
  stepProblems(card.onEnter ?? [], { path: `${path}.onEnter`, tiles: new Set(), ids: new Set(), self: false, entering: true, problems })
  return problems
}

/** What a step may refer to at the place where it stands. */
interface Scope {
  readonly path: string
  /** Tiles named so far. */
  readonly tiles: Set<string>
  /** Steps named so far. */
  readonly ids: Set<string>
  /** Inside `eachAnimal`. */
  readonly self: boolean
  /** The card is being laid out: nobody has scored a tile, and it may be set-up. */
  readonly entering: boolean
  readonly problems: DeckProblem[]
}

function stepProblems(steps: readonly EffectStep[], scope: Scope): void {
  steps.forEach((step, i) => {
    const at: Scope = { ...scope, path: `${scope.path}[${i}]` }
    const say: Say = (key, params) => void scope.problems.push(flaw(key, at.path, params))
    if (step.fallback !== undefined && !scope.ids.has(step.fallback)) say('deck.no-step', { id: step.fallback })
    checkNames(step, at, say)
    checkTiming(step, at, say)
    checkAction(step, say)
    checkInside(step, at)
    if (step.op === 'chooseTile') scope.tiles.add(step.as)
    if (step.id !== undefined) scope.ids.add(step.id)
  })
}

type Say = (key: MarineDeckFlaw, params?: Params) => void

/** Every name must have been given before: tiles by `chooseTile`, `self` by `eachAnimal`. */
function checkNames(step: EffectStep, scope: Scope, say: Say): void {
  const text = JSON.stringify(step, (key, value) => (key === 'steps' || key === 'options' ? undefined : value))
  if (text.includes('"self"') && !scope.self) say('deck.self')
  for (const name of tileNames(step)) {
    if (!scope.tiles.has(name)) say('deck.no-tile', { name })
  }
  if (step.op === 'eliminateSpecies' && 'count' in step) {
    if (step.on !== undefined && step.onEach !== undefined) say('deck.on-or-each')
    const somewhere = step.on !== undefined || step.onEach !== undefined
    if (step.owner === 'eachAnimalWithMost' && !somewhere) say('deck.most-where')
  }
}

/** The tiles that a step refers to by name. */
export function tileNames(step: EffectStep): string[] {
  switch (step.op) {
    case 'chooseTile':
      return selectorNames(step.where)
    case 'gainVP':
    case 'loseVP':
      return amountNames(step.amount)
    case 'gainBonusVP':
      return amountNames(step.count)
    case 'placeSpecies':
      return 'on' in step ? [step.on] : selectorNames(step.onEach)
    case 'eliminateSpecies':
      return [...(step.on === undefined ? [] : [step.on]), ...selectorNames('onEach' in step ? step.onEach : undefined)]
    case 'moveSpecies':
      return [step.from]
    case 'placeElement':
      return selectorNames(step.where)
    case 'removeElement':
      return 'on' in step ? [step.on] : []
    case 'scoreTile':
      return [step.on]
    default:
      return []
  }
}

function amountNames(amount: Amount): string[] {
  if (typeof amount === 'number' || 'ref' in amount) return []
  if (amount.count === 'species') return [amount.on]
  return amount.count === 'tiles' ? selectorNames(amount.where) : []
}

function selectorNames(where: TileSelector | undefined): string[] {
  return [where?.adjacentTo, where?.is].filter((name) => name !== undefined)
}

/** A card that is laid out grants no turn, no action and no end, and no tile was scored for it. */
function checkTiming(step: EffectStep, scope: Scope, say: Say): void {
  if (!scope.entering) return
  if (step.op === 'grantExtraTurn' || step.op === 'performAction' || step.op === 'triggerEndgame') {
    say('deck.entering', { op: step.op })
  }
  if ((step.op === 'gainVP' || step.op === 'loseVP') && typeof step.amount === 'object' && 'ref' in step.amount) {
    say('deck.entering-score')
  }
}

/** Actions that mean nothing without the space they are performed on. */
const NEEDS_SPACE: readonly string[] = ['autotrophs', 'speciation', 'competition']

function checkAction(step: EffectStep, say: Say): void {
  if (step.op !== 'performAction') return
  const space = SPACES.find((s) => s.id === step.as)
  if (space && space.section !== step.action) say('deck.other-section', { space: space.id, action: step.action })
  if (!space && NEEDS_SPACE.includes(step.action)) say('deck.needs-space', { action: step.action })
  if (step.action === 'migration' && !space && step.cubes === undefined) say('deck.migration')
  if (step.action !== 'migration' && step.cubes !== undefined) say('deck.cubes')
}

function checkInside(step: EffectStep, scope: Scope): void {
  if (step.op === 'eachAnimal') {
    stepProblems(step.steps, { ...scope, path: `${scope.path}.steps`, self: true, tiles: new Set(scope.tiles), ids: new Set(scope.ids) })
  }
  if (step.op !== 'choice') return
  step.options.forEach((option, i) => {
    stepProblems(option, { ...scope, path: `${scope.path}.options[${i}]`, tiles: new Set(scope.tiles), ids: new Set(scope.ids) })
  })
}
