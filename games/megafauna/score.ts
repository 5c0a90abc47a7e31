/** A7 Final score, part by part; the running score is the same sum. */

import type { ScorePart, SeatScore } from '@deeptime/engine'
import { faceOf, sideOf } from './cards.ts'
import { GREEN, speciesIdsOf } from './components/phyla.ts'
import type { ScoreLabel } from './keys.ts'
import type { RuleId } from './rules.ts'
import { LANGUAGE, NONE, type Player, type Species, type State } from './state.ts'
import { emotionsOf, genotypeSide, playerOf } from './tableau.ts'

const part = (label: ScoreLabel, value: number, rule: RuleId): ScorePart => ({ label, value, rule })

/** Cards in the fossil record (A7a). */
export const fossilCardsOf = (p: Player): number =>
  p.fossilCards.length + p.fossilTools.length + (p.archetypeFossil ? 1 : 0) + (p.macroFossil ? 1 : 0)

/** Host creeples that a species keeps (J2). */
export function hostsOf(x: Species): number {
  let hosts = x.guests.length
  for (const card of x.cards) if (card.host !== NONE) hosts++
  return hosts
}

export interface Tally {
  living: number
  tableau: number
  hosts: number
  emotions: number
  language: number
}

/** Counts what a colour has in play. The archetype card counts once, also where two species share it (C2g). */
export function tallyOf(s: State, colour: number, into: Tally): Tally {
  into.living = into.tableau = into.hosts = into.emotions = into.language = 0
  let archetypes = 0
  for (const species of speciesIdsOf(colour)) {
    const x = s.species[species]
    if (!x) continue
    into.living += s.living[species] as number
    into.hosts += hostsOf(x)
    into.emotions += emotionsOf(x)
    if ((x.flags & LANGUAGE) !== 0) into.language = 1
    into.tableau += x.tools.length
    if (x.genotype === 0) archetypes++
    else if (sideOf(s, x.genotype, genotypeSide(s, species)).fossil) into.tableau++
    for (const card of x.cards) if (card.side !== 0 && faceOf(s, card).fossil) into.tableau++
  }
  if (archetypes > 0) into.tableau++
  const { setAside, setAsideSides } = playerOf(s, colour)
  for (let i = 0; i < setAside.length; i++) {
    if (sideOf(s, setAside[i] as number, setAsideSides[i] as number).fossil) into.tableau++
  }
  return into
}

const newTally = (): Tally => ({ living: 0, tableau: 0, hosts: 0, emotions: 0, language: 0 })

/** J6f. */
export const LANGUAGE_POINTS = 3

export function partsOf(s: State, colour: number): readonly ScorePart[] {
  const player = playerOf(s, colour)
  const { living, tableau, hosts, emotions, language } = tallyOf(s, colour, newTally())
  return [
    part('tokens', player.fossilTokens, 'A7a'),
    part('fossils', fossilCardsOf(player), 'A7a'),
    part('population', living, 'A7b'),
    part('tableau', tableau, 'A7c'),
    part('medea', s.medea === colour ? 1 : 0, 'A7c'),
    part('hosts', hosts, 'A7d'),
    part('emotions', emotions, 'A7e'),
    part('language', language * LANGUAGE_POINTS, 'A7e'),
  ]
}

const kept = newTally()
export function totalOf(s: State, colour: number): number {
  const player = playerOf(s, colour)
  const { living, tableau, hosts, emotions, language } = tallyOf(s, colour, kept)
  const medea = s.medea === colour ? 1 : 0
  return player.fossilTokens + fossilCardsOf(player) + living + tableau + medea + hosts + emotions + language * LANGUAGE_POINTS
}

/** I4a: living creeples and hosts held; L1b: animals count twice in the awards of Venus. */
export function populationOf(s: State, colour: number): number {
  const { living, hosts } = tallyOf(s, colour, kept)
  return (isVenusAnimal(s, colour) ? 2 * living : living) + hosts
}
const isVenusAnimal = (s: State, colour: number): boolean => s.rules.alien && s.rules.seats > 1 && colour !== GREEN

/** The colour that a seat's score hangs on; alone one scores with the animal, or with the plant (K0e). */
export function coloursBySeat(s: State): readonly number[] {
  const colours: number[] = []
  for (let colour = s.players.length - 1; colour >= 0; colour--) {
    const seat = s.players[colour]?.seat ?? NONE
    if (seat === NONE) continue
    if (s.rules.seats === 1 && (colour === GREEN) !== isPlantGame(s)) continue
    colours[seat] = colour
  }
  return colours
}

/** K0e: the plant is the protagonist. */
export const isPlantGame = (s: State): boolean => s.rules.alien && s.rules.seats === 1 && !s.rules.plantByRules

export const score = (s: State): readonly SeatScore[] =>
  coloursBySeat(s).map((colour) => {
    const parts = partsOf(s, colour)
    return { total: parts.reduce((sum, { value }) => sum + value, 0), parts }
  })
