import { type Game, type GameRecord, type Mode, type Problem, readSettings, type Setting, type Settings } from '@deeptime/engine'
import type { Sides } from '../table/board.ts'

export interface SeatDraft {
  readonly name: string
  readonly bot?: string
}

/** A game that is being set up. */
export interface Draft {
  readonly seats: readonly SeatDraft[]
  readonly settings: Settings
  /** The side that each seat has taken; undefined leaves it to the game. */
  readonly sides: readonly (string | undefined)[]
  /** Empty: a random one. */
  readonly seed: string
}

const BOT = 'normal'

/** One person against bots, with as many seats as the game likes best: three if it can. */
export function firstDraft(game: Game): Draft {
  const seats = game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 1)
  return withSeats({ seats: [{ name: '' }], settings: {}, sides: [], seed: '' }, seats)
}

/** More seats are filled with bots, or with whom is told; fewer drop the last. */
export function withSeats(draft: Draft, n: number, more: SeatDraft = { name: '', bot: BOT }): Draft {
  return { ...draft, seats: Array.from({ length: n }, (_, i) => draft.seats[i] ?? more), sides: draft.sides.slice(0, n) }
}

export const withMode = (draft: Draft, game: Game, mode: Mode): Draft => {
  const known = new Set(game.modes.flatMap((m) => Object.keys(m.settings)))
  const others = Object.fromEntries(Object.entries(draft.settings).filter(([id]) => !known.has(id)))
  return { ...draft, settings: { ...others, ...mode.settings } }
}

const initialOf = (setting: Setting | undefined) => (setting && setting.kind !== 'data' ? setting.initial : null)

/** The mode whose settings these are, if any: the one that says the most. */
export function modeOf(draft: Draft, game: Game): string | undefined {
  const chosen = (id: string) => draft.settings[id] ?? initialOf(game.settings.find((s) => s.id === id))
  const named = new Set(game.modes.flatMap((mode) => Object.keys(mode.settings)))
  const fits = (mode: Mode) =>
    [...named].every((id) => {
      const wanted = mode.settings[id] ?? initialOf(game.settings.find((s) => s.id === id))
      return JSON.stringify(chosen(id)) === JSON.stringify(wanted)
    })
  return game.modes.find((mode) => mode.seats.includes(draft.seats.length) && fits(mode))?.id
}

export function draftProblem(draft: Draft, game: Game): Problem | undefined {
  const settings = readSettings(game, draft.seats.length, draft.settings)
  return settings.ok ? undefined : settings.problem
}

/** A seat takes a side, or gives it back; whoever had it loses it. */
export function withSide(draft: Draft, seat: number, side: string): Draft {
  const again = draft.sides[seat] === side
  const sides = draft.seats.map((_, i) => (i === seat ? (again ? undefined : side) : draft.sides[i] === side ? undefined : draft.sides[i]))
  return { ...draft, sides }
}

/** Once one seat has a side, the others get what is left, in order. */
function fullSides(draft: Draft, all: readonly string[]): readonly string[] | undefined {
  if (!draft.sides.some((side) => side !== undefined)) return undefined
  const left = all.filter((id) => !draft.sides.includes(id))
  return draft.seats.map((_, i) => draft.sides[i] ?? (left.shift() as string))
}

/** The settings with the sides that were taken. */
export function settingsOf(draft: Draft, sides: Sides | undefined): Settings {
  const full = sides?.fit(draft.settings, draft.seats.length)
    ? fullSides(
        draft,
        sides.crests.map((crest) => crest.id),
      )
    : undefined
  return full && sides ? { ...draft.settings, ...sides.settings(full) } : draft.settings
}

/** Modes that are more than one setting: the others are offered as settings. */
export const presetsOf = (game: Game): readonly Mode[] => {
  const rich = game.modes.filter((mode) => Object.keys(mode.settings).length > 1)
  return rich.length > 0 ? game.modes : []
}

export function newRecord(draft: Draft, game: Game, settings: Settings, seed: string): GameRecord {
  return {
    format: 'deep-time-record-1',
    game: game.id,
    version: game.version,
    seats: draft.seats.map(({ name, bot }) => ({ ...(name.trim() ? { name: name.trim() } : {}), ...(bot === undefined ? {} : { bot }) })),
    settings,
    seed: draft.seed.trim() || seed,
    choices: [],
  }
}
