/** Runs `work` for about `ms` after a warm-up; how many units it did a second. `work` tells how many units one call did. */
export function perSecond(work: (i: number) => number, ms = 1500): number {
  const warmUntil = performance.now() + ms / 4
  let i = 0
  while (performance.now() < warmUntil) work(i++)
  let units = 0
  const start = performance.now()
  while (performance.now() - start < ms) units += work(i++)
  return units / ((performance.now() - start) / 1000)
}

/** The same by the processor time of this process, garbage collection included: what else the machine does hardly matters. */
export function perProcessorSecond(work: (i: number) => number, ms = 1500): number {
  const warmUntil = performance.now() + ms / 4
  let i = 0
  while (performance.now() < warmUntil) work(i++)
  let units = 0
  const before = process.cpuUsage()
  const start = performance.now()
  while (performance.now() - start < ms) units += work(i++)
  const { user, system } = process.cpuUsage(before)
  return units / ((user + system) / 1e6)
}

/** Microseconds a call. */
export function microseconds(work: () => unknown, ms = 600): number {
  const once = (): number => {
    work()
    return 1
  }
  return 1e6 / perSecond(once, ms)
}

/** The best of several runs, taken in turn with the others, so that a busy machine slows all of them alike. */
export function inTurn<K extends string>(runs: Record<K, () => number>, rounds = 3): Record<K, number> {
  const best = {} as Record<K, number>
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(runs) as K[]) best[name] = Math.max(best[name] ?? 0, runs[name]())
  }
  return best
}
