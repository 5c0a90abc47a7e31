/** Which bots sit where, game by game. */

export interface LineUp {
  readonly bots: readonly string[]
  /** Games of the same number are dealt alike, whoever plays. */
  readonly deal: number
}

/** Every choice of `size` of the bots; with fewer bots than seats they sit down again and again. */
export function groups(bots: readonly string[], size: number): string[][] {
  if (bots.length <= size) return [Array.from({ length: size }, (_, i) => bots[i % bots.length] as string)]
  if (size === 1) return bots.map((b) => [b])
  return bots.flatMap((bot, i) => {
    const rest = bots.slice(i + 1)
    return rest.length < size - 1 ? [] : groups(rest, size - 1).map((others) => [bot, ...others])
  })
}

const rotated = (bots: readonly string[], by: number): string[] => bots.map((_, i) => bots[(i + by) % bots.length] as string)

/** Every way to seat a group by moving round the table; a bot that sits twice makes some of them the same. */
function seatings(group: readonly string[]): string[][] {
  const all = group.map((_, by) => rotated(group, by))
  return all.filter((seating, i) => all.findIndex((other) => other.join() === seating.join()) === i)
}

/** Deal after deal: every group of bots plays it from every seat. */
export function lineUps(bots: readonly string[], seats: number, games: number): LineUp[] {
  const all = groups(bots, seats).flatMap(seatings)
  return Array.from({ length: games }, (_, i) => ({ bots: all[i % all.length] as string[], deal: Math.floor(i / all.length) }))
}
