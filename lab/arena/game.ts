import { type Opinion, think } from '@deeptime/bots'
import { type Advice, type Ask, ProblemError, type Seat, Session, type Settings, shareOfVictory } from '@deeptime/engine'
import type { GameList, Imitation, Look, Measured, PriorTable, Rules, TermWeights } from '@deeptime/kit'
import { Whims } from '../learning/whims.ts'
import { type Contestant, contestant } from './contestant.ts'

/** A game to be played, as data, so that any worker on any machine can take it. */
export interface ArenaJob {
  readonly game: string
  readonly settings: Settings
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Tell what each seat took and held, for the balance tables. */
  readonly observe: boolean
  /** By seat: weights for the game's advice instead of its own. */
  readonly weights?: readonly TermWeights[]
  /** The part of the choices made at random, from 0 to 1; what the terms of the advice said at the end of each turn is told, too. */
  readonly whim?: number
  /** By seat: priors for the game's advice instead of its own. */
  readonly priors?: readonly PriorTable[]
  /** Tell what was on offer at each choice of a search, and how often it tried what. */
  readonly looks?: boolean
}

/** A choice of a search: what each option had at first sight, and how often it was tried. */
export interface Looked {
  readonly options: readonly Look[]
  readonly visits: readonly number[]
}

export interface ArenaSeat {
  readonly bot: string
  readonly score: number
  /** From 0; seats that tie share a place. */
  readonly place: number
  /** Its share of the first place: 1, a fraction in a tie, or 0. */
  readonly win: number
  /** Choices with more than one option, and the time they took. */
  readonly choices: number
  readonly ms: number
  readonly slowest: number
  /** What it took or held: catalog keys. */
  readonly held: readonly string[]
  /** With a whim: what the terms said after each of its turns. */
  readonly turns?: readonly (readonly number[])[]
  readonly looks?: readonly Looked[]
}

export type ArenaGame = readonly ArenaSeat[]

/** What a worker sends back. */
export type ArenaAnswer = { readonly game: ArenaGame } | { readonly problem: string }

interface Tally {
  choices: number
  ms: number
  slowest: number
}

/** A game under way: who plays, and what is noted on the way. */
class ArenaTable {
  readonly #players: readonly Contestant[]
  readonly #advices: readonly (Advice<unknown> | undefined)[]
  readonly #tallies: readonly Tally[]
  readonly #whims: Whims | undefined
  readonly #looks: readonly Looked[][] | undefined

  constructor(
    readonly job: ArenaJob,
    readonly session: Session<unknown, unknown>,
    rules: Rules,
    readonly measured: Measured,
  ) {
    const { bots, seed, whim, looks } = job
    const { tuning, imitation } = measured
    this.#players = bots.map((name) => contestant(name) as Contestant)
    this.#advices = bots.map((_, seat) => adviceFor(rules, measured, job, seat))
    this.#tallies = bots.map((): Tally => ({ choices: 0, ms: 0, slowest: 0 }))
    this.#whims = whim !== undefined && tuning ? new Whims(tuning, bots.length, whim, seed) : undefined
    this.#looks = looks && imitation ? bots.map((): Looked[] => []) : undefined
  }

  play(): ArenaGame {
    while (!this.session.over) {
      const ask = this.session.pending()[0] as Ask
      this.session.choose(ask.seat, this.#whims?.choice(this.session.state, ask) ?? this.#thought(ask))
    }
    const { game, state } = this.session
    const scores = game.score(state)
    const result = game.result(state)
    return this.job.bots.map((bot, seat) => ({
      bot,
      score: scores[seat]?.total ?? 0,
      place: result.places.findIndex((p) => p.includes(seat)),
      win: shareOfVictory(result, seat),
      ...(this.#tallies[seat] as Tally),
      held: this.#heldBy(seat),
      ...(this.#whims && { turns: this.#whims.turns[seat] }),
      ...(this.#looks && { looks: this.#looks[seat] }),
    }))
  }

  /** What the bot on that seat takes. */
  #thought(ask: Ask): string {
    const { session, job } = this
    const { seat } = ask
    const now = (): number => performance.now()
    const { level, budget } = this.#players[seat] as Contestant
    const advice = this.#advices[seat]
    const start = now()
    const seed = `${job.seed}/${seat}/${session.choices.length}`
    const request = { game: session.game, root: session.root(), seat, seed, now, why: false }
    const { option, ranking } = think(level, { ...request, ...(advice && { advice }), ...(budget && { budget }) })
    if (ask.options.length > 1) count(this.#tallies[seat] as Tally, now() - start)
    const { imitation } = this.measured
    if (imitation && ranking.length > 1) this.#looks?.[seat]?.push(lookedAt(imitation, ask, ranking, session.state))
    return option
  }

  #heldBy(seat: Seat): readonly string[] {
    const { observed } = this.measured
    return this.job.observe && observed ? observed(this.session.state as never, this.session.log, seat) : []
  }
}

/** Plays a whole game by the newest rules. */
export async function playArenaGame(games: GameList, job: ArenaJob): Promise<ArenaGame> {
  const [rules, measured] = await Promise.all([games.rulesOf(job.game), games.find(job.game)?.measured?.()])
  if (!rules) throw new Error(`There is no game "${job.game}"`)
  const { bots, settings, seed } = job
  const started = Session.start(rules.game, { seats: bots.map((bot) => ({ bot })), settings, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  return new ArenaTable(job, started.value, rules, measured ?? {}).play()
}

function adviceFor({ advice }: Rules, { tuning, imitation }: Measured, { weights, priors }: ArenaJob, seat: Seat) {
  const own = weights?.[seat]
  if (own && tuning) return tuning.adviceBy(own) as Advice<unknown>
  const ownPriors = priors?.[seat]
  return ownPriors && imitation ? (imitation.adviceBy(ownPriors) as Advice<unknown>) : advice
}

function lookedAt({ look }: Imitation, ask: Ask, ranking: readonly Opinion[], state: unknown): Looked {
  return {
    options: ask.options.map((option) => look(ask, option, state as never)),
    visits: ask.options.map((option) => ranking.find((opinion) => opinion.option === option.id)?.visits ?? 0),
  }
}

/** As `playArenaGame`; what goes wrong is part of the answer. */
export async function answerArenaJob(games: GameList, job: ArenaJob): Promise<ArenaAnswer> {
  try {
    return { game: await playArenaGame(games, job) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function count(tally: Tally, ms: number): void {
  tally.choices++
  tally.ms += ms
  tally.slowest = Math.max(tally.slowest, ms)
}
