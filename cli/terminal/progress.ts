/** A bar on a terminal, nothing in a pipe. */
export class Progress {
  #last = 0

  constructor(
    readonly total: number,
    readonly label: string,
    readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  tick(done: number): void {
    const now = Date.now()
    if (!this.stream.isTTY || (done < this.total && now - this.#last < 100)) return
    this.#last = now
    const filled = Math.round((30 * done) / this.total)
    this.stream.write(
      `\r${this.label} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${this.total}${done >= this.total ? '\n' : ''}`,
    )
  }
}
