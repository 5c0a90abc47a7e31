import type { Script, Table } from '@deeptime/engine'
import { extinct, setRowOfGuests, settle, settleEntropy } from './losses.ts'
import { DIE, type OrganismOption } from './options.ts'
import { activeRows, homeRows, isAlive, isHyperparasite, organismAt, organisms, rowOf, tableauOf } from './organisms.ts'
import { cardsIn, colourWord, organismRef, organismWord } from './refs.ts'
import { byLot, decide, maybe, tell } from './speech.ts'
import { type Actor, cardColour, type GenesisState, isNpc, isParasite, NONE, type Organism } from './state.ts'
import { type CubeOption, diseaseCount, giveAllBack, leadsTo, mostCubes, steal, stealable } from './steal.ts'
import { pollute } from './suffer.ts'

/** E3, E4: how a parasite comes to a host, newly or again. */

type T = Table<GenesisState>

/** A parasite in search of a host. */
export interface Seeker {
  readonly parasite: number
  readonly face: number
  readonly controller: Actor
  /** Rows it may look in, as bits. */
  readonly rows: number
  /** It carries a parasite itself, and so cannot become one of a parasite. */
  readonly carries: boolean
}

/** C2, C3: players of these games have no use of their parasite cards. */
export const hasParasite = (s: GenesisState): boolean => s.variants.foreign && s.variants.mode !== 'cooperative'

export const emptyOrganism = (controller: Actor): Organism => ({
  controller,
  cubes: [0, 0, 0, 0],
  discs: [0, 0, 0, 0],
  mutations: [],
  parasite: NONE,
  macro: null,
  face: 0,
  host: NONE,
  disease: [],
  row: NONE,
  rolled: false,
  closedBy: 0,
})

/** E3: bacteria and macro-organisms of other tableaux, and parasites that somebody else controls. */
export function mayHost(s: GenesisState, { parasite, controller, rows, carries }: Seeker, host: number): boolean {
  if (host === parasite || !(rows & (1 << rowOf(s, host)))) return false
  if (!isParasite(host)) return tableauOf(s, host) !== controller
  if (isNpc(controller) || carries || organismAt(s, host).controller === controller) return false
  return organismAt(s, host).host !== NONE && !isHyperparasite(s, host)
}

/** E4: how many cubes the one who sits there holds; −1 for a free host. */
export function incumbentCubes(s: GenesisState, host: number, parasite: number): number {
  const incumbent = organismAt(s, host).parasite
  return incumbent === NONE || incumbent === parasite ? -1 : diseaseCount(organismAt(s, incumbent))
}

/** Cubes that it could take there; 0 if it may not, or not enough to drive out who sits there. */
export function prospect(s: GenesisState, seeker: Seeker, host: number): number {
  if (!mayHost(s, seeker, host)) return 0
  const rival = incumbentCubes(s, host, seeker.parasite)
  const most = mostCubes(s, seeker.parasite, seeker.face, host, rival >= 0)
  return most > rival ? most : 0
}

export const hasHost = (s: GenesisState, seeker: Seeker): boolean => organisms(s).some((host) => prospect(s, seeker, host) > 0)
export const hostsFor = (s: GenesisState, seeker: Seeker): number[] => organisms(s).filter((host) => prospect(s, seeker, host) > 0)

/** A host as an answer: free, occupied, or itself a parasite. */
export function hostOption(s: GenesisState, host: number): OrganismOption {
  const ref = organismRef(s, host)
  const rival = organismAt(s, host).parasite
  const label = rival !== NONE ? 'supplant' : isParasite(host) ? 'hyperparasite' : 'organism'
  const params = { organism: organismWord(s, host), ...(rival !== NONE && { parasite: organismWord(s, rival) }) }
  return { id: ref, about: [ref], label, params, organism: host }
}

