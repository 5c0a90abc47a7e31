import { imagine } from '../runner.ts'
import type { Session } from '../session.ts'
import { type Ask, type Rng, type Seat, SPECTATOR } from '../types.ts'

/** A session under examination, and randomness of the examiner's own. */
export interface Probe<S, V> {
  readonly session: Session<S, V>
  readonly rng: Rng
}

/** The invariant that is broken, and how. */
export type Finding = readonly [invariant: string, detail: string] | undefined

/** Everything that a choice may change, as one text. */
export function fingerprint<S, V>(session: Session<S, V>): string {
  const { state, choices, log } = session
  const tail = [choices.length, choices.at(-1), log.length, log.at(-1)]
  return JSON.stringify([state, session.checkpoint().position, session.pending(), tail])
}

/** The same with the whole history, for sessions that were rebuilt from their record. */
export const history = <S, V>(session: Session<S, V>): string => JSON.stringify([fingerprint(session), session.choices, session.log])

function firstDifference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 80), i + 60)}… against …${b.slice(Math.max(0, i - 80), i + 60)}…`
}

export function differ(invariant: string, before: string, after: string): Finding {
  return before === after ? undefined : [invariant, firstDifference(before, after)]
}

/** 2: nothing is created or lost. */
export function checkSound<S, V>(session: Session<S, V>): Finding {
  const faults = session.game.audit(session.state)
  return faults.length > 0 ? ['2 nothing created or lost', faults.join('; ')] : undefined
}

/** 6: the score is the sum of its parts, each with its rule. */
export function checkScores<S, V>(session: Session<S, V>): Finding {
  for (const { total, parts } of session.game.score(session.state)) {
    const sum = parts.reduce((n, part) => n + part.value, 0)
    if (sum !== total) return ['6 score is the sum of its parts', `${total} against ${sum}: ${JSON.stringify(parts)}`]
    const bare = parts.find((part) => !part.rule)
    if (bare) return ['6 score is the sum of its parts', `"${bare.label}" cites no rule`]
  }
  return undefined
}

/** 1: something can be chosen, options have ids of their own, and the rule is named. */
export function checkDecision<S, V>(session: Session<S, V>): Finding {
  for (const ask of session.pending()) {
    const ids = new Set(ask.options.map((o) => o.id))
    if (ids.size === 0) return ['1 an option at every decision', ask.kind]
    if (ids.size !== ask.options.length) return ['1 option ids are unique', `${ask.kind}: ${ask.options.map((o) => o.id).join(' ')}`]
    if (!ask.rule) return ['1 every decision cites its rule', ask.kind]
  }
  return undefined
}

/** 5: what is not offered is refused, and changes nothing. */
export function checkIllegal<S, V>(session: Session<S, V>): Finding {
  const before = fingerprint(session)
  const asked = session.pending()
  const legal = (asked[0] as Ask | undefined)?.options[0]?.id ?? 'done'
  const idle = session.seats.findIndex((_, seat) => !asked.some((a) => a.seat === seat))
  const tries: [Seat, string][] = [
    ...asked.map((a): [Seat, string] => [a.seat, 'no such option']),
    [idle, legal],
    [session.seats.length, legal],
  ]
  for (const [seat, option] of tries) {
    if (session.choose(seat, option).ok) return ['5 illegal choices are refused', `seat ${seat} chose "${option}"`]
  }
  return differ('5 illegal choices change nothing', before, fingerprint(session))
}

/** 3: undo and redo lead back to where they started. */
export function checkUndo<S, V>(session: Session<S, V>): Finding {
  if (!session.canUndo) {
    return session.undo().ok ? ['3 undo stops at the barrier', `after ${session.choices.length} choices`] : undefined
  }
  const before = fingerprint(session)
  session.undo()
  if (!session.redo().ok) return ['3 redo follows undo', 'refused']
  return differ('3 undo and redo', before, fingerprint(session))
}

/** 4: what a seat sees does not depend on what it may not know. */
export function checkViews<S, V>({ session, rng }: Probe<S, V>): Finding {
  const root = session.root()
  for (let seat = SPECTATOR; seat < session.seats.length; seat++) {
    const imagined = imagine(session.game, root, seat, rng)
    const faults = session.game.audit(imagined.state)
    if (faults.length > 0) return ['4 determinized states are sound', faults.join('; ')]
    const real = JSON.stringify([session.game.view(session.state, seat), session.askOf(seat)])
    const other = JSON.stringify([session.game.view(imagined.state, seat), imagined.askOf(seat)])
    const found = differ(`4 seat ${seat} sees only what it may`, real, other)
    if (found) return found
  }
  return undefined
}
