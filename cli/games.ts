import { type Advice, type Game, type GameWords, type Json, type LogEntry, type Params, readWeights, type Seat } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { adviceBy, ADVICE_TERMS as MARINE_TERMS, MARINE_WEIGHTS, marineAdvice, observedIn } from '@deeptime/marine/advice'
import { checkDeck } from '@deeptime/marine/check-deck'
import { marineWords } from '@deeptime/marine/words'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import {
  CLASSIC_PRIORS,
  ADVICE_TERMS as CLASSIC_TERMS,
  CLASSIC_WEIGHTS,
  classicAdvice,
  adviceBy as classicAdviceBy,
  looked,
  OPTION_TRAITS,
  readPriors,
} from '@deeptime/megafauna-classic/advice'
import { kindOf, observedIn as observedInClassic } from '@deeptime/megafauna-classic/advice-balance'
import { classicWords } from '@deeptime/megafauna-classic/words'
import { drawClassic } from './draw-classic.ts'
import { drawMarine } from './draw-marine.ts'
import type { Imitation, Tuning } from './tuning.ts'
import { UserError } from './user-error.ts'

/** Words by their key. */
export type Text = (key: string, params?: Params) => string

/** A game as the command line knows it. */
export interface GameEntry {
  readonly game: Game
  readonly words: GameWords
  readonly advice?: Advice<unknown>
  /** What is wrong with a deck that people bring. */
  readonly checkDeck?: (deck: Json) => readonly string[]
  /** What a seat took and held in a finished game, as catalog keys: what balance tables are about. */
  readonly observed?: (state: never, log: readonly LogEntry[], seat: Seat) => readonly string[]
  /** In which balance table such a key belongs, if its first part does not say. */
  readonly kindOf?: (item: string) => string | undefined
  /** Whether a game for one was won, by the reason of its result: there is only one place to come in. */
  readonly wonAlone?: (reason: string) => boolean
  /** How the weights of its advice are tuned. */
  readonly tuning?: Tuning
  /** How its priors are learnt. */
  readonly imitation?: Imitation
  /** The table as text. */
  readonly draw: (view: never, text: Text) => string
}

const deckProblems = (deck: Json): readonly string[] => checkDeck(deck).map(({ path, message }) => `${path} ${message}`)

const marineTuning: Tuning = {
  weights: MARINE_WEIGHTS,
  file: 'games/marine/advice-weights.json',
  adviceBy: (weights) => adviceBy(readWeights(MARINE_TERMS, weights)),
}

const classicTuning: Tuning = {
  weights: CLASSIC_WEIGHTS,
  file: 'games/megafauna-classic/advice-weights.json',
  adviceBy: (weights) => classicAdviceBy(readWeights(CLASSIC_TERMS, weights)),
}

const classicImitation: Imitation = {
  traits: OPTION_TRAITS,
  priors: CLASSIC_PRIORS,
  file: 'games/megafauna-classic/advice-priors.json',
  look: looked,
  adviceBy: (priors) => classicAdviceBy(CLASSIC_WEIGHTS, readPriors(priors)),
}

export const GAMES: readonly GameEntry[] = [
  {
    game: marine,
    words: marineWords,
    advice: marineAdvice,
    checkDeck: deckProblems,
    observed: observedIn,
    tuning: marineTuning,
    draw: drawMarine,
  },
  {
    game: megafaunaClassic,
    words: classicWords,
    advice: classicAdvice,
    wonAlone: (reason) => reason === 'solitaire.won',
    tuning: classicTuning,
    imitation: classicImitation,
    observed: observedInClassic,
    kindOf,
    draw: drawClassic,
  },
]

export function gameNamed(id: string): GameEntry {
  const entry = GAMES.find((e) => e.game.id === id)
  if (!entry) throw new UserError(`There is no game "${id}"; there is ${GAMES.map((e) => e.game.id).join(', ')}`)
  return entry
}
