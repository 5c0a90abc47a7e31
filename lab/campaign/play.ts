/** Bots play whole campaigns: Genesis, then what follows from it. */

import { type Level, think } from '@deeptime/bots'
import { carry, endedInArmageddon, FIRST_GAME, type HandOver, handedOver, type NextGame, sameSeats } from '@deeptime/campaign'
import { type GameRecord, makeRng, ProblemError, Session, type Settings, seedRng, shareOfVictory } from '@deeptime/engine'
import type { GameList, Rules } from '@deeptime/kit'

export interface CampaignJob {
  readonly next: NextGame
  /** By seat, repeated if there are more seats. */
  readonly bots: readonly Level[]
  readonly seed: string
  /** Modes of the two games. */
  readonly genesis?: Settings
  readonly wishes?: Settings
}

/** One seat in one campaign. */
export interface CampaignSeat {
  readonly genesis: number
  readonly next: number
  readonly won: number
  readonly wonGenesis: number
  readonly macro: string | undefined
  readonly face: 'marine' | 'terrestrial' | undefined
}

export interface PlayedCampaign {
  readonly end: HandOver['end']
  /** Empty where nothing goes on: an Armageddon ends it. */
  readonly chapters: readonly GameRecord[]
  readonly seats: readonly CampaignSeat[]
  readonly decisions: number
  readonly violations: readonly string[]
}

type Played = Session<unknown, unknown>

/** Plays a game to its end. */
function playOut({ game, advice }: Rules, bots: readonly Level[], settings: Settings, seed: string): Played {
  const started = Session.start(game, { seats: bots.map((bot) => ({ bot })), settings, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const lots = makeRng(seedRng(`lots/${seed}`))
  for (let ask = session.pending()[0]; ask && session.choices.length < game.bound; ask = session.pending()[0]) {
    const { seat, options } = ask
    const level = bots[seat] as Level
    const request = { game, ...(advice && { advice }), root: session.root(), seat, seed: `${seed}/${session.choices.length}`, why: false }
    const option = level === 'random' ? options[lots.int(options.length)]?.id : think(level, { ...request, now }).option
    session.choose(seat, option as string)
  }
  return session
}

const now = (): number => performance.now()

/** A whole campaign, as far as it goes. */
export async function playCampaign(games: GameList, job: CampaignJob): Promise<PlayedCampaign> {
  const { bots, seed, next } = job
  const [first, second] = await Promise.all([games.rulesOf(FIRST_GAME), games.rulesOf(next)])
  if (!first || !second) throw new Error(`There is no game "${next}"`)
  const before = playOut(first, bots, job.genesis ?? {}, `${seed}/1`)
  const made = handedOver(before)
  if (!made.ok) throw new Error('Genesis did not come to its end')
  const legacy = made.value
  const carried = await carry(games, legacy, next, { seating: sameSeats(legacy), ...(job.wishes && { wishes: job.wishes }) })
  if (!carried.ok) {
    const due = carried.problem.key === 'armageddon' && endedInArmageddon(legacy)
    return { end: legacy.end, chapters: [], seats: [], decisions: before.choices.length, violations: due ? [] : [carried.problem.key] }
  }
  const after = playOut(second, bots, carried.value.settings, `${seed}/2`)
  return {
    end: legacy.end,
    chapters: [before.record(), after.record()],
    seats: bots.map((_, seat) => seatOf(before, after, legacy, seat)),
    decisions: before.choices.length + after.choices.length,
    violations: [...soundness(before), ...soundness(after)],
  }
}

function seatOf(before: Played, after: Played, { players }: HandOver, seat: number): CampaignSeat {
  const [best] = players.filter((player) => player.seat === seat).flatMap(({ macros }) => macros)
  const total = ({ game, state }: Played): number => game.score(state)[seat]?.total ?? 0
  const share = ({ game, state }: Played): number => shareOfVictory(game.result(state), seat)
  return {
    genesis: total(before),
    next: total(after),
    wonGenesis: share(before),
    won: share(after),
    macro: best?.id,
    face: best?.face,
  }
}

/** Everything that a finished game must satisfy. */
const soundness = ({ game, state, over }: Played): readonly string[] => [...game.audit(state), ...(over ? [] : [`${game.id} did not end`])]
