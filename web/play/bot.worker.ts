import { type Thought, think } from '@deeptime/bots'
import { GAMES } from '@deeptime/games'
import { expose } from 'comlink'
import type { BotQuestion } from './bots.ts'

class BotHost {
  async decide({ game, version, level, ...question }: BotQuestion): Promise<Thought> {
    const rules = await GAMES.rulesOf(game, version)
    if (!rules) throw new Error(`There are no rules of ${game} ${version}`)
    return think(level, { ...question, ...rules, now: () => performance.now() })
  }
}

export type BotHostApi = BotHost

expose(new BotHost())
