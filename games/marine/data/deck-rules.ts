import { SPACES } from './action-display.ts'
import { ANIMALS } from './animals.ts'
import type { CardOrigin, Deck, EvolutionCard, TraitCard } from './deck.ts'
import type { Amount, EffectOp, EffectStep, TileSelector } from './effects.ts'
import { BOTTOM_CARDS, REMOVED_CARDS, TRAITS_DEALT } from './setup.ts'

/** What is wrong, and where: `evolution[3].taken[0]`. */
export interface DeckProblem {
  readonly path: string
  readonly message: string
}

/** The shortest game removes this many cards and still needs a bottom group. */
const FEWEST_CARDS = REMOVED_CARDS.short + BOTTOM_CARDS + 1
const FEWEST_TRAITS = TRAITS_DEALT * ANIMALS.length

/** Everything that a well-formed deck can still have wrong. */
export function deckProblems(deck: Deck): readonly DeckProblem[] {
  return [
    ...duplicates('evolution', deck.evolution),
    ...duplicates('traits', deck.traits),
    ...sizeProblems(deck),
    ...originProblems('evolution', deck.evolution),
    ...originProblems('traits', deck.traits),
    ...deck.evolution.flatMap((card, i) => cardProblems(card, `evolution[${i}]`)),
    ...deck.traits.flatMap((trait, i) => traitProblems(trait, `traits[${i}]`)),
  ]
}

/** Every step of a list, with the steps inside it. */
function allSteps(steps: readonly EffectStep[]): EffectStep[] {
  return steps.flatMap((step) => {
    if (step.op === 'choice') return [step, ...step.options.flatMap(allSteps)]
    return step.op === 'eachAnimal' ? [step, ...allSteps(step.steps)] : [step]
  })
}

/** The card that ends the game: Asteroid, or what stands for it. */
export const endsTheGame = (card: EvolutionCard): boolean => allSteps(card.taken).some((s) => s.op === 'triggerEndgame')

function duplicates(list: string, cards: readonly { readonly id: string }[]): DeckProblem[] {
  return cards.flatMap((card, i) => {
    const first = cards.findIndex((c) => c.id === card.id)
    return first < i ? [{ path: `${list}[${i}].id`, message: `"${card.id}" is also the id of ${list}[${first}]` }] : []
  })
}

/** What a source says stays as the source says it. */
function originProblems(list: string, cards: readonly CardOrigin[]): DeckProblem[] {
  return cards.flatMap(({ source, tuned }, i) =>
    tuned && source !== 'reconstructed' ? [{ path: `${list}[${i}].tuned`, message: 'only a reconstructed card may be tuned' }] : [],
  )
}

function sizeProblems(deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = []
  const endings = deck.evolution.filter(endsTheGame).length
  if (endings !== 1) {
    const found = endings === 0 ? 'no card does' : `${endings} cards do`
    problems.push({ path: 'evolution', message: `exactly one card, the Asteroid, must say "triggerEndgame"; ${found}` })
  }
  if (deck.evolution.length < FEWEST_CARDS) {
    problems.push({ path: 'evolution', message: `needs at least ${FEWEST_CARDS} cards, has ${deck.evolution.length}` })
  }
  // Superheroes leaves out the traits that copy.
  const dealt = deck.traits.filter((t) => !t.modifiers.some((m) => m.hook === 'copyTrait')).length
  if (dealt < FEWEST_TRAITS) {
    problems.push({ path: 'traits', message: `needs at least ${FEWEST_TRAITS} traits that copy no other, has ${dealt}` })
  }
  return problems
}

function traitProblems(trait: TraitCard, path: string): DeckProblem[] {
  const once = trait.modifiers.find((m) => m.hook === 'copyTrait' || m.hook === 'setupElement')
  return once && trait.copyable ? [{ path: `${path}.copyable`, message: `a trait with "${once.hook}" can't be copied` }] : []
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
    const say = (message: string): void => void scope.problems.push({ path: at.path, message })
    if (step.fallback !== undefined && !scope.ids.has(step.fallback)) say(`no earlier step has the id "${step.fallback}"`)
    checkNames(step, at, say)
    checkTiming(step, at, say)
    checkAction(step, say)
    checkInside(step, at)
    if (step.op === 'chooseTile') scope.tiles.add(step.as)
    if (step.id !== undefined) scope.ids.add(step.id)
  })
}

type Say = (message: string) => void

/** Every name must have been given before: tiles by `chooseTile`, `self` by `eachAnimal`. */
function checkNames(step: EffectOp, scope: Scope, say: Say): void {
  const text = JSON.stringify(step, (key, value) => (key === 'steps' || key === 'options' ? undefined : value))
  if (text.includes('"self"') && !scope.self) say('"self" has a meaning only inside "eachAnimal"')
  for (const name of tileNames(step)) {
    if (!scope.tiles.has(name)) say(`no earlier "chooseTile" names the tile "${name}"`)
  }
  if (step.op === 'eliminateSpecies' && 'count' in step) {
    if (step.on !== undefined && step.onEach !== undefined) say('say either "on" or "onEach", not both')
    const somewhere = step.on !== undefined || step.onEach !== undefined
    if (step.owner === 'eachAnimalWithMost' && !somewhere) say('"eachAnimalWithMost" needs "on" or "onEach"')
  }
}

/** The tiles that a step refers to by name. */
export function tileNames(step: EffectOp): string[] {
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
function checkTiming(step: EffectOp, scope: Scope, say: Say): void {
  if (!scope.entering) return
  if (step.op === 'grantExtraTurn' || step.op === 'performAction' || step.op === 'triggerEndgame') {
    say(`"${step.op}" can't happen as a card enters play`)
  }
  if ((step.op === 'gainVP' || step.op === 'loseVP') && typeof step.amount === 'object' && 'ref' in step.amount) {
    say('no tile was scored when a card enters play')
  }
}

/** Actions that mean nothing without the space they are performed on. */
const NEEDS_SPACE: readonly string[] = ['autotrophs', 'speciation', 'competition']

function checkAction(step: EffectOp, say: Say): void {
  if (step.op !== 'performAction') return
  const space = SPACES.find((s) => s.id === step.as)
  if (space && space.section !== step.action) say(`"${space.id}" is not a space of ${step.action}`)
  if (!space && NEEDS_SPACE.includes(step.action)) say(`${step.action} needs "as": the space it counts as`)
  if (step.action === 'migration' && !space && step.cubes === undefined) say('migration needs "as" or "cubes"')
  if (step.action !== 'migration' && step.cubes !== undefined) say('"cubes" belongs to migration only')
}

function checkInside(step: EffectOp, scope: Scope): void {
  if (step.op === 'eachAnimal') {
    stepProblems(step.steps, { ...scope, path: `${scope.path}.steps`, self: true, tiles: new Set(scope.tiles), ids: new Set(scope.ids) })
  }
  if (step.op !== 'choice') return
  step.options.forEach((option, i) => {
    stepProblems(option, { ...scope, path: `${scope.path}.options[${i}]`, tiles: new Set(scope.tiles), ids: new Set(scope.ids) })
  })
}
