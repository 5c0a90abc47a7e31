import type { Refugium } from './components/cards.ts'
import { COLOURS } from './components/ids.ts'
import { biontsIn, biontsOf } from './organisms.ts'
import { cardsIn } from './refs.ts'
import { BIONTS_EACH, firstBiont, type GenesisState, NONE } from './state.ts'

/** Questions about refugia. */

export const refugiumCard = (s: GenesisState, placard: number): Refugium => cardsIn(s).refugia[placard] as Refugium

export const isRefugium = (s: GenesisState, placard: number): boolean =>
  placard >= 0 && placard < s.enzymes.length && (s.placards[refugiumCard(s, placard).row] as number[]).includes(placard)

/** All refugia in play, in the order of their rolls: top row first, left to right (F). */
export function refugia(s: GenesisState): number[] {
  const found: number[] = []
  for (const row of s.placards) for (const placard of row) found.push(placard)
  return found
}

export const organisedOf = (s: GenesisState, placard: number, colour: number): number => s.organised[placard * 4 + colour] as number
export const disorganisedOf = (s: GenesisState, placard: number, colour: number): number => s.disorganised[placard * 4 + colour] as number

/** Cubes of all colours, organised or all of them. */
export function organisedCubes(s: GenesisState, placard: number): number {
  let n = 0
  for (const colour of COLOURS) n += organisedOf(s, placard, colour)
  return n
}
export function mannaCubes(s: GenesisState, placard: number): number {
  let n = 0
  for (const colour of COLOURS) n += organisedOf(s, placard, colour) + disorganisedOf(s, placard, colour)
  return n
}

/** Colours with a biont there. */
export const contenders = (s: GenesisState, placard: number): number[] => COLOURS.filter((colour) => biontsOf(s, colour, placard) > 0)

/** F4: the contender with most of its colour among bionts, organised cubes and enzymes; ties by the printed order. `NONE` if nobody is there. */
export function progenote(s: GenesisState, placard: number): number {
  let best: number = NONE
  let most = 0
  for (const colour of refugiumCard(s, placard).order) {
    const bionts = biontsOf(s, colour, placard)
    if (bionts === 0) continue
    let n = bionts + organisedOf(s, placard, colour)
    for (const enzyme of s.enzymes[placard] as number[]) if (enzyme === colour) n++
    if (n > most) {
      most = n
      best = colour
    }
  }
  return best
}

/** F: one die an organised cube, two a biont. */
export const refugiumDice = (s: GenesisState, placard: number): number => organisedCubes(s, placard) + 2 * biontsIn(s, placard)

/** E2: bionts of a player in refugia. */
export function biontsInRefugia(s: GenesisState, player: number): number {
  const first = firstBiont(player)
  let n = 0
  for (let i = 0; i < BIONTS_EACH; i++) if (inRefugium(s, first + i)) n++
  return n
}

/** A biont on a placard that has not come to life. */
export const inRefugium = (s: GenesisState, biont: number): boolean => {
  const at = s.biontAt[biont] as number
  return at >= 0 && at < s.enzymes.length && s.organisms[at] === null
}
