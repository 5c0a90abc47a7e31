import type { Ask, Option, WhyNot } from '@deeptime/engine'
import { BARRED_OPTION } from '@deeptime/kit'

/** Options by each thing on the board that they are about. */
export function litBy(ask: Ask | undefined): ReadonlyMap<string, readonly Option[]> {
  const lit = new Map<string, Option[]>()
  for (const option of ask?.options ?? []) {
    for (const ref of option.about ?? []) {
      const there = lit.get(ref)
      if (there) there.push(option)
      else lit.set(ref, [option])
    }
  }
  return lit
}

const placeOf = (option: Option): string => (option.about ?? []).join(' ')

/**
 * The options that need a button: those without a place, those whose place nobody drew, and those that share all their
 * places with others (how many species on this one tile?), which a click on the place could not tell apart.
 */
export function buttonsOf(ask: Ask | undefined, drawn: (ref: string) => boolean): readonly Option[] {
  const options = ask?.options ?? []
  const sharing = new Map<string, number>()
  for (const option of options) sharing.set(placeOf(option), (sharing.get(placeOf(option)) ?? 0) + 1)
  return options.filter((option) => {
    const about = option.about ?? []
    return about.length === 0 || (sharing.get(placeOf(option)) ?? 0) > 1 || !about.some(drawn)
  })
}

/** An answer that people may look for among the buttons and that the rules don't allow now. */
export interface BarredButton {
  readonly option: Option
  readonly reason: WhyNot
}

export const barredOf = (whyNot: readonly WhyNot[]): readonly BarredButton[] =>
  whyNot.flatMap((reason) =>
    reason.about
      .filter((ref) => ref.startsWith(BARRED_OPTION))
      .map((ref) => ref.slice(BARRED_OPTION.length))
      .map((id) => ({ option: { id, label: id }, reason })),
  )

export type Direction = 'up' | 'down' | 'left' | 'right'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const centre = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** The nearest of some boxes in a direction: what an arrow key reaches. What lies askew counts as further away. */
export function nearestTowards(from: Box, boxes: readonly Box[], direction: Direction): number {
  const start = centre(from)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, i) => {
    const { x, y } = centre(box)
    const [dx, dy] = [x - start.x, y - start.y]
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
    if (along <= 1 || aside > along * 3) return
    const distance = along + aside * 2
    if (distance < least) {
      least = distance
      best = i
    }
  })
  return best
}
