import type { Seat, SeatInfo } from '@deeptime/engine'
import type { Words } from '@deeptime/words'

interface Seated {
  readonly seats: readonly SeatInfo[]
  readonly eyes?: Seat
}

/** Which of the seats that the same kind of bot plays this is, from 1; 0 if it is the only one. */
function numberOf(seats: readonly SeatInfo[], seat: Seat): number {
  const alike = seats.flatMap((s, i) => (s.bot === seats[seat]?.bot && !s.name ? [i] : []))
  return alike.length > 1 ? alike.indexOf(seat) + 1 : 0
}

/** What a seat is called: the name it took, "You", or the bot that plays it. */
export function seatName({ seats, eyes }: Seated, seat: Seat, words: Words): string {
  const info = seats[seat]
  if (info?.name) return info.name
  if (info?.bot !== undefined) {
    const level = words.text(`level.${info.bot}`)
    const n = numberOf(seats, seat)
    return n > 0 ? words.text('seat.bot-numbered', { level, n }) : words.text('seat.bot', { level })
  }
  return !isShared(seats) && (eyes === seat || eyes === undefined) ? words.text('seat.you') : words.text('seat.person', { n: seat + 1 })
}

/** The same on two short lines: the level of a bot stands below its name. */
export function seatLines(seated: Seated, seat: Seat, words: Words): readonly [name: string, level?: string] {
  const { name, bot } = seated.seats[seat] ?? {}
  if (name || bot === undefined) return [seatName(seated, seat, words)]
  return [words.text('seat.bot.name', { n: numberOf(seated.seats, seat) }), words.text(`level.${bot}`)]
}

/** Whether several people sit at the table. */
export const isShared = (seats: readonly SeatInfo[]): boolean => seats.filter((seat) => seat.bot === undefined).length > 1

/** Whether the only person at the table won alone, and took no name: then "you" have won. */
export const wonByYou = ({ seats, eyes }: Seated, winners: readonly Seat[]): boolean =>
  winners.length === 1 && winners[0] === eyes && seats[eyes as Seat]?.name === undefined && !isShared(seats)
