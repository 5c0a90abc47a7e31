import { answerById, type Choice, clonePosition, imagine, type Root, Runner, runFrom, type Watch } from '../runner.ts'
import type { Session } from '../session.ts'
import type { Chronicle } from '../table.ts'
import { type LogEntry, type Rng, type Seat, SPECTATOR } from '../types.ts'
import { differ, type Finding, type Probe } from './invariants.ts'

/** Keeps what is told and what chance brings while a decision point is reached. */
class Witness<S> implements Watch<S>, Chronicle {
  readonly #lines: Omit<LogEntry, 'at'>[] = []
  readonly #chance: [outcome: number, of: number][] = []

  step(): void {}

  chance(outcome: number, of: number): void {
    this.#chance.push([outcome, of])
  }

  write(entry: Omit<LogEntry, 'at'>): void {
    this.#lines.push(entry)
  }

  /** What one seat could read and see since the step began. */
  story(seat: Seat): string {
    return JSON.stringify([this.#lines.filter(({ only }) => !only || only.includes(seat)), this.#chance])
  }
}

const sightOf = <S, V>({ game }: Session<S, V>, runner: Runner<S>, seat: Seat): string =>
  JSON.stringify([game.view(runner.state, seat), runner.askOf(seat), runner.whyNot(seat)])

/** 4: what a seat sees, reads and is asked, and the dice that it saw, do not depend on what it may not know. */
export function checkViews<S, V>({ session, rng }: Probe<S, V>): Finding {
  const root = session.root()
  const witness = new Witness<S>()
  const runner = runFrom(session.game, root, witness, witness)
  for (let seat = SPECTATOR; seat < session.seats.length; seat++) {
    const found = checkSeat(session, root, { witness, runner }, seat, rng)
    if (found) return found
  }
  return undefined
}

interface Reached<S> {
  readonly witness: Witness<S>
  readonly runner: Runner<S>
}

function checkSeat<S, V>(session: Session<S, V>, root: Root<S>, real: Reached<S>, seat: Seat, rng: Rng): Finding {
  const { game } = session
  const other = new Witness<S>()
  let imagined: Runner<S>
  try {
    imagined = imagine(game, root, seat, rng, other, other)
  } catch (error) {
    return [`4 seat ${seat} can imagine the game`, error instanceof Error ? error.message : String(error)]
  }
  const faults = game.audit(imagined.state)
  if (faults.length > 0) return ['4 determinized states are sound', faults.join('; ')]
  return (
    differ(`4 seat ${seat} sees only what it may`, sightOf(session, real.runner, seat), sightOf(session, imagined, seat)) ??
    differ(`4 an imagined game tells seat ${seat} the same story`, real.witness.story(seat), other.story(seat))
  )
}

/** How many other answers are tried in place of one that was given. */
const OTHERS = 6

/** 4: what a seat answered earlier in the step under way, and others can't know, is known to those who imagine it. */
export function checkAnswers<S, V>({ session }: Probe<S, V>): Finding {
  const root = session.root()
  const closed = root.choices.length - root.open
  if (closed === 0) return undefined
  const asked = session.pending().map((ask) => ask.seat)
  for (let i = 0; i < closed; i++) {
    const { seat, option } = root.choices[i] as Choice
    const unaware = asked.find((other) => other !== seat && isSecretFrom(session, root, i, other))
    if (unaware === undefined) continue
    return ['4 a secret answer hands over to another step', `seat ${unaware} can't know that seat ${seat} answered "${option}"`]
  }
  return undefined
}

/** Whether, whatever had been answered there, `seat` would see the same now. */
function isSecretFrom<S, V>(session: Session<S, V>, root: Root<S>, at: number, seat: Seat): boolean {
  const given = root.choices[at] as Choice
  const now = toldAfter(session, root, at, given.option, seat)
  const before = reach(session, root, root.choices.slice(0, at), new Witness())
  const others = before?.askOf(given.seat)?.options.filter(({ id }) => id !== given.option) ?? []
  const told = others.slice(0, OTHERS).map(({ id }) => toldAfter(session, root, at, id, seat))
  return told.length > 0 && told.every((other) => other === now)
}

/** What the seat sees and has read if this had been answered there; nothing if the answers after it don't fit any more. */
function toldAfter<S, V>(session: Session<S, V>, root: Root<S>, at: number, option: string, seat: Seat): string | undefined {
  const choices = root.choices.slice(0, root.choices.length - root.open)
  choices[at] = { seat: (choices[at] as Choice).seat, option }
  const witness = new Witness<S>()
  const runner = reach(session, root, choices, witness)
  return runner && sightOf(session, runner, seat) + witness.story(seat)
}

function reach<S, V>({ game }: Session<S, V>, root: Root<S>, choices: readonly Choice[], witness: Witness<S>): Runner<S> | undefined {
  const runner = new Runner(game, clonePosition(game, root.position), witness, witness, root.chance)
  return choices.every((choice) => answerById(runner, choice)) ? runner : undefined
}
