/** The vocabulary of the kernel. Everything here is plain data. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A place at a table, numbered from 0. */
export type Seat = number

/** A member of the audience: sees what everybody sees. */
export const SPECTATOR = -1

/**
 * Values that the words of a prompt or log line need. A string that starts with `@` names a catalog entry
 * (`@terrain.reef`), so that rules code never holds a word meant for people.
 */
export type Params = Readonly<Record<string, string | number | readonly string[]>>

/**
 * One legal answer. `id` is stable across replays and versions of the program. `about` names the things on the board
 * that a person would click (`tile:2,-1`); an option without a place on the board is shown as a button.
 * Games extend it with plain fields that their scripts want back.
 */
export interface Option {
  readonly id: string
  readonly about?: readonly string[]
  /** Catalog key of the option's words, below `option.`; without one, the words are those of what it is about. */
  readonly label?: string
  readonly params?: Params
}

/** What one seat is asked. `kind` is a catalog key below `decision.`; `rule` is the rule that asks. */
export interface Ask<O extends Option = Option> {
  readonly seat: Seat
  readonly kind: string
  readonly options: readonly O[]
  readonly rule: string
  readonly params?: Params
}

/** Why things on the board can't be chosen now: `key` is a catalog key below `why.`; things with the same reason stand together. */
export interface WhyNot {
  readonly about: readonly string[]
  readonly key: string
  /** The rule that forbids it. */
  readonly rule: string
  readonly params?: Params
}

/** Tells why not, when a person wants to know: bots and playouts never call it. */
export type Reasons = () => readonly WhyNot[]

/** A point where people must decide: one seat, or several at once, each without knowing the others' answers. */
export interface Decision {
  readonly asks: readonly Ask[]
  /** Of one seat's decision: what can't be chosen. It reads the state and changes nothing. */
  readonly reasons?: Reasons | undefined
}

/** One line of the story. `key` is a catalog key below `log.`; `rule` is the rule it follows. */
export interface LogEntry {
  readonly key: string
  readonly params: Params
  readonly rule: string
  /** How many choices had been made when it was written: its place on the timeline. */
  readonly at: number
  /** Present when only these seats may read it. */
  readonly only?: readonly Seat[]
}

/** A step still to run: the name of one of the game's scripts, and its arguments. */
export interface Step {
  readonly step: string
  readonly args?: Json
}

/** The random generator, as it is stored: four 32-bit words. */
export type RngState = [number, number, number, number]

/** All there is to know about a game between two steps. `agenda` is a stack: the last entry runs next. */
export interface Position<S> {
  rng: RngState
  agenda: Step[]
  state: S
}

/** Randomness. Scripts reach it through the table; `setup` and `determinize` are handed one. */
export interface Rng {
  /** A whole number from 0 to n − 1. */
  int(n: number): number
  shuffle<T>(items: T[]): T[]
}

/** What a script yields: a decision. What it gets back: the chosen option of each ask, in order. */
export type Script<R = void> = Generator<Decision, R, readonly Option[]>

/** One named part of a score; a seat's score is the sum of its parts. `label` is a catalog key below `score.`. */
export interface ScorePart {
  readonly label: string
  readonly value: number
  readonly rule: string
  readonly params?: Params
}

export interface SeatScore {
  readonly total: number
  readonly parts: readonly ScorePart[]
}

/** What seats want: each a lead over the others, or all the same: a game that is won or lost together, or alone. */
export type Aim = 'lead' | 'common'

export type CommonOutcome = 'won' | 'lost'
export type SeatOutcome = CommonOutcome | 'drew'

/** How a finished game ended. `rankedResult` and `commonResult` make one. */
export interface Result {
  /** Seats from first to last; seats of equal rank shared the place. In a game of a common cause all share the one there is. */
  readonly places: readonly Seat[][]
  /** By seat. Those who share the first place of a game of leads drew. */
  readonly outcomes: readonly SeatOutcome[]
  /** In a game of a common cause: what became of it. */
  readonly common?: CommonOutcome
  /** What decided, below `result.` in the catalog: how it ended, and what broke a tie. */
  readonly reason: string
  /** The rule that decided. */
  readonly rule: string
}

/** What a game finds wrong with data that people bring for one of its settings: a key below `problem.` in the game's own catalog. */
export interface Flaw {
  readonly key: string
  readonly params?: Params
}

/** A choice that a table makes before it begins. Its words are `setting.<id>` and `setting.<id>.<value>` in the catalog. */
export type Setting =
  | {
      readonly id: string
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly initial: string
      readonly seats?: readonly number[]
    }
  | { readonly id: string; readonly kind: 'flag'; readonly initial: boolean; readonly seats?: readonly number[] }
  | {
      readonly id: string
      readonly kind: 'data'
      readonly check: (value: Json, seats: number) => Flaw | undefined
      readonly seats?: readonly number[]
    }

export type Settings = Readonly<Record<string, Json>>

/** A named set of settings, as the rulebook offers it. Modes combine with `+` on the command line. */
export interface Mode {
  readonly id: string
  readonly settings: Settings
  readonly seats: readonly number[]
}

/** Catalog of one language: key → ICU message. */
export type Catalog = Readonly<Record<string, string>>

/** A rule in our own words. `id` is what decisions and log entries cite; `section` groups rules as the rulebook does. */
export interface RuleText {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly text: string
}

/** All that people read of a game in one language, loaded apart from its rules so that playouts do not carry it. */
export interface GameWords {
  readonly catalog: Catalog
  readonly rules: readonly RuleText[]
  /** The words of a table with these settings, where they can differ: a deck of one's own brings the names of its cards. */
  readonly forSettings?: (settings: Settings) => GameWords
}
