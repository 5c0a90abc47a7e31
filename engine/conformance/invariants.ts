import type { Session } from '../session.ts'
import type { Ask, Rng, Seat } from '../types.ts'

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
  return JSON.stringify([state, session.checkpoint().position, session.barrier, session.pending(), tail])
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

/** 7: the end says of every seat whether it won, as fits what seats want, and cites the rule that decided. */
export function checkEnd<S, V>({ game, state, over, seats }: Session<S, V>): Finding {
  if (!over) return undefined
  const broken = (detail: string): Finding => ['7 the end says who won and who lost', detail]
  const { places, outcomes, common, rule } = game.result(state)
  if (!rule) return broken('it cites no rule')
  if (outcomes.length !== seats.length) return broken(`${outcomes.length} outcomes for ${seats.length} seats`)
  const placed = places.flat().sort((a, b) => a - b)
  if (seats.some((_, seat) => placed[seat] !== seat)) return broken(`the places are ${JSON.stringify(places)}`)
  if ((common !== undefined) !== (game.aim(state) === 'common')) return broken(`the common outcome is ${common}`)
  const fits = outcomes.every((outcome, seat) => (common ? outcome === common : (outcome !== 'lost') === places[0]?.includes(seat)))
  return fits ? undefined : broken(`${outcomes.join(', ')} with places ${JSON.stringify(places)}`)
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

/** 8: what can't be chosen has one reason with its rule; what can be chosen has none. */
export function checkReasons<S, V>(session: Session<S, V>): Finding {
  for (const { seat, kind, options } of session.pending()) {
    const lit = new Set(options.flatMap((o) => o.about ?? []))
    const told = new Set<string>()
    for (const { about, key, rule } of session.whyNot(seat)) {
      if (!key || !rule) return ['8 a reason cites its rule', `${kind}: "${key}" of ${about.join(' ')}`]
      const open = about.find((ref) => lit.has(ref))
      if (open !== undefined) return ['8 what can be chosen has no reason against it', `${kind}: ${open} "${key}"`]
      const again = about.find((ref) => told.has(ref))
      if (again !== undefined) return ['8 one reason for a thing', `${kind}: ${again} "${key}"`]
      for (const ref of about) told.add(ref)
    }
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
