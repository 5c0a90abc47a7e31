import type { Seat } from '@deeptime/engine'
import type { Chapter } from './chapters.ts'
import type { Teller } from './teller.ts'

type Totals = readonly (readonly number[])[]

/** How a seat's total changed from after some choices to after more. */
export function changeOf(totals: Totals, seat: Seat, from: number, to: number): number {
  const at = (choices: number): number => totals[Math.min(choices, totals.length - 1)]?.[seat] ?? 0
  return at(to) - at(from)
}

/** What the lines of a chapter that were written with one choice say of a seat's points. */
function toldAt(
  chapter: Chapter,
  choice: number,
  seat: Seat,
  teller: Teller<unknown>,
  seatOf: (actor: string) => Seat | undefined,
): number {
  return chapter.lines.reduce((sum, line) => {
    const gain = line.at === choice ? teller.gain(line) : undefined
    return gain && seatOf(gain.actor) === seat ? sum + gain.points : sum
  }, 0)
}

/**
 * How a seat's total changed in a chapter. One choice may end a turn and set the world in motion: then each chapter has what its own
 * lines tell, and what they leave untold goes to the world, or else to the turn that was going on.
 */
export function pointsOf(
  chapters: readonly Chapter[],
  chapter: Chapter,
  seat: Seat,
  totals: Totals,
  teller: Teller<unknown>,
  seatOf: (actor: string) => Seat | undefined,
): number {
  let points = 0
  for (let choice = chapter.from + 1; choice <= chapter.to; choice++) {
    const sharers = sharersOf(chapters, chapter, choice)
    const change = changeOf(totals, seat, choice - 1, choice)
    const told = (one: Chapter) => toldAt(one, choice, seat, teller, seatOf)
    const heir = sharers.findLast((one) => one.opening.kind === 'world') ?? sharers[0]
    if (heir !== chapter) points += told(chapter)
    else points += change - sharers.reduce((sum, one) => (one === chapter ? sum : sum + told(one)), 0)
  }
  return points
}

/** The chapters that a choice belongs to, this one among them. They stand side by side in the story. */
function sharersOf(chapters: readonly Chapter[], { id }: Chapter, choice: number): readonly Chapter[] {
  const covers = (one: Chapter | undefined) => one !== undefined && one.from < choice && one.to >= choice
  let first = id
  while (covers(chapters[first - 1])) first--
  let last = id
  while (covers(chapters[last + 1])) last++
  return chapters.slice(first, last + 1)
}
