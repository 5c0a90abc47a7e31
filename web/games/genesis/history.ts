import type { LogEntry } from '@deeptime/engine'

/** What the story tells of the past, as figures for the charts. */

export interface Reading {
  readonly turn: number
  readonly value: number
}

/** What lines of the log add up to, turn by turn. */
function tally(log: readonly LogEntry[], change: (entry: LogEntry) => number): readonly Reading[] {
  const readings: Reading[] = [{ turn: 0, value: 0 }]
  let [turn, value] = [0, 0]
  for (const entry of log) {
    if (entry.key === 'turn' && typeof entry.params.turn === 'number') {
      turn = entry.params.turn
      readings.push({ turn, value })
    }
    value += change(entry)
    readings[readings.length - 1] = { turn, value }
  }
  return readings
}

/** Births and deaths of bacteria; what they rise to is the same life, and parasites come and go. */
function births({ key, params }: LogEntry): number {
  if (key === 'life' || key === 'life.heir') return 1
  return key === 'extinct' && String(params.organism).startsWith('@bacterium.') ? -1 : 0
}

/** How many lives of their own there were at the end of each turn. */
export const livesOf = (log: readonly LogEntry[]): readonly Reading[] => tally(log, births)

/** Catalysts that a colour's pool gained, less those it paid. */
export const catalystsOf = (log: readonly LogEntry[], colour: string): readonly Reading[] =>
  tally(log, ({ key, params }) => {
    if (params.colour !== `@colour.${colour}`) return 0
    if (key === 'gain') return Number(params.count ?? 1)
    if (key === 'compensation' || key === 'overflow') return 1
    return key === 'paid' ? -Number(params.count ?? 1) : 0
  })
