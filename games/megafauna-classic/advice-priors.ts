import type { Advice } from '@deeptime/engine'
import { lookAtOption, noted, OPTION_TRAITS, type OptionGroup, traits } from './advice-options.ts'
import learnt from './advice-priors.json' with { type: 'json' }
import type { State } from './state.ts'

/** How promising options look before any search: what a search would take, told from what speaks for each at first sight. */

/** What each trait of an option counts for, by group. */
export type PriorTable = Readonly<Record<OptionGroup, Readonly<Record<string, number>>>>

/** How far a search trusts what it would have taken elsewhere: 0 is not at all. */
const TRUST = 0.5
/** No option looks better or worse than this power of e. */
const FAR = 3

/** The weights in use, with their date and how they were found: `deeptime imitate megafauna-classic` writes them. */
export const CLASSIC_PRIORS: PriorTable = readPriors(learnt.weights)

export function readPriors(data: Readonly<Record<string, Readonly<Record<string, number>>>>): PriorTable {
  for (const [group, traits] of Object.entries(OPTION_TRAITS)) {
    for (const trait of traits) if (data[group]?.[trait] === undefined) throw new Error(`The weight of "${group}.${trait}" is missing`)
  }
  return data as PriorTable
}

export function priorBy(table: PriorTable): NonNullable<Advice<State>['prior']> {
  const entries = Object.entries(OPTION_TRAITS).map(([group, names]) => {
    const weights = names.map((trait) => TRUST * (table[group as OptionGroup][trait] as number))
    return [group, Float64Array.from(weights)] as const
  })
  const weightsOf = Object.fromEntries(entries) as Record<OptionGroup, Float64Array>
  return (ask, option, s) => {
    const weights = weightsOf[lookAtOption(ask, option, s)]
    let sum = 0
    for (let i = 0; i < noted; i++) sum += (weights[i] as number) * (traits[i] as number)
    return Math.exp(Math.max(-FAR, Math.min(FAR, sum)))
  }
}
