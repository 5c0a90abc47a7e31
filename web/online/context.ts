import type { Me } from '@deeptime/server/protocol'
import type { Words } from '@deeptime/words'
import { useCallback, useState } from 'react'
import { useApp } from '../app/context.ts'
import { type Loading, useLoad } from '../app/hooks.ts'
import { pageWords } from '../words/pageWords.ts'
import { api, Refused } from './api.ts'

/** What the online pages say; the app's own words stay where they are. */
export const useOnlineWords = (): Words => pageWords(useApp().language).online

export interface Account {
  readonly me: Me
  setMe(me: Me): void
}

/** Who we are on this server: a guest is made at the first visit. */
export function useAccount(): Loading<Account> {
  const { language } = useApp()
  const [changed, setMe] = useState<Me>()
  const loaded = useLoad('me', async () => (await api.me()) ?? (await api.guest({ language })))
  if (loaded.state !== 'ready') return loaded
  return { state: 'ready', value: { me: changed ?? loaded.value, setMe } }
}

/** Runs something that the server may refuse, and keeps the reason in words; of settings, in those of their game. */
export function useAsk(game?: Words): { problem: string | undefined; busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const text = useOnlineWords()
  const app = useApp().words
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true)
      setProblem(undefined)
      try {
        await work()
      } catch (error) {
        const code = error instanceof Refused ? error.code : 'internal'
        const problem = error instanceof Refused ? error.problem : undefined
        setProblem(problem ? app.problem(problem, game) : text.text(`refused.${code}`))
      }
      setBusy(false)
    },
    [text, app, game],
  )
  return { problem, busy, run }
}
