import type { Ask } from '@deeptime/engine'
import { Clock } from './clock.ts'
import { adviceOf, askOf, likeliestPolicy, rngOf, settle, world } from './imagination.ts'
import { Leads } from './leads.ts'
import type { BotRequest, Budget, Opinion, Thought } from './types.ts'
import { explained } from './why.ts'

/** Looks one choice ahead: each option in the same few imagined games, each played on until the turn is settled. */
export function greedy<S>(request: BotRequest<S>, budget: Budget, ask: Ask = askOf(request)): Thought {
  const advice = adviceOf(request)
  const clock = new Clock(request, budget)
  const leads = new Leads(request.game.score(request.root.position.state).length, advice)
  const sums = ask.options.map(() => 0)
  const visits = ask.options.map(() => 0)
  let choices = 0
  for (let round = 0; clock.more() || round === 0; round++) {
    for (let i = 0; i < ask.options.length && (round === 0 || clock.more()); i++) {
      const runner = world(request, round)
      const asked = runner.askOf(request.seat) as Ask
      const option = asked.options.find((o) => o.id === ask.options[i]?.id)
      if (!option) continue
      runner.answer(asked, option)
      choices += 1 + settle(runner, request.seat, likeliestPolicy(advice, rngOf(`${request.seed}/${round}`)))
      leads.judge(runner)
      sums[i] = (sums[i] as number) + (leads.values[request.seat] as number)
      visits[i] = (visits[i] as number) + 1
      clock.tick()
    }
  }
  const opinions = ask.options.map(
    (option, i): Opinion => ({
      option: option.id,
      value: (sums[i] as number) / Math.max(1, visits[i] as number),
      visits: visits[i] as number,
    }),
  )
  opinions.sort((a, b) => b.value - a.value)
  const ranking = request.why === false ? opinions : explained(request, opinions)
  return { option: (ranking[0] as Opinion).option, ranking, iterations: clock.iterations, choices, ms: clock.elapsed() }
}
