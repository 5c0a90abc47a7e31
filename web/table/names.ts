import type { Seat, SeatInfo } from '@deeptime/engine'
import type { Words } from '@deeptime/words'

interface Seated {
  readonly seats: readonly SeatInfo[]
  readonly eyes?: Seat
}

/** What a seat is called: the name it took, "You", or the bot that plays it. */
export function seatName({ seats, eyes }: Seated, seat: Seat, words: Words): string {
  const info = seats[seat]
  if (info?.name) return info.name
  if (info?.bot !== undefined) {
    const alike = seats.flatMap((s, i) => (s.bot === info.bot && !s.name ? [i] : []))
    const level = words.text(`level.${info.bot}`)
    return alike.length > 1 ? words.text('seat.bot-numbered', { level, n: alike.indexOf(seat) + 1 }) : words.text('seat.bot', { level })
  }
  const people = seats.filter((s) => s.bot === undefined).length
  return people === 1 && (eyes === seat || eyes === undefined) ? words.text('seat.you') : words.text('seat.person', { n: seat + 1 })
}
