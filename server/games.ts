import type { Advice, Game } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { marineAdvice } from '@deeptime/marine/advice'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import { classicAdvice } from '@deeptime/megafauna-classic/advice'

/** The games this server knows, each in every version of its rules that it can still play. */
export class GameShelf {
  readonly #games: readonly Game[]

  constructor(games: readonly Game[]) {
    this.#games = games
  }

  /** The newest rules of each game. */
  newest(): readonly Game[] {
    return this.#games.filter((g, i) => this.#games.findIndex((other) => other.id === g.id) === i)
  }

  find(id: string, version?: string): Game | undefined {
    return this.#games.find((g) => g.id === id && (version === undefined || g.version === version))
  }
}

/** Newest rules first. An older version stays on the shelf until its last table is over. */
export const GAMES: readonly Game[] = [marine as Game, megafaunaClassic as Game]

/** What each game tells bots. */
export const ADVICE: Readonly<Record<string, Advice<unknown>>> = {
  marine: marineAdvice as Advice<unknown>,
  'megafauna-classic': classicAdvice as Advice<unknown>,
}
