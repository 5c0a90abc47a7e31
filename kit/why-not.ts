import type { Option, Params, WhyNot } from '@deeptime/engine'

/** Why one thing can't be chosen: a key below `why.` that has words, and a rule that exists. */
export interface Reason<Key extends string = string, Rule extends string = string> {
  readonly key: Key
  readonly rule: Rule
  readonly params?: Params
}

/** An answer that is not offered and has no place on the board: its words are those of `option.<id>`. */
export const barredOption = ({ id }: Option): string => `${BARRED_OPTION}${id}`
export const BARRED_OPTION = 'option:'

/** The reasons of things, those with the same one together. Things without a reason can be chosen, or are not in question. */
export function whyNotOf<T>(things: readonly T[], refOf: (thing: T) => string, reasonOf: (thing: T) => Reason | undefined): WhyNot[] {
  const found = new Map<string, Reason & { readonly about: string[] }>()
  for (const thing of things) {
    const reason = reasonOf(thing)
    if (!reason) continue
    const sign = JSON.stringify([reason.key, reason.rule, reason.params])
    const known = found.get(sign)
    if (known) known.about.push(refOf(thing))
    else found.set(sign, { about: [refOf(thing)], ...reason })
  }
  return [...found.values()]
}
