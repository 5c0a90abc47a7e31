/**
 * Names of board things. A board ref names a thing that can be lit and asked about: `tile:2,-1`. A catalog ref names an entry
 * of the catalogs, so that a sentence can call the thing by its name in any language: `@tile.MT26`.
 */
export interface Ref {
  readonly kind: string
  readonly id: string
}

export const boardRef = (kind: string, id: string): string => `${kind}:${id}`
export const catalogRef = (kind: string, id: string): string => `@${kind}.${id}`

export const boardRefs = (kind: string, ids: readonly string[]): readonly string[] => ids.map((id) => boardRef(kind, id))
export const catalogRefs = (kind: string, ids: readonly string[]): readonly string[] => ids.map((id) => catalogRef(kind, id))

/** `tile:2,-1` → tile, `2,-1`. What there is only one of has no id. */
export function readRef(ref: string): Ref {
  const colon = ref.indexOf(':')
  return colon < 0 ? { kind: ref, id: '' } : { kind: ref.slice(0, colon), id: ref.slice(colon + 1) }
}

/** The catalog key behind a catalog ref, as parameters of log lines hold it: `@card.M17` → `card.M17`. */
export const catalogKey = (ref: unknown): string => String(ref).slice(1)

/** The name of a thing by its number. Names are made once, as every line of a story asks for some. */
export const byNumber =
  (names: readonly string[]) =>
  (number: number): string =>
    names[number] as string
