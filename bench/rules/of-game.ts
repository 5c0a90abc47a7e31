import { gzipSync } from 'node:zlib'
import {
  clonePosition,
  type Game,
  type GameRecord,
  makeRng,
  openingPosition,
  ProblemError,
  playout,
  Runner,
  randomPolicy,
  readSettings,
  Session,
  type Settings,
  seedRng,
} from '@deeptime/engine'
import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { inTurn, microseconds, perSecond } from './measure.ts'

function settingsOf(game: Game, seats: number): Settings {
  const read = readSettings(game, seats, {})
  if (!read.ok) throw new ProblemError(read.problem)
  return read.value
}

function randomGame(game: Game, seats: number, seed: string): number {
  const runner = new Runner(game, openingPosition(game, seats, settingsOf(game, seats), seed))
  return playout(runner, randomPolicy(makeRng(seedRng(seed))), game.bound)
}

function replayed(game: Game, record: GameRecord) {
  const session = Session.replay(game, record)
  if (!session.ok) throw new ProblemError(session.problem)
  return session.value
}

/** A record of a full game, stopped at its last decision. */
function fullRecord(game: Game, seats: number): GameRecord {
  const { record } = fuzz(game, { seats, seed: 'bench', checks: LIGHT })
  return { ...record, choices: record.choices.slice(0, -1) }
}

/** What the rules of a game cost: playouts, copies, views, replays. */
export function benchRules(game: Game, seats: number) {
  const speed = inTurn({ decisions: () => perSecond((i) => randomGame(game, seats, `bench/${i}`)) })
  const record = fullRecord(game, seats)
  const session = replayed(game, record)
  const checkpoint = session.checkpoint()
  const text = JSON.stringify(session.state)
  return {
    decisionsPerSecond: Math.round(speed.decisions),
    gamesPerSecond: Number((speed.decisions / record.choices.length).toFixed(1)),
    decisionsInTheGame: record.choices.length,
    stateBytes: text.length,
    cloneMicroseconds: Number(microseconds(() => clonePosition(game, checkpoint.position)).toFixed(2)),
    structuredCloneMicroseconds: Number(microseconds(() => structuredClone(session.state)).toFixed(1)),
    viewMicroseconds: Number(microseconds(() => session.view(0)).toFixed(1)),
    resumeMilliseconds: Number((microseconds(() => Session.resume(game, record, checkpoint, session.log)) / 1000).toFixed(3)),
    replayWholeGameMilliseconds: Number((microseconds(() => replayed(game, record)) / 1000).toFixed(2)),
    recordBytes: JSON.stringify(record).length,
    recordGzipBytes: gzipSync(JSON.stringify(record)).length,
  }
}
