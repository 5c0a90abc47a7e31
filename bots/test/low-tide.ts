import { type Advice, ProblemError, type Root, type Seat, Session } from '@deeptime/engine'
import { lowTide } from '../../engine/test/toy.ts'
import { type BotRequest, type Level, think } from '../index.ts'

export type LowTideState = ReturnType<typeof lowTide.setup>

/** Shells won, and the worth of the cards still in hand. */
export const tideAdvice: Advice<LowTideState> = {
  evaluate(s, seat) {
    const worth = s.shells.map((n, i) => n + 0.2 * (s.hands[i] as number[]).reduce((a, b) => a + b, 0))
    return (worth[seat] as number) - Math.max(...worth.filter((_, i) => i !== seat))
  },
  explain: (s, seat) => [{ term: 'shells', value: s.shells[seat] as number }],
  prior: (_ask, option) => (option.id === 'keep' ? 2 : 1),
}

export function startTide(seed: string, seats = 2): Session<LowTideState, unknown> {
  const started = Session.start(lowTide, { seats: Array.from({ length: seats }, () => ({})), seed })
  if (!started.ok) throw new ProblemError(started.problem)
  return started.value
}

export const request = (root: Root<LowTideState>, seat: Seat, more: Partial<BotRequest<LowTideState>> = {}): BotRequest<LowTideState> => ({
  game: lowTide,
  advice: tideAdvice,
  root,
  seat,
  seed: 'test',
  ...more,
})

/** Plays a whole game; the winners. */
export function play(levels: readonly Level[], seed: string, iterations: number): readonly Seat[] {
  const session = startTide(seed, levels.length)
  while (!session.over) {
    const seat = session.pending()[0]?.seat as Seat
    const thought = think(
      levels[seat] as Level,
      request(session.root(), seat, { seed: `${seed}/${session.choices.length}`, budget: { iterations }, why: false }),
    )
    session.choose(seat, thought.option)
  }
  return lowTide.result(session.state).places[0] as Seat[]
}
