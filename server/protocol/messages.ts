import type { Json, LogEntry, Option, Problem as SettingsProblem } from '@deeptime/engine'
import { LANGUAGE_CODES, type Language as LanguageCode } from '@deeptime/words/languages'
import { z } from 'zod'
import type { Delta } from './delta.ts'
import type { PackedAsk } from './offers.ts'

/** Everything that a page and the server say to each other. Nothing here needs Node: the web app imports it too. */

/** Raised whenever pages and servers of before and after would misunderstand each other. */
export const PROTOCOL = 4

const LIMITS = { name: 40, title: 60, chat: 500, passphrase: 200, url: 500 }

/** Characters of the settings of a table: enough for a deck of one's own. */
export const LARGEST_SETTINGS = 100_000

/** Text that people see: one line, trimmed, with no control characters and no turned writing direction. */
const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((s) => s.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max))

/** What a name can't be told from another by: marks without a shape, and letters that are blank. */
const UNSEEN = /\p{Cf}|\p{Co}|\p{Cn}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/u

/** A name that others see. The joiner that emoji and some scripts need stands between two signs only. */
const personName = line(LIMITS.name).refine(
  (name) => !UNSEEN.test(name.replace(/(?<=[^\s\u200C\u200D])[\u200C\u200D](?=[^\s\u200C\u200D])/gu, '')),
)

/** How a name is compared with another at the same table: what looks alike is alike. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200C\u200D]+/gu, '')

const seat = z.int().min(0).max(11)
const tableId = z.string().regex(/^[\w-]{16,32}$/)
const token = z.string().regex(/^[\w-]{1,40}$/)

// ---------------------------------------------------------------- people

export const Language = z.enum(LANGUAGE_CODES)
export const Theme = z.enum(['system', 'paper', 'abyss'])
export type Theme = z.infer<typeof Theme>

export interface Me {
  readonly id: string
  readonly name: string
  /** The name to sign in with, once the account has a passphrase. */
  readonly login: string | null
  readonly language: LanguageCode
  readonly theme: Theme
  readonly webhook: string | null
  /** How many browsers get web push. */
  readonly push: number
}

export const NewGuest = z.strictObject({ name: personName.optional(), language: Language.optional() })
export const EditMe = z.strictObject({
  name: personName.optional(),
  language: Language.optional(),
  theme: Theme.optional(),
  webhook: z.union([z.literal(null), z.url({ protocol: /^https?$/ }).max(LIMITS.url)]).optional(),
})
export const Passphrase = z.string().min(10).max(LIMITS.passphrase)
const login = z
  .string()
  .max(LIMITS.name)
  .transform((s) => s.normalize('NFKC').trim().toLowerCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}_.-]{3,30}$/u))
export const KeepAccount = z.strictObject({ login, passphrase: Passphrase, current: z.string().max(LIMITS.passphrase).optional() })
export const SignIn = z.strictObject({ login, passphrase: z.string().min(1).max(LIMITS.passphrase) })
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w=-]{80,100}$/), auth: z.string().regex(/^[\w=-]{20,30}$/) }),
})
export const PushEndpoint = z.strictObject({ endpoint: z.string().max(1000) })

// ---------------------------------------------------------------- games

export interface GameInfo {
  readonly id: string
  readonly version: string
  readonly seats: readonly number[]
  readonly modes: readonly {
    readonly id: string
    readonly seats: readonly number[]
    readonly settings: Readonly<Record<string, unknown>>
  }[]
  readonly bots: readonly string[]
}

// ---------------------------------------------------------------- tables

/** What happens when the time of a person is over. */
export const WhenTimeIsOver = z.enum(['move', 'replace', 'end', 'wait'])
export type WhenTimeIsOver = z.infer<typeof WhenTimeIsOver>

export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().min(0.05).max(600),
    increment: z.int().min(0).max(600),
    whenOver: WhenTimeIsOver,
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().min(0.00001).max(60), whenOver: WhenTimeIsOver }),
])
export type Clock = z.infer<typeof Clock>

