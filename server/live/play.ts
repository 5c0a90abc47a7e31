import { BrokenRules, type Game, type Root } from '@deeptime/engine'
import { outOfTime } from './clock.ts'
import type { TableGame } from './game.ts'
import { isPerson } from './info.ts'
import { type Reply, type Room, refuse } from './room.ts'

/** What a bot needs to know to move. */
export interface BotTurn {
  readonly game: Game
  readonly root: Root<unknown>
  readonly seat: number
  readonly level: string
  readonly seq: number
}

/** A choice, and what its maker had seen. */
export interface Answer {
  readonly option: string
  readonly seq: number
  readonly token: string | null
  readonly by: 'person' | 'bot' | 'time'
}

const seatOfPerson = (room: Room, account: string): number | undefined =>
  room.seats.find((s) => s.account_id === account && isPerson(s))?.seat

export function chooseAs(room: Room, account: string, answer: Answer): Promise<Reply> {
  return room.exclusively(async () => {
    const seat = seatOfPerson(room, account)
    return seat === undefined ? refuse('not-allowed') : choose(room, seat, answer)
  })
}

/** A bot's answer, or the one that is given for somebody whose time is over. */
export function chooseFor(room: Room, seat: number, answer: Answer): Promise<Reply> {
  return room.exclusively(() => choose(room, seat, answer))
}

async function choose(room: Room, seat: number, answer: Answer): Promise<Reply> {
  const game = await room.playing()
  const done = answer.token === null ? undefined : room.game?.eventOf(seat, answer.token)
  if (done !== undefined) return { ok: true, seq: done }
  if (typeof game === 'string') return refuse(game)
  if (!game.session.askOf(seat)) return refuse('not-your-decision')
  if (answer.seq < (game.askSeq[seat] ?? 0) || answer.seq > game.seq) return refuse('stale')
  const { metrics, log } = room.services
  try {
    const outcome = game.choose(seat, answer.option)
    if (!outcome.ok) return refuse(outcome.refusal.code === 'no-such-option' ? 'no-such-option' : 'not-your-decision')
  } catch (error) {
    if (!(error instanceof BrokenRules)) throw error
    metrics.broken.inc()
    log.error({ table: room.id, record: error.record, err: error }, 'the rules broke down')
    return refuse('internal')
  }
  const reply = await room.commit(game, 'choice', seat, answer.option, answer.token)
  if (reply.ok) {
    metrics.choices.inc({ by: answer.by })
    return reply
  }
  // Another process was first, perhaps with this very message.
  const same = answer.token === null ? undefined : room.game?.eventOf(seat, answer.token)
  return same === undefined ? reply : { ok: true, seq: same }
}

/** What a person does other than choosing: once for each message, however often it arrives. */
function act(room: Room, account: string, token: string, work: (game: TableGame, seat: number) => Promise<Reply> | Reply): Promise<Reply> {
  return room.exclusively(async () => {
    const game = await room.playing()
    const seat = seatOfPerson(room, account)
    if (seat === undefined) return refuse('not-allowed')
    const done = room.game?.eventOf(seat, token)
    if (done !== undefined) return { ok: true, seq: done }
    return typeof game === 'string' ? refuse(game) : work(game, seat)
  })
}

/** Takes the last choice back, freely: nobody acted after it and nothing came to light. */
export function undo(room: Room, account: string, seq: number, token: string): Promise<Reply> {
  return act(room, account, token, (game, seat) => {
    if (seq !== game.seq) return refuse('stale')
    if (game.session.choices.length === 0) return refuse('nothing-to-undo')
    if (!game.mayUndo(seat)) return refuse('information-barrier')
    return room.commit(game, 'undo', seat, String(game.session.choices.length - 1), token)
  })
}

/** Asks all to go back to a number of choices; with nobody else to ask, it happens at once. */
export function askUndo(room: Room, account: string, to: number, token: string): Promise<Reply> {
  return act(room, account, token, (game, seat) => {
    if (to >= game.session.choices.length) return refuse('nothing-to-undo')
    if (game.undo) return refuse('undo-pending')
    const alone = room.people.every((s) => s === seat)
    return room.commit(game, alone ? 'undo' : 'ask-undo', seat, String(to), token)
  })
}

export function answerUndo(room: Room, account: string, request: number, agree: boolean, token: string): Promise<Reply> {
  return act(room, account, token, (game, seat) => {
    const asked = game.undo
    if (asked && asked.request !== request) return refuse('stale')
    if (!asked || (agree && asked.agreed.includes(seat))) return refuse('nothing-to-undo')
    if (!agree) return room.commit(game, 'refuse-undo', seat, '', token)
    const agreed = [...asked.agreed, seat]
    const all = room.people.every((s) => agreed.includes(s))
    return room.commit(game, all ? 'undo' : 'agree-undo', seat, String(asked.to), token)
  })
}

/** Gives back time in which nobody could have played. */
export function giveBack(room: Room, ms: number): Promise<Reply> {
  return room.exclusively(async () => {
    const game = await room.playing()
    if (typeof game === 'string') return refuse(game)
    await room.catchUp()
    return room.commit(game, 'resume', null, String(Math.round(ms)), null)
  })
}

export function end(room: Room, why: 'time' | 'closed'): Promise<Reply> {
  return room.exclusively(async () => {
    const game = await room.playing()
    return typeof game === 'string' ? refuse(game) : room.commit(game, 'end', null, why, null)
  })
}

/** The next move that a bot has to make, for a seat of its own or for the given one. */
export function botTurn(room: Room, standIn?: { seat: number; level: string }): Promise<BotTurn | undefined> {
  return room.exclusively(async () => {
    const game = await room.playing()
    if (typeof game === 'string') return undefined
    await room.catchUp()
    const seat = standIn ? standIn.seat : room.botSeats[0]
    const level = standIn?.level ?? room.seats.find((s) => s.seat === seat)?.bot
    if (seat === undefined || !level || game.over || !game.session.askOf(seat)) return undefined
    return { game: game.session.game, root: game.session.root(), seat, level, seq: game.seq }
  })
}

/** People whose time is over. */
export function lateSeats(room: Room): Promise<readonly number[]> {
  return room.exclusively(async () => {
    const game = await room.playing()
    if (typeof game === 'string') return []
    await room.catchUp()
    return outOfTime(game.clock, game.times, room.people, Date.now())
  })
}
