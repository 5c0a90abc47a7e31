import type { LogEntry, Params } from '@deeptime/engine'
import type { Death, Said } from '../../../story/teller.ts'

/** Why animals died in a chapter: each with the line of the contest that decided, or the prey that was missing. */

const SPECIES = /^@species\.(\w+)-/

const habitatIn = ({ place, habitat }: Params): string =>
  typeof place === 'string' ? place.slice('@place.'.length, -1) : String(habitat ?? '').slice('@habitat.'.length)

const listOf = (value: Params[string] | undefined): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** Whether a line says that this unit lost there. */
function sealed({ key, params }: LogEntry, unit: string, habitat: string): boolean {
  if (habitatIn(params) !== habitat) return false
  if (key === 'cull.starved') return params.unit === unit
  if (!key.startsWith('contest.') || key === 'contest.fed') return false
  if (listOf(params.losers).includes(unit) || params.loser === unit) return true
  return key === 'contest.owner' || key === 'contest.same'
}

const named = (value: Params[string] | undefined): string => (Array.isArray(value) ? String(value[0] ?? '') : String(value ?? ''))

function reasonOf({ key, params }: LogEntry): Said {
  const winner = named(params.winners ?? params.winner)
  return { key: `story.why.${key}`, params: { ...params, winner } }
}

function deathOf(lines: readonly LogEntry[], at: number): Death | undefined {
  const { params, rule, key } = lines[at] as LogEntry
  const unit = String(params.unit)
  const colour = SPECIES.exec(unit)?.[1]
  if (colour === undefined) return undefined
  const habitat = habitatIn(params)
  const cause = lines.slice(0, at).findLast((line) => sealed(line, unit, habitat))
  const how = key === 'cull.terrain' ? 'terrain' : cause?.key === 'cull.starved' ? 'starved' : cause ? 'lost' : 'died'
  return {
    actor: `@colour.${colour}`,
    title: { key: `story.death.${how}`, params: { unit, habitat: `@habitat.${habitat}` } },
    reason: cause && cause.key !== 'cull.starved' ? reasonOf(cause) : undefined,
    rule: cause?.rule ?? rule,
    refs: [`place:${habitat}${how === 'starved' ? 'p' : 'b'}`],
    points: -1,
  }
}

/** Immigrants die too, but they are nobody's: the story passes over them. */
export function deaths(lines: readonly LogEntry[]): readonly Death[] {
  return lines.flatMap(({ key }, at) => (key === 'cull.dies' || key === 'cull.terrain' ? (deathOf(lines, at) ?? []) : []))
}
