import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What the operator can watch at /metrics. */
export class Metrics {
  readonly registry = new Registry()
  readonly choices = new Counter({ name: 'deeptime_choices_total', help: 'Choices stored', labelNames: ['by'], registers: [this.registry] })
  readonly refused = new Counter({
    name: 'deeptime_refused_total',
    help: 'Messages refused',
    labelNames: ['code'],
    registers: [this.registry],
  })
  readonly conflicts = new Counter({ name: 'deeptime_conflicts_total', help: 'Events whose place was taken', registers: [this.registry] })
  readonly failedWrites = new Counter({
    name: 'deeptime_failed_writes_total',
    help: 'Groups of events that the store did not take',
    registers: [this.registry],
  })
  readonly broken = new Counter({
    name: 'deeptime_broken_rules_total',
    help: 'Choices on which the rules broke down',
    registers: [this.registry],
  })
  readonly unreadable = new Counter({
    name: 'deeptime_unreadable_tables_total',
    help: 'Times a table could not be seen to',
    registers: [this.registry],
  })
  readonly notified = new Counter({
    name: 'deeptime_notified_total',
    help: 'Notifications sent',
    labelNames: ['by', 'ok'],
    registers: [this.registry],
  })
  readonly storing = new Histogram({
    name: 'deeptime_storing_seconds',
    help: 'Time to store a group of events',
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly opening = new Histogram({
    name: 'deeptime_opening_seconds',
    help: 'Time to open a table',
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly thinking = new Histogram({
    name: 'deeptime_bot_seconds',
    help: 'Time a bot took',
    labelNames: ['level'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly http = new Histogram({
    name: 'deeptime_http_seconds',
    help: 'HTTP requests',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly connections = new Gauge({ name: 'deeptime_connections', help: 'Open live connections', registers: [this.registry] })
  readonly rooms = new Gauge({ name: 'deeptime_open_tables', help: 'Tables held in memory', registers: [this.registry] })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}
