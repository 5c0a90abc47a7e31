import type { LogEntry } from '@deeptime/engine'
import { type ClassicView, type Colour, GREENHOUSE } from '@deeptime/megafauna-classic'

/** What the story tells of the past, as figures for the charts. */

export interface Reading {
  readonly turn: number
  /** The number of the box on the greenhouse track. */
  readonly level: number
}

const START = GREENHOUSE.indexOf('800')

const turnAfter = (turn: number, entry: LogEntry): number => (typeof entry.params.turn === 'number' ? entry.params.turn : turn)

/** The climate turn by turn: a reading for each change, from the set-up to now. */
export function climateOf(log: readonly LogEntry[], now: number): readonly Reading[] {
  const readings: Reading[] = [{ turn: 0, level: START }]
  let turn = 0
  for (const entry of log) {
    turn = turnAfter(turn, entry)
    if (entry.key !== 'greenhouse.up' && entry.key !== 'greenhouse.down') continue
    const level = GREENHOUSE.findIndex((name) => entry.params.level === `@greenhouse.${name}`)
    if (level >= 0) readings.push({ turn, level })
  }
  const last = readings.at(-1) as Reading
  return now > last.turn ? [...readings, { turn: now, level: last.level }] : readings
}

export interface Census {
  readonly turn: number
  readonly populations: Readonly<Partial<Record<Colour, number>>>
}

const colourIn = (player: unknown): Colour | undefined =>
  typeof player === 'string' && player.startsWith('@colour.') ? (player.slice('@colour.'.length) as Colour) : undefined

/** The populations at each scoring (4.4), and now. Who took nothing had nobody on the map. */
export function populationsOf(log: readonly LogEntry[], game: ClassicView): readonly Census[] {
  const censuses: { turn: number; populations: Partial<Record<Colour, number>> }[] = []
  let turn = 0
  for (const { key, params } of log) {
    if (typeof params.turn === 'number') turn = params.turn
    if (key === 'score.period' || key === 'score.final') {
      censuses.push({ turn, populations: Object.fromEntries(game.players.map(({ colour }) => [colour, 0])) })
    }
    const colour = key === 'score.takes' ? colourIn(params.player) : undefined
    const last = censuses.at(-1)
    if (colour && last && typeof params.population === 'number') last.populations[colour] = params.population
  }
  const now = { turn: game.turn, populations: Object.fromEntries(game.players.map((player) => [player.colour, player.population])) }
  return game.over ? censuses : [...censuses, now]
}
