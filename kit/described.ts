/** A type as its values are used: nobody changes a deck. */
export type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T

/** The type that a zod schema describes. Written without zod, so that rules can use it. */
export type Described<Schema extends { readonly _zod: { readonly output: unknown } }> = ReadonlyDeep<Schema['_zod']['output']>
