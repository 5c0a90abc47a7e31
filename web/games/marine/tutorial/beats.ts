import type { SeatView } from '@deeptime/engine'
import type { MarineView } from '@deeptime/marine'
import { beatsOf, type Wanted as WantedOf } from '../../../learn/beats.ts'

type View = SeatView<MarineView>
type Wanted = WantedOf<MarineView>

export const { tell, watch, act, chapter } = beatsOf<MarineView>('mr')

export const anything: Wanted = () => true
export const notForgo: Wanted = (option) => option.id !== 'forgo'
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
