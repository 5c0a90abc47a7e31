/** Things of a list that may be alike, each with a key of its own: which of its kind it is. */
export function keyed<T extends string>(items: readonly T[]): readonly { readonly item: T; readonly key: string; readonly at: number }[] {
  const seen = new Map<T, number>()
  return items.map((item, at) => {
    const n = seen.get(item) ?? 0
    seen.set(item, n + 1)
    return { item, key: `${item} ${n}`, at }
  })
}
