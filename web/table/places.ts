import type { Result, Seat } from '@deeptime/engine'

/** Every seat with its place, as people count: whoever comes after two seconds is fourth. */
export function ranked(places: Result['places']): readonly { readonly seat: Seat; readonly place: number }[] {
  return places.flatMap((seats, i) => seats.map((seat) => ({ seat, place: 1 + places.slice(0, i).flat().length })))
}
