import { type Opinion, think } from '@deeptime/bots'
import { type Advice, type Ask, type Seat, Session, type Settings } from '@deeptime/engine'
import { type Contestant, contestant } from './arena-contestant.ts'
import { type GameEntry, gameNamed } from './games.ts'
import type { Imitation, Look, PriorTable, Weights } from './tuning.ts'
import { Whims } from './whims.ts'

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
  readonly weights?: readonly Weights[]
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

/** Plays a whole game. */
export function playArenaGame(job: ArenaJob): ArenaGame {
  const { game: id, settings, bots, seed, observe, whim } = job
  const entry = gameNamed(id)
  const { game, observed, tuning, imitation, wonAlone } = entry
  const started = Session.start(game, { seats: bots.map((bot) => ({ bot })), settings, seed })
  if (!started.ok) throw new Error(started.problem)
  const session = started.value
  const players = bots.map((name) => contestant(name) as Contestant)
  const advices = bots.map((_, seat) => adviceFor(entry, job, seat))
  const tallies = bots.map((): Tally => ({ choices: 0, ms: 0, slowest: 0 }))
  const whims = whim !== undefined && tuning ? new Whims(tuning, bots.length, whim, seed) : undefined
  const looks = job.looks && imitation ? bots.map((): Looked[] => []) : undefined
  const now = (): number => performance.now()
  while (!session.over) {
    const ask = session.pending()[0]
    const seat = ask?.seat as Seat
    const { level, budget } = players[seat] as Contestant
    const unasked = ask && whims?.choice(session.state, ask)
    if (unasked !== undefined) {
      session.choose(seat, unasked)
      continue
    }
    const start = now()
    const request = { game, root: session.root(), seat, seed: `${seed}/${seat}/${session.choices.length}`, now, why: false }
    const advised = advices[seat]
    const { option, ranking } = think(level, { ...request, ...(advised && { advice: advised }), ...(budget && { budget }) })
    if ((ask?.options.length ?? 0) > 1) count(tallies[seat] as Tally, now() - start)
    if (ask && imitation && ranking.length > 1) looks?.[seat]?.push(lookedAt(imitation, ask, ranking, session.state))
    session.choose(seat, option)
  }
  const scores = game.score(session.state)
  const { places, reason } = game.result(session.state)
  const lostAlone = bots.length === 1 && wonAlone?.(reason) === false
  return bots.map((bot, seat) => {
    const place = places.findIndex((p) => p.includes(seat))
    const win = place === 0 && !lostAlone ? 1 / (places[0]?.length ?? 1) : 0
    const held = observe && observed ? observed(session.state as never, session.log, seat) : []
    return {
      bot,
      score: scores[seat]?.total ?? 0,
      place,
      win,
      ...(tallies[seat] as Tally),
      held,
      ...(whims && { turns: whims.turns[seat] }),
      ...(looks && { looks: looks[seat] }),
    }
  })
}

function adviceFor({ advice, tuning, imitation }: GameEntry, { weights, priors }: ArenaJob, seat: Seat): Advice<unknown> | undefined {
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
export function answerArenaJob(job: ArenaJob): ArenaAnswer {
  try {
    return { game: playArenaGame(job) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function count(tally: Tally, ms: number): void {
  tally.choices++
  tally.ms += ms
  tally.slowest = Math.max(tally.slowest, ms)
}
