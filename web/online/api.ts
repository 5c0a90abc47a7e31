import type { GameRecord, LogEntry, SeatView, Problem as SettingsProblem } from '@deeptime/engine'
import type { GameInfo, Me, NewTable, Problem, RefusalCode, TableInfo } from '@deeptime/server/protocol'
import type { Language } from '@deeptime/words'

/** A request that the server refused, or that never reached it. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode | 'offline',
    readonly problem?: SettingsProblem,
  ) {
    super(code)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('offline')
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) throw new Refused('offline')
  const answer = (await response.json()) as T | Problem
  if (!response.ok) throw new Refused((answer as Problem).code, (answer as Problem).problem)
  return answer as T
}

const post = <T = object>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body)
const at = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what}`

/** The server's interface, one function for each thing that a page can ask of it. */
export const api = {
  me: async (): Promise<Me | null> => (await ask<{ me: Me | null }>('GET', '/api/me')).me,
  guest: (wish: { name?: string; language?: Language }): Promise<Me> => post('/api/guest', wish),
  edit: (change: object): Promise<Me> => ask('PATCH', '/api/me', change),
  keep: (login: string, passphrase: string, current?: string): Promise<Me> =>
    post('/api/me/passphrase', { login, passphrase, ...(current ? { current } : {}) }),
  signIn: (login: string, passphrase: string): Promise<Me> => post('/api/sign-in', { login, passphrase }),
  signOut: (): Promise<object> => post('/api/sign-out'),
  pushKey: async (): Promise<string> => (await ask<{ key: string }>('GET', '/api/push-key')).key,
  addPush: (subscription: PushSubscriptionJSON): Promise<Me> => post('/api/me/push', subscription),
  removePush: (endpoint: string): Promise<Me> => ask('DELETE', '/api/me/push', { endpoint }),
  games: async (): Promise<readonly GameInfo[]> => (await ask<{ games: GameInfo[] }>('GET', '/api/games')).games,
  lobby: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', '/api/tables')).tables,
  mine: async (): Promise<readonly TableInfo[]> => (await ask<{ tables: TableInfo[] }>('GET', '/api/me/tables')).tables,
  create: (wish: NewTable): Promise<TableInfo> => post('/api/tables', wish),
  take: (id: string, seat: number, invite: string | undefined): Promise<{ seat: number }> =>
    post(at(id, '/take'), { seat, ...(invite ? { invite } : {}) }),
  leave: (id: string, bot: string | undefined): Promise<object> => post(at(id, '/leave'), bot ? { bot } : {}),
  setBot: (id: string, seat: number, level: string | null): Promise<object> => post(at(id, '/bot'), { seat, level }),
  report: (id: string, about: { readonly line?: string; readonly seat?: number; readonly why: string }): Promise<object> =>
    post(at(id, '/report'), about),
  remove: (id: string, seat: number): Promise<object> => post(at(id, '/remove'), { seat }),
  erase: (): Promise<object> => ask('DELETE', '/api/me', {}),
  start: (id: string): Promise<object> => post(at(id, '/start')),
  closeTable: (id: string): Promise<object> => post(at(id, '/close')),
  rematch: (id: string): Promise<{ id: string }> => post(at(id, '/rematch')),
  record: (id: string): Promise<GameRecord> => ask('GET', at(id, '/record')),
  moment: (id: string, choices: number, invite?: string): Promise<{ view: SeatView<unknown>; log: readonly LogEntry[] }> =>
    ask('GET', at(id, `/at/${choices}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`)),
}
