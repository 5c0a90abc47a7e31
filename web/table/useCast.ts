import type { Words } from '@deeptime/words'
import { useMemo, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import type { Actor } from '../story/teller.ts'
import type { GameTable } from './board.ts'
import { type Cast, castOf, namedWords } from './cast.ts'

/** The same list as long as the same actors are led by the same seats. */
function useActors(table: GameTable<unknown>, view: unknown): readonly Actor[] {
  const actors = table.story.actors(view)
  const key = actors.map(({ id, seat }) => `${id} ${seat}`).join()
  const [kept, keep] = useState({ key, actors })
  if (kept.key === key) return kept.actors
  keep({ key, actors })
  return actors
}

/** Who plays at a table, and the game's words with their names in them. */
export function useCast(table: GameTable<unknown>, live: Snapshot, words: Words): { readonly cast: Cast; readonly words: Words } {
  const app = useApp().words
  const { seats, eyes, online } = live
  const actors = useActors(table, live.view.game)
  return useMemo(() => {
    const cast = castOf({ seats, eyes, online }, actors, words, app)
    return { cast, words: namedWords(words, cast, table.story, app) }
  }, [seats, eyes, online, actors, words, app, table])
}
