/** D10–D14 Discs: the only code that moves them between the map and the reservoirs. Medea is asked first, then the disc moves. */

import type { Script } from '@deeptime/engine'
import { AIR_CAPACITY, airDiscs, CLOUD_CAPACITY } from './climate.ts'
import { GREEN } from './components/phyla.ts'
import { seatOf } from './cubes.ts'
import { isBasin, isOlympus } from './habitat.ts'
import { decide, type MegafaunaTable, tell } from './keys.ts'
import { type NumberOption, TRACK_OPTIONS } from './options.ts'
import { isTab, NOWHERE } from './places.ts'
import { placeWord } from './refs.ts'
import type { RuleId } from './rules.ts'
import { endangerAll, settle } from './settle.ts'
import { BARE, BLACK_DISC, BLOOM_DISC, CARBON, GREEN_DISC, NONE, type State, WHITE_DISC } from './state.ts'
import { playerOf } from './tableau.ts'

export const OXYGEN_TRACK = 0
export const CLOUD_TRACK = 1
export const AIR_TRACK = 2

const DISC_WORDS: readonly string[] = ['', '@disc.black', '@disc.white', '@disc.green']
export const discWord = (disc: number): string => DISC_WORDS[disc] as string
const trackWord = (track: number): string => TRACK_OPTIONS[track]?.params?.track as string

/** Where a disc comes from: a track, or a place on the map. */
export interface Source {
  readonly track: number
  readonly place: number
}
export const fromTrack = (track: number): Source => ({ track, place: NOWHERE })
export const fromPlace = (place: number): Source => ({ track: NONE, place })

/** The seat that places discs; L1a: clouds are the animal's to seed. */
export const medeaSeat = (s: State): number => seatOf(s, s.medea)
function cloudSeat(s: State): number {
  if (!s.rules.alien || s.rules.plantByRules || s.rules.seats === 1) return medeaSeat(s)
  return playerOf(
    s,
    s.players.findIndex((player, colour) => player !== null && colour !== GREEN),
  ).seat
}

/** L1a: without a living animal no black disc enters the Atmosphere of Venus. */
export function airTakesBlack(s: State): boolean {
  if (!s.rules.alien || s.rules.seats !== 2 || s.rules.plantByRules) return true
  return s.turn < 2 || s.players.some((player, colour) => player !== null && colour !== GREEN && !player.lazarus)
}

/** Glossary, Release: black goes to the Atmosphere, and pushes out a white disc if that is full. */
function addBlack(t: MegafaunaTable): void {
  const s = t.state
  s.airBlack++
  if (airDiscs(s) <= AIR_CAPACITY) return
  s.airWhite--
  s.clouds++
  tell(t, 'disc.pushed', {}, 'release')
}

/** D13: Medea says where a white disc goes; a full Atmosphere takes none. `freed`: discs that leave the Atmosphere first. */
export function* whiteTrack(t: MegafaunaTable, place: number, freed = 0): Script<number> {
  const s = t.state
  const options: NumberOption[] = []
  if (s.clouds < CLOUD_CAPACITY) options.push(TRACK_OPTIONS[CLOUD_TRACK] as NumberOption)
  if (airDiscs(s) - freed < AIR_CAPACITY) options.push(TRACK_OPTIONS[AIR_TRACK] as NumberOption)
  const { number } = yield* decide(t, cloudSeat(s), 'medea.white', options, 'D13', { place: placeWord(s, place) })
  return number
}

function addTo(t: MegafaunaTable, disc: number, track: number): void {
  const s = t.state
  if (disc === GREEN_DISC) s.oxygen++
  else if (disc === BLACK_DISC) addBlack(t)
  else if (track === CLOUD_TRACK) s.clouds++
  else s.airWhite++
}

/** The track that a disc goes to without a choice. */
const homeOf = (disc: number): number => (disc === GREEN_DISC ? OXYGEN_TRACK : AIR_TRACK)

/** D12b: a bloom goes to the Oxygen; whoever swam in it is endangered. */
export function releaseBloom(t: MegafaunaTable, tab: number): void {
  const s = t.state
  s.discs[tab] = CARBON
  s.oxygen++
  tell(t, 'disc.released', { disc: discWord(GREEN_DISC), place: placeWord(s, tab), track: trackWord(OXYGEN_TRACK) }, 'D12b')
  settle(t, tab)
}

/** Releases what lies on a place into its reservoir: of a tab the black disc, with its bloom. */
export function* release(t: MegafaunaTable, place: number, rule: RuleId): Script {
  const s = t.state
  const disc = isTab(place) ? BLACK_DISC : (s.discs[place] as number)
  const track = disc === WHITE_DISC ? yield* whiteTrack(t, place) : homeOf(disc)
  takeOffMap(t, place)
  addTo(t, disc, track)
  tell(t, 'disc.released', { disc: discWord(disc), place: placeWord(s, place), track: trackWord(track) }, rule)
  settle(t, place)
}

