/** The rows of the database. Times are milliseconds since 1970; structured columns are JSON text. */

export interface ServerSettingRow {
  key: string
  value: string
}

export interface AccountRow {
  id: string
  name: string
  login: string | null
  passphrase: string | null
  /** Cookies of an older generation are no longer good: signing out everywhere raises it. */
  generation: number
  language: string
  theme: string
  webhook: string | null
  created_at: number
  /** When a page of theirs was last connected. */
  seen_at: number
  /** 1: the operator has sent them away. */
  banned: number
}

/** Browsers whose cookie is no longer good. */
export interface SignedOutRow {
  browser: string
  at: number
}

export interface PushRow {
  endpoint: string
  account_id: string
  p256dh: string
  auth: string
}

export interface TableRow {
  id: string
  game: string
  version: string
  title: string | null
  status: string
  settings: string
  seed: string
  clock: string
  invite: string
  host_id: string
  is_public: number
  spectators: number
  rematch_id: string | null
  ended: string | null
  created_at: number
  updated_at: number
  /** The rest is a summary of the journal, written a moment later: the last event it knows … */
  seq: number
  choices: number
  /** … the seats that the game waits for (JSON), whether a bot is among them, and when somebody's time is over. */
  waiting: string
  bot_waiting: number
  deadline: number | null
}

export interface SeatRow {
  table_id: string
  seat: number
  account_id: string | null
  bot: string | null
  /** A bot that keeps the seat of a person who left; a person may sit down again. */
  stand_in: number
  /** The event since which the game waits for this seat; null when it does not. */
  turn_seq: number | null
  turn_at: number | null
  /** The turn that the person was last told about. */
  told_seq: number
}

/** The journal: everything that happens in a running game, in order. (table_id, seq) is the primary key. */
export interface EventRow {
  table_id: string
  seq: number
  kind: string
  seat: number | null
  /** The option of a choice; the number of choices to go back to for an undo; why a table ended. */
  body: string
  /** The page's own name for its message, so that a resent one is recognised. */
  token: string | null
  at: number
}

export interface SnapshotRow {
  table_id: string
  seq: number
  data: string
}

export interface ChatRow {
  id: string
  table_id: string
  account_id: string
  name: string
  seat: number | null
  text: string
  at: number
}

/** Something that somebody found wrong, for the operator. */
export interface ReportRow {
  id: string
  table_id: string
  account_id: string
  reporter_id: string
  /** The line of the talk that it is about, as it was said. */
  line: string | null
  why: string
  at: number
}

export interface Database {
  server_setting: ServerSettingRow
  account: AccountRow
  signed_out: SignedOutRow
  push: PushRow
  game_table: TableRow
  seat: SeatRow
  event: EventRow
  snapshot: SnapshotRow
  chat: ChatRow
  report: ReportRow
}

/** In an order in which rows can be restored. */
export const TABLES = [
  'server_setting',
  'account',
  'signed_out',
  'push',
  'game_table',
  'seat',
  'event',
  'snapshot',
  'chat',
  'report',
] as const
