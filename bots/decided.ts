import type { Edge } from './tree.ts'

/** No spread is told by fewer visits: it is taken from the option in front, and a rival that the priors speak against need not be known as well. */
const FEW = 8
const SURE_OF_FEW = 1

const mean = (e: Edge): number => e.total / e.visits
const variance = (e: Edge): number => Math.max(0, e.squares / e.visits - mean(e) ** 2)

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

/** Whether the option in front is better than every rival that was tried by `sure` standard errors of the difference. */
export function clear(edges: readonly Edge[], sure: number): boolean {
  const leader = leaderOf(edges)
  if (!leader || leader.visits < FEW) return false
  const spread = variance(leader)
  for (const edge of edges) {
    if (edge === leader || edge.visits === 0) continue
    const known = edge.visits >= FEW
    const ahead = mean(leader) - mean(edge)
    const error = Math.sqrt(spread / leader.visits + (known ? variance(edge) : spread) / edge.visits)
    if (ahead <= 0 || ahead < (known ? sure : SURE_OF_FEW) * error) return false
  }
  return true
}