const botLevel = z.string().regex(/^[a-z]{2,20}$/)

export const NewTable = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]{1,40}$/),
  seats: z.int().min(1).max(12),
  settings: z.record(z.string().max(60), z.json()).default({}),
  title: line(LIMITS.title).optional(),
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  clock: Clock.default({ kind: 'none' }),
  /** The creator's own seat; null to only host. */
  seat: seat.nullable().default(0),
  bots: z
    .array(z.strictObject({ seat, level: botLevel }))
    .max(12)
    .default([]),
})
export type NewTable = z.input<typeof NewTable>

export const TakeSeat = z.strictObject({ seat: seat.optional(), invite: z.string().max(60).optional() })
export const LeaveSeat = z.strictObject({ bot: botLevel.optional() })
export const SetBot = z.strictObject({ seat, level: botLevel.nullable() })
export const NewReport = z.strictObject({ line: z.string().max(100).exactOptional(), seat: seat.exactOptional(), why: line(LIMITS.chat) })
export const RemovePerson = z.strictObject({ seat })
export const Nothing = z.strictObject({})

export type TableStatus = 'open' | 'playing' | 'over'

export interface SeatPerson {
  readonly seat: number
  /** A person's name, or null for a bot or an empty seat. */
  readonly name: string | null
  readonly bot: string | null
  readonly you: boolean
  readonly online: boolean
  /** Somebody may sit down here: it is empty, or a bot keeps it warm. */
  readonly free: boolean
}

export interface ClockReading {
  readonly seat: number
  /** Milliseconds left, as of the moment the message was sent. */
  readonly left: number
  readonly running: boolean
}

export interface UndoRequest {
  /** The event that asked: an answer names it, so that it can't count for another request. */
  readonly request: number
  readonly by: number
  /** The number of choices to go back to. */
  readonly to: number
  readonly agreed: readonly number[]
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly title: string | null
  readonly status: TableStatus
  /** In lists, without the files that the players brought. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatPerson[]
  readonly host: boolean
  readonly public: boolean
  readonly spectators: boolean
  readonly clock: Clock
  /** The path of the invitation, for those who sit at the table. */
  readonly invite: string | null
  readonly rematch: string | null
  readonly createdAt: number
  readonly updatedAt: number
  /** Seats that the game waits for. */
  readonly waitingFor: readonly number[]
  readonly choices: number
  /** Why a finished table ended: played out, given up, out of time; null while it goes on. */
  readonly ended: 'played' | 'closed' | 'time' | null
  /** These rules are not at this process: the table is played where they are, during an update at a newer one. */
  readonly frozen: boolean
}

// ---------------------------------------------------------------- live: what a page sends

