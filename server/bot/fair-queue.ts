/** What waits to be thought about: whose it is, whether it is short, and whether any person waits for it. */
export interface Waiting {
  readonly owner: string
  readonly quick: boolean
  /** Nobody plays at its table: it is thought about when nothing else is. */
  readonly idle: boolean
}

/** How fast an owner's use of the workers is forgotten: halved in this many milliseconds. */
const HALF_LIFE = 60_000

/**
 * Questions in a fair order: next is the oldest question of the owner who has used the workers least, so that nobody's thirty tables
 * keep another's single one waiting. What people wait for goes before what nobody looks at.
 */
export class FairQueue<W extends Waiting> {
  readonly #waiting: W[] = []
  readonly #used = new Map<string, { ms: number; at: number }>()

  constructor(readonly now: () => number) {}

  get size(): number {
    return this.#waiting.length
  }

  add(job: W): void {
    this.#waiting.push(job)
  }

  /** The next question for a free worker; for one that is kept for short questions, the next short one. */
  take(quickOnly: boolean): W | undefined {
    let best = -1
    for (const [i, job] of this.#waiting.entries()) {
      if (quickOnly && !job.quick) continue
      if (best < 0 || this.#goesBefore(job, this.#waiting[best] as W)) best = i
    }
    return best < 0 ? undefined : this.#waiting.splice(best, 1)[0]
  }

  /** Notes that an owner had a worker for so many milliseconds. */
  spent(owner: string, ms: number): void {
    this.#used.set(owner, { ms: this.#usedBy(owner) + ms, at: this.now() })
    if (this.#used.size > 10_000) for (const known of this.#used.keys()) if (this.#usedBy(known) < 1) this.#used.delete(known)
  }

  clear(): readonly W[] {
    return this.#waiting.splice(0)
  }

  #goesBefore(job: W, other: W): boolean {
    if (job.idle !== other.idle) return other.idle
    return this.#usedBy(job.owner) < this.#usedBy(other.owner)
  }

  #usedBy(owner: string): number {
    const used = this.#used.get(owner)
    return used ? used.ms * 0.5 ** ((this.now() - used.at) / HALF_LIFE) : 0
  }
}
