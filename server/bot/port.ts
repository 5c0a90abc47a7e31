import type { Root } from '@deeptime/engine'

/** A question to a bot, as plain data. */
export interface BotQuestion {
  readonly game: string
  readonly version: string
  readonly root: Root<unknown>
  readonly seat: number
  readonly level: string
  readonly seed: string
}

/** Whose question it is, and whether any person waits at the table. */
export interface Asker {
  readonly owner: string
  readonly idle: boolean
}

/** Where bots think: somewhere else than the thread that serves people. */
export interface BotPort {
  /** The id of the option it takes. */
  choose(question: BotQuestion, asker: Asker): Promise<string>
  close(): Promise<void>
}
