/** A bucket that refills: `rate` a second, `burst` at once. */
export class Bucket {
  #level: number
  #at = performance.now()

  constructor(
    readonly rate: number,
    readonly burst: number,
  ) {
    this.#level = burst
  }

  take(): boolean {
    this.#refill()
    if (this.#level < 1) return false
    this.#level -= 1
    return true
  }

  /** Takes what something cost, known only afterwards: the bucket may owe some. */
  spend(cost: number): void {
    this.#refill()
    this.#level -= cost
  }

  get empty(): boolean {
    this.#refill()
    return this.#level <= 0
  }

  #refill(): void {
    const now = performance.now()
    this.#level = Math.min(this.burst, this.#level + ((now - this.#at) / 1000) * this.rate)
    this.#at = now
  }

  get full(): boolean {
    return this.#level + ((performance.now() - this.#at) / 1000) * this.rate >= this.burst
  }
}

/** A bucket for each key, forgotten when it is full again. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>()

  constructor(
    readonly rate: number,
    readonly burst: number,
  ) {}

  take(key: string): boolean {
    return this.of(key).take()
  }

  of(key: string): Bucket {
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.rate, this.burst)
      this.#buckets.set(key, bucket)
      if (this.#buckets.size % 1000 === 0) this.#tidy()
    }
    return bucket
  }

  #tidy(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(key)
  }
}
