import type { Described } from '@deeptime/kit'
import type { amount, animalSelector, animals, EffectStep, measure, tileSelector } from '../deck/effect-schema.ts'

/** The language in which cards are written, as `deck/effect-schema.ts` describes it. */
export type { EffectStep }

/** The steps of one kind. */
export type Effect<Op extends EffectStep['op']> = Extract<EffectStep, { op: Op }>

export type TileSelector = Described<typeof tileSelector>
export type Amount = Described<typeof amount>
export type Animals = Described<typeof animals>
export type AnimalSelector = Described<typeof animalSelector>
export type Measure = Described<typeof measure>

/** A name that `chooseTile` gives to a tile, for later steps of the same card. */
export type TileName = Effect<'chooseTile'>['as']

export type PlaceSpecies = Effect<'placeSpecies'>
export type EliminateSpecies = Effect<'eliminateSpecies'>
export type PlaceElement = Effect<'placeElement'>
