import type { Catalog } from '@deeptime/engine'
import { IntlMessageFormat } from 'intl-messageformat'

export interface CatalogProblem {
  readonly key: string
  readonly problem: 'missing' | 'malformed' | 'other-parameters'
  readonly detail: string
}

type Node = {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>
}

const LITERAL = 0
const POUND = 7

/** The parameters that a message uses; the `…Id` that goes with a parameter counts as that parameter. */
export function parametersOf(message: string): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.type !== LITERAL && node.type !== POUND) names.add(String(node.value).replace(/Id$/, ''))
      for (const option of Object.values(node.options ?? {})) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst() as readonly Node[])
  return names
}

function parametersOrProblem(message: string): ReadonlySet<string> | string {
  try {
    return parametersOf(message)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Holds one language's catalog against another's: every key in both, every message well formed, the same parameters. */
export function compareCatalogs(one: Catalog, other: Catalog): readonly CatalogProblem[] {
  const problems: CatalogProblem[] = []
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [one[key], other[key]]
    if (a === undefined || b === undefined) {
      problems.push({ key, problem: 'missing', detail: a === undefined ? 'in the first catalog' : 'in the second catalog' })
      continue
    }
    const [inA, inB] = [parametersOrProblem(a), parametersOrProblem(b)]
    if (typeof inA === 'string' || typeof inB === 'string') {
      problems.push({ key, problem: 'malformed', detail: typeof inA === 'string' ? inA : String(inB) })
      continue
    }
    const lone = [...inA].filter((name) => !inB.has(name)).concat([...inB].filter((name) => !inA.has(name)))
    if (lone.length > 0) problems.push({ key, problem: 'other-parameters', detail: lone.join(', ') })
  }
  return problems
}