/** E3, E4: it takes the host, in the order of P5: its cubes, cubes given back, what its bionts left, the one driven out, pollution. */
export function* settleOn(t: T, parasite: number, host: number, chooser: Actor, left: readonly number[] = []): Script {
  const s = t.state
  const guest = organismAt(s, parasite)
  const target = organismAt(s, host)
  const rival = target.parasite === parasite ? NONE : target.parasite
  const least = rival === NONE ? 1 : diseaseCount(organismAt(s, rival)) + 1
  if (rival !== NONE && !target.macro) giveAllBack(s, rival)
  if (rival !== NONE) s.unsettled.push(rival)
  guest.host = host
  target.parasite = parasite
  guest.row = rowOf(s, host)
  setRowOfGuests(s, parasite, guest.row)
  const names = { parasite: organismWord(s, parasite), host: organismWord(s, host) }
  if (rival === NONE) tell(t, 'attach', names, 'E3')
  else tell(t, 'supplant', { ...names, other: organismWord(s, rival) }, 'E4')
  yield* takeCubes(t, parasite, host, chooser, least, rival)
  if (rival !== NONE) setFree(s, rival)
  for (const source of left) yield* settle(t, source)
  if (rival !== NONE && isAlive(s, rival) && organismAt(s, rival).host === NONE) yield* seekRefuge(t, rival)
  s.unsettled = s.unsettled.filter((other) => other !== rival)
  yield* polluteByFace(t, parasite)
  // E2: cubes have changed hands.
  yield* settleEntropy(t)
}

/** H1: a polluting face fouls its row whenever it attaches. */
function* polluteByFace(t: T, parasite: number): Script {
  const s = t.state
  if (!isAlive(s, parasite)) return
  const { face } = organismAt(s, parasite)
  if (cardsIn(s).parasites[cardColour(parasite)]?.faces[face]?.pollution) yield* pollute(t, parasite)
}

/** It lies between two hosts: its cubes are back, and it has no row but the one it left. */
export function setFree(s: GenesisState, parasite: number): void {
  const guest = organismAt(s, parasite)
  giveAllBack(s, parasite)
  guest.row = rowOf(s, parasite)
  setRowOfGuests(s, parasite, guest.row)
  const host = organismAt(s, guest.host)
  if (host.parasite === parasite) host.parasite = NONE
  guest.host = NONE
}

/** E3: cubes one by one, as many as wished but not less than needed. */
function* takeCubes(t: T, parasite: number, host: number, chooser: Actor, least: number, rival: number): Script {
  const s = t.state
  for (let taken = 0; ; taken++) {
    const all = stealable(s, parasite, host, rival)
    const need = least - taken - 1
    const options = need > 0 ? all.filter((option) => leadsTo(s, parasite, host, option, need, rival)) : all
    if (options.length === 0) return
    const params = { parasite: organismWord(s, parasite), host: organismWord(s, host) }
    const must = taken < least || isNpc(chooser)
    const choice: CubeOption | undefined = must
      ? yield* decide(t, chooser, 'parasite.cube', options, 'E3', params)
      : yield* maybe(t, chooser, 'parasite.cube', options, 'E3', params)
    if (!choice) return
    steal(s, parasite, host, choice, rival)
    tell(t, 'attach.cube', { parasite: params.parasite, what: colourWord(choice.colour) }, 'E3')
  }
}

/** E4, H2: where a parasite that has lost its host may go: active rows, the row it left, home rows of its controller. */
export const seekerOf = (s: GenesisState, parasite: number): Seeker => {
  const { face, controller, row, parasite: guest } = organismAt(s, parasite)
  const rows = isNpc(controller) ? activeRows(s) : activeRows(s) | homeRows(s, controller) | (1 << row)
  return { parasite, face, controller, rows, carries: guest !== NONE }
}

/** E4: who was driven out finds another host at once, or dies. */
function* seekRefuge(t: T, parasite: number): Script {
  const s = t.state
  const seeker = seekerOf(s, parasite)
  tell(t, 'freed', { parasite: organismWord(s, parasite) }, 'E4')
  const host = isNpc(seeker.controller) ? bestHost(t, seeker) : yield* chooseRefuge(t, seeker)
  if (host === undefined) {
    yield* extinct(t, parasite)
    yield* settle(t, parasite)
  } else yield* settleOn(t, parasite, host, seeker.controller)
}

function* chooseRefuge(t: T, seeker: Seeker): Script<number | undefined> {
  const s = t.state
  const options = hostsFor(s, seeker).map((host) => hostOption(s, host))
  const params = { parasite: organismWord(s, seeker.parasite) }
  return (yield* maybe(t, seeker.controller, 'parasite.refuge', options, 'E4', params, DIE))?.organism
}

/** C1: whom no player controls goes where it gets most cubes, by lot if several are as good. */
export function bestHost(t: T, seeker: Seeker): number | undefined {
  const s = t.state
  let best: number[] = []
  let most = 0
  for (const host of organisms(s)) {
    const cubes = prospect(s, seeker, host)
    if (cubes > most) {
      most = cubes
      best = [host]
    } else if (cubes > 0 && cubes === most) best.push(host)
  }
  return best.length > 0 ? byLot(t, best) : undefined
}
