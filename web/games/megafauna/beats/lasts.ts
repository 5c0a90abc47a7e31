import type { LogEntry } from '@deeptime/engine'
import { type Beat, beatHeads, isTectonic } from './unfold.ts'

/** How long a beat is watched, in milliseconds: a plate takes its time, a disc flies, a sentence is read. */
const PLATE = 1700
const DISCS = 1300
const SENTENCE = 1000

export const lastsOf = (beat: Beat): number => (isTectonic(beat) ? PLATE : beat.flights.length > 0 ? DISCS : SENTENCE)

/** How long what the planet did in these lines is watched at least, in milliseconds; 0 where it did nothing. */
export const lasting = (lines: readonly LogEntry[]): number => beatHeads(lines).length * DISCS
