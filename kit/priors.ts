import type { Advice, Ask, Option } from '@deeptime/engine'

/** Which traits of an option are noted, by the group of options that is looked at in one way. */
export type TraitLists<Group extends string> = Readonly<Record<Group, readonly string[]>>

/** What each trait of an option counts for, by group. */
export type PriorTable<Group extends string = string> = Readonly<Record<Group, Readonly<Record<string, number>>>>

/** A table as it is kept in data: each trait of each group must be there. */
export function readPriors<Group extends string>(
  lists: TraitLists<Group>,
  data: Readonly<Record<string, Readonly<Record<string, number>>>>,
): PriorTable<Group> {
  for (const [group, traits] of Object.entries<readonly string[]>(lists)) {
    for (const trait of traits) if (data[group]?.[trait] === undefined) throw new Error(`The weight of "${group}.${trait}" is missing`)
  }
  return data as PriorTable<Group>
}

/** How far a search trusts what it would have taken elsewhere: 0 is not at all. */
const TRUST = 0.5
/** No option looks better or worse than this power of e. */
const FAR = 3

/** Looks at an option: its traits go into `values`, which is filled anew each time, and the answer is its group. */
export interface OptionLooks<S, Group extends string> {
  readonly lists: TraitLists<Group>
  readonly values: ArrayLike<number>
  lookAt(ask: Ask, option: Option, s: S): Group
}

/** How promising options look before any search: what a search would take, told from what speaks for each at first sight. */
export function priorBy<S, Group extends string>(looks: OptionLooks<S, Group>, table: PriorTable<Group>): NonNullable<Advice<S>['prior']> {
  const entries = Object.entries<readonly string[]>(looks.lists).map(([group, traits]) => {
    const weights = traits.map((trait) => TRUST * (table[group as Group][trait] as number))
    return [group, Float64Array.from(weights)] as const
  })
  const weightsOf = Object.fromEntries(entries) as Record<Group, Float64Array>
  const { values } = looks
  return (ask, option, s) => {
    const weights = weightsOf[looks.lookAt(ask, option, s)]
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (values[i] as number)
    return Math.exp(Math.max(-FAR, Math.min(FAR, sum)))
  }
}
