import { Session } from '../session.ts'
import { differ, type Finding, history } from './invariants.ts'

const throughJson = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T

/** 3: a stored checkpoint and the choices after it give the identical session. */
export function checkSnapshot<S, V>(session: Session<S, V>): Finding {
  const resumed = Session.resume(session.game, throughJson(session.record()), throughJson(session.checkpoint()), session.log)
  if (!resumed.ok) return ['3 resume from a checkpoint', JSON.stringify(resumed.problem)]
  return differ('3 resume from a checkpoint', history(session), history(resumed.value))
}

/** 3: same record, same game. */
export function checkRecord<S, V>(session: Session<S, V>): Finding {
  const replayed = Session.replay(session.game, throughJson(session.record()))
  if (!replayed.ok) return ['3 same record, same game', JSON.stringify(replayed.problem)]
  return differ('3 same record, same game', history(session), history(replayed.value))
}

/** The first thing in plain data that JSON would lose or change, by its path. */
function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value)) return firstOf(Array.from(value, (item, i) => [`${path}[${i}]`, item]))
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is a ${value.constructor?.name ?? 'bare object'}`
  // A field that is undefined reads like one that is missing, which is what JSON makes of it.
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return firstOf(fields.map(([key, item]) => [`${path}.${key}`, item]))
}

function firstOf(items: readonly (readonly [path: string, value: unknown])[]): string | undefined {
  for (const [path, value] of items) {
    const found = notPlain(value, path)
    if (found) return found
  }
  return undefined
}

/** 3: all that is stored and sent is plain JSON. */
export function checkPlain<S, V>(session: Session<S, V>): Finding {
  const { agenda, state } = session.checkpoint().position
  const found =
    notPlain(session.state, 'state') ??
    notPlain(state, 'state') ??
    notPlain(agenda, 'agenda') ??
    notPlain(session.pending(), 'asks') ??
    notPlain(session.log.at(-1) ?? null, 'log')
  return found ? ['3 state is plain JSON', found] : undefined
}
