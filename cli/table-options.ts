import { type Game, type Json, modeSettings, readSettings, type Settings } from '@deeptime/engine'
import type { Command } from 'commander'
import { readJson } from './files.ts'
import type { GameEntry } from './games.ts'
import { UserError, wholeNumber } from './user-error.ts'

/** The options of every command that sets up a table. */
export interface TableOptions {
  readonly seats?: number
  readonly mode: string
  readonly seed: string
  readonly deck?: string
}

export function withTableOptions(command: Command, initial: { mode?: string; seed?: string } = { mode: 'standard', seed: '1' }): Command {
  return command
    .option('--seats <K>', 'number of seats', wholeNumber('seats', 1, 8))
    .option('--mode <M>', 'a mode of the game, or several joined with +', initial.mode)
    .option('--seed <S>', 'any text: the same seed gives the same game', initial.seed)
    .option('--deck <FILE>', 'a deck of your own (see check-deck)')
}

export const seatsOf = (game: Game, options: TableOptions): number => options.seats ?? game.seats.at(-1) ?? 2

/** The settings that mode and deck amount to, or a clear refusal. */
export async function settingsOf(entry: GameEntry, options: TableOptions, seats: number): Promise<Settings> {
  const { game } = entry
  const settings = modeSettings(game, options.mode, seats)
  if (!settings.ok) throw new UserError(settings.problem)
  if (options.deck === undefined) return settings.value
  if (!entry.checkDeck) throw new UserError(`${game.id} takes no deck of your own`)
  const deck: Json = await readJson(options.deck)
  const problems = entry.checkDeck(deck)
  if (problems.length > 0) throw new UserError(`${options.deck} is not a deck for ${game.id}:\n${problems.map((p) => `- ${p}`).join('\n')}`)
  const complete = readSettings(game, seats, { ...settings.value, deck })
  if (!complete.ok) throw new UserError(complete.problem)
  return complete.value
}
