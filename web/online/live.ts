import type { RefusalCode } from '@deeptime/server/protocol'
import { type Line, LiveClient, type LiveTable, type Notice } from '@deeptime/server/protocol'
import { useEffect, useState } from 'react'
import { Store, useStore } from '../app/store.ts'

/** The one live connection of this page, opened when the first online page is. */
let client: LiveClient | undefined
const line = new Store<Line>('connecting')
/** The server is of a newer version than this page. */
export type Outdated = 'usable' | 'unusable'
const outdated = new Store<Outdated | undefined>(undefined)
const noticeListeners = new Set<(notice: Notice) => void>()

function address(): string {
  const url = new URL('/api/live', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** Which build of the app this page is: the path of its script, as the server reads it too. */
function build(): { build?: string } {
  const script = import.meta.env.PROD && document.querySelector('script[type=module][src]')?.getAttribute('src')
  return script ? { build: script } : {}
}

export function live(): LiveClient {
  if (client) return client
  const made = new LiveClient({
    ...build(),
    open: () => new WebSocket(address()),
    onOutdated: (usable) => outdated.set(usable ? 'usable' : 'unusable'),
    onLine: (next) => line.set(next),
    onNotice: (notice) => {
      for (const listener of noticeListeners) listener(notice)
    },
  })
  addEventListener('online', () => made.wake())
  document.addEventListener('visibilitychange', () => document.hidden || made.wake())
  client = made
  return made
}

export const useLine = (): Line => useStore(line)

export const useOutdated = (): Outdated | undefined => useStore(outdated)

export function useNotices(hear: (notice: Notice) => void): void {
  useEffect(() => {
    live()
    noticeListeners.add(hear)
    return () => void noticeListeners.delete(hear)
  }, [hear])
}

export type Watched =
  | { readonly state: 'loading' }
  | { readonly state: 'gone'; readonly code: RefusalCode }
  | { readonly state: 'here'; readonly table: LiveTable }

/** A table as it changes. */
export function useLiveTable(id: string, invite: string | undefined): Watched {
  const [watched, setWatched] = useState<Watched>({ state: 'loading' })
  useEffect(
    () =>
      live().watch(
        id,
        { changed: (table) => setWatched({ state: 'here', table }), gone: (code) => setWatched({ state: 'gone', code }) },
        invite,
      ),
    [id, invite],
  )
  return watched
}
