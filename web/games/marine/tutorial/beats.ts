import type { Ask, Option, SeatView } from '@deeptime/engine'
import type { MarineView } from '@deeptime/marine'
import type { Do, Tell, Watch } from '../../../learn/tutorial.ts'

/** Short names for the beats of Marine's lessons. The words are `mr.t.<key>`, hints `mr.t.<key>.hint`. */

type View = SeatView<MarineView>
type Wanted = (option: Option, ask: Ask, view: View) => boolean

interface Extra {
  readonly point?: readonly string[]
  readonly panel?: string
  readonly rule?: string
}

export const tell = (key: string, extra: Extra = {}): Tell => ({ kind: 'tell', text: `mr.t.${key}`, ...extra })

export const watch = (key: string, extra: Extra = {}): Watch<MarineView> => ({ kind: 'watch', text: `mr.t.${key}`, ...extra })

export const act = (key: string, wanted: Wanted, extra: Extra & { readonly until?: (view: View) => boolean } = {}): Do<MarineView> => ({
  kind: 'do',
  text: `mr.t.${key}`,
  hint: `mr.t.${key}.hint`,
  wanted,
  ...extra,
})

export const anything: Wanted = () => true
export const notForgo: Wanted = (option) => option.id !== 'forgo'
export const is =
  (...ids: readonly string[]): Wanted =>
  (option) =>
    ids.includes(option.id)
export const spaceOf =
  (section: string): Wanted =>
  (option) =>
    option.id.startsWith(`space:${section}-`)

/** The learner is asked something else than these kinds, or nothing. */
export const past =
  (...kinds: readonly string[]) =>
  ({ ask }: View): boolean =>
    ask === undefined || !kinds.some((kind) => ask.kind.startsWith(kind))

/** The action is over: the next turn begins, or somebody else's does. */
export const turnOver = ({ ask }: View): boolean => ask === undefined || ask.kind === 'turn'
