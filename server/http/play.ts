import type { Manifest } from '@deeptime/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Buckets } from '../live/limits.ts'
import { type GameInfo, LARGEST_SETTINGS, LeaveSeat, NewReport, NewTable, Nothing, RemovePerson, SetBot, TakeSeat } from '../protocol.ts'
import type { Answered } from '../tables.ts'
import { bodyOf, Refused, type WebParts } from './app.ts'
import { blockOf } from './origin.ts'
import { me } from './people.ts'

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id
const inviteOf = (request: FastifyRequest): string | undefined => {
  const { invite } = request.query as { invite?: unknown }
  return typeof invite === 'string' && invite.length <= 60 ? invite : undefined
}

function granted<T>(answered: Answered<T>): T {
  if (answered.ok) return answered.value
  throw new Refused(answered.code, answered.problem)
}

/** Tables, from the invitation to the rematch. What happens in a game goes over the live connection. */
export function playRoutes(app: FastifyInstance, { tables, seating, course, archive, moderation, services, levels }: WebParts): void {
  // Replaying a game costs us more than asking for it costs them.
  const replays = new Buckets(4, 60)
  const creations = new Buckets(services.config.rateHttp / 600, Math.max(10, services.config.rateHttp / 10))

  /** New tables begin with the newest rules. */
  const infoOf = async ({ id, version, rules }: Manifest): Promise<GameInfo> => {
    const { seats, modes } = (await rules()).game
    return { id, version, seats, modes: modes.map((m) => ({ id: m.id, seats: m.seats, settings: m.settings })), bots: levels }
  }
  app.get('/api/games', async () => ({ games: await Promise.all(services.games.games.map(infoOf)) }))

  app.get('/api/tables', async (request) => ({ tables: await tables.lobby(request.account?.id ?? null) }))
  app.get('/api/me/tables', async (request) => ({ tables: await tables.mine(me(request).id) }))

  app.post('/api/tables', { bodyLimit: 2 * LARGEST_SETTINGS }, async (request) => {
    const wish = bodyOf(request, NewTable)
    const account = me(request)
    if (!creations.take(account.id)) throw new Refused('too-many')
    const id = granted(await tables.create(account, wish))
    return granted(await tables.read(id, account.id))
  })

  app.get('/api/tables/:id', async (request) => granted(await tables.read(idOf(request), request.account?.id ?? null, inviteOf(request))))

  app.get('/api/tables/:id/record', async (request) =>
    granted(await archive.record(idOf(request), request.account?.id ?? null, inviteOf(request))),
  )

  app.get('/api/tables/:id/at/:choices', async (request) => {
    const choices = Number((request.params as { choices: string }).choices)
    if (!Number.isInteger(choices) || choices < 0) throw new Refused('bad-message')
    if (!replays.take(request.account?.id ?? blockOf(request.ip))) throw new Refused('too-many')
    return granted(await archive.viewAt(idOf(request), request.account?.id ?? null, choices, inviteOf(request)))
  })

  app.post('/api/tables/:id/take', async (request) => {
    const { seat, invite } = bodyOf(request, TakeSeat)
    return { seat: granted(await seating.take(idOf(request), me(request), seat, invite)) }
  })

  app.post('/api/tables/:id/leave', async (request) => {
    const { bot } = bodyOf(request, LeaveSeat)
    granted(await seating.leave(idOf(request), me(request), bot))
    return {}
  })

  app.post('/api/tables/:id/bot', async (request) => {
    const { seat, level } = bodyOf(request, SetBot)
    granted(await seating.setBot(idOf(request), me(request), seat, level))
    return {}
  })

  app.post('/api/tables/:id/remove', async (request) => {
    const { seat } = bodyOf(request, RemovePerson)
    granted(await seating.remove(idOf(request), me(request), seat))
    return {}
  })

  app.post('/api/tables/:id/report', async (request) => {
    const { why, ...about } = bodyOf(request, NewReport)
    granted(await moderation.report(idOf(request), me(request), about, why))
    return {}
  })

  app.post('/api/tables/:id/start', async (request) => {
    bodyOf(request, Nothing)
    granted(await course.start(idOf(request), me(request)))
    return {}
  })

  app.post('/api/tables/:id/close', async (request) => {
    bodyOf(request, Nothing)
    granted(await course.close(idOf(request), me(request)))
    return {}
  })

  app.post('/api/tables/:id/rematch', async (request) => {
    bodyOf(request, Nothing)
    return { id: granted(await course.rematch(idOf(request), me(request))) }
  })
}
