import type { Game } from './game.ts'
import type { Choice } from './runner.ts'
import { type Checked, readSettings } from './settings.ts'
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

const LIMITS = { choices: 100_000, text: 200 }

export const writeChoice = (c: Choice): string => `${c.seat}:${c.option}`

export function readChoice(text: string): Choice | undefined {
  const colon = text.indexOf(':')
  const seat = Number(text.slice(0, colon))
  return colon > 0 && Number.isInteger(seat) && seat >= 0 ? { seat, option: text.slice(colon + 1) } : undefined
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const isShortText = (x: unknown): x is string => typeof x === 'string' && x.length <= LIMITS.text

function seatProblem(seat: unknown, i: number): string | undefined {
  if (!isObject(seat)) return `seats[${i}] must be an object`
  for (const key of ['name', 'bot'] as const) {
    if (seat[key] !== undefined && !isShortText(seat[key])) return `seats[${i}].${key} must be a short text`
  }
  return undefined
}

function shapeProblem(x: unknown): string | undefined {
  if (!isObject(x)) return 'it is not an object'
  if (x.format !== 'deep-time-record-1') return `its format is ${JSON.stringify(x.format) ?? 'missing'}, expected "deep-time-record-1"`
  for (const key of ['game', 'version', 'seed'] as const) if (!isShortText(x[key])) return `"${key}" must be a short text`
  if (!Array.isArray(x.seats) || x.seats.length === 0) return '"seats" must be a list of seats'
  const seat = x.seats.map(seatProblem).find(Boolean)
  if (seat) return seat
  if (!isObject(x.settings)) return '"settings" must be an object'
  if (!Array.isArray(x.choices) || x.choices.length > LIMITS.choices) return `"choices" must be a list of at most ${LIMITS.choices}`
  const bad = x.choices.findIndex((c) => !isShortText(c) || !readChoice(c))
  return bad >= 0 ? `choices[${bad}] must look like "0:option"` : undefined
}

/** Checks the shape of a record, whatever game it is of. */
export function readRecord(x: unknown): Checked<GameRecord> {
  const problem = shapeProblem(x)
  return problem ? { ok: false, problem: `This is not a Deep Time record: ${problem}.` } : { ok: true, value: x as GameRecord }
}

/** Checks that a record is of this game and of these rules; whether its choices are legal only a replay can tell. */
export function recordFits(game: Game, record: GameRecord): Checked<Settings> {
  if (record.game !== game.id) return { ok: false, problem: `This record is of "${record.game}", not of "${game.id}".` }
  if (record.version !== game.version) {
    return { ok: false, problem: `This record was played by rules ${record.version} of ${game.id}; these are rules ${game.version}.` }
  }
  return readSettings(game, record.seats.length, record.settings)
}
