import type { Params, WhyNot } from '@deeptime/engine'
import { type Reason, whyNotOf } from '@deeptime/kit'
import { HEX_REFS } from './geometry.ts'
import type { WhyKey } from './keys.ts'
import { CORNER_OPTIONS, SPACE_OPTIONS, speciesOption } from './options.ts'
import type { AnyRule } from './rules.ts'
import { SPACE_COUNT } from './spaces.ts'

/** Why things on the board can't be chosen: the questions that list the options, asked of everything else. */

export type MarineReason = Reason<WhyKey, AnyRule>

/** A bar as a reason, if there is one. */
export const barred = (key: WhyKey | undefined, rule: AnyRule, params?: Params): MarineReason | undefined =>
  key && { key, rule, ...(params && { params }) }

export const whyHexes = (hexes: readonly number[], reasonOf: (hex: number) => MarineReason | undefined): WhyNot[] =>
  whyNotOf(hexes, (hex) => HEX_REFS[hex] as string, reasonOf)

export const whyCorners = (corners: readonly number[], reasonOf: (corner: number) => MarineReason | undefined): WhyNot[] =>
  whyNotOf(corners, (corner) => CORNER_OPTIONS[corner]?.id as string, reasonOf)

const EVERY_SPACE = Array.from({ length: SPACE_COUNT }, (_, space) => space)

export const whySpaces = (reasonOf: (space: number) => MarineReason | undefined): WhyNot[] =>
  whyNotOf(EVERY_SPACE, (space) => SPACE_OPTIONS[space]?.id as string, reasonOf)

/** The species of these animals on one tile. */
export const whySpecies = (hex: number, animals: readonly number[], reasonOf: (animal: number) => MarineReason | undefined): WhyNot[] =>
  whyNotOf(animals, (animal) => speciesOption(hex, animal).id, reasonOf)
