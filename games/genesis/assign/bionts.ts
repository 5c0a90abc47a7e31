import type { Script, Table } from '@deeptime/engine'
import { moveBiont, unmovedBiont } from '../bionts.ts'
import { COLOURS } from '../components/ids.ts'
import { settle, settleEntropy } from '../losses.ts'
import {
  ALLOW,
  BLOCK,
  type ColourOption,
  colourOption,
  type GenesisOption,
  type OrganismOption,
  organismOption,
  type RefugiumOption,
  refugiumOption,
} from '../options.ts'
import { activeRows, entropyLimit, homeRows, isMicro, libertinage, organismAt, organisms, rowOf } from '../organisms.ts'
import { allCatalysts, held, spend } from '../pools.ts'
import { biontRef, colourWord, organismId, organismWord, POOL_WORD, refugiumId, refugiumWord } from '../refs.ts'
import { biontsInRefugia, refugia, refugiumCard } from '../refugia.ts'
import { decide, tell } from '../speech.ts'
import { type GenesisState, isNpc, NONE, POOL } from '../state.ts'

/** E1, E6: bionts to refugia and home, and by gene transfer between micro-organisms. */

type T = Table<GenesisState>

export interface BiontOption extends GenesisOption {
  /** A refugium, a micro-organism, or `POOL`. */
  readonly from: number
}

/** Home, to the pool. */
interface HomeOption extends GenesisOption {
  readonly home: true
}
const RECALL: HomeOption = { id: 'pool', label: 'recall', home: true }
const HOME: HomeOption = { id: 'pool', label: 'pool', home: true }

type TargetOption = RefugiumOption | OrganismOption | HomeOption

const placeOf = (option: TargetOption): number => ('home' in option ? POOL : 'placard' in option ? option.placard : option.organism)

export const isRefugiumPlace = (s: GenesisState, place: number): boolean => place >= 0 && s.organisms[place] === null

/** E1, E2: rows that the player's bionts may enter. */
export const openRows = (s: GenesisState, player: number): number => activeRows(s) | homeRows(s, player)

/** E2: room under the limit, taken when the phase began and never above what it is now. */
export const entropyRoom = (s: GenesisState, player: number): number =>
  Math.min(s.limit[player] as number, entropyLimit(s, player)) - biontsInRefugia(s, player)

/** E1, E6: where the player has a biont that may still move: at home, in refugia of active rows, in micro-organisms. */
export function biontSources(s: GenesisState, player: number): number[] {
  const found: number[] = []
  if (unmovedBiont(s, player, POOL) !== NONE) found.push(POOL)
  for (const placard of refugia(s)) {
    if (s.active[refugiumCard(s, placard).row] && unmovedBiont(s, player, placard) !== NONE) found.push(placard)
  }
  if ((s.hgtLeft[player] as number) > 0) {
    for (const o of organisms(s)) if (isMicro(s, o) && unmovedBiont(s, player, o) !== NONE) found.push(o)
  }
  return found
}

/** Refugia that a biont may enter, coming from somewhere. */
function refugiumTargets(s: GenesisState, player: number, from: number): number[] {
  if (!isRefugiumPlace(s, from) && entropyRoom(s, player) <= 0) return []
  const rows = openRows(s, player)
  const purse = allCatalysts(s, player)
  return refugia(s).filter((placard) => {
    const { row, fee } = refugiumCard(s, placard)
    return placard !== from && rows & (1 << row) && purse >= fee
  })
}

/** E6: micro-organisms that a biont of the player may enter. */
function transferTargets(s: GenesisState, player: number, from: number): number[] {
  const rows = openRows(s, player)
  return organisms(s).filter((o) => {
    if (o === from || !isMicro(s, o) || !(rows & (1 << rowOf(s, o)))) return false
    return s.variants.foreign || organismAt(s, o).controller === player
  })
}

function targets(s: GenesisState, player: number, from: number): number[] {
  const places = refugiumTargets(s, player, from)
  if (from === POOL) return places
  if (isRefugiumPlace(s, from)) return [...places, POOL]
  return [...transferTargets(s, player, from), ...places, POOL]
}

export const placeId = (s: GenesisState, place: number): string =>
  place === POOL ? 'pool' : isRefugiumPlace(s, place) ? refugiumId(s, place) : organismId(s, place)
export const placeWord = (s: GenesisState, place: number): string =>
  place === POOL ? POOL_WORD : isRefugiumPlace(s, place) ? refugiumWord(s, place) : organismWord(s, place)

