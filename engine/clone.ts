/** A deep copy of plain data. Games on a hot path write their own, which knows the shape and is several times as fast. */
export function cloneData<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneData) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = cloneData((value as Record<string, unknown>)[key])
  return copy as T
}
