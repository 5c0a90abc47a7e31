import type { LogEntry } from '@deeptime/engine'
import type { Snapshot } from '../play/core.ts'
import type { Sound } from './sounds.ts'

/** What is heard when the table has changed: one sound, the weightiest. */
export function heard(before: Snapshot, after: Snapshot, soundOf: ((line: LogEntry) => Sound | undefined) | undefined): Sound | undefined {
  if (after.view.choices <= before.view.choices) return undefined
  if (after.view.result && !before.view.result) return 'end'
  // Your own choices need no call.
  if (after.view.ask && !before.view.ask) return 'turn'
  const fresh = after.log.slice(before.log.length).flatMap((line) => soundOf?.(line) ?? [])
  return fresh.find((one) => one === 'dice') ?? fresh[0]
}
