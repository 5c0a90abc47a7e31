import type { LogEntry, SeatView } from '@deeptime/engine'
import type { MegafaunaView } from '@deeptime/megafauna'
import { useEffect, useMemo, useState } from 'react'
import { usePrefs } from '../../../app/context.ts'
import type { TableProps } from '../../../table/board.ts'
import { lastsOf } from './lasts.ts'
import { type Beat, beatsBetween } from './unfold.ts'

type Side = 'before' | 'after'

/** The events of the last change, and where among them we are. */
export interface Unfolding {
  readonly beats: readonly Beat[]
  /** The beat that is shown; none when all have passed. */
  readonly at: number | undefined
  readonly side: Side
  readonly playing: boolean
  /** What the board draws. */
  readonly game: MegafaunaView
  play(): void
  pause(): void
  /** Stays at a beat, before or after it. */
  show(at: number, side: Side): void
  /** Back to how things are. */
  end(): void
}

interface Playing {
  readonly view: SeatView<MegafaunaView>
  readonly beats: readonly Beat[]
  readonly at: number | undefined
  readonly side: Side
  readonly playing: boolean
}

const NONE: readonly Beat[] = []

/** More choices than that between two views are a leap in time, not a change to be watched. */
const FEW = 8

function beatsOf(before: SeatView<MegafaunaView> | undefined, view: SeatView<MegafaunaView>, log: readonly LogEntry[]): readonly Beat[] {
  if (!before || view.choices <= before.choices || view.choices > before.choices + FEW) return NONE
  const lines = log.filter(({ at }) => at > before.choices && at <= view.choices)
  return beatsBetween(before.game, view.game, lines)
}

/** Unfolds each change of the table that holds events, one after the other; at any time they can be paused, stepped through and seen again. */
export function useBeats({ view, before, log, still }: TableProps<MegafaunaView>): Unfolding {
  const quick = usePrefs().pace === 'instant'
  const [state, set] = useState<Playing>({ view, beats: NONE, at: undefined, side: 'after', playing: false })
  let now = state
  if (state.view !== view) {
    const beats = beatsOf(before, view, log)
    const starts = beats.length > 0 && !still && !quick
    now = { view, beats, at: starts ? 0 : undefined, side: 'after', playing: starts }
    set(now)
  }
  const { beats, at, side, playing } = now
  const beat = at === undefined ? undefined : beats[at]
  useEffect(() => {
    if (!playing || !beat) return
    const next = () => set((old) => (old.at !== undefined && old.at + 1 < old.beats.length ? { ...old, at: old.at + 1 } : ended(old)))
    const timer = setTimeout(next, lastsOf(beat))
    return () => clearTimeout(timer)
  }, [playing, beat])
  return useMemo(
    () => ({
      beats,
      at,
      side,
      playing,
      game: beat ? beat[side] : view.game,
      play: () => set((old) => ({ ...old, at: old.at ?? 0, side: 'after', playing: true })),
      pause: () => set((old) => ({ ...old, playing: false })),
      show: (next, to) => set((old) => ({ ...old, at: next, side: to, playing: false })),
      end: () => set(ended),
    }),
    [beats, at, side, playing, beat, view],
  )
}

const ended = (old: Playing): Playing => ({ ...old, at: undefined, side: 'after', playing: false })
