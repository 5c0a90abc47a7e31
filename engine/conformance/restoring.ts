import { Session } from '../session.ts'
import { differ, type Finding, history } from './invariants.ts'

const throughJson = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T

/** 3: a stored checkpoint and the choices after it give the identical session. */
export function checkSnapshot<S, V>(session: Session<S, V>): Finding {
  const resumed = Session.resume(session.game, throughJson(session.record()), throughJson(session.checkpoint()), session.log)
  if (!resumed.ok) return ['3 resume from a checkpoint', resumed.problem]
  return differ('3 resume from a checkpoint', history(session), history(resumed.value))
}

/** 3: same record, same game. */
export function checkRecord<S, V>(session: Session<S, V>): Finding {
  const replayed = Session.replay(session.game, throughJson(session.record()))
  if (!replayed.ok) return ['3 same record, same game', replayed.problem]
  return differ('3 same record, same game', history(session), history(replayed.value))
}
