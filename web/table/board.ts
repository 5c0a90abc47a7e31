/** The contract between the table's frame, which knows no game, and the table of one game, which draws it. */

import type { Ask, Catalog, Game, LogEntry, Option, Params, Seat, SeatInfo, SeatScore, SeatView, Settings } from '@deeptime/engine'
import type { Manifest } from '@deeptime/kit'
import type { Language, Words } from '@deeptime/words'
import type { ComponentType, ReactNode } from 'react'
import type { Tutorial } from '../learn/tutorial.ts'
import type { SmallPicture } from '../play/glimpse.ts'
import type { PictureProps, Teller } from '../story/teller.ts'
import type { Cast } from './cast.ts'
import type { Compound } from './compound.ts'

/** `wide` from 1200 px, `medium` from 760 px, `phone` below. */
export type SizeClass = 'wide' | 'medium' | 'phone'

export type Theme = 'paper' | 'abyss'

/** The outlines that tell seats apart without colour. */
export type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'hexagon' | 'star'

/** How a seat, or one of its animals, is marked everywhere: score strip, prompt, story. */
export interface Crest {
  /** A CSS colour that works as a ground for `icon` in both themes: usually `var(--…)`. */
  readonly colour: string
  /** Its ink, where the theme's would not show on the colour. */
  readonly ink?: string
  /** A colour that shows as a line or a rim on the paper, where its own does not. */
  readonly line?: string
  /** The path of an icon (`import crab from '~icon/crab'`). */
  readonly icon: string
  readonly shape: Shape
  /** Catalog key of its name. */
  readonly name: string
}

/** One figure beside a seat's score. */
export interface Figure {
  readonly icon: string
  /** Catalog key of what is counted. */
  readonly label: string
  readonly value: number | string
}

/** What a piece says of itself: its name, what it does now, the rule it follows. Words are ready to be read. */
export interface Note {
  readonly title: string
  readonly lines: readonly string[]
  /** The id of a rule, as decisions and log lines cite it. */
  readonly rule?: string
  readonly icon?: string
}

/** What a note that is drawn can tell of. */
export interface DrawnNote<V> {
  readonly view: SeatView<V>
  readonly log: readonly LogEntry[]
  readonly words: Words
  readonly settings: Settings
  readonly cast: Cast
}

/** The attributes that turn an element, HTML or SVG, into a piece that the frame lights, explains and lets people choose. */
export interface PieceProps {
  readonly 'data-ref': string
  readonly 'data-lit'?: ''
  /** Alternates, so that what changes twice in a row glows twice. */
  readonly 'data-changed'?: 'even' | 'odd' | 'stay'
  readonly 'data-pointed'?: ''
  readonly role: 'button' | 'img'
  readonly tabIndex: 0 | -1
  readonly 'aria-label': string
}

/**
 * What every component of a game's table gets. Boards only draw: they spread `piece(ref)` on whatever a person could click
 * or ask about, and the frame does the rest (clicks, keys, long press, notes, light, glow).
 */
export interface TableProps<V> {
  /** What the seat at the screen may see, now or at the point of the timeline that is shown. */
  readonly view: SeatView<V>
  /** The view before the last change, for motion. Absent on the first. */
  readonly before: SeatView<V> | undefined
  /** The story up to what is shown, as far as the seat at the screen may read it. */
  readonly log: readonly LogEntry[]
  /** The seat at the screen, or `SPECTATOR`. */
  readonly seat: Seat
  readonly seats: readonly SeatInfo[]
  /** Who plays, and what each is called. */
  readonly cast: Cast
  readonly settings: Settings
  /** Options that a person can choose now by what they are about. Empty while others decide and in the past. */
  readonly lit: ReadonlyMap<string, readonly Option[]>
  /** The attributes of a piece; `label` prevails over the name that the game's `note` gives it. */
  piece(ref: string, label?: string): PieceProps
  /** For controls that a game draws itself (a stepper, a swatch): answers with this option. */
  choose(optionId: string): void
  /** Opens a panel by id, wherever it stands. */
  openPanel(id: string): void
  readonly words: Words
  readonly size: SizeClass
  readonly theme: Theme
  /** True when nothing should move by itself: `prefers-reduced-motion`, or dragging through the timeline. */
  readonly still: boolean
}

