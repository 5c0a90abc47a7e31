import { timingSafeEqual } from 'node:crypto'
import type { SeatRow, TableRow } from '../db/schema.ts'
import type { Clock, SeatPerson, TableInfo, TableStatus } from '../protocol.ts'

/** A seat and the name of the person in it. */
export type Sitting = SeatRow & { readonly name: string | null; readonly seen_at: number | null }

/** Somebody who was seen within this time counts as present. */
const PRESENT = 60_000

export function sameSecret(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

export const seatOf = (seats: readonly Sitting[], account: string | null): number | null =>
  account === null ? null : (seats.find((s) => s.account_id === account)?.seat ?? null)

/** A person decides for this seat (a bot may keep it warm for somebody who left or ran out of time). */
export const isPerson = (s: SeatRow): boolean => s.account_id !== null && s.bot === null

/** Who may look at a table: those who sit there, and others where the table lets them. */
export function maySee(row: TableRow, seats: readonly Sitting[], account: string | null, invite: string | undefined): boolean {
  if (row.host_id === account || seatOf(seats, account) !== null) return true
  const invited = row.is_public === 1 || (invite !== undefined && sameSecret(invite, row.invite))
  const freeSeat = row.status !== 'over' && seats.some((s) => s.account_id === null && (s.bot === null || s.stand_in === 1))
  return invited && (row.spectators === 1 || freeSeat)
}

function personOf(s: Sitting, account: string | null, here: ReadonlySet<string>, now: number): SeatPerson {
  return {
    seat: s.seat,
    name: s.name,
    bot: s.bot,
    you: s.account_id !== null && s.account_id === account,
    online: s.account_id !== null && (here.has(s.account_id) || now - (s.seen_at ?? 0) < PRESENT),
    free: s.account_id === null && (s.bot === null || s.stand_in === 1),
  }
}

export interface Reader {
  readonly account: string | null
  readonly frozen: boolean
  readonly here: ReadonlySet<string>
  readonly now: number
  /** How the game stands, when that is known better than from the summary. */
  readonly waiting?: readonly number[]
  readonly choices?: number
}

/** A table as one person may read it. */
export function infoFor(row: TableRow, seats: readonly Sitting[], reader: Reader): TableInfo {
  const { account } = reader
  const host = row.host_id === account
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    title: row.title,
    status: row.status as TableStatus,
    settings: JSON.parse(row.settings),
    seats: seats.map((s) => personOf(s, account, reader.here, reader.now)),
    host,
    public: row.is_public === 1,
    spectators: row.spectators === 1,
    clock: JSON.parse(row.clock) as Clock,
    invite: host || seatOf(seats, account) !== null ? row.invite : null,
    rematch: row.rematch_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    waitingFor: reader.waiting ?? JSON.parse(row.waiting),
    choices: reader.choices ?? row.choices,
    ended: row.ended as TableInfo['ended'],
    frozen: reader.frozen,
  }
}
