/** What can be chosen with the keys: what is lit, each thing once, then the buttons of the prompt, among them those that decline. */
export function targetsIn(root: ParentNode): readonly HTMLElement[] {
  const seen = new Set<string>()
  const all = ['[data-ref][data-lit]', '.prompt-buttons button'].flatMap((of) => [...root.querySelectorAll<HTMLElement>(of)])
  return all.filter((target) => {
    const ref = target.getAttribute('data-ref') ?? target.getAttribute('data-option') ?? 'most'
    if (seen.has(ref) || target.getClientRects().length === 0) return false
    seen.add(ref)
    return true
  })
}

/** The one after or before the one that has the focus, round and round. */
export function besides<T>(targets: readonly T[], current: T | null, way: 1 | -1): T | undefined {
  const at = current === null ? -1 : targets.indexOf(current)
  if (at < 0) return way > 0 ? targets[0] : targets.at(-1)
  return targets[(at + way + targets.length) % targets.length]
}
