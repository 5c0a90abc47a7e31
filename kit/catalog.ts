import type { Mode, Setting } from '@deeptime/engine'

/** Key lists by the prefix under which catalogs keep their words: `{ decision: DECISIONS, log: LOGS }`. */
export type KeyLists = Readonly<Record<string, readonly string[]>>

type Below<Lists extends KeyLists> = { [Prefix in keyof Lists & string]: `${Prefix}.${Lists[Prefix][number]}` }[keyof Lists & string]

/** The words of these lists: a key without words does not compile, nor do words without a key. */
export type WordsOf<Lists extends KeyLists> = Readonly<Record<Below<Lists>, string>>

type ValueOf<S> = S extends {
  readonly kind: 'choice'
  readonly id: infer Id extends string
  readonly values: readonly (infer Value extends string)[]
}
  ? `${Id}.${Value}`
  : never
type IdOf<Item> = Item extends { readonly id: infer Id extends string } ? Id : never

/** The words of settings: each has a name and an explanation, and each value of a choice a name; its explanation is optional. */
export type SettingWords<Settings extends readonly Setting[]> = Readonly<
  Record<`setting.${IdOf<Settings[number]>}` | `setting.${IdOf<Settings[number]>}.about` | `setting.${ValueOf<Settings[number]>}`, string>
> &
  Readonly<Partial<Record<`setting.${ValueOf<Settings[number]>}.about`, string>>>

/** The words of modes: each has a name and an explanation. */
export type ModeWords<Modes extends readonly Mode[]> = Readonly<
  Record<`mode.${IdOf<Modes[number]>}` | `mode.${IdOf<Modes[number]>}.about`, string>
>

/** All keys of these lists, as catalogs write them. */
export const keysOf = (lists: KeyLists): readonly string[] =>
  Object.entries(lists).flatMap(([prefix, keys]) => keys.map((key) => `${prefix}.${key}`))