/** A biont as an answer, by where it is. */
export function sourceOption(s: GenesisState, player: number, from: number): BiontOption {
  const ref = biontRef(player, placeId(s, from))
  return { id: ref, about: [ref], label: 'biont', params: { colour: colourWord(player), at: placeWord(s, from) }, from }
}

/** Whoever is not at home can go home. */
const canGo = (s: GenesisState, player: number, from: number): boolean => from !== POOL || refugiumTargets(s, player, from).length > 0

export const biontOptions = (s: GenesisState, player: number): BiontOption[] =>
  biontSources(s, player)
    .filter((from) => canGo(s, player, from))
    .map((from) => sourceOption(s, player, from))

function targetOption(s: GenesisState, to: number, from: number): TargetOption {
  if (to === POOL) return isRefugiumPlace(s, from) ? RECALL : HOME
  return isRefugiumPlace(s, to) ? refugiumOption(s, to) : organismOption(s, to)
}

export function* assignBiont(t: T, player: number, from: number): Script {
  const s = t.state
  const options = targets(s, player, from).map((to) => targetOption(s, to, from))
  const to = placeOf(yield* decide(t, player, 'assign.biont', options, 'E1', { from: placeWord(s, from) }))
  const biont = unmovedBiont(s, player, from)
  s.biontMoved[biont] = true
  if (from >= 0 && !isRefugiumPlace(s, from)) {
    s.hgtLeft[player] = (s.hgtLeft[player] as number) - 1
    yield* transfer(t, player, biont, from, to)
    return
  }
  if (to !== POOL) yield* payFee(t, player, to)
  const log = to === POOL ? 'assign.recall' : 'assign.biont'
  tell(t, log, { colour: colourWord(player), refugium: refugiumWord(s, to === POOL ? from : to) }, 'E1')
  moveBiont(s, biont, to)
}

/** E2: hot places cost a catalyst of any colour. */
function* payFee(t: T, player: number, placard: number): Script {
  const s = t.state
  for (let left = refugiumCard(s, placard).fee; left > 0; left--) {
    const options: ColourOption[] = COLOURS.filter((colour) => held(s, player, colour) > 0).map(colourOption)
    const { colour } = yield* decide(t, player, 'assign.fee', options, 'E2', { refugium: refugiumWord(s, placard) })
    spend(s, player, colour)
    tell(t, 'assign.fee', { colour: colourWord(player), catalyst: colourWord(colour) }, 'E2')
  }
}

/** E6: the target's controller may block if he is the more libertine; then the biont goes elsewhere. */
function* transfer(t: T, player: number, biont: number, from: number, wanted: number): Script {
  const s = t.state
  const blocked: number[] = []
  let to = wanted
  while (to >= 0 && to !== from && !isRefugiumPlace(s, to) && (yield* blocks(t, player, to))) {
    blocked.push(to)
    tell(t, 'transfer.blocked', { colour: colourWord(player), organism: organismWord(s, to) }, 'E6')
    const places = transferTargets(s, player, from).filter((o) => !blocked.includes(o))
    const back: TargetOption = { ...organismOption(s, from), label: 'back' }
    const options = [...places.map((o) => targetOption(s, o, from)), targetOption(s, POOL, from), back]
    to = placeOf(yield* decide(t, player, 'transfer.elsewhere', options, 'E6', { organism: organismWord(s, from) }))
  }
  if (to === from) return
  const params = { colour: colourWord(player), from: organismWord(s, from) }
  if (to === POOL) tell(t, 'transfer.home', params, 'E6')
  else if (isRefugiumPlace(s, to)) {
    yield* payFee(t, player, to)
    tell(t, 'transfer.refugium', { ...params, refugium: refugiumWord(s, to) }, 'E6')
  } else tell(t, 'transfer', { ...params, organism: organismWord(s, to) }, 'E6')
  moveBiont(s, biont, to)
  yield* settle(t, from)
  yield* settleEntropy(t)
}

function* blocks(t: T, player: number, to: number): Script<boolean> {
  const s = t.state
  const { controller } = organismAt(s, to)
  if (controller === player || libertinage(s, controller) <= libertinage(s, player)) return false
  if (isNpc(controller)) return true
  const params = { mover: colourWord(player), organism: organismWord(s, to) }
  const { id } = yield* decide(t, controller, 'transfer.block', [BLOCK, ALLOW], 'E6', params)
  return id === BLOCK.id
}
