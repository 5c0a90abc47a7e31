import type { Edge } from './tree.ts'

/** A rival that the search has tried less often than this part of the leader's visits is set aside already. */
const SET_ASIDE = 1 / 16
/** No spread is told by fewer visits. */
const FEW = 8

/** What a root option's visits say of its value: the mean, and the square of how far that may be off. */
const mean = (e: Edge): number => e.total / e.visits
const doubt = (e: Edge): number => Math.max(0, e.squares / e.visits - mean(e) ** 2) / e.visits

/** The option tried most often. */
function leaderOf(edges: readonly Edge[]): Edge | undefined {
  let leader: Edge | undefined
  for (const edge of edges) if (!leader || edge.visits > leader.visits) leader = edge
  return leader
}

/** Whether the option in front can no longer be caught in the iterations left. */
export function uncatchable(edges: readonly Edge[], left: number): boolean {
  const leader = leaderOf(edges)
  if (!leader) return false
  for (const edge of edges) if (edge !== leader && leader.visits - edge.visits <= left) return false
  return true
}

/** Whether the option in front is better than every serious rival by `sure` standard errors of the difference. */
export function clear(edges: readonly Edge[], sure: number): boolean {
  const leader = leaderOf(edges)
  if (!leader || leader.visits < FEW) return false
  for (const edge of edges) {
    if (edge === leader || edge.visits < leader.visits * SET_ASIDE) continue
    const ahead = mean(leader) - mean(edge)
    if (edge.visits < FEW || ahead <= 0 || ahead ** 2 < sure ** 2 * (doubt(leader) + doubt(edge))) return false
  }
  return true
}