/** The disc leaves the place; D12b: the black disc of a tab takes its bloom along. The ground has to be settled. */
function takeOffMap(t: MegafaunaTable, place: number): void {
  const s = t.state
  if (isTab(place) && s.discs[place] === BLOOM_DISC) releaseBloom(t, place)
  s.discs[place] = BARE
}

/** How many discs of a colour a track holds. */
export function trackHolds(s: State, track: number, disc: number): number {
  if (track === OXYGEN_TRACK) return disc === GREEN_DISC ? s.oxygen : 0
  if (track === CLOUD_TRACK) return disc === WHITE_DISC ? s.clouds : 0
  return disc === BLACK_DISC ? s.airBlack : disc === WHITE_DISC ? s.airWhite : 0
}

function takeFromTrack(s: State, track: number, disc: number): void {
  if (track === OXYGEN_TRACK) s.oxygen--
  else if (track === CLOUD_TRACK) s.clouds--
  else if (disc === BLACK_DISC) s.airBlack--
  else s.airWhite--
}

function takeFrom(t: MegafaunaTable, { track, place }: Source, disc: number): void {
  if (track !== NONE) takeFromTrack(t.state, track, disc)
  else if (isTab(place) && disc === GREEN_DISC) t.state.discs[place] = CARBON
  else takeOffMap(t, place)
}

/** Glossary, Damocles: black enters any hex without black, white any without black or white; green needs bare ground. */
export function takesDisc(s: State, hex: number, disc: number): boolean {
  const there = s.discs[hex] as number
  if (disc === BLACK_DISC) return there !== BLACK_DISC
  // K7: on worlds of three levels water fills basins only.
  if (disc === WHITE_DISC) return there !== BLACK_DISC && there !== WHITE_DISC && (!s.rules.alien || isBasin(s, hex))
  return there === BARE
}

/** A disc moves to a hex: the one below is released, and black and white endanger everybody there. */
export function* degas(t: MegafaunaTable, source: Source, disc: number, hex: number, rule: RuleId): Script {
  const s = t.state
  const below = s.discs[hex] as number
  const track = below === WHITE_DISC ? yield* whiteTrack(t, hex, source.track === AIR_TRACK ? 1 : 0) : homeOf(below)
  takeFrom(t, source, disc)
  s.discs[hex] = disc
  tell(t, 'disc.degassed', { disc: discWord(disc), place: placeWord(s, hex) }, rule)
  if (below !== BARE) {
    addTo(t, below, track)
    tell(t, 'disc.released', { disc: discWord(below), place: placeWord(s, hex), track: trackWord(track) }, 'damocles')
  }
  if (disc !== GREEN_DISC) endangerAll(t, hex)
  settle(t, hex)
  if (source.track === NONE) settle(t, source.place)
}

/** D10g: a disc moves to a tab: black on a bare one, green on a black one. */
export function degasOffshore(t: MegafaunaTable, source: Source, disc: number, tab: number, rule: RuleId): void {
  const s = t.state
  takeFrom(t, source, disc)
  s.discs[tab] = disc === GREEN_DISC ? BLOOM_DISC : CARBON
  tell(t, 'disc.degassed', { disc: discWord(disc), place: placeWord(s, tab) }, rule)
  settle(t, tab)
  if (source.track === NONE) settle(t, source.place)
}

/** A disc moves to a track that is named, from another track or from the map. */
export function moveToTrack(t: MegafaunaTable, source: Source, disc: number, track: number, rule: RuleId): void {
  const s = t.state
  takeFrom(t, source, disc)
  addTo(t, disc, track)
  const from = source.track === NONE ? placeWord(s, source.place) : trackWord(source.track)
  tell(t, 'disc.moved', { disc: discWord(disc), from, track: trackWord(track) }, rule)
  if (source.track === NONE) settle(t, source.place)
}

/** D10g: whether a tab can take a disc of this colour. */
export const tabTakes = (s: State, tab: number, open: boolean, disc: number): boolean =>
  open && !isOlympus(s, tab) && s.discs[tab] === (disc === GREEN_DISC ? CARBON : BARE)

/** Whether a place holds a disc of this colour that may be taken. K5g: not that of Olympus Mons. */
export function holdsDisc(s: State, place: number, disc: number): boolean {
  const there = s.discs[place] as number
  if (!isTab(place)) return there === disc
  if (isOlympus(s, place)) return false
  return disc === BLACK_DISC ? there !== BARE : disc === GREEN_DISC && there === BLOOM_DISC
}