/** A part of the table around the board. */
export interface Panel<V> {
  readonly id: string
  /** Catalog key of its title. */
  readonly title: string
  /** Catalog key of a shorter one, for a tab. */
  readonly tab?: string
  readonly icon: string
  /**
   * Where it stands: in the dock left of the board, from top to bottom; behind a button at that dock's foot, opened in place of the dock's
   * last panel; beside the board, always open; or in the right dock, below the story. On a phone every panel is a tab, and some are only there.
   */
  readonly side: 'left' | 'foot' | 'beside' | 'right' | 'phone'
  readonly Component: ComponentType<TableProps<V>>
}

/** The sides that seats can take before the game begins (an animal, a colour), where the game lets them. */
export interface Sides {
  readonly crests: readonly (Crest & { readonly id: string })[]
  /** Whether sides can be taken with these settings. */
  fit(settings: Settings, seats: number): boolean
  /** The settings that give each seat its side, from the first seat to the last. */
  settings(sides: readonly string[]): Settings
  /** Settings that are made by taking sides, and are not offered otherwise. */
  readonly hides: readonly string[]
}

/** One game's table: loaded when the game is opened. */
export interface GameTable<V> {
  readonly game: Game<unknown, V>
  readonly manifest: Manifest
  /** Words that only the table needs (panel titles, notes, the guided game), added to the game's own; fetched for the language in use. */
  readonly texts: Readonly<Record<Language, () => Promise<Catalog>>>
  /** The middle of the table: usually one `<Stage>` with an SVG. */
  readonly Board: ComponentType<TableProps<V>>
  /** In the order in which they stand from top to bottom and, on a phone, from left to right. */
  readonly panels: readonly Panel<V>[]
  /** How wide its docks are when open, in pixels, where 318 and 342 do not suit it. */
  readonly docks?: { readonly left?: number; readonly right?: number }
  /** The crests of a seat: one, or several when a seat plays several animals; none while it has not chosen. */
  crests(view: V, seat: Seat): readonly Crest[]
  /** Whose crest stands beside this question or line of the story, when the seat's own would mislead. */
  crestOf?(of: Ask | LogEntry, view: V): Crest | undefined
  /** Opponents whom the game itself plays, in a game for one: as log lines name them, with their scores. */
  opponents?(view: V): readonly { readonly actor: string; readonly score: SeatScore }[]
  /** The board in small, for the map of a phone and the list of tables; colours are custom properties of the game. */
  picture?(view: V): SmallPicture
  /** The line in the header: which round it is, how far the end may be. */
  status(view: V, settings: Settings): { readonly key: string; readonly params?: Params } | undefined
  /** Two or three figures that stand beside a seat's score. */
  figures(view: V, seat: Seat): readonly Figure[]
  /** What a thing on the board is now. Every ref that an option can be about has a note. */
  note(ref: string, view: SeatView<V>, words: Words, settings: Settings): Note | undefined
  /** The same, where lines of text would be hard to read: drawn in place of the note's lines. */
  drawNote?(ref: string, at: DrawnNote<V>): ReactNode | undefined
  /** The refs of what differs between two views: they glow for a moment. */
  changes(before: V, after: V): readonly string[]
  /** How the log becomes a story. */
  readonly story: Teller<V>
  /** How long what these lines tell is watched at least, in milliseconds, where the board shows it event by event. */
  lasting?(lines: readonly LogEntry[]): number
  /** Before and after, for what the world did; nothing where nothing can be seen. */
  readonly Picture?: ComponentType<PictureProps>
  /** How actions of several choices are counted. */
  readonly compound?: Compound
  readonly sides?: Sides
  /** What of the game is as printed, adapted, reconstructed: a sentence for the set-up. */
  readonly sources?: { readonly key: string; readonly params: Params }
  /** Catalog key of what explains the terms of its settings. */
  readonly terms?: string
  readonly tutorial: Tutorial<V>
}
