import { type Thought, think } from '@deeptime/bots'
import { expose } from 'comlink'
import { loadAdvice, loadRules } from '../games/rules.ts'
import type { BotQuestion } from './bots.ts'

class BotHost {
  async decide({ game, level, ...question }: BotQuestion): Promise<Thought> {
    const [rules, advice] = await Promise.all([loadRules(game), loadAdvice(game)])
    return think(level, { ...question, game: rules, ...(advice && { advice }), now: () => performance.now() })
  }
}

export type BotHostApi = BotHost

expose(new BotHost())
