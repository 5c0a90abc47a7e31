import { type Game, type GameRecord, type Mode, readSettings, type Setting, type Settings } from '@deeptime/engine'

export interface SeatDraft {
  readonly name: string
  readonly bot?: string
}

/** A game that is being set up. */
export interface Draft {
  readonly seats: readonly SeatDraft[]
  readonly settings: Settings
  /** Empty: a random one. */
  readonly seed: string
}

const BOT = 'normal'

/** One person against bots, with as many seats as the game likes best: three if it can. */
export function firstDraft(game: Game): Draft {
  const seats = game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 1)
  return withSeats({ seats: [{ name: '' }], settings: {}, seed: '' }, seats)
}

/** More seats are filled with bots; fewer drop the last. */
export function withSeats(draft: Draft, n: number): Draft {
  return { ...draft, seats: Array.from({ length: n }, (_, i) => draft.seats[i] ?? { name: '', bot: BOT }) }
}

export const withMode = (draft: Draft, game: Game, mode: Mode): Draft => {
  const known = new Set(game.modes.flatMap((m) => Object.keys(m.settings)))
  const others = Object.fromEntries(Object.entries(draft.settings).filter(([id]) => !known.has(id)))
  return { ...draft, settings: { ...others, ...mode.settings } }
}

const initialOf = (setting: Setting | undefined) => (setting && setting.kind !== 'data' ? setting.initial : null)

/** The mode whose settings these are, if any: the one that says the most. */
export function modeOf(draft: Draft, game: Game): string | undefined {
  const valueOf = (id: string) => draft.settings[id] ?? initialOf(game.settings.find((s) => s.id === id))
  const named = new Set(game.modes.flatMap((mode) => Object.keys(mode.settings)))
  const fits = (mode: Mode) =>
    [...named].every((id) => {
      const wanted = mode.settings[id] ?? initialOf(game.settings.find((s) => s.id === id))
      return JSON.stringify(valueOf(id)) === JSON.stringify(wanted)
    })
  return game.modes.find((mode) => mode.seats.includes(draft.seats.length) && fits(mode))?.id
}

export function draftProblem(draft: Draft, game: Game): string | undefined {
  const settings = readSettings(game, draft.seats.length, draft.settings)
  return settings.ok ? undefined : settings.problem
}

export function newRecord(draft: Draft, game: Game, seed: string): GameRecord {
  return {
    format: 'deep-time-record-1',
    game: game.id,
    version: game.version,
    seats: draft.seats.map(({ name, bot }) => ({ ...(name.trim() ? { name: name.trim() } : {}), ...(bot === undefined ? {} : { bot }) })),
    settings: draft.settings,
    seed: draft.seed.trim() || seed,
    choices: [],
  }
}
