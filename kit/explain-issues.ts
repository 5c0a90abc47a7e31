import type { z } from 'zod'
import { DECK_FLAWS, type DeckFlaw, type DeckProblem, deckFlaw } from './deck-setting.ts'

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { code: 'invalid_union' }>

/** What a schema found wrong, each with its place. */
export const explainIssues = (issues: readonly Issue[], value: unknown, names: readonly string[]): DeckProblem[] =>
  issues.flatMap((issue) => explain(issue, '', value, names))

function explain(issue: Issue, before: string, value: unknown, names: readonly string[]): DeckProblem[] {
  const path = issue.path.reduce<string>(
    (p, key) => (typeof key === 'number' ? `${p}[${key}]` : p === '' ? String(key) : `${p}.${String(key)}`),
    before,
  )
  const part = issue.path.reduce<unknown>((v, key) => (v as Record<PropertyKey, unknown> | undefined)?.[key], value)
  if (issue.code === 'invalid_union') return explainUnion(issue, path, part, names)
  return [say(issue, part, path)]
}

/** The message of a pattern in the schema is the key of what it asks for. */
const isFlaw = (text: string): text is DeckFlaw => (DECK_FLAWS as readonly string[]).includes(text)

function say(issue: Issue, part: unknown, path: string): DeckProblem {
  switch (issue.code) {
    case 'invalid_type':
      return part === undefined ? deckFlaw('deck.missing', path) : deckFlaw('deck.type', path, { type: issue.expected })
    case 'invalid_value':
      return deckFlaw('deck.value', path, { values: issue.values.map((v) => JSON.stringify(v)), found: show(part) })
    case 'unrecognized_keys':
      return deckFlaw('deck.fields', path, { fields: issue.keys.map((k) => JSON.stringify(k)) })
    case 'too_big':
      return deckFlaw('deck.too-big', path, { most: Number(issue.maximum), unit: issue.origin })
    case 'too_small':
      return deckFlaw('deck.too-small', path, { least: Number(issue.minimum), unit: issue.origin })
    default:
      return deckFlaw(isFlaw(issue.message) ? issue.message : 'deck.form', path)
  }
}

const show = (part: unknown): string => (part === undefined ? 'none' : JSON.stringify(part).slice(0, 60))

/** Of the ways in which a part could have been right, the one its author meant: the same name, fewest faults. */
function explainUnion(issue: Union, path: string, part: unknown, names: readonly string[]): DeckProblem[] {
  for (const key of names) {
    const name = (part as Record<string, unknown> | null | undefined)?.[key]
    if (name === undefined) continue
    const known = issue.errors.filter((faults) => !faults.some((f) => f.path[0] === key))
    if (known.length === 0) return [deckFlaw('deck.name', `${path}.${key}`, { field: key, found: show(name) })]
    return fewest(known).flatMap((fault) => explain(fault, path, part, names))
  }
  const meant = issue.errors.filter((faults) => faults.every((f) => f.path.length > 0 || f.code === 'unrecognized_keys'))
  if (meant.length === 0) return [deckFlaw('deck.shape', path, { found: show(part) })]
  return fewest(meant).flatMap((fault) => explain(fault, path, part, names))
}

const fewest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.reduce((best, faults) => (faults.length < best.length ? faults : best))
