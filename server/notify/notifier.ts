import { sharedSecret } from '../accounts.ts'
import type { AccountRow, PushRow } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { post } from './post.ts'
import { noticeText } from './texts.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Read when there is something to send, not at every start. */
const webPush = async () => (await import('web-push')).default

export async function vapidKeys(db: Services['store']['db']): Promise<VapidKeys> {
  return JSON.parse(await sharedSecret(db, 'vapid', async () => JSON.stringify((await webPush()).generateVAPIDKeys())))
}

export interface Notice {
  readonly kind: 'your-turn'
  readonly table: string
  readonly game: string
  readonly title: string | null
}

/** A push service that says so no longer knows the browser. */
const GONE = [404, 410]

/** Reaches people who are away: their browsers by web push, and a webhook of their own. */
export class Notifier {
  constructor(
    readonly services: Services,
    readonly vapid: VapidKeys,
  ) {}

  async tell(account: AccountRow, notice: Notice): Promise<void> {
    const { db } = this.services.store
    const pushes = await db.selectFrom('push').selectAll().where('account_id', '=', account.id).execute()
    const link = `${this.services.config.publicUrl ?? ''}/#/online/${notice.table}`
    const text = noticeText(account.language, notice)
    await Promise.all([
      ...pushes.map((p) => this.#push(p, { ...notice, text, link })),
      ...(account.webhook ? [this.#webhook(account.webhook, { ...notice, text, link })] : []),
    ])
  }

  /** A body that Discord and its like show as it is. */
  async #webhook(url: string, notice: Notice & { text: string; link: string }): Promise<void> {
    const { text, link, kind, table, game } = notice
    const body = JSON.stringify({ content: `${text} ${link}`.trim(), kind, table, game, allowed_mentions: { parse: [] } })
    const headers = { 'content-type': 'application/json', 'user-agent': 'deep-time' }
    await this.#send('webhook', () => post({ url, headers, body }, this.services.config.allowPrivateWebhooks))
  }

  async #push(row: PushRow, notice: object): Promise<void> {
    const { config, store } = this.services
    const library = await webPush()
    const status = await this.#send('push', () => {
      const subscription = { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } }
      const request = library.generateRequestDetails(subscription, JSON.stringify(notice), {
        vapidDetails: { subject: config.pushContact, ...this.vapid },
        TTL: 24 * 3600,
      })
      const headers = request.headers as Record<string, string>
      return post({ url: request.endpoint, headers, body: request.body ?? '' }, config.allowPrivateWebhooks)
    })
    if (status !== undefined && GONE.includes(status)) await store.db.deleteFrom('push').where('endpoint', '=', row.endpoint).execute()
  }

  async #send(by: 'push' | 'webhook', send: () => Promise<number>): Promise<number | undefined> {
    try {
      const status = await send()
      this.services.metrics.notified.inc({ by, ok: status < 300 ? 'yes' : 'no' })
      return status
    } catch (error) {
      this.services.metrics.notified.inc({ by, ok: 'no' })
      this.services.log.info({ by, reason: error instanceof Error ? error.message : 'unknown' }, 'a notification did not arrive')
      return undefined
    }
  }
}
