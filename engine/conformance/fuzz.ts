import type { Game } from '../game.ts'
import { ProblemError } from '../problems.ts'
import type { GameRecord } from '../record.ts'
import { makeRng, seedRng } from '../rng.ts'
import { Session } from '../session.ts'
import type { Ask, Option, Rng, Settings } from '../types.ts'
import { checkAnswers, checkViews } from './imagining.ts'
import { checkDecision, checkEnd, checkIllegal, checkReasons, checkScores, checkSound, checkUndo, type Probe } from './invariants.ts'
import { checkPlain, checkRecord, checkSnapshot } from './restoring.ts'

/** How often each costly check runs: at every n-th decision; 0 = never. The others run at every decision, always. */
export interface Checks {
  readonly illegal: number
  readonly undo: number
  readonly views: number
  readonly snapshot: number
  readonly record: number
}

export interface FuzzOptions {
  readonly seats: number
  readonly settings?: Settings
  readonly seed: string
  readonly checks?: Partial<Checks>
}

/** A broken promise of the design, with the record that shows it. */
export interface Violation {
  readonly invariant: string
  readonly detail: string
  readonly record: GameRecord
}

export interface FuzzReport {
  readonly decisions: number
  readonly violation: Violation | undefined
  readonly record: GameRecord
}

const EVERYTHING: Checks = { illegal: 1, undo: 1, views: 1, snapshot: 1, record: 1 }

/** Only the cheap checks, for many games. */
export const LIGHT: Checks = { illegal: 0, undo: 0, views: 0, snapshot: 0, record: 0 }

const pick = (ask: Ask, rng: Rng): string => (ask.options[rng.int(ask.options.length)] as Option).id

const due = (n: number, every: number): boolean => every > 0 && n % every === 0

/** Every check that is due at this decision; the first thing found wrong. */
function examine<S, V>(probe: Probe<S, V>, checks: Checks): readonly [string, string] | undefined {
  const { session } = probe
  const n = session.choices.length
  const found =
    checkSound(session) ??
    checkScores(session) ??
    checkDecision(session) ??
    checkEnd(session) ??
    (due(n, checks.views) ? checkReasons(session) : undefined) ??
    (due(n, checks.illegal) ? checkIllegal(session) : undefined) ??
    (due(n, checks.undo) ? checkUndo(session) : undefined) ??
    (due(n, checks.views) ? (checkViews(probe) ?? checkAnswers(probe)) : undefined) ??
    (due(n, checks.snapshot) ? (checkPlain(session) ?? checkSnapshot(session)) : undefined) ??
    (due(n, checks.record) ? checkRecord(session) : undefined)
  return found
}

/** Plays one random game and checks it on the way. A script that throws is a violation too. */
export function fuzz<S, V>(game: Game<S, V>, { seats, settings = {}, seed, checks = {} }: FuzzOptions): FuzzReport {
  const rng = makeRng(seedRng(`fuzz/${seed}`))
  const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), settings, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const report = (violation?: readonly [string, string]): FuzzReport => {
    const record = session.record()
    return {
      decisions: session.choices.length,
      record,
      violation: violation && { invariant: violation[0], detail: violation[1], record },
    }
  }
  const every = { ...EVERYTHING, ...checks }
  try {
    while (!session.over) {
      const found = examine({ session, rng }, every)
      if (found) return report(found)
      if (session.choices.length >= game.bound) return report(['1 ends', `still going after ${game.bound} choices`])
      const asks = session.pending()
      const ask = asks[rng.int(asks.length)] as Ask
      session.choose(ask.seat, pick(session.askOf(ask.seat) as Ask, rng))
    }
    return report(examine({ session, rng }, every))
  } catch (error) {
    return report(['scripts run', error instanceof Error ? `${error.message}\n${error.stack}` : String(error)])
  }
}
