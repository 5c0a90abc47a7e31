import type { Ask, Option, SeatView } from '@deeptime/engine'
import type { Chapter, Do, Tell, Watch } from './tutorial.ts'

/** Whether an option is the one, or one of those, that a lesson asks for. */
export type Wanted<V> = (option: Option, ask: Ask, view: SeatView<V>) => boolean

interface Extra {
  readonly point?: readonly string[]
  readonly panel?: string
  readonly rule?: string
}

/** The beats of one game's lessons. Their words are `<prefix>.t.<key>`, hints `<prefix>.t.<key>.hint`; a chapter has a `.summary` too. */
export const beatsOf = <V>(prefix: string) => ({
  tell: (key: string, extra: Extra = {}): Tell => ({ kind: 'tell', text: `${prefix}.t.${key}`, ...extra }),
  watch: (key: string, extra: Extra = {}): Watch<V> => ({ kind: 'watch', text: `${prefix}.t.${key}`, ...extra }),
  act: (key: string, wanted: Wanted<V>, extra: Extra & Pick<Do<V>, 'until'> = {}): Do<V> => ({
    kind: 'do',
    text: `${prefix}.t.${key}`,
    hint: `${prefix}.t.${key}.hint`,
    wanted,
    ...extra,
  }),
  chapter: (id: string, rest: Omit<Chapter<V>, 'id' | 'title' | 'summary'>): Chapter<V> => ({
    id,
    title: `${prefix}.t.${id}`,
    summary: `${prefix}.t.${id}.summary`,
    ...rest,
  }),
})

export const is =
  (...ids: readonly string[]): Wanted<unknown> =>
  (option) =>
    ids.includes(option.id)
