import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'false', 'true', 'no', 'yes'])
  .default('0')
  .transform((v) => v === '1' || v === 'true' || v === 'yes')

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .optional()

/** Every setting of the server, from the environment; nothing else configures it. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DEEPTIME_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: origin,
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  BOT_WORKERS: z.coerce.number().int().min(0).max(64).default(1),
  ALLOW_PRIVATE_WEBHOOKS: flag,
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must be a mailto: or https: address')
    .default('mailto:operator@localhost'),
  NOTIFY_AFTER: z.coerce.number().min(0).max(3600).default(20),
  GUEST_DAYS: z.coerce.number().min(0).max(36_500).default(90),
  RATE_HTTP: z.coerce.number().int().min(1).default(300),
  RATE_LIVE: z.coerce.number().int().min(1).default(40),
  CONNECTIONS: z.coerce.number().int().min(1).default(20_000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
  WEB_ROOT: z.string().default('web/dist'),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** The address people type, when it is not the one the server listens on (a proxy stands before it). */
  readonly publicUrl: string | undefined
  readonly sessionSecret: string | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  readonly metricsToken: string | undefined
  readonly botWorkers: number
  readonly allowPrivateWebhooks: boolean
  readonly pushContact: string
  /** Seconds before a person who is away hears that it is their turn. */
  readonly notifyAfter: number
  /** Days after which a guest without passphrase and table is forgotten; 0 keeps all. */
  readonly guestDays: number
  /** HTTP requests a minute for one address. */
  readonly rateHttp: number
  /** Live messages a second for one connection. */
  readonly rateLive: number
  /** Connections of any kind that are open at once. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** The built web app; where there is none, only the interface for programs is served. */
  readonly webRoot: string
}

export class BadConfig extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration does not hold:\n${problems.map((p) => `  ${p}`).join('\n')}`)
    this.name = 'BadConfig'
  }
}

/** Reads the environment, and says at once everything that is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) throw new BadConfig(read.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`))
  const e = read.data
  return {
    port: e.PORT,
    host: e.HOST,
    dataFolder: e.DEEPTIME_DATA,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    publicUrl: e.PUBLIC_URL,
    sessionSecret: e.SESSION_SECRET,
    trustProxy: e.TRUST_PROXY.split(',')
      .map((s) => s.trim())
      .filter(Boolean),
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    botWorkers: e.BOT_WORKERS,
    allowPrivateWebhooks: e.ALLOW_PRIVATE_WEBHOOKS,
    pushContact: e.PUSH_CONTACT,
    notifyAfter: e.NOTIFY_AFTER,
    guestDays: e.GUEST_DAYS,
    rateHttp: e.RATE_HTTP,
    rateLive: e.RATE_LIVE,
    connections: e.CONNECTIONS,
    connectionsPerAddress: e.CONNECTIONS_PER_ADDRESS,
    webRoot: e.WEB_ROOT,
  }
}
