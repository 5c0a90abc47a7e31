/** What each thing on the table looks like, by its ref, as text that differs when the look does. */
export type Marks = ReadonlyMap<string, string>

/**
 * The refs of all that differs between two views. What is gone leaves nothing to see: `standIn` names what shows its absence, if
 * anything does.
 */
export function changesBetween<V>(marks: (view: V) => Marks, standIn: (ref: string) => string | undefined = () => undefined) {
  return (before: V, after: V): string[] => {
    const [was, is] = [marks(before), marks(after)]
    const changed = new Set<string>()
    for (const [ref, look] of is) if (was.get(ref) !== look) changed.add(ref)
    for (const ref of was.keys()) {
      const shown = is.has(ref) ? undefined : standIn(ref)
      if (shown !== undefined) changed.add(shown)
    }
    return [...changed]
  }
}
