/** What one unit of each term of an advice is worth, in points, at the start and at the end of a game; in between that changes evenly. */
export type Weights<Term extends string> = Readonly<Record<Term, readonly [early: number, late: number]>>

/** Weights as they are kept in data: each term of the advice must be there. */
export function readWeights<Term extends string>(terms: readonly Term[], data: Readonly<Record<string, readonly number[]>>): Weights<Term> {
  const entries = terms.map((term) => {
    const [early, late] = data[term] ?? []
    if (early === undefined || late === undefined) throw new Error(`The weights of "${term}" are missing`)
    return [term, [early, late]] as const
  })
  return Object.fromEntries(entries) as Record<Term, readonly [number, number]>
}
