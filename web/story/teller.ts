import type { LogEntry, Params, Seat } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { Sound } from '../sound/sounds.ts'
import type { Crest } from '../table/board.ts'
import type { Cast } from '../table/cast.ts'

/** One who acts: an animal or a dynasty, and the seat that leads it, if any does. */
export interface Actor {
  /** As log lines name it: `@animal.fish`. */
  readonly id: string
  readonly seat: Seat | undefined
  readonly crest: Crest
  /** What the game calls it is one, as Blue is, not many, as Fish are. */
  readonly single?: true
}

/** What a line of the log opens: somebody's turn, something that the world does, or the set-up. Lines of one kind in a row may join: they are told as one. */
export type Opening =
  | { readonly kind: 'turn'; readonly actor: string; readonly joins?: string }
  | { readonly kind: 'world'; readonly event: string; readonly joins?: string }
  | { readonly kind: 'set-up'; readonly joins?: string }

/** Points that a line tells of. */
export interface Gain {
  readonly actor: string
  readonly points: number
}

/** What a picture of an event is drawn from. */
export interface PictureProps {
  readonly lines: readonly LogEntry[]
  readonly words: Words
  readonly cast: Cast
}

/** Words to be: a key of the catalog and its parameters. */
export interface Said {
  readonly key: string
  readonly params?: Params
}

/** Somebody who died, and the line that says why. */
export interface Death {
  /** Whose it was. */
  readonly actor: string
  readonly title: Said
  readonly reason: Said | undefined
  readonly rule: string
  readonly refs: readonly string[]
  readonly points: number
}

/**
 * How a game's log becomes a story. The frame groups, counts and draws; its words are in the game's catalog: `story.step.<line>` for a
 * step, `story.clause.<line>` for a part of a sentence, `story.effect.<line>` for what came of it, `story.world.<event>` for what the
 * world does.
 */
export interface Teller<V> {
  actors(view: V): readonly Actor[]
  opens(entry: LogEntry): Opening | undefined
  /** Lines that other lines tell as well, or that say nothing by themselves. */
  readonly silent: ReadonlySet<string>
  /** Of these, the ones that `deaths` tells, points included. */
  readonly mortal: ReadonlySet<string>
  /** The lines that make the sentence, weightiest first: two are told at most. */
  readonly clauses: readonly string[]
  /** Lines that tell what came of a clause: the first that is there follows after a colon. */
  readonly effects?: readonly string[]
  /** A title for what the world did that says more than its name. */
  event?(lines: readonly LogEntry[]): Said | undefined
  /** Nothing came of what the world did: it is not told. */
  idle?(lines: readonly LogEntry[]): boolean
  /** What the actor did, by the lines of the turn. */
  action(lines: readonly LogEntry[]): Said | undefined
  gain(entry: LogEntry): Gain | undefined
  /** The thing on the table that a parameter names. */
  ref(value: string): string | undefined
  /** Things that belong to somebody: the key of their name, whose they are, and the key of a name that says nothing of the owner. */
  readonly belongings?: readonly { readonly key: string; readonly actor: string; readonly name: string }[]
  /** Lines that are told as one, whoever they are about. */
  readonly together?: ReadonlySet<string>
  /** A sentence for lines that no clause can tell, as when nothing came of them. */
  sentence?(lines: readonly LogEntry[]): Said | undefined
  /** Keys of names, and the keys of what those things are called in a turn of this actor. */
  aliases?(actor: string | undefined): readonly (readonly [key: string, called: string])[]
  /** A shorter name for the same thing, where a sentence needs no more. */
  shorten?(value: string): string
  deaths?(lines: readonly LogEntry[]): readonly Death[]
  /** Rules are known by their numbers. */
  readonly numbered?: true
  /** The part of the game after a line, if it begins one; the first part is ''. */
  part(entry: LogEntry, part: string): string
  partTitle(part: string): Said
  /** Lines that are heard: dice and cards. */
  sound?(entry: LogEntry): Sound | undefined
  /** The kinds of decisions that matter, weightiest first. */
  readonly crux: readonly string[]
}
