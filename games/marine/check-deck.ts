import type { z } from 'zod'
import { type DeckProblem, deckProblems } from './data/deck-rules.ts'
import { deckJsonSchema, deckSchema } from './data/schema.ts'

export { type DeckProblem, deckJsonSchema }

/**
 * Everything that is wrong with a deck file, each with its place, in words; an empty list for a deck that can be played.
 * The setting `deck` of the game accepts exactly the same decks, but says less and needs no schema library.
 */
export function checkDeck(json: unknown): readonly DeckProblem[] {
  const parsed = deckSchema.safeParse(json)
  return parsed.success ? deckProblems(parsed.data) : parsed.error.issues.flatMap((issue) => explain(issue, '', json))
}

type Issue = z.core.$ZodIssue

function explain(issue: Issue, before: string, value: unknown): DeckProblem[] {
  const path = issue.path.reduce<string>(
    (p, key) => (typeof key === 'number' ? `${p}[${key}]` : p === '' ? String(key) : `${p}.${String(key)}`),
    before,
  )
  const part = issue.path.reduce<unknown>((v, key) => (v as Record<PropertyKey, unknown> | undefined)?.[key], value)
  if (issue.code === 'invalid_union') return explainUnion(issue, path, part)
  return [{ path: path || 'deck', message: say(issue, part) }]
}

function say(issue: Issue, part: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return part === undefined ? 'is missing' : `must be ${issue.expected === 'int' ? 'a whole number' : article(issue.expected)}`
    case 'invalid_value':
      return `must be ${issue.values.map((v) => JSON.stringify(v)).join(' or ')}, not ${show(part)}`
    case 'unrecognized_keys':
      return `has no place for ${issue.keys.map((k) => `"${k}"`).join(', ')}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin)}`
    default:
      return issue.message
  }
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type === 'string' ? 'text' : type}`)
const unit = (origin: string): string => (origin === 'string' ? ' characters long' : origin === 'array' ? ' entries' : '')
const show = (part: unknown): string => (part === undefined ? 'missing' : JSON.stringify(part).slice(0, 60))

/** Of the ways in which a part could have been right, the one its author meant: same `op` or `hook`, fewest faults. */
function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: string, part: unknown): DeckProblem[] {
  for (const key of ['op', 'hook'] as const) {
    const name = (part as Record<string, unknown> | null | undefined)?.[key]
    if (name === undefined) continue
    const known = issue.errors.filter((faults) => !faults.some((f) => f.path[0] === key))
    if (known.length === 0) return [{ path: `${path}.${key}`, message: `knows no ${key} ${show(name)}` }]
    return fewest(known).flatMap((fault) => explain(fault, path, part))
  }
  const meant = issue.errors.filter((faults) => faults.every((f) => f.path.length > 0 || f.code === 'unrecognized_keys'))
  if (meant.length === 0) return [{ path: path || 'deck', message: `does not know what to do with ${show(part)}` }]
  return fewest(meant).flatMap((fault) => explain(fault, path, part))
}

const fewest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.reduce((best, faults) => (faults.length < best.length ? faults : best))
