/** A campaign as a file: the records of its chapters. What one hands over to the next is never taken on trust: it is made again. */

import type { GameRecord, Json } from '@deeptime/engine'
import type { HandOver } from '@deeptime/genesis/hand-over'
import type { GameList } from '@deeptime/kit'
import { type Seating, seated } from './carry.ts'
import { FIRST_GAME, handOverOf, isNextGame, replayed } from './hand-over.ts'
import { failed, type Told, told } from './problems.ts'

export const CAMPAIGN_FORMAT = 'deep-time-campaign-1'

export interface Campaign {
  readonly format: typeof CAMPAIGN_FORMAT
  readonly chapters: readonly GameRecord[]
}

const MOST_CHAPTERS = 2

export const campaignOf = (...chapters: readonly GameRecord[]): Campaign => ({ format: CAMPAIGN_FORMAT, chapters })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a record of the second game says that it got. */
export const carriedIn = ({ settings }: GameRecord): HandOver | undefined =>
  isObject(settings.genesis) && Array.isArray(settings.genesis.players) ? (settings.genesis as unknown as HandOver) : undefined

/** Where those who played Genesis sit now, by the colours that the record names. */
export function seatingOf(handOver: HandOver, next: GameRecord): Seating {
  const carried = carriedIn(next)?.players ?? []
  return next.seats.map((_, seat) => {
    const colour = carried.find((player) => player.seat === seat)?.colour
    return handOver.players.find((player) => player.colour === colour)?.seat ?? null
  })
}

/** Equal as data, whatever the order of fields. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((part, i) => same(part, b[i]))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** Whether the second record got what the first one handed over, no more and no less. */
export function follows(handOver: HandOver, next: GameRecord): boolean {
  return same(next.settings.genesis, seated(handOver, seatingOf(handOver, next)) as unknown as Json)
}

/** Reads a file that somebody brings: each chapter is played again, and must have got what the one before it handed over. */
export async function readCampaign(games: GameList, data: unknown): Promise<Told<Campaign>> {
  if (!isObject(data) || data.format !== CAMPAIGN_FORMAT || !Array.isArray(data.chapters)) return failed('shape')
  const chapters = data.chapters as readonly GameRecord[]
  if (chapters.length === 0 || chapters.length > MOST_CHAPTERS) return failed('shape')
  for (const chapter of chapters) {
    const session = await replayed(games, chapter)
    if (!session.ok) return session
  }
  const [first, second] = chapters as readonly [GameRecord, GameRecord?]
  if (first.game !== FIRST_GAME) return failed('foreign', { game: first.game })
  if (!second) return told(campaignOf(first))
  if (!isNextGame(second.game)) return failed('order', { chapter: 2 })
  const handOver = await handOverOf(games, first)
  if (!handOver.ok) return handOver
  return follows(handOver.value, second) ? told(campaignOf(first, second)) : failed('forged', { chapter: 2 })
}
