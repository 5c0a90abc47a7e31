import { useMemo } from 'react'
import { useApp } from '../app/context.ts'
import type { OpenTableProps } from '../table/TableFrame.tsx'
import { type Chapter, chaptersOf } from './chapters.ts'
import { changeOf } from './points.ts'
import { Storyteller, type Summary } from './tell.ts'

/** A round or a period: its turns, and what each seat gained in it. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly turns: number
  readonly points: readonly number[]
  readonly summaries: readonly Summary[]
}

/** Where in the game what is shown stands. */
export interface Moment {
  readonly at: number
  /** Which turn it is, from 1; 0 before the first. */
  readonly turn: number
  readonly turns: number
  readonly summary: Summary | undefined
}

/** The story as the dock shows it. */
export interface Story {
  /** Since the last turn of whoever looks, in the order in which it happened. */
  readonly since: readonly Summary[]
  /** Before that, part by part, the newest first. */
  readonly parts: readonly Part[]
  /** After how many choices the news begins. */
  readonly from: number
  /** How each total changed since then. */
  readonly changes: readonly number[]
  /** The whole game, also where the past is shown. */
  readonly all: readonly Chapter[]
  readonly moment: Moment
}

/** Where the news begins: after the last turn of whoever looks that is over; for onlookers, after the turn before everybody's last. */
export function newsFrom(chapters: readonly Chapter[], isYours: (actor: string) => boolean, actors: number): number {
  const turns = chapters.filter(({ opening }) => opening.kind === 'turn')
  // A turn of your own that nobody has followed yet is still going on.
  const followed = turns.slice(0, -1)
  const yours = followed.findLast(({ opening }) => opening.kind === 'turn' && isYours(opening.actor))
  if (yours) return yours.id + 1
  return turns.at(-Math.max(1, actors))?.id ?? 0
}

function momentOf(all: readonly Chapter[], told: readonly Summary[], at: number): Moment {
  const turns = all.filter(({ opening }) => opening.kind === 'turn')
  const turn = turns.filter(({ from }) => from < at).length
  return { at, turn, turns: turns.length, summary: told.findLast(({ chapter }) => chapter.opening.kind === 'turn') }
}

/** The story up to what is shown. */
export function useStory({ table, live, cast, words, shown }: OpenTableProps): Story {
  const app = useApp().words
  const { story: teller } = table
  const { log, totals } = live
  const at = shown.view.choices
  const all = useMemo(() => chaptersOf(log, teller), [log, teller])
  const chapters = useMemo(
    () =>
      (log.at(-1)?.at ?? 0) <= at
        ? all
        : chaptersOf(
            log.filter((line) => line.at <= at),
            teller,
          ),
    [all, log, at, teller],
  )
  const storyteller = useMemo(() => new Storyteller({ teller, cast, words, app }), [teller, cast, words, app])
  return useMemo(() => {
    const yours = (actor: string) => cast.you !== undefined && cast.actors.some(({ id, seat }) => id === actor && seat === cast.you)
    const first = newsFrom(chapters, yours, cast.actors.length)
    const told = storyteller.summaries(chapters, totals)
    const going = chapters.at(-1)
    const own = going?.opening.kind === 'turn' && yours(going.opening.actor) ? going : undefined
    const from = chapters[first]?.from ?? at
    const partOf = ([id, summaries]: readonly [string, readonly Summary[]]): Part => {
      const [start, end] = [summaries[0]?.chapter.from ?? 0, summaries.at(-1)?.chapter.to ?? 0]
      const { key, params } = teller.partTitle(id)
      return {
        id,
        title: words.text(key, params),
        turns: summaries.filter(({ chapter }) => chapter.opening.kind === 'turn').length,
        points: live.seats.map((_, seat) => changeOf(totals, seat, start, end)),
        summaries: summaries.toReversed(),
      }
    }
    const before = new Map<string, Summary[]>()
    for (const summary of told) {
      const { id, part } = summary.chapter
      if (id < first) before.set(part, [...(before.get(part) ?? []), summary])
    }
    return {
      since: told.filter(({ chapter }) => chapter.id >= first && chapter !== own),
      parts: [...before].reverse().map(partOf),
      from,
      changes: live.seats.map((_, seat) => changeOf(totals, seat, from, at)),
      all,
      moment: momentOf(all, told, at),
    }
  }, [all, chapters, storyteller, totals, at, cast, words, teller, live.seats])
}
