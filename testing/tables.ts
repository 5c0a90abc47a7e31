import { type Ask, type Game, makeRng, modeSettings, ProblemError, Session, type Settings, seedRng } from '@deeptime/engine'

/** A table to test at: a mode, or several joined with `+`, and how many play. */
export type TestTable = readonly [mode: string, seats: number]

/** Every mode with every number of seats it is for. */
export const tablesOf = (game: Game): readonly TestTable[] => game.modes.flatMap(({ id, seats }) => seats.map((n) => [id, n] as const))

export function settingsOf(game: Game, [mode, seats]: TestTable): Settings {
  const settings = modeSettings(game, mode, seats)
  if (!settings.ok) throw new ProblemError(settings.problem)
  return settings.value
}

export function startAt(game: Game, seats: number, settings: Settings, seed: string): Session<unknown, unknown> {
  const started = Session.start(game, { seats: Array.from({ length: seats }, () => ({})), settings, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

/** Plays a game by lot, and shows each decision before it is answered. */
export function playByLot(session: Session<unknown, unknown>, seed: string, look: (ask: Ask) => void = () => undefined): void {
  const rng = makeRng(seedRng(seed))
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    look(ask)
    session.choose(ask.seat, ask.options[rng.int(ask.options.length)]?.id ?? '')
  }
}
