import type { LogEntry } from '@deeptime/engine'
import { GREENHOUSE } from '@deeptime/megafauna-classic'

export type Level = (typeof GREENHOUSE)[number]

const levelIn = ({ params }: LogEntry): Level => String(params.level).slice('@greenhouse.'.length) as Level

/** The level before a line that tells of a new one: climate moves step by step. */
function levelBefore(line: LogEntry): Level {
  const at = GREENHOUSE.indexOf(levelIn(line)) + (line.key === 'greenhouse.up' ? -1 : 1)
  return GREENHOUSE[Math.max(0, Math.min(GREENHOUSE.length - 1, at))] as Level
}

const isStep = ({ key }: LogEntry): boolean => key === 'greenhouse.up' || key === 'greenhouse.down'

/** From which level to which the climate went, if it did. */
export function greenhouseChange(
  lines: readonly LogEntry[],
): { readonly from: Level; readonly to: Level; readonly warmer: boolean } | undefined {
  const [first, last] = [lines.find(isStep), lines.findLast(isStep)]
  if (!first || !last) return undefined
  const [from, to] = [levelBefore(first), levelIn(last)]
  return from === to ? undefined : { from, to, warmer: GREENHOUSE.indexOf(to) > GREENHOUSE.indexOf(from) }
}
