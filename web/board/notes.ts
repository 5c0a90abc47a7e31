import type { Ask, SeatView, Settings } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { Note } from '../table/board.ts'
import { readRef } from './refs.ts'

/** What a thing is asked with, when it says what it is now. */
export interface Asked<V> {
  readonly ref: string
  /** What follows the kind in its ref. */
  readonly id: string
  readonly game: V
  readonly ask: Ask | undefined
  readonly words: Words
  readonly settings: Settings
}

/** Notes by kind of thing; nothing for kinds that are not told of. */
export const notesByKind =
  <V>(kinds: Readonly<Record<string, (asked: Asked<V>) => Note | undefined>>) =>
  (ref: string, { game, ask }: SeatView<V>, words: Words, settings: Settings = {}): Note | undefined => {
    const { kind, id } = readRef(ref)
    return kinds[kind]?.({ ref, id, game, ask, words, settings })
  }
