/** What a finished game hands over: made from its record, which is played again, and from nothing else. */

import { type GameRecord, readRecord, Session } from '@deeptime/engine'
import type { GenesisState } from '@deeptime/genesis'
import { type HandOver, handOver } from '@deeptime/genesis/hand-over'
import type { GameList } from '@deeptime/kit'
import type { State as MegafaunaState } from '@deeptime/megafauna'
import { type HandOver as Origins, handOver as toOrigins } from '@deeptime/megafauna/hand-over'
import { failed, type Told, told } from './problems.ts'

/** Where every campaign begins, where it can go on, and from where it goes on to Origins. */
export const FIRST_GAME = 'genesis'
export const NEXT_GAMES = ['megafauna', 'megafauna-classic'] as const
export type NextGame = (typeof NEXT_GAMES)[number]
export const isNextGame = (id: string): id is NextGame => (NEXT_GAMES as readonly string[]).includes(id)

/** Plays a record again by the rules that it was played by. */
export async function replayed(games: GameList, data: unknown): Promise<Told<Session<unknown, unknown>>> {
  const read = readRecord(data)
  if (!read.ok) return failed('shape')
  const { game, version } = read.value
  if (!games.find(game)) return failed('foreign', { game })
  const rules = await games.rulesOf(game, version)
  if (!rules) return failed('rules', { game, version })
  const session = Session.replay(rules.game, read.value)
  return session.ok ? told(session.value) : failed('record', { text: session.problem.code })
}

/** As `replayed`; only a finished game will do. */
async function finished(games: GameList, record: unknown, game: string): Promise<Told<Session<unknown, unknown>>> {
  const session = await replayed(games, record)
  if (!session.ok) return session
  const found = session.value.game.id
  if (found !== game) return failed('foreign', { game: found })
  return session.value.over ? session : failed('unfinished', { game })
}

/** K: what a finished game of Genesis hands over. */
export async function handOverOf(games: GameList, record: GameRecord): Promise<Told<HandOver>> {
  const session = await finished(games, record, FIRST_GAME)
  return session.ok ? handedOver(session.value) : session
}

/** The same, of a game that stands here at its end. */
export function handedOver({ game, state }: Session<unknown, unknown>): Told<HandOver> {
  if (game.id !== FIRST_GAME) return failed('foreign', { game: game.id })
  const made = handOver(state as GenesisState)
  return made.ok ? told({ ...made.file, rules: game.version }) : failed('unfinished', { game: FIRST_GAME })
}

/** N: what a finished long game of Megafauna hands over to Origins; nothing after a short one. */
export async function originsOfRecord(games: GameList, record: GameRecord): Promise<Told<Origins | undefined>> {
  const session = await finished(games, record, 'megafauna')
  if (!session.ok) return session
  const made = toOrigins(session.value.state as MegafaunaState)
  return told(made.ok ? { ...made.file, rules: session.value.game.version } : undefined)
}
