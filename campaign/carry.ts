/** The beginning of the second game: who sits where, and what is carried over. */

import { type Json, readSettings, type Settings } from '@deeptime/engine'
import type { HandOver } from '@deeptime/genesis/hand-over'
import type { GameList } from '@deeptime/kit'
import type { NextGame } from './hand-over.ts'
import { failed, type Told, told } from './problems.ts'

/** By seat of the new table: the seat of Genesis whose life goes on there; `null` for a newcomer. */
export type Seating = readonly (number | null)[]

export interface Carried {
  readonly game: NextGame
  readonly settings: Settings
}

const MOST_SEATS = 4

/** Everybody on the seat where they sat. */
export const sameSeats = ({ players }: HandOver): Seating => [...new Set(players.map(({ seat }) => seat))].sort((a, b) => a - b)

/** The hand-over as the new table needs it: those who stay, each by the new seat. Nobody else is carried over. */
export function seated(handOver: HandOver, seating: Seating): HandOver {
  const stay = handOver.players.filter(({ seat }) => seating.includes(seat))
  return { ...handOver, players: stay.map((player) => ({ ...player, seat: seating.indexOf(player.seat) })) }
}

/** Whether C2 lets this life go on: an Armageddon ends it for several; alone it was a defeat, and C3b knows what then. */
export const endedInArmageddon = ({ end }: HandOver): boolean => end !== 'deck'

function seatingProblem(handOver: HandOver, seating: Seating): ReturnType<typeof failed> | undefined {
  const alone = handOver.mode === 'solitaire'
  if (alone && seating.length !== 1) return failed('alone')
  if (!alone && seating.length < 2) return failed('company')
  if (seating.length > MOST_SEATS) return failed('seats', { most: MOST_SEATS })
  const known = seating.filter((seat) => seat !== null)
  const fits = new Set(known).size === known.length && known.every((seat) => handOver.players.some((player) => player.seat === seat))
  return known.length > 0 && fits ? undefined : failed('strangers')
}

/** The settings of the game that follows, checked by its own rules; `wishes` are those that people may choose. */
export async function carry(
  games: GameList,
  handOver: HandOver,
  next: NextGame,
  { seating = sameSeats(handOver), wishes = {} }: { readonly seating?: Seating; readonly wishes?: Settings } = {},
): Promise<Told<Carried>> {
  const alone = handOver.mode === 'solitaire'
  if (next === 'megafauna' && !alone && endedInArmageddon(handOver)) return failed('armageddon')
  const problem = seatingProblem(handOver, seating)
  if (problem) return problem
  const rules = await games.rulesOf(next)
  if (!rules) return failed('rules', { game: next, version: games.find(next)?.version ?? '' })
  // C3: alone it goes on on Earth, against a plant by the rules, or as one.
  const earth = next === 'megafauna' && alone ? { world: 'earth', plant: 'rules' } : {}
  const settings = { ...wishes, ...earth, genesis: seated(handOver, seating) as unknown as Json }
  const read = readSettings(rules.game, seating.length, settings)
  if (!read.ok) return failed('record', { text: read.problem.flaw?.key ?? read.problem.code })
  return told({ game: next, settings: read.value })
}
