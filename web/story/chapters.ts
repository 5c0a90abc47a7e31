import type { LogEntry } from '@deeptime/engine'
import type { Opening, Teller } from './teller.ts'

/** A turn, an event of the world, or the set-up: the lines that tell it, and the choices that made it. */
export interface Chapter {
  /** Its place in the story, from 0. */
  readonly id: number
  readonly opening: Opening
  readonly lines: readonly LogEntry[]
  /** It runs from after so many choices … */
  readonly from: number
  /** … to after so many. */
  readonly to: number
  /** The round or period it belongs to. */
  readonly part: string
}

interface OpenChapter extends Chapter {
  readonly lines: LogEntry[]
  to: number
}

/** A turn begins with the choice that opens it, or after the one that ended the last; what the world does is seen from before it. */
function beginOf(opening: Opening, at: number, last: Chapter | undefined): number {
  if (opening.kind === 'set-up') return 0
  const shared = (last?.lines.at(-1)?.at ?? 0) >= at
  return opening.kind === 'turn' && shared ? at : Math.max(0, at - 1)
}

const whose = (opening: Opening): string => (opening.kind === 'turn' ? opening.actor : opening.kind)

/** Whether a line goes on with what the last chapter tells. */
const goesOn = (opening: Opening, last: Chapter | undefined): boolean =>
  opening.joins !== undefined && last?.opening.joins === opening.joins && whose(last.opening) === whose(opening)

/** The log, line by line, put into chapters. */
export function chaptersOf(log: readonly LogEntry[], teller: Teller<unknown>): readonly Chapter[] {
  const chapters: OpenChapter[] = []
  let part = ''
  for (const entry of log) {
    const last = chapters.at(-1)
    const opening = teller.opens(entry) ?? (last ? undefined : ({ kind: 'set-up' } as const))
    if (opening && !goesOn(opening, last)) {
      const from = beginOf(opening, entry.at, last)
      // Between two lines of the log choices may have told nothing: they belong to the chapter that was open.
      if (last && opening.kind === 'turn') last.to = Math.max(last.to, from)
      chapters.push({ id: chapters.length, opening, lines: [entry], from, to: entry.at, part })
    } else if (last) {
      last.lines.push(entry)
      last.to = Math.max(last.to, entry.at)
    }
    part = teller.part(entry, part)
  }
  return chapters
}
