/** The scripted players: two to a table, who answer as soon as they are asked. The same for every server. */

/** One player's connection to one table. */
export interface Seat {
  /** Makes a legal move; the driver calls it when it is this seat's turn. */
  move(): void
  close(): void
}

/** What a server must offer to be driven. */
export interface Contestant {
  readonly name: string
  /** Opens a table with both players connected; `asked` is called when a seat must move, `shown` when a view arrives. */
  open(events: TableEvents): Promise<readonly [Seat, Seat]>
}

export interface TableEvents {
  asked(seat: number): void
  /** A view or update of so many bytes, after so many moves, reached this seat. */
  shown(seat: number, moves: number, bytes: number): void
  over(): void
}

export interface Load {
  readonly tables: number
  readonly seconds: number
  readonly choices: number
  readonly choicesPerSecond: number
  /** Milliseconds from a choice to the opponent's view of it. */
  readonly p50: number
  readonly p99: number
  /** Bytes of an update. */
  readonly medianUpdate: number
  readonly errors: number
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0

class DrivenTable {
  readonly latencies: number[] = []
  readonly bytes: number[] = []
  seats: readonly [Seat, Seat] | undefined
  running = false
  choices = 0
  #sentAt = 0
  #moves = 0
  #mover = -1
  #asked = -1

  readonly events: TableEvents = {
    asked: (seat) => {
      this.#asked = seat
      if (this.running) this.#move()
    },
    shown: (seat, moves, bytes) => {
      if (!this.running) return
      this.bytes.push(bytes)
      if (seat === 1 - this.#mover && moves > this.#moves && this.#sentAt > 0) {
        this.latencies.push(performance.now() - this.#sentAt)
        this.#sentAt = 0
        this.choices++
        this.#moves = moves
      }
    },
    over: () => {
      this.running = false
    },
  }

  /** Begins to count; what came before was to warm up. */
  start(): void {
    this.latencies.length = 0
    this.bytes.length = 0
    this.choices = 0
    this.running = true
    if (this.#asked >= 0) this.#move()
  }

  #move(): void {
    const seat = this.#asked
    this.#asked = -1
    this.#mover = seat
    this.#sentAt = performance.now()
    this.seats?.[seat]?.move()
  }
}

const WARM_UP = 2000

const wait = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms))

/** Opens so many tables, a few at a time. */
export async function openTables(contestant: Contestant, count: number): Promise<DrivenTable[]> {
  const tables = Array.from({ length: count }, () => new DrivenTable())
  for (let i = 0; i < count; i += 16) {
    await Promise.all(
      tables.slice(i, i + 16).map(async (table) => {
        table.seats = await contestant.open(table.events)
      }),
    )
  }
  return tables
}

/** Everybody plays for a moment, so that both processes are warm. */
export async function warmUp(tables: readonly DrivenTable[]): Promise<void> {
  for (const table of tables) table.start()
  await wait(WARM_UP)
  for (const table of tables) table.running = false
  await wait(200)
}

/** What was seen in one stretch of play. */
export interface Stretch {
  readonly seconds: number
  readonly choices: number
  readonly latencies: readonly number[]
  readonly bytes: readonly number[]
  /** Tables at which nothing happened. */
  readonly still: number
}

/** Everybody plays as fast as they are answered, for a while. */
export async function drive(tables: readonly DrivenTable[], seconds: number): Promise<Stretch> {
  const begun = performance.now()
  for (const table of tables) table.start()
  await wait(seconds * 1000)
  for (const table of tables) table.running = false
  const took = (performance.now() - begun) / 1000
  await wait(200)
  return {
    seconds: took,
    choices: tables.reduce((n, t) => n + t.choices, 0),
    latencies: tables.flatMap((t) => t.latencies),
    bytes: tables.flatMap((t) => t.bytes),
    still: tables.filter((t) => t.choices === 0).length,
  }
}

export function loadOf(tables: number, stretches: readonly Stretch[]): Load {
  const sum = (of: (s: Stretch) => number) => stretches.reduce((n, s) => n + of(s), 0)
  const latencies = stretches.flatMap((s) => s.latencies).sort((x, y) => x - y)
  const bytes = stretches.flatMap((s) => s.bytes).sort((x, y) => x - y)
  const [seconds, choices] = [sum((s) => s.seconds), sum((s) => s.choices)]
  return {
    tables,
    seconds,
    choices,
    choicesPerSecond: Math.round(choices / seconds),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    medianUpdate: quantile(bytes, 0.5),
    errors: Math.max(...stretches.map((s) => s.still)),
  }
}

export function closeTables(tables: readonly DrivenTable[]): void {
  for (const table of tables) for (const seat of table.seats ?? []) seat.close()
}
