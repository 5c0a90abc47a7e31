/** K of Bios: Genesis: its hand-over file, as a table of this game brings it, and what it means here. */

import { sum } from '@deeptime/kit'

export interface GenesisMacro {
  readonly score: number
  /** Each of the colour of its player. */
  readonly bionts: readonly { readonly colour: string; readonly role: 'trophic' | 'endosymbiont' }[]
}

export interface GenesisPlayer {
  readonly colour: string
  readonly seat: number
  readonly vp: number
  readonly catalysts: Readonly<Record<string, number>>
  readonly macros: readonly GenesisMacro[]
}

export interface Genesis {
  readonly format: 1
  readonly game: 'genesis'
  readonly players: readonly GenesisPlayer[]
}

/** A host and the player whose biont lived in it, by seat. */
export interface Symbiosis {
  readonly host: number
  readonly endosymbiont: number
}

/** What one seat made of Genesis. Who did not play it made nothing. */
interface Heir {
  readonly seat: number
  readonly vp: number
  readonly catalysts: number
  /** The score of the best macro-organism, below 0 without one. */
  readonly best: number
}

const MOST_GENES = 5

/** Alone one played two colours of Genesis: the better one counts. */
function heirOf({ players }: Genesis, seat: number): Heir {
  const own = players.filter((player) => player.seat === seat)
  return {
    seat,
    vp: Math.max(0, ...own.map(({ vp }) => vp)),
    catalysts: sum(own.flatMap(({ catalysts }) => Object.values(catalysts))),
    best: Math.max(-1, ...own.flatMap(({ macros }) => macros.map(({ score }) => score))),
  }
}

const heirsOf = (genesis: Genesis, seats: number): readonly Heir[] => Array.from({ length: seats }, (_, seat) => heirOf(genesis, seat))

/** K: points of Genesis are added at the end. */
export const genesisPoints = (genesis: Genesis, seat: number): number => heirOf(genesis, seat).vp

/** Kb: 5 genes for the most catalysts, one less for each lower number; equal ones get the same. */
export function genesBySeat(genesis: Genesis, seats: number): readonly number[] {
  const heirs = heirsOf(genesis, seats)
  const ranks = [...new Set(heirs.map(({ catalysts }) => catalysts))].sort((a, b) => b - a)
  return heirs.map(({ catalysts }) => MOST_GENES - ranks.indexOf(catalysts))
}

/** Ka: by the best macro-organism, then by all points; who has none comes last. */
export const pickingOrder = (genesis: Genesis, seats: number): readonly number[] =>
  heirsOf(genesis, seats)
    .toSorted((a, b) => b.best - a.best || b.vp - a.vp || a.seat - b.seat)
    .map(({ seat }) => seat)

/** Kc: in the order in which hosts pick; nobody is in two pairs. */
export function symbioses(genesis: Genesis, order: readonly number[]): readonly Symbiosis[] {
  const found: Symbiosis[] = []
  const paired = (seat: number): boolean => found.some(({ host, endosymbiont }) => host === seat || endosymbiont === seat)
  for (const host of order) {
    const lodger = lodgersOf(genesis, host).find((seat) => seat !== host && order.includes(seat) && !paired(seat))
    if (lodger !== undefined && !paired(host)) found.push({ host, endosymbiont: lodger })
  }
  return found
}

/** Seats whose bionts live in the macro-organisms of a host. */
function lodgersOf({ players }: Genesis, host: number): readonly number[] {
  const macros = players.filter(({ seat }) => seat === host).flatMap((player) => player.macros)
  const colours = macros.flatMap(({ bionts }) => bionts.filter(({ role }) => role === 'endosymbiont').map(({ colour }) => colour))
  return colours.flatMap((colour) => players.filter((player) => player.colour === colour).map(({ seat }) => seat))
}
