import type { Clock, ClockReading } from '../protocol.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Everybody's time, folded from the times of the events: the same on every server. */
export interface ClockState {
  /** Milliseconds left to each seat when `since` was (live clocks). */
  readonly left: number[]
  since: number
  /** Seats whose time runs, and since when they have been asked. */
  running: number[]
  readonly askedAt: number[]
}

export function startClock(clock: Clock, seats: number, at: number): ClockState {
  const full = clock.kind === 'live' ? clock.minutes * MINUTE : 0
  return { left: new Array(seats).fill(full), since: at, running: [], askedAt: new Array(seats).fill(at) }
}

/** Takes the time that has passed off the seats that were asked, and gives the one who answered its increment. */
export function advanceClock(clock: Clock, state: ClockState, at: number, answered: number | null, waiting: readonly number[]): void {
  if (clock.kind === 'live') {
    for (const seat of state.running) state.left[seat] = Math.max(0, (state.left[seat] ?? 0) - (at - state.since))
    if (answered !== null) state.left[answered] = (state.left[answered] ?? 0) + clock.increment * 1000
  }
  for (const seat of waiting) if (seat === answered || !state.running.includes(seat)) state.askedAt[seat] = at
  state.since = at
  state.running = [...waiting]
}

/** Milliseconds that were nobody's: no server ran, or the machine's clock jumped. */
export function skipTime(state: ClockState, ms: number, at: number): void {
  state.since = Math.min(at, state.since + ms)
  for (const [seat, asked] of state.askedAt.entries()) state.askedAt[seat] = Math.min(at, asked + ms)
}

function deadlineOf(clock: Clock, state: ClockState, seat: number): number | undefined {
  if (!state.running.includes(seat)) return undefined
  switch (clock.kind) {
    case 'none':
      return undefined
    case 'live':
      return state.since + (state.left[seat] ?? 0)
    case 'days':
      return (state.askedAt[seat] ?? state.since) + clock.days * DAY
  }
}

/** The seats (of those given) whose time is over. */
export function outOfTime(clock: Clock, state: ClockState, seats: readonly number[], now: number): readonly number[] {
  return seats.filter((seat) => {
    const deadline = deadlineOf(clock, state, seat)
    return deadline !== undefined && deadline <= now
  })
}

/** When the first of these seats runs out of time. */
export function nextDeadline(clock: Clock, state: ClockState, seats: readonly number[]): number | null {
  const deadlines = seats.map((seat) => deadlineOf(clock, state, seat)).filter((d) => d !== undefined)
  return deadlines.length > 0 ? Math.min(...deadlines) : null
}

export function readClocks(clock: Clock, state: ClockState, now: number): readonly ClockReading[] {
  if (clock.kind === 'none') return []
  return state.left.flatMap((left, seat): ClockReading[] => {
    const deadline = deadlineOf(clock, state, seat)
    if (deadline !== undefined) return [{ seat, left: Math.max(0, deadline - now), running: true }]
    return clock.kind === 'live' ? [{ seat, left, running: false }] : []
  })
}
