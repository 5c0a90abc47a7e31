import type { FastifyInstance } from 'fastify'
import { sameSecret } from '../live/info.ts'
import { Refused, type WebParts } from './app.ts'

/** How long a write that worked is proof enough, in milliseconds. */
const PROOF = 1000

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** For the operator and the machines that watch over the server. */
export function operationRoutes(app: FastifyInstance, { services, isReady }: WebParts): void {
  const { config, store, metrics } = services

  let proof: { readonly until: number; readonly written: Promise<boolean> } | undefined

  /** A store that can be read but not written to (a full disk, a standby) can't serve. Asked often, it writes once in a while. */
  const canWrite = (): Promise<boolean> => {
    if (!proof || Date.now() > proof.until) {
      const value = String(Date.now())
      const written = store.db
        .insertInto('server_setting')
        .values({ key: 'health', value })
        .onConflict((c) => c.column('key').doUpdateSet({ value }))
        .execute()
        .then(
          () => true,
          () => false,
        )
      proof = { until: Date.now() + PROOF, written }
    }
    return proof.written
  }

  app.get('/healthz', async (_, reply) => {
    const ok = isReady() && (await canWrite())
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
