import type { ElementId, SectionId, TerrainId, VentSide } from './ids.ts'

/**
 * The language in which cards are written. Steps run in order, each as far as the state allows; a later step still runs
 * if an earlier one did nothing. `count` must be met as far as possible; `max` and `perTile` allow any number from 0 up;
 * `leave` takes away all but that many.
 */

/** A name that `chooseTile` gives to a tile, for later steps of the same card. */
export type TileName = string

export type AnimalSelector =
  | 'actor'
  /** The animal that runs the steps of `eachAnimal`. */
  | 'self'
  | 'opposing'
  | 'each'
  /** Opposing animals higher on the food chain. */
  | 'above'
  /** Opposing animals with more or fewer of these than the actor, as the step starts. */
  | { readonly opposingWith: { readonly more: Measure } | { readonly fewer: Measure } }

export type Measure = 'elements' | 'vp'

/** One selector, or all of several. */
export type Animals = AnimalSelector | readonly AnimalSelector[]

/** Earth tiles for which all of these hold; an empty selector means any tile. */
export interface TileSelector {
  /** A tile under a Vent is only a Vent. */
  readonly terrain?: readonly TerrainId[]
  readonly ventSide?: VentSide
  readonly occupiedBy?: 'actor' | 'self'
  /** Both the actor and an opposing animal have species there. */
  readonly sharedWithOpposing?: true
  readonly actorThriving?: true
  /** The actor has more species there than every other animal, and is not alone. Cubes count, traits do not. */
  readonly actorSoleMost?: true
  readonly minSpecies?: number
  readonly minElements?: number
  readonly speciesExceedElements?: true
  readonly adjacentTo?: TileName
  readonly is?: TileName
}

export type Amount =
  | number
  | { readonly count: 'tiles'; readonly where: TileSelector; readonly max?: number }
  /** Species of all animals on the tile. */
  | { readonly count: 'species'; readonly on: TileName; readonly max?: number }
  /** Discs on Earth whose type is on the actor's display. */
  | { readonly count: 'elementsOnEarth'; readonly matching: 'actor'; readonly max?: number }
  /** The printed first-place value of the tile scored in this Evolution action. */
  | { readonly ref: 'scoredTile.score[0]'; readonly max?: number }

/** `bagChoice`: a type of the chooser's choice; `bagRandom`: a random disc; `bagType`: the given type. */
export type ElementSource = { readonly source: 'bagChoice' | 'bagRandom' } | { readonly source: 'bagType'; readonly type: ElementId }

/** Every step may have a name, and may be the fallback of a named one: it then runs only if that one changed nothing at all. */
export interface StepLinks {
  readonly id?: string
  readonly fallback?: string
}

/** The actions that a card can grant. Evolution is not among them: a card would then be taken while another resolves. */
export type GrantedAction = Exclude<SectionId, 'evolution'>

export type EffectOp =
  | { readonly op: 'chooseTile'; readonly as: TileName; readonly where: TileSelector }
  | { readonly op: 'gainVP'; readonly amount: Amount; readonly who?: 'actor' | 'self' }
  | { readonly op: 'gainBonusVP'; readonly count: Amount }
  | { readonly op: 'loseVP'; readonly who: Animals; readonly amount: Amount }
  | PlaceSpecies
  | EliminateSpecies
  | { readonly op: 'replaceSpecies'; readonly maxAnimals: number; readonly perAnimal: number }
  | { readonly op: 'moveSpecies'; readonly from: TileName; readonly owner: 'any'; readonly all: true; readonly chooser: 'actor' }
  | PlaceElement
  | { readonly op: 'removeElement'; readonly on: TileName; readonly leave: number }
  | { readonly op: 'removeElement'; readonly max: number }
  | { readonly op: 'addAnimalElement'; readonly who: Animals; readonly source: 'bagChoice' | 'bagRandom'; readonly count: number }
  | { readonly op: 'loseAnimalElement'; readonly who: Animals; readonly count: number; readonly chooser: 'owner' }
  | { readonly op: 'replaceAnimalElement'; readonly source: 'bagChoice'; readonly max: number }
  | { readonly op: 'scoreTile'; readonly on: TileName }
  | { readonly op: 'performAction'; readonly action: GrantedAction; readonly as?: string; readonly cubes?: number }
  | { readonly op: 'gainBasicPawn'; readonly who: Animals; readonly count: number }
  | { readonly op: 'returnPawns'; readonly who: Animals; readonly max: number }
  | { readonly op: 'grantExtraTurn'; readonly ignoreAfterRule?: boolean }
  | { readonly op: 'shiftTarget'; readonly max: number }
  | { readonly op: 'cycleStacks' }
  | { readonly op: 'choice'; readonly chooser: 'actor' | 'self'; readonly options: readonly (readonly EffectStep[])[] }
  | { readonly op: 'eachAnimal'; readonly who: Animals; readonly steps: readonly EffectStep[] }
  | { readonly op: 'triggerEndgame' }

/** The steps of one kind. */
export type Effect<Op extends EffectOp['op']> = Extract<EffectOp, { op: Op }>

export type PlaceSpecies = { readonly op: 'placeSpecies'; readonly from?: 'genePool' | 'boxThenGenePool' } & (
  | { readonly on: TileName; readonly max: number }
  | { readonly onEach: TileSelector; readonly perTile: number; readonly max?: number }
)

/** On one tile, on each of several, or anywhere on Earth. */
export type EliminateSpecies = { readonly op: 'eliminateSpecies' } & (
  | { readonly on: TileName; readonly leave: number; readonly owner: 'any'; readonly chooser: 'actor' }
  | ({ readonly on?: TileName; readonly onEach?: TileSelector; readonly count: number } & (
      | { readonly owner: 'any' | 'opposing'; readonly chooser: 'actor' }
      | { readonly owner: 'self'; readonly chooser: 'owner' }
      /** Every animal whose number on the tile is the highest. */
      | { readonly owner: 'eachAnimalWithMost'; readonly chooser: 'none' }
    ))
)

export type PlaceElement = { readonly op: 'placeElement'; readonly where?: TileSelector } & ElementSource &
  ({ readonly count: number } | { readonly max: number })

export type EffectStep = EffectOp & StepLinks
