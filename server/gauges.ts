import { statfs } from 'node:fs/promises'
import { Gauge } from 'prom-client'
import type { Services } from './services.ts'

/** Every state of a table, so that none that is empty is missing from the graph. */
const STATES = ['open', 'playing', 'over'] as const

/** How long a count of tables is true enough, in milliseconds: however often somebody looks, the store is asked once. */
const FRESH = 10_000

export interface Watched {
  /** Questions to bots that wait for a worker. */
  waiting(): number
  /** Since the last sweep came to its end, in milliseconds. */
  sinceSweep(): number
}

/** Figures that are read when somebody asks for them: queues, tables, the disk. */
export function addGauges({ metrics, store, config }: Services, watched: Watched): void {
  const registers = [metrics.registry]
  new Gauge({
    name: 'deeptime_bot_questions_waiting',
    help: 'Questions to bots that wait for a worker of this process',
    registers,
    collect() {
      this.set(watched.waiting())
    },
  })
  new Gauge({
    name: 'deeptime_sweep_lag_seconds',
    help: 'Time since late tables were last looked for',
    registers,
    collect() {
      this.set(watched.sinceSweep() / 1000)
    },
  })
  let counted = Number.NEGATIVE_INFINITY
  new Gauge({
    name: 'deeptime_tables',
    help: 'Tables in the store, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      if (Date.now() - counted < FRESH) return
      counted = Date.now()
      const rows = await store.db
        .selectFrom('game_table')
        .select(['status', (e) => e.fn.countAll().as('tables')])
        .groupBy('status')
        .execute()
      for (const state of STATES) this.set({ state }, Number(rows.find(({ status }) => status === state)?.tables ?? 0))
    },
  })
  if (store.kind === 'sqlite') {
    new Gauge({
      name: 'deeptime_disk_free_bytes',
      help: 'Room on the disk of the embedded store',
      registers,
      async collect() {
        const { bavail, bsize } = await statfs(config.dataFolder)
        this.set(bavail * bsize)
      },
    })
  }
}
