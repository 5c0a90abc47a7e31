import type { Advice, Game, GameWords, Params } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import type { DeckProblem } from './deck-setting.ts'
import type { Measured } from './measured.ts'

/** The rules of a game in one version, and what they tell bots. */
export interface Rules {
  readonly game: Game
  readonly advice?: Advice<unknown>
}

/** The words of a game by language: each is loaded when it is spoken. */
export type WordsByLanguage = Readonly<Record<Language, () => Promise<GameWords>>>

/** A version that is not the newest any more, frozen. */
export interface Shelved {
  readonly rules: () => Promise<Rules>
  /** What it says, in the languages that were spoken then. */
  readonly words: Partial<WordsByLanguage>
}

/** A game in a few words, for who has not opened it yet. */
export interface Plate {
  readonly title: string
  /** What it is called in a list of tables. */
  readonly short: string
  readonly about: string
}

/** Words by their key. */
export type Text = (key: string, params?: Params) => string

/** The table as text, for a terminal. Its words are below `draw.` in the game's catalog. */
export type Draw = (view: never, text: Text) => string

/** Everything that is wrong with a deck that people bring; an empty list for a deck that can be played. */
export type CheckDeck = (deck: unknown) => readonly DeckProblem[]

/**
 * What everybody else must know of a game: the command line, the server, the page, the lab and the tests read it from the list of
 * games (`games/index.ts`). What is heavy is loaded when it is needed.
 */
export interface Manifest {
  readonly id: string
  /** The newest version of its rules: new tables begin with it. */
  readonly version: string
  /** How many can play. */
  readonly seats: readonly number[]
  /** The ids of its modes, as the rulebook offers them; the first is the usual one. */
  readonly modes: readonly string[]
  /** How long people play, in minutes. */
  readonly minutes: readonly [shortest: number, longest: number]
  /** How much there is to learn, from 1 (a family game) to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** Terms of its advice that count points already made: the unit in which all others are measured. */
  readonly unit: readonly string[]
  readonly plate: Readonly<Record<Language, Plate>>
  /** The rules of the newest version. */
  readonly rules: () => Promise<Rules>
  /** Older versions by their numbers: tables and records go on under the rules they began with. */
  readonly shelf: Readonly<Record<string, Shelved>>
  /** The words of the newest version; `wordsOf` finds those of any. */
  readonly words: WordsByLanguage
  readonly draw: () => Promise<Draw>
  /** For a game that can be played with a deck of one's own. */
  readonly checkDeck?: () => Promise<CheckDeck>
  readonly measured?: () => Promise<Measured>
}
