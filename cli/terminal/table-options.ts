import { type Flaw, type Game, type Json, modeSettings, readSettings, type Settings } from '@deeptime/engine'
import { UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { readJson } from './files.ts'
import { troubleWords } from './language.ts'
import type { OpenGame } from './open-game.ts'
import { wholeNumber } from './whole-number.ts'

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

/** Everything that is wrong with a deck, a line each. */
export async function listed(entry: OpenGame, flaws: readonly Flaw[]): Promise<string> {
  const words = await troubleWords(entry)
  return flaws.map((flaw) => `- ${words.flaw(flaw)}`).join('\n')
}

/** The settings that mode and deck amount to, or a clear refusal. */
export async function settingsOf(entry: OpenGame, options: TableOptions, seats: number): Promise<Settings> {
  const { game } = entry
  const settings = modeSettings(game, options.mode, seats)
  if (!settings.ok) throw new UserError((await troubleWords(entry)).problem(settings.problem))
  if (options.deck === undefined) return settings.value
  const checkDeck = await entry.manifest.checkDeck?.()
  if (!checkDeck) throw new UserError(`${game.id} takes no deck of your own`)
  const deck: Json = await readJson(options.deck)
  const flaws = checkDeck(deck)
  if (flaws.length > 0) throw new UserError(`${options.deck} is not a deck for ${game.id}:\n${await listed(entry, flaws)}`)
  const complete = readSettings(game, seats, { ...settings.value, deck })
  if (!complete.ok) throw new UserError((await troubleWords(entry)).problem(complete.problem))
  return complete.value
}
