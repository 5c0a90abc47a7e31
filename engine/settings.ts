import type { Game } from './game.ts'
import { type Checked, numbers, unfit } from './problems.ts'
import type { Json, Setting, Settings } from './types.ts'

const FINE: Checked<undefined> = { ok: true, value: undefined }

function checkOne(setting: Setting, value: Json, seats: number): Checked<undefined> {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean' ? FINE : unfit('setting.flag', { setting: setting.id })
    case 'choice': {
      const known = typeof value === 'string' && setting.values.includes(value)
      return known ? FINE : unfit('setting.choice', { setting: setting.id, values: setting.values })
    }
    case 'data': {
      const flaw = value === null ? undefined : setting.check(value, seats)
      return flaw ? unfit('setting.data', { setting: setting.id }, flaw) : FINE
    }
  }
}

function initialOf(setting: Setting): Json {
  return setting.kind === 'data' ? null : setting.initial
}

/** Completes the settings of a table with the game's own, and refuses what the game does not know. */
export function readSettings(game: Game, seats: number, raw: Settings): Checked<Settings> {
  if (!game.seats.includes(seats)) return unfit('table.seats', { game: game.id, allowed: numbers(game.seats), seats })
  const unknown = Object.keys(raw).find((id) => !game.settings.some((s) => s.id === id))
  if (unknown !== undefined) return unfit('setting.unknown', { game: game.id, setting: unknown })
  const settings: Record<string, Json> = {}
  for (const setting of game.settings) {
    const value = raw[setting.id] ?? initialOf(setting)
    const checked = checkOne(setting, value, seats)
    if (!checked.ok) return checked
    const changed = JSON.stringify(value) !== JSON.stringify(initialOf(setting))
    if (changed && setting.seats && !setting.seats.includes(seats)) {
      return unfit('setting.seats', { setting: setting.id, allowed: numbers(setting.seats), seats })
    }
    settings[setting.id] = value
  }
  return { ok: true, value: settings }
}

/** Names of settings are compared by their letters: `random-earth` became `randomEarth`. */
const lettersOf = (id: string): string => id.replaceAll('-', '').toLowerCase()

/** The settings of a table that was played by other rules of the same game, as far as these know and accept them. */
export function carriedSettings(game: Game, seats: number, old: Settings): Settings {
  const kept: Record<string, Json> = {}
  for (const { id } of game.settings) {
    const before = Object.keys(old).find((name) => lettersOf(name) === lettersOf(id))
    const value = before === undefined ? undefined : old[before]
    if (value !== undefined && readSettings(game, seats, { ...kept, [id]: value }).ok) kept[id] = value
  }
  return kept
}

/** The settings of one mode, or of several joined with `+`. */
export function modeSettings(game: Game, name: string, seats: number): Checked<Settings> {
  const settings: Record<string, Json> = {}
  for (const id of name.split('+')) {
    const mode = game.modes.find((m) => m.id === id)
    if (!mode) return unfit('mode.unknown', { game: game.id, mode: id, modes: game.modes.map((m) => m.id) })
    if (!mode.seats.includes(seats)) return unfit('mode.seats', { mode: id, allowed: numbers(mode.seats), seats })
    Object.assign(settings, mode.settings)
  }
  return readSettings(game, seats, settings)
}
