import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { sameSecret } from '../live/info.ts'
import { Refused, type WebParts } from './app.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** For the operator and the machines that watch over the server. */
export function operationRoutes(app: FastifyInstance, { services, isReady }: WebParts): void {
  const { config, store, metrics } = services

  app.get('/healthz', async (_, reply) => {
    const stored = await sql`select 1`.execute(store.db).then(
      () => true,
      () => false,
    )
    const ok = stored && isReady()
    void reply.status(ok ? 200 : 503).header('cache-control', 'no-store')
    return { ok }
  })

  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const local = LOOPBACK.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    const allowed = config.metricsToken ? sameSecret(given, config.metricsToken) : local
    if (!allowed) throw new Refused('not-found')
    void reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
