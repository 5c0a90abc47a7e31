import type { Game } from './game.ts'
import { type Checked, unfit } from './problems.ts'
import type { Choice } from './runner.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './types.ts'

/** The file format of a game. Choices are written `seat:option`, in the order in which they were made. */
export interface GameRecord {
  readonly format: 'deep-time-record-1'
  readonly game: string
  /** The version of the rules that the game was played by. */
  readonly version: string
  readonly seats: readonly SeatInfo[]
  readonly settings: Settings
  readonly seed: string
  readonly choices: readonly string[]
}

/** Who sat there; nothing in it changes the game. */
export interface SeatInfo {
  readonly name?: string
  readonly bot?: string
}

const FINE: Checked<undefined> = { ok: true, value: undefined }
const LIMITS = { choices: 100_000, text: 200 }

export const writeChoice = (c: Choice): string => `${c.seat}:${c.option}`

export function readChoice(text: string): Choice | undefined {
  const colon = text.indexOf(':')
  const seat = Number(text.slice(0, colon))
  return colon > 0 && Number.isInteger(seat) && seat >= 0 ? { seat, option: text.slice(colon + 1) } : undefined
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const isShortText = (x: unknown): x is string => typeof x === 'string' && x.length <= LIMITS.text

const FORMAT = 'deep-time-record-1'

function checkSeat(seat: unknown, i: number): Checked<undefined> {
  if (!isObject(seat)) return unfit('record.seat', { seat: i + 1 })
  for (const field of ['name', 'bot'] as const) {
    if (seat[field] !== undefined && !isShortText(seat[field])) return unfit('record.seat-text', { seat: i + 1, field })
  }
  return FINE
}

function checkShape(x: unknown): Checked<undefined> {
  if (!isObject(x)) return unfit('record.object', {})
  if (x.format !== FORMAT) return unfit('record.format', { found: isShortText(x.format) ? x.format : 'none', expected: FORMAT })
  for (const field of ['game', 'version', 'seed'] as const) if (!isShortText(x[field])) return unfit('record.text', { field })
  if (!Array.isArray(x.seats) || x.seats.length === 0) return unfit('record.seats', {})
  const seat = x.seats.map(checkSeat).find((checked) => !checked.ok)
  if (seat) return seat
  if (!isObject(x.settings)) return unfit('record.settings', {})
  if (!Array.isArray(x.choices) || x.choices.length > LIMITS.choices) return unfit('record.choices', { most: LIMITS.choices })
  const bad = x.choices.findIndex((c) => !isShortText(c) || !readChoice(c))
  return bad >= 0 ? unfit('record.choice', { choice: bad + 1 }) : FINE
}

/** Checks the shape of a record, whatever game it is of. */
export function readRecord(x: unknown): Checked<GameRecord> {
  const shape = checkShape(x)
  return shape.ok ? { ok: true, value: x as GameRecord } : shape
}

/** Checks that a record is of this game and of these rules; whether its choices are legal only a replay can tell. */
export function recordFits(game: Game, record: GameRecord): Checked<Settings> {
  if (record.game !== game.id) return unfit('record.game', { found: record.game, game: game.id })
  if (record.version !== game.version) return unfit('record.rules', { game: game.id, found: record.version, rules: game.version })
  return readSettings(game, record.seats.length, record.settings)
}
