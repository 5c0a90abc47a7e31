/** One tab at a time plays a table. Where the browser has no locks, storing notices the other tab (see `store.ts`). */

/** How long a tab that is just closing may keep us waiting, in milliseconds. */
const PATIENCE = 1500

const nameOf = (table: string): string => `deep-time.table.${table}`

/** Holds a table until this worker ends, or another tab takes it over. */
export class TableLock {
  #release: (() => void) | undefined

  constructor(
    readonly table: string,
    /** Called when another tab wants the table: what is under way must be stored first. */
    readonly asked: () => Promise<void>,
  ) {}

  /** Takes the table if nobody else has it; asks whoever has it to give it up if `insisting`. */
  async take(insisting: boolean): Promise<boolean> {
    if (typeof navigator === 'undefined' || !navigator.locks) return true
    if (insisting) this.#channel().postMessage(this.table)
    const taken = (await this.#request({ signal: AbortSignal.timeout(PATIENCE) })) || (insisting && (await this.#request({ steal: true })))
    if (taken) this.#listen()
    return taken
  }

  #request(options: LockOptions): Promise<boolean> {
    return new Promise((settle) => {
      const held = () => {
        settle(true)
        return new Promise<void>((release) => {
          this.#release = release
        })
      }
      // A lock that is stolen later rejects as well: then this has long been settled.
      navigator.locks.request(nameOf(this.table), options, held).catch(() => {
        settle(false)
        if (this.#release) void this.asked()
      })
    })
  }

  /** Gives the table up when it is asked for. */
  #listen(): void {
    const channel = this.#channel()
    channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
      if (data !== this.table) return
      channel.close()
      await this.asked()
      this.#release?.()
    }
  }

  #channel(): BroadcastChannel {
    return new BroadcastChannel('deep-time.tables')
  }
}