export const ClientMessage = z.discriminatedUnion('type', [
  /** What the page speaks, and which build of the app it is (the path of its script). */
  z.strictObject({ type: z.literal('hello'), protocol: z.int().min(0), build: z.string().max(200).optional() }),
  z.strictObject({ type: z.literal('watch'), table: tableId, invite: z.string().max(60).optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  /** `seq` is the last event that the page had seen; `id` lets it be sent again after a drop without being played twice. */
  z.strictObject({
    type: z.literal('choose'),
    table: tableId,
    id: token,
    seq: z.int().min(0),
    option: z.string().max(200),
  }),
  z.strictObject({ type: z.literal('undo'), table: tableId, id: token, seq: z.int().min(0) }),
  z.strictObject({ type: z.literal('ask-undo'), table: tableId, id: token, to: z.int().min(0) }),
  z.strictObject({ type: z.literal('answer-undo'), table: tableId, id: token, request: z.int().min(0), agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), table: tableId, id: token, text: line(LIMITS.chat) }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

// ---------------------------------------------------------------- live: what the server sends

export interface ChatLine {
  readonly id: string
  readonly name: string
  readonly seat: number | null
  /** Said by the host of the table. */
  readonly host: boolean
  readonly text: string
  readonly at: number
}

export const REFUSALS = [
  'bad-message',
  'not-found',
  'not-allowed',
  'not-your-decision',
  'no-such-option',
  'stale',
  'game-over',
  'information-barrier',
  'nothing-to-undo',
  'undo-pending',
  'seat-taken',
  'table-full',
  'not-open',
  'seats-empty',
  'bad-settings',
  'name-taken',
  'wrong-passphrase',
  'too-large',
  'too-many',
  'frozen',
  'try-again',
  'internal',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

const isObject = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x)
const clocks = z.array(z.object({ seat: z.number(), left: z.number(), running: z.boolean() })).readonly()
const undoRequest = z.object({ request: z.number(), by: z.number(), to: z.number(), agreed: z.array(z.number()).readonly() }).nullable()
const lines = z.array(z.custom<LogEntry>(isObject)).readonly()
const info = z.custom<TableInfo>(isObject)
const chatLine = z.object({
  id: z.string(),
  name: z.string(),
  seat: z.number().nullable(),
  host: z.boolean(),
  text: z.string(),
  at: z.number(),
})

/** Shapes are checked by the page as well, but only down to what it needs to trust. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), protocol: z.number(), account: z.string().nullable() }),
  /** The page is of another version than the server. Where it still speaks as the server does, it can be used on. */
  z.object({ type: z.literal('outdated'), usable: z.boolean() }),
  /** The whole table, on watching it and after every reconnect. `view` is the kernel's SeatView, null before the start. */
  z.object({
    type: z.literal('table'),
    table: z.string(),
    info,
    seat: z.number().nullable(),
    seq: z.number(),
    view: z.custom<Readonly<Record<string, Json>>>(isObject).nullable(),
    log: lines,
    chat: z.array(chatLine).readonly(),
    clocks,
    undo: undoRequest,
  }),
  /** What changed from event `from` to event `seq`. `log.from` is how many of the page's log lines still stand. */
  z.object({
    type: z.literal('update'),
    table: z.string(),
    from: z.number(),
    seq: z.number(),
    what: z.enum(['choice', 'undo', 'ask-undo', 'agree-undo', 'refuse-undo', 'resume', 'end']),
    by: z.number().nullable(),
    /** Of the view without its question, … */
    delta: z.custom<Delta>(Array.isArray),
    /** … the question, when it is another one (null: none any more), and the options that it names for the first time. */
    ask: z.custom<PackedAsk>(isObject).nullable().optional(),
    offered: z.object({ from: z.number(), options: z.array(z.custom<Option>(isObject)).readonly() }).optional(),
    log: z.object({ from: z.number(), lines }),
    clocks,
    undo: undoRequest,
  }),
  /** People, presence, status: anything about the table that is not the game. */
  z.object({ type: z.literal('info'), table: z.string(), info }),
  z.object({ type: z.literal('chat'), table: z.string(), line: chatLine }),
  z.object({ type: z.literal('done'), id: z.string(), seq: z.number() }),
  /** A message that was not carried out: the one with this id, or the wish to watch this table. */
  z.object({ type: z.literal('refused'), id: z.string().nullable(), code: z.enum(REFUSALS), table: z.string().optional() }),
  /** For the account, wherever its pages are. */
  z.object({
    type: z.literal('notice'),
    kind: z.enum(['your-turn', 'started', 'over', 'rematch', 'undo-asked']),
    table: z.string(),
    game: z.string(),
  }),
  z.object({ type: z.literal('pong') }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
export type NoticeKind = Extract<ServerMessage, { type: 'notice' }>['kind']

/** The one shape of every failed HTTP answer. */
export interface Problem {
  readonly code: RefusalCode
  /** For settings only: what does not fit. */
  readonly problem?: SettingsProblem
}
