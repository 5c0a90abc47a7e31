import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from './db/schema.ts'
import { sameSecret } from './live/info.ts'
import type { Me, Theme } from './protocol.ts'

/** Guests get the name of a creature of the Burgess Shale until they choose their own: the same in every language. */
const GUESTS = ['Anomalocaris', 'Hallucigenia', 'Marrella', 'Opabinia', 'Pikaia', 'Sidneyia', 'Waptia', 'Wiwaxia']

/** 19 MiB, two passes: what OWASP asks of argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const newId = (): string => randomBytes(16).toString('base64url')

export class Accounts {
  readonly #db: Kysely<Database>
  readonly #secret: string
  /** Checked when there is no such account, so that a wrong name takes as long as a wrong passphrase. */
  #decoy: Promise<string> | undefined

  constructor(db: Kysely<Database>, secret: string) {
    this.#db = db
    this.#secret = secret
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url')
  }

  cookieOf(account: AccountRow): string {
    const text = `${account.id}.${account.generation}`
    return `${text}.${this.#sign(text)}`
  }

  /** Who this cookie belongs to, if it is one of ours and still good. */
  async byCookie(cookie: string | undefined): Promise<AccountRow | undefined> {
    const [id, generation, signature, ...rest] = (cookie ?? '').split('.')
    if (!id || !generation || !signature || rest.length > 0) return undefined
    if (!sameSecret(signature, this.#sign(`${id}.${generation}`))) return undefined
    const account = await this.#db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
    return account && account.generation === Number(generation) ? account : undefined
  }

  async newGuest(name: string | undefined, language: string): Promise<AccountRow> {
    const account: AccountRow = {
      id: newId(),
      name: name ?? `${GUESTS[randomInt(GUESTS.length)]} ${randomInt(10, 100)}`,
      login: null,
      passphrase: null,
      generation: 0,
      language,
      theme: 'system',
      webhook: null,
      created_at: Date.now(),
      seen_at: 0,
    }
    await this.#db.insertInto('account').values(account).execute()
    return account
  }

  async edit(id: string, changes: Partial<Pick<AccountRow, 'name' | 'language' | 'theme' | 'webhook'>>): Promise<AccountRow> {
    if (Object.keys(changes).length > 0) await this.#db.updateTable('account').set(changes).where('id', '=', id).execute()
    return this.#db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** Gives the account a name and passphrase to sign in with, or changes them; other browsers must sign in again. */
  async keep(
    account: AccountRow,
    login: string,
    passphrase: string,
    current: string | undefined,
  ): Promise<AccountRow | 'wrong-passphrase' | 'name-taken'> {
    if (account.passphrase !== null && !(await verify(account.passphrase, current ?? ''))) return 'wrong-passphrase'
    const other = await this.#db.selectFrom('account').select('id').where('login', '=', login).executeTakeFirst()
    if (other && other.id !== account.id) return 'name-taken'
    const changes = { login, passphrase: await hash(passphrase, ARGON), generation: account.generation + 1 }
    try {
      await this.#db.updateTable('account').set(changes).where('id', '=', account.id).execute()
    } catch {
      return 'name-taken'
    }
    return { ...account, ...changes }
  }

  async signIn(login: string, passphrase: string): Promise<AccountRow | undefined> {
    const account = await this.#db.selectFrom('account').selectAll().where('login', '=', login).executeTakeFirst()
    this.#decoy ??= hash(randomBytes(16).toString('hex'), ARGON)
    const good = await verify(account?.passphrase ?? (await this.#decoy), passphrase)
    return good && account?.passphrase ? account : undefined
  }

  async signOutEverywhere(account: AccountRow): Promise<void> {
    await this.#db
      .updateTable('account')
      .set({ generation: account.generation + 1 })
      .where('id', '=', account.id)
      .execute()
  }

  async seen(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#db.updateTable('account').set({ seen_at: Date.now() }).where('id', 'in', ids).execute()
  }

  /** Lets go of guests who were last here before that moment, keep no passphrase and have no table. Tells how many they were. */
  async forgetGuests(before: number): Promise<number> {
    const gone = await this.#db
      .deleteFrom('account')
      .where('passphrase', 'is', null)
      .where('created_at', '<', before)
      .where('seen_at', '<', before)
      .where((e) => e.not(e.exists(e.selectFrom('seat').select('seat').whereRef('seat.account_id', '=', 'account.id'))))
      .where((e) => e.not(e.exists(e.selectFrom('game_table').select('id').whereRef('game_table.host_id', '=', 'account.id'))))
      .executeTakeFirst()
    return Number(gone.numDeletedRows)
  }

  async me(account: AccountRow): Promise<Me> {
    const { pushes } = await this.#db
      .selectFrom('push')
      .select((e) => e.fn.countAll<number>().as('pushes'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    const { id, name, login, webhook } = account
    return { id, name, login, webhook, language: account.language as Me['language'], theme: account.theme as Theme, push: Number(pushes) }
  }
}

/** A value that all processes of one store share, made by whoever comes first. */
export async function sharedSecret(db: Kysely<Database>, key: string, make: () => string | Promise<string>): Promise<string> {
  const known = () => db.selectFrom('server_setting').select('value').where('key', '=', key)
  const made = await known().executeTakeFirst()
  if (made) return made.value
  await db
    .insertInto('server_setting')
    .values({ key, value: await make() })
    .onConflict((c) => c.doNothing())
    .execute()
  return (await known().executeTakeFirstOrThrow()).value
}
