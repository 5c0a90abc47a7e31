import { type Thought, think } from '@deeptime/bots'
import { expose } from 'comlink'
import { loadAdvice, loadRules } from '../games/rules.ts'
import type { BotQuestion } from './bots.ts'

class BotHost {
  async decide({ game, level, root, seat, seed, why }: BotQuestion): Promise<Thought> {
    const [rules, advice] = await Promise.all([loadRules(game), loadAdvice(game)])
    return think(level, { game: rules, ...(advice && { advice }), root, seat, seed, now: () => performance.now(), why })
  }
}

export type BotHostApi = BotHost

expose(new BotHost())
