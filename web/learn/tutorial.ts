/** A guided first game: chapters that are played on the real engine, beat by beat. */

import type { Ask, Option, SeatView, Settings } from '@deeptime/engine'

interface Said {
  /** Catalog key of what is told. */
  readonly text: string
  /** Refs on the table that are pointed at. */
  readonly point?: readonly string[]
  /** A panel to open. */
  readonly panel?: string
  readonly rule?: string
}

/** Something to read; "Next" goes on. */
export interface Tell extends Said {
  readonly kind: 'tell'
}

/** Something to do: the learner's own choice, checked. A choice that is not wanted is answered with `hint` and not made. */
export interface Do<V> extends Said {
  readonly kind: 'do'
  wanted(option: Option, ask: Ask, view: SeatView<V>): boolean
  readonly hint: string
  /** How many choices in a row this beat takes: one, unless told. Or until this holds. */
  readonly until?: (view: SeatView<V>) => boolean
}

/** The other seats play, each choice shown for a moment, until the learner is asked again or this holds. */
export interface Watch<V> extends Said {
  readonly kind: 'watch'
  readonly until?: (view: SeatView<V>) => boolean
}

export type Beat<V> = Tell | Do<V> | Watch<V>

export interface Chapter<V> {
  readonly id: string
  /** Catalog keys. */
  readonly title: string
  readonly summary: string
  /** The position it begins at. Seat 0 is the learner's. */
  readonly start: {
    readonly seats: number
    readonly settings?: Settings
    readonly seed: string
    /** Choices already made, written as in a record. */
    readonly choices: readonly string[]
  }
  /** What the other seats answer, in order, written as in a record; after the last one, bots play. */
  readonly replies?: readonly string[]
  readonly beats: readonly Beat<V>[]
}

export interface Tutorial<V> {
  /** Minutes that a newcomer needs for all of it. */
  readonly minutes: number
  readonly chapters: readonly Chapter<V>[]
}
