import type { GameList } from '@deeptime/kit'
import type { Logger } from 'pino'
import type { BotDriver } from './bot/driver.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Store } from './db/open.ts'
import type { Journal } from './journal.ts'
import type { Summaries } from './live/summaries.ts'
import type { Metrics } from './metrics.ts'

/** What the parts of one server process share. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly store: Store
  readonly bus: Bus
  readonly journal: Journal
  readonly games: GameList
  readonly bots: Pick<BotDriver, 'wake'>
  readonly summaries: Pick<Summaries, 'touch'>
}
