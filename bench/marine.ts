import { gzipSync } from 'node:zlib'
import {
  clonePosition,
  type GameRecord,
  makeRng,
  openingPosition,
  playout,
  Runner,
  randomPolicy,
  readSettings,
  Session,
  type Settings,
  seedRng,
} from '@deeptime/engine'
import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { marine } from '@deeptime/marine'
import { inTurn, microseconds, perSecond } from './measure.ts'

const SEATS = 4

function settings(): Settings {
  const read = readSettings(marine, SEATS, {})
  if (!read.ok) throw new Error(read.problem)
  return read.value
}

function randomGame(seed: string): number {
  const runner = new Runner(marine, openingPosition(marine, SEATS, settings(), seed))
  return playout(runner, randomPolicy(makeRng(seedRng(seed))), marine.bound)
}

function replayed(record: GameRecord) {
  const session = Session.replay(marine, record)
  if (!session.ok) throw new Error(session.problem)
  return session.value
}

/** A record of a full game, stopped at its last decision. */
function fullRecord(): GameRecord {
  const { record } = fuzz(marine, { seats: SEATS, seed: 'bench', checks: LIGHT })
  return { ...record, choices: record.choices.slice(0, -1) }
}

export function benchMarine() {
  const speed = inTurn({ decisions: () => perSecond((i) => randomGame(`bench/${i}`)) })
  const record = fullRecord()
  const session = replayed(record)
  const checkpoint = session.checkpoint()
  const text = JSON.stringify(session.state)
  return {
    decisionsPerSecond: Math.round(speed.decisions),
    gamesPerSecond: Number((speed.decisions / record.choices.length).toFixed(1)),
    decisionsInTheGame: record.choices.length,
    stateBytes: text.length,
    cloneMicroseconds: Number(microseconds(() => clonePosition(marine, checkpoint.position)).toFixed(2)),
    structuredCloneMicroseconds: Number(microseconds(() => structuredClone(session.state)).toFixed(1)),
    viewMicroseconds: Number(microseconds(() => session.view(0)).toFixed(1)),
    resumeMilliseconds: Number((microseconds(() => Session.resume(marine, record, checkpoint, session.log)) / 1000).toFixed(3)),
    replayWholeGameMilliseconds: Number((microseconds(() => replayed(record)) / 1000).toFixed(2)),
    recordBytes: JSON.stringify(record).length,
    recordGzipBytes: gzipSync(JSON.stringify(record)).length,
  }
}
