import type { Game } from './game.ts'
import type { Json, Setting, Settings } from './types.ts'

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

function checkOne(setting: Setting, value: Json, seats: number): string | undefined {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : `setting "${setting.id}" must be true or false`
    case 'choice':
      return typeof value === 'string' && setting.values.includes(value)
        ? undefined
        : `setting "${setting.id}" must be one of ${setting.values.join(', ')}`
    case 'data':
      return value === null ? undefined : setting.check(value, seats)
  }
}

function initialOf(setting: Setting): Json {
  return setting.kind === 'data' ? null : setting.initial
}

/** Completes the settings of a table with the game's own, and refuses what the game does not know. */
export function readSettings(game: Game, seats: number, raw: Settings): Checked<Settings> {
  if (!game.seats.includes(seats)) return { ok: false, problem: `${game.id} is for ${game.seats.join(', ')} seats, not ${seats}` }
  const unknown = Object.keys(raw).find((id) => !game.settings.some((s) => s.id === id))
  if (unknown) return { ok: false, problem: `${game.id} has no setting "${unknown}"` }
  const settings: Record<string, Json> = {}
  for (const setting of game.settings) {
    const value = raw[setting.id] ?? initialOf(setting)
    const problem = checkOne(setting, value, seats)
    if (problem) return { ok: false, problem }
    const changed = JSON.stringify(value) !== JSON.stringify(initialOf(setting))
    if (changed && setting.seats && !setting.seats.includes(seats)) {
      return { ok: false, problem: `setting "${setting.id}" is for ${setting.seats.join(', ')} seats, not ${seats}` }
    }
    settings[setting.id] = value
  }
  return { ok: true, value: settings }
}

/** The settings of one mode, or of several joined with `+`. */
export function modeSettings(game: Game, name: string, seats: number): Checked<Settings> {
  const settings: Record<string, Json> = {}
  for (const id of name.split('+')) {
    const mode = game.modes.find((m) => m.id === id)
    if (!mode) return { ok: false, problem: `${game.id} has no mode "${id}"; it has ${game.modes.map((m) => m.id).join(', ')}` }
    if (!mode.seats.includes(seats)) return { ok: false, problem: `mode "${id}" is for ${mode.seats.join(', ')} seats, not ${seats}` }
    Object.assign(settings, mode.settings)
  }
  return readSettings(game, seats, settings)
}
