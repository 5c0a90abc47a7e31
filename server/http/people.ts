import { LANGUAGES } from '@deeptime/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRow } from '../db/schema.ts'
import { Buckets } from '../live/limits.ts'
import { mayPostTo } from '../notify/post.ts'
import { EditMe, KeepAccount, NewGuest, Nothing, PushEndpoint, PushSubscription, SignIn } from '../protocol.ts'
import { bodyOf, Refused, type WebParts } from './app.ts'
import { blockOf, COOKIE, KNOWN } from './origin.ts'

const YEAR = 365 * 24 * 3600
const MAX_PUSHES = 10
/** The level that plays on for somebody who has deleted their account. */
const STAND_IN = 'normal'

export function me(request: FastifyRequest): AccountRow {
  if (!request.account) throw new Refused('not-allowed')
  return request.account
}

/** Guests, accounts, and how they want to be reached. */
export function peopleRoutes(app: FastifyInstance, { accounts, services, vapidPublicKey }: WebParts): void {
  const { config, store } = services
  // Guessing a passphrase is slow: a few tries, then one in ten seconds, for each address and for each name.
  const tries = new Buckets(0.1, 8)
  // … for all strangers to an account together: their tries never count for a browser that has been signed in to it.
  const strangers = new Buckets(0.5, 60)
  // New guests are cheap for us and for nobody else: a handful, then one in five seconds.
  const guests = new Buckets(config.rateHttp / 300, Math.max(20, config.rateHttp / 10))

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR,
  } as const

  const signedIn = async (reply: FastifyReply, account: AccountRow) => {
    void reply.setCookie(COOKIE, accounts.cookieOf(account), cookie)
    if (account.login) void reply.setCookie(KNOWN, accounts.knownOf(account.login), { ...cookie, path: '/api/sign-in' })
    return accounts.me(account)
  }

  const toldOf = (tables: readonly string[]): Promise<void> =>
    services.bus.publish(...tables.map((table) => ({ kind: 'info', table }) as const))

  const mayTry = (request: FastifyRequest, login: string): boolean => {
    if (accounts.isKnown(login, request.cookies[KNOWN])) return tries.take(`known ${login}`)
    const address = blockOf(request.ip)
    return tries.take(`address ${address}`) && tries.take(`${address} ${login}`) && strangers.take(login)
  }

  app.get('/api/me', async (request) => ({ me: request.account && (await accounts.me(request.account)) }))

  app.post('/api/guest', async (request, reply) => {
    const { name, language } = bodyOf(request, NewGuest)
    if (request.account) return accounts.me(request.account)
    if (!guests.take(blockOf(request.ip))) throw new Refused('too-many')
    return signedIn(reply, await accounts.newGuest(name, language ?? LANGUAGES[0].code))
  })

  app.patch('/api/me', async (request) => {
    const { name, language, theme, webhook } = bodyOf(request, EditMe)
    const { id } = me(request)
    if (name !== undefined && (await accounts.sitsBeside(id, name))) throw new Refused('name-taken')
    if (webhook && !mayPostTo(webhook, config.allowPrivateWebhooks)) throw new Refused('bad-settings')
    return accounts.me(
      await accounts.edit(id, {
        ...(name !== undefined && { name }),
        ...(language !== undefined && { language }),
        ...(theme !== undefined && { theme }),
        ...(webhook !== undefined && { webhook }),
      }),
    )
  })

  app.post('/api/me/passphrase', async (request, reply) => {
    const { login, passphrase, current } = bodyOf(request, KeepAccount)
    const account = me(request)
    if (!tries.take(`account ${account.id}`)) throw new Refused('too-many')
    const kept = await accounts.keep(account, login, passphrase, current)
    if (typeof kept === 'string') throw new Refused(kept)
    await services.bus.publish({ kind: 'signed-out', account: account.id, browser: null })
    return signedIn(reply, kept)
  })

  app.post('/api/sign-in', async (request, reply) => {
    const { login, passphrase } = bodyOf(request, SignIn)
    if (!mayTry(request, login)) throw new Refused('too-many')
    const account = await accounts.signIn(login, passphrase)
    if (!account) throw new Refused('wrong-passphrase')
    const guest = request.account
    if (guest && guest.login === null && guest.id !== account.id) await toldOf(await accounts.takeOver(guest, account))
    return signedIn(reply, account)
  })

  app.post('/api/sign-out', async (request, reply) => {
    const everywhere = (request.query as { everywhere?: string }).everywhere === '1'
    const account = everywhere ? me(request) : request.account
    if (account) {
      await (everywhere ? accounts.signOutEverywhere(account) : accounts.signOut({ account, browser: request.browser }))
      await services.bus.publish({ kind: 'signed-out', account: account.id, browser: everywhere ? null : request.browser })
    }
    void reply.clearCookie(COOKIE, { path: '/' })
    return {}
  })

  app.get('/api/me/everything', async (request) => accounts.everythingOf(me(request)))

  app.delete('/api/me', async (request, reply) => {
    bodyOf(request, Nothing)
    const account = me(request)
    await toldOf(await accounts.erase(account, STAND_IN))
    await services.bus.publish({ kind: 'signed-out', account: account.id, browser: null })
    void reply.clearCookie(COOKIE, { path: '/' })
    return {}
  })

  app.get('/api/push-key', async () => ({ key: vapidPublicKey }))

  app.post('/api/me/push', async (request) => {
    const { endpoint, keys } = bodyOf(request, PushSubscription)
    const account = me(request)
    if (!mayPostTo(endpoint, config.allowPrivateWebhooks)) throw new Refused('bad-settings')
    const { push } = await accounts.me(account)
    if (push >= MAX_PUSHES) throw new Refused('too-many')
    // A browser keeps its endpoint when somebody else signs in there; only that browser knows the keys.
    const there = await store.db.selectFrom('push').selectAll().where('endpoint', '=', endpoint).executeTakeFirst()
    const isTheirs = there && there.account_id !== account.id && (there.p256dh !== keys.p256dh || there.auth !== keys.auth)
    if (isTheirs) throw new Refused('not-allowed')
    const row = { account_id: account.id, p256dh: keys.p256dh, auth: keys.auth }
    await store.db
      .insertInto('push')
      .values({ endpoint, ...row })
      .onConflict((c) => c.column('endpoint').doUpdateSet(row))
      .execute()
    return accounts.me(account)
  })

  app.delete('/api/me/push', async (request) => {
    const { endpoint } = bodyOf(request, PushEndpoint)
    const account = me(request)
    await store.db.deleteFrom('push').where('endpoint', '=', endpoint).where('account_id', '=', account.id).execute()
    return accounts.me(account)
  })
}
