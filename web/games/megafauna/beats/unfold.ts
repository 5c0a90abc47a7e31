/** What the planet did between two positions, event by event: each a beat that can be watched, stepped through and seen again. */

import type { LogEntry } from '@deeptime/engine'
import type { MegafaunaView } from '@deeptime/megafauna'
import { applied, type Flight, moveIn, nameIn } from './apply.ts'

export interface Beat {
  /** The line that tells it. */
  readonly line: LogEntry
  readonly before: MegafaunaView
  readonly after: MegafaunaView
  readonly flights: readonly Flight[]
  /** Refs of places that it changed. */
  readonly touched: readonly string[]
}

/** Lines that open a beat. */
const OPENS = /^(turn|event\.(?!pistol|kept\.now).+|burial\.\w+|fossils\.award)$/
/** Lines that follow one another within one beat. */
const JOINS = /^(burial\.\w+|fossils\.award)$/

const touches = ({ params }: LogEntry): readonly string[] =>
  typeof params.place === 'string' && params.place.startsWith('@place.') ? [`place:${nameIn(params.place)}`] : []

/** Groups lines into beats. What happens before the first event (the end of somebody's action) belongs to none. */
function group(lines: readonly LogEntry[]): { readonly line: LogEntry; readonly lines: LogEntry[] }[] {
  const groups: { line: LogEntry; lines: LogEntry[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const joins = last && JOINS.test(line.key) && JOINS.test(last.line.key) && last.line.key.split('.')[0] === line.key.split('.')[0]
    // An answer of Medea's goes on with an event that began before it.
    const goesOn = last === undefined && line.key.startsWith('disc.')
    if ((OPENS.test(line.key) || goesOn) && !joins) groups.push({ line, lines: [line] })
    else last?.lines.push(line)
  }
  return groups
}

/** The beats between two positions; none where the planet did nothing. */
export function beatsBetween(before: MegafaunaView, after: MegafaunaView, lines: readonly LogEntry[]): readonly Beat[] {
  let game = before
  return group(lines).map(({ line, lines: told }) => {
    const start = game
    const flights: Flight[] = []
    const touched = new Set<string>()
    for (const one of told) {
      const step = applied(game, one, { after, later: lines.slice(lines.indexOf(one) + 1) })
      game = step.game
      if (step.flight) flights.push(step.flight)
      for (const ref of touches(one)) touched.add(ref)
    }
    return { line, before: start, after: game, flights, touched: [...touched] }
  })
}

/** Beats in which a plate moves. */
export const isTectonic = ({ line }: Beat): boolean => moveIn(line) !== undefined

/** The lines that open beats. */
export const beatHeads = (lines: readonly LogEntry[]): readonly LogEntry[] => group(lines).map(({ line }) => line)
