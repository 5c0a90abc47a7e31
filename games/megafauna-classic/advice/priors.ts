import type { Advice } from '@deeptime/engine'
import { type PriorTable, priorBy, readPriors } from '@deeptime/kit'
import type { State } from '../state.ts'
import { lookAtOption, OPTION_TRAITS, type OptionGroup, traits } from './options.ts'
import learnt from './priors.json' with { type: 'json' }

/** How promising options look before any search: what a search would take, told from what speaks for each at first sight. */

/** What each trait of an option counts for, by group. */
export type ClassicPriors = PriorTable<OptionGroup>

export const readClassicPriors = (data: PriorTable): ClassicPriors => readPriors(OPTION_TRAITS, data)

/** The weights in use, with their date and how they were found: `deeptime imitate megafauna-classic` writes them. */
export const CLASSIC_PRIORS: ClassicPriors = readClassicPriors(learnt.weights)

export const priorsBy = (table: ClassicPriors): NonNullable<Advice<State>['prior']> =>
  priorBy({ lists: OPTION_TRAITS, values: traits, lookAt: lookAtOption }, table)
