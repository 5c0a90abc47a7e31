/** Messages as somebody who wishes us ill would send them. Seeded, so that a finding can be found again. */

const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '0',
  '-1',
  'null',
  '../../etc/passwd',
  '\u0000',
  '💥'.repeat(30),
  "'; DROP TABLE event; --",
  'a'.repeat(300),
]

export class Nonsense {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  int(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0
    return this.#state % n
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T
  }

  value(depth = 0): unknown {
    switch (this.int(depth > 3 ? 6 : 9)) {
      case 0:
        return null
      case 1:
        return this.int(2) === 0
      case 2:
        return this.pick([0, -1, 1e308, -0.5, 2 ** 53, this.int(1000)])
      case 3:
      case 4:
        return this.pick(WORDS)
      case 5:
        return String(this.int(1e9))
      case 6:
        return Array.from({ length: this.int(5) }, () => this.value(depth + 1))
      default:
        return Object.fromEntries(
          Array.from({ length: this.int(5) }, () => [this.pick([...WORDS, 'type', 'table', 'seat', 'id']), this.value(depth + 1)]),
        )
    }
  }

  /** A good message with one thing wrong. */
  spoiled(good: Readonly<Record<string, unknown>>): unknown {
    const keys = Object.keys(good)
    const key = this.pick(keys)
    switch (this.int(5)) {
      case 0:
        return { ...good, [key]: this.value() }
      case 1:
        return Object.fromEntries(Object.entries(good).filter(([k]) => k !== key))
      case 2:
        return { ...good, [this.pick(WORDS)]: this.value() }
      case 3:
        return [good, good]
      default:
        return { ...good, [key]: [good[key]] }
    }
  }

  /** Text that is not even JSON, or far too much of it. */
  text(): string {
    return this.pick([
      '',
      '{',
      '[[[[[[',
      '{"type":',
      'NaN',
      '\ufeff{}',
      `{"type":"ping","x":"${'y'.repeat(this.int(8000))}"}`,
      '['.repeat(2000),
      '"'.repeat(50),
    ])
  }
}
