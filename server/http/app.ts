import type { Problem as SettingsProblem } from '@deeptime/engine'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { z } from 'zod'
import type { Accounts } from '../accounts.ts'
import type { Archive } from '../archive.ts'
import type { Course } from '../course.ts'
import type { AccountRow } from '../db/schema.ts'
import type { Hub } from '../live/hub.ts'
import type { Moderation } from '../moderation.ts'
import type { Problem, RefusalCode } from '../protocol.ts'
import type { Seating } from '../seating.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../tables.ts'
import { blockOf, COOKIE, isOwnOrigin } from './origin.ts'
import { CONTENT_POLICY, serveWeb } from './web.ts'

export interface WebParts {
  readonly services: Services
  readonly accounts: Accounts
  readonly tables: Tables
  readonly seating: Seating
  readonly course: Course
  readonly archive: Archive
  readonly moderation: Moderation
  readonly hub: Hub
  readonly vapidPublicKey: string
  readonly levels: readonly string[]
  /** False while the server shuts down. */
  readonly isReady: () => boolean
}

/** A request that is refused, with all that its sender may know of the reason. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly problem?: SettingsProblem,
  ) {
    super(code)
  }
}

const REQUEST_TIMEOUT = 20_000

const STATUS: Partial<Record<RefusalCode, number>> = {
  'not-found': 404,
  'not-allowed': 403,
  'wrong-passphrase': 403,
  'too-many': 429,
  'try-again': 503,
  internal: 500,
  'bad-message': 400,
  'bad-settings': 400,
  'too-large': 413,
}

/** Whether a request is for the interface, by the route that it found, however its address was written. */
const isOfApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false

export function bodyOf<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  const read = parsed(schema, request.body ?? {})
  if (!read?.success) throw new Refused('bad-message')
  return read.data
}

function parsed<S extends z.ZodType>(schema: S, body: unknown): z.ZodSafeParseResult<z.output<S>> | undefined {
  try {
    return schema.safeParse(body)
  } catch (error) {
    // JSON that is nested deeper than the check can follow.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export async function buildApp(parts: WebParts): Promise<FastifyInstance> {
  const { services, accounts } = parts
  const { config, metrics } = services
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 64 * 1024,
    // Whoever sends a request slower than this is not waited for.
    requestTimeout: REQUEST_TIMEOUT,
    http: { connectionsCheckingInterval: REQUEST_TIMEOUT / 4 },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    hsts: config.publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    max: config.rateHttp,
    timeWindow: '1 minute',
    // Counted by what is asked for, not by how it is written; what does not exist counts too.
    allowList: (request) => !isOfApi(request),
    keyGenerator: (request) => blockOf(request.ip),
    errorResponseBuilder: () => new Refused('too-many'),
  })
  app.server.maxConnections = config.connections
  app.addHook('onRequest', async (request, reply) => {
    if (isOfApi(request)) void reply.header('cache-control', 'no-store')
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !isOwnOrigin(request.raw, config)) throw new Refused('not-allowed')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.http.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
    request.log.debug({ route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
  })
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = error instanceof Refused ? error : clientError(error)
    if (!refused) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    const code = refused?.code ?? 'internal'
    metrics.refused.inc({ code })
    const problem: Problem = { code, ...(refused?.problem ? { problem: refused.problem } : {}) }
    void reply.status(STATUS[code] ?? 409).send(problem)
  })
  app.decorateRequest('account', null)
  app.decorateRequest('browser', '')
  const greet = async (request: FastifyRequest) => {
    const visit = await accounts.byCookie(request.cookies[COOKIE])
    request.account = visit?.account ?? null
    request.browser = visit?.browser ?? ''
  }
  app.addHook('preHandler', async (request) => {
    if (isOfApi(request)) await greet(request)
  })
  await serveWeb(app, config.webRoot, (code) => new Refused(code))
  return app
}

/** What fastify itself refuses: too large, not JSON, an unknown media type. */
function clientError(error: FastifyError): Refused | undefined {
  if (error.statusCode === undefined || error.statusCode >= 500) return undefined
  return new Refused(error.statusCode === 429 ? 'too-many' : error.statusCode === 413 ? 'too-large' : 'bad-message')
}

declare module 'fastify' {
  interface FastifyRequest {
    account: AccountRow | null
    browser: string
  }
}
