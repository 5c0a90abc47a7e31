/** Whole campaigns by lot, through every path. */

import { carry, handedOver, type NextGame } from '@deeptime/campaign'
import { type GameRecord, makeRng, Session, type Settings, seedRng } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import type { HandOver } from '@deeptime/genesis/hand-over'
import { playByLot, settingsOf, startAt } from '@deeptime/testing'
import { expect } from 'vitest'

export interface Path {
  readonly next: NextGame
  readonly seats: number
  readonly mode: string
  readonly wishes: Settings
  /** How many of Genesis stay away, and how many newcomers join. */
  readonly leave: number
  readonly join: number
}

const path = (next: NextGame, seats: number, mode: string, more: Partial<Path> = {}): Path => ({
  next,
  seats,
  mode,
  wishes: {},
  leave: 0,
  join: 0,
  ...more,
})

export const PATHS: readonly Path[] = [
  path('megafauna', 2, 'standard'),
  path('megafauna', 3, 'short', { wishes: { length: 'long' } }),
  path('megafauna', 4, 'macro'),
  path('megafauna', 2, 'introductory', { join: 2 }),
  path('megafauna', 3, 'crystal', { leave: 1, join: 1 }),
  path('megafauna', 4, 'cooperative', { leave: 2 }),
  path('megafauna', 1, 'solitaire'),
  path('megafauna', 1, 'short'),
  path('megafauna-classic', 1, 'solitaire'),
  path('megafauna-classic', 2, 'short', { wishes: { endosymbionts: true } }),
  path('megafauna-classic', 3, 'standard', { leave: 1, join: 1 }),
  path('megafauna-classic', 4, 'cooperative'),
]

/** Genesis by lot, to its end. */
export async function genesisByLot(seats: number, mode: string, seed: string): Promise<{ record: GameRecord; legacy: HandOver }> {
  const rules = await GAMES.rulesOf('genesis')
  const game = rules?.game as NonNullable<typeof rules>['game']
  const session = startAt(game, seats, settingsOf(game, [mode, seats]), seed)
  playByLot(session, seed)
  const made = handedOver(session)
  if (!made.ok) throw new Error(made.problem.key)
  return { record: session.record(), legacy: made.value }
}

/** Random players hardly ever raise a macro-organism: these have, on each side of the card. */
export function withMacros(legacy: HandOver, seed: string): HandOver {
  const rng = makeRng(seedRng(`macros/${seed}`))
  const ids = rng.shuffle(MACRO_IDS.slice())
  const some = (n: number): number => rng.int(n + 1)
  const players = legacy.players.map((player, i) => {
    const id = ids[i]
    if (id === undefined || rng.int(4) === 0) return { ...player, macros: [] }
    const lodgers = legacy.players.filter((other) => other.colour !== player.colour && rng.int(3) === 0)
    const bionts = [
      { colour: player.colour, role: 'trophic' as const, player: player.colour },
      ...lodgers.map(({ colour }) => ({ colour, role: 'endosymbiont' as const, player: colour })),
    ]
    const organs = { red: some(3), yellow: some(2), green: some(3), blue: some(2) }
    const face = rng.int(2) === 0 ? ('marine' as const) : ('terrestrial' as const)
    return { ...player, alive: true, macros: [{ id, face, organs, level: 'plant' as const, bionts, score: 4 + some(20) }] }
  })
  const solitaire = legacy.solitaire && { marine: some(1) === 1, terrestrial: some(1) === 1, plant: some(1) === 1 }
  return { ...legacy, end: 'deck', players, ...(solitaire && { solitaire }) }
}

export const MACRO_IDS = [
  'macro-seaweed',
  'macro-dickinsonia',
  'macro-brachiopod',
  'macro-flatworm',
  'macro-arrow-worm',
  'macro-trilobite',
  'macro-sea-star',
  'macro-opabinia',
]

/** One campaign: what is handed over is carried, the second game is sound to its end, and its record alone plays it again to the byte. */
export async function campaignByLot(
  { next, seats, mode, wishes, leave, join }: Path,
  seed: string,
  rich: boolean,
): Promise<'went on' | 'ended'> {
  const { legacy: found } = await genesisByLot(seats, mode, seed)
  const legacy = rich ? withMacros(found, seed) : found
  const stay = [...new Set(legacy.players.map(({ seat }) => seat))].slice(leave)
  const seating = [...stay, ...Array.from({ length: join }, () => null)]
  const carried = await carry(GAMES, legacy, next, { seating, wishes })
  if (!carried.ok) {
    expect([carried.problem.key, next, legacy.end === 'deck']).toEqual(['armageddon', 'megafauna', false])
    return 'ended'
  }
  const rules = await GAMES.rulesOf(next)
  const game = rules?.game as NonNullable<typeof rules>['game']
  const session = startAt(game, seating.length, carried.value.settings, `${seed}/2`)
  playByLot(session, `${seed}/2`)
  expect(session.over).toBe(true)
  expect(game.audit(session.state)).toEqual([])
  const record = JSON.parse(JSON.stringify(session.record())) as GameRecord
  const again = Session.replay(game, record)
  expect(again.ok && JSON.stringify([again.value.state, again.value.log])).toBe(JSON.stringify([session.state, session.log]))
  return 'went on'
}
