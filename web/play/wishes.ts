/** Carries out wishes one at a time; of those that are uttered meanwhile only the last counts. */
export class Wishes<T> {
  #busy = false
  #next: { readonly wish: T } | undefined

  constructor(readonly grant: (wish: T) => Promise<void>) {}

  async utter(wish: T): Promise<void> {
    this.#next = { wish }
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#next) {
        const { wish }: { wish: T } = this.#next
        this.#next = undefined
        await this.grant(wish)
      }
    } finally {
      this.#busy = false
    }
  }
}
