import { useEffect, useRef, useState } from 'react'
import { loadTable } from '../games/registry.ts'
import type { GameTable } from '../table/board.ts'
import { learnTable } from '../table/tableWords.ts'
import { prefsStore } from './prefs.ts'

export type Loading<T> = { readonly state: 'loading' } | { readonly state: 'ready'; readonly value: T } | { readonly state: 'failed' }

/** Runs an asynchronous load again whenever its key changes. */
export function useLoad<T>(key: string, load: () => Promise<T>): Loading<T> {
  const [loading, setLoading] = useState<{ key: string; result: Loading<T> }>({ key, result: { state: 'loading' } })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    let current = true
    const tell = (result: Loading<T>) => {
      if (current) setLoading({ key, result })
    }
    latest.current().then(
      (value) => tell({ state: 'ready', value }),
      () => tell({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [key])
  return loading.key === key ? loading.result : { state: 'loading' }
}

/** A table and what is said there, in the language that is spoken when all of it has come. */
async function tableInUse(game: string, version: string | undefined): Promise<GameTable<unknown>> {
  const table = await loadTable(game)
  const spoken = () => prefsStore().get().language
  for (let language = spoken(), learned: string | undefined; language !== learned; language = spoken()) {
    await learnTable(table, language, version)
    learned = language
  }
  return table
}

/** The table of a game, and its words by the newest rules or those of a version. */
export const useGameTable = (game: string, version?: string): Loading<GameTable<unknown>> =>
  useLoad(`${game} ${version}`, () => tableInUse(game, version))
