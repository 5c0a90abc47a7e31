import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from './db/schema.ts'
import { sameSecret } from './live/info.ts'
import { type Me, sameName, type Theme } from './protocol.ts'

/** Guests get the name of a creature of the Burgess Shale until they choose their own: the same in every language. */
const GUESTS = ['Anomalocaris', 'Hallucigenia', 'Marrella', 'Opabinia', 'Pikaia', 'Sidneyia', 'Waptia', 'Wiwaxia']

/** 19 MiB, two passes: what OWASP asks of argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** So many that others hardly wait for it. */
const FORGOTTEN_AT_ONCE = 500

export const newId = (): string => randomBytes(16).toString('base64url')

/** Somebody at a browser of theirs. */
export interface Visit {
  readonly account: AccountRow
  readonly browser: string
}

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

  /** A cookie for one more browser of this account. */
  cookieOf(account: AccountRow): string {
    const text = `${account.id}.${account.generation}.${newId()}`
    return `${text}.${this.#sign(text)}`
  }

  /** Who this cookie belongs to, if it is one of ours and still good. */
  async byCookie(cookie: string | undefined): Promise<Visit | undefined> {
    const parts = (cookie ?? '').split('.')
    const signature = parts.pop() ?? ''
    const [id, generation, browser = ''] = parts
    // Cookies of before browsers were told apart have no third part.
    if (!id || !generation || parts.length > 3 || !sameSecret(signature, this.#sign(parts.join('.')))) return undefined
    const account = await this.#db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .where((e) => e.not(e.exists(e.selectFrom('signed_out').select('browser').where('browser', '=', browser))))
      .executeTakeFirst()
    return account && account.generation === Number(generation) ? { account, browser } : undefined
  }

  /** Told by a browser that has signed in to this account before: its tries are its own, whatever strangers try. */
  knownOf(login: string): string {
    return this.#sign(`known ${login}`)
  }

  isKnown(login: string, cookie: string | undefined): boolean {
    return cookie !== undefined && sameSecret(cookie, this.knownOf(login))
  }

  /** This browser's cookie is no longer good. Cookies of before have no browser: they end everywhere. */
  async signOut({ account, browser }: Visit): Promise<void> {
    if (browser === '') return this.signOutEverywhere(account)
    await this.#db
      .insertInto('signed_out')
      .values({ browser, at: Date.now() })
      .onConflict((c) => c.doNothing())
      .execute()
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
      banned: 0,
    }
    await this.#db.insertInto('account').values(account).execute()
    return account
  }

  async edit(id: string, changes: Partial<Pick<AccountRow, 'name' | 'language' | 'theme' | 'webhook'>>): Promise<AccountRow> {
    if (Object.keys(changes).length > 0) await this.#db.updateTable('account').set(changes).where('id', '=', id).execute()
    return this.#db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** Whether somebody of that name sits at a table that this person sits at too. */
  async sitsBeside(id: string, name: string): Promise<boolean> {
    const others = await this.#db
      .selectFrom('seat as mine')
      .innerJoin('game_table as t', 't.id', 'mine.table_id')
      .innerJoin('seat as other', 'other.table_id', 't.id')
      .innerJoin('account', 'account.id', 'other.account_id')
      .select('account.name')
      .where('mine.account_id', '=', id)
      .where('t.status', '!=', 'over')
      .where('account.id', '!=', id)
      .execute()
    return others.some((other) => sameName(other.name, name))
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
    return good && account?.passphrase && !account.banned ? account : undefined
  }

  /** What a guest began goes on under the account that they sign in to. Answers with the tables that this is about. */
  async takeOver(guest: AccountRow, account: AccountRow): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const mine = trx.selectFrom('seat').select('table_id').where('account_id', '=', account.id)
      const seats = await trx
        .updateTable('seat')
        .set({ account_id: account.id })
        .where('account_id', '=', guest.id)
        .where('table_id', 'not in', mine)
        .returning('table_id')
        .execute()
      const hosted = await trx
        .updateTable('game_table')
        .set({ host_id: account.id })
        .where('host_id', '=', guest.id)
        .returning('id')
        .execute()
      await trx.updateTable('chat').set({ account_id: account.id }).where('account_id', '=', guest.id).execute()
      await trx.updateTable('push').set({ account_id: account.id }).where('account_id', '=', guest.id).execute()
      return [...new Set([...seats.map((s) => s.table_id), ...hosted.map((t) => t.id)])]
    })
  }

  /** Everything that is stored about somebody, for themselves. */
  async everythingOf({ id, passphrase: _, ...rest }: AccountRow): Promise<object> {
    const [seats, chat, pushes, reports] = await Promise.all([
      this.#db
        .selectFrom('seat')
        .innerJoin('game_table', 'game_table.id', 'seat.table_id')
        .select(['table_id', 'seat', 'game', 'status', 'game_table.created_at'])
        .where('account_id', '=', id)
        .execute(),
      this.#db.selectFrom('chat').select(['table_id', 'text', 'at']).where('account_id', '=', id).execute(),
      this.#db.selectFrom('push').select('endpoint').where('account_id', '=', id).execute(),
      this.#db.selectFrom('report').select(['table_id', 'why', 'at']).where('reporter_id', '=', id).execute(),
    ])
    return { account: { id, ...rest }, seats, chat, pushes, reports }
  }

  /** Lets go of an account: its lines and its name are gone, its seats go to bots, its games stay for those who played with it. */
  async erase(account: AccountRow, standIn: string): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const seats = await trx
        .updateTable('seat')
        .set({ account_id: null, bot: standIn, stand_in: 1 })
        .where('account_id', '=', account.id)
        .returning('table_id')
        .execute()
      await trx.deleteFrom('chat').where('account_id', '=', account.id).execute()
      await trx.deleteFrom('report').where('reporter_id', '=', account.id).execute()
      const hosts = await trx.selectFrom('game_table').select('id').where('host_id', '=', account.id).limit(1).executeTakeFirst()
      if (!hosts) await trx.deleteFrom('account').where('id', '=', account.id).execute()
      // A host's row is kept for its tables, with nothing in it.
      else {
        const gone = { name: '–', login: null, passphrase: null, webhook: null, generation: account.generation + 1 }
        await trx.updateTable('account').set(gone).where('id', '=', account.id).execute()
        await trx.deleteFrom('push').where('account_id', '=', account.id).execute()
      }
      return seats.map((s) => s.table_id)
    })
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

  /** Lets go of guests who were last here before that moment, keep no passphrase and have no table, in small steps. Tells how many they were. */
  async forgetGuests(before: number): Promise<number> {
    let gone = 0
    for (;;) {
      const some = await this.#goneGuests(before)
      if (some.length === 0) return gone
      await this.#db.deleteFrom('account').where('id', 'in', some).execute()
      gone += some.length
    }
  }

  async #goneGuests(before: number): Promise<readonly string[]> {
    const found = await this.#db
      .selectFrom('account')
      .select('id')
      .where('passphrase', 'is', null)
      .where('created_at', '<', before)
      .where('seen_at', '<', before)
      .where((e) => e.not(e.exists(e.selectFrom('seat').select('seat').whereRef('seat.account_id', '=', 'account.id'))))
      .where((e) => e.not(e.exists(e.selectFrom('game_table').select('id').whereRef('game_table.host_id', '=', 'account.id'))))
      .limit(FORGOTTEN_AT_ONCE)
      .execute()
    return found.map(({ id }) => id)
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
