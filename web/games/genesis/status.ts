import type { Params } from '@deeptime/engine'
import type { GenesisView } from '@deeptime/genesis/view'

/** The line in the header: which turn and eon it is, which phase, how many events are left. */
export function status({
  turn,
  phase,
  over,
  ending,
  events,
  decks,
}: GenesisView): { readonly key: string; readonly params?: Params } | undefined {
  if (turn === 0) return undefined
  if (over) return { key: 'ge.status.over', params: { ending: `@ending.${ending ?? 'deck'}` } }
  const eon = events.at(-1)?.eon ?? decks.find(({ left }) => left > 0)?.eon ?? 'proterozoic'
  const left = decks.reduce((sum, deck) => sum + deck.left, 0)
  return { key: 'ge.status', params: { turn, phase: `@ge.phase.${Math.max(1, phase)}`, eon: `@eon.${eon}`, left } }
}
