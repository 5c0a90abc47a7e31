import type { Words } from '@deeptime/words'
import { useEffect } from 'react'
import { useApp } from '../app/context.ts'
import type { Snapshot } from '../play/core.ts'
import { inColour, rememberGlimpse } from '../play/glimpse.ts'
import type { GameTable } from './board.ts'
import type { Cast } from './cast.ts'

/** Bots come and go quickly: what the home page tells of a table is noted when it has come to rest, after so many milliseconds. */
const REST = 400

/** Notes, for the home page, how a table stands. */
export function useGlimpse(id: string, table: GameTable<unknown>, live: Snapshot, cast: Cast, words: Words): void {
  const { language } = useApp()
  useEffect(() => {
    const note = () => {
      const { view, seats } = live
      const status = table.status(view.game, live.settings)
      const [waiting] = view.waitingFor
      const players = seats.map((_, seat) => cast.player(seat))
      const picture = table.picture?.(view.game)
      rememberGlimpse(id, {
        language,
        status: status && words.text(status.key, status.params),
        against: players.filter(({ who }) => who !== 'you').map(({ name }) => name),
        turn: view.result || waiting === undefined ? '' : (players[waiting]?.name ?? ''),
        yours: waiting !== undefined && players[waiting]?.who === 'you',
        totals: view.scores.map(({ total }) => total),
        picture: picture && inColour(picture),
      })
    }
    const timer = setTimeout(note, REST)
    return () => clearTimeout(timer)
  }, [id, table, live, cast, words, language])
}
