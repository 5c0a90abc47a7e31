import type { Script, Table } from '@deeptime/engine'
import { biontOf, biontsAt, sendHome } from './bionts.ts'
import { COLOURS } from './components/ids.ts'
import { colourOption, type GenesisOption, refugiumOption } from './options.ts'
import { actorsBionts, entropyLimit, isAlive, organismAt, playersIn, rowOf } from './organisms.ts'
import { cardsIn, colourWord, macroFace, macroWord, mutationRef, mutationWord, organismWord, refugiumWord, rowWord } from './refs.ts'
import { biontsInRefugia, inRefugium } from './refugia.ts'
import { decide, tell } from './speech.ts'
import {
  ABSENT,
  type Actor,
  BIONTS_EACH,
  cardOfDisease,
  firstBiont,
  type GenesisState,
  type Held,
  isParasite,
  isPlusDisease,
  NONE,
  ORGAN_CUBE,
  type Organism,
  STOLEN,
  TROPHY_MACRO,
} from './state.ts'

/** The one door for the loss of cards, disease cubes and whole organisms; whoever takes something away looks again with `settle`. */

type T = Table<GenesisState>

/** Cubes of a card that lie on the parasite of its organism are gone. */
function forgetStolen(s: GenesisState, organism: Organism, card: number, plusOnly: boolean): void {
  if (organism.parasite === NONE) return
  const { disease } = organismAt(s, organism.parasite)
  for (let slot = 0; slot < disease.length; slot++) {
    const from = disease[slot] as number
    if (from === NONE || from === ORGAN_CUBE || cardOfDisease(from) !== card) continue
    if (!plusOnly || isPlusDisease(from)) disease[slot] = NONE
  }
}

/** Atrophy: the card shows its plain side again. */
export function demote(t: T, organism: Organism, held: Held): void {
  if (held.plus === STOLEN) forgetStolen(t.state, organism, held.card, true)
  held.promoted = false
  held.plus = ABSENT
  tell(t, 'demoted', { mutation: mutationWord(t.state, held.card) }, 'Atrophy')
}

/** The card and its cubes, wherever they lie, leave the organism; the card goes under the pile of its row. */
export function discardCard(t: T, o: number, held: Held): void {
  const s = t.state
  const organism = organismAt(s, o)
  forgetStolen(s, organism, held.card, false)
  organism.mutations.splice(organism.mutations.indexOf(held), 1)
  const row = rowOf(s, o)
  ;(s.piles[row] as number[]).unshift(held.card)
  tell(t, 'discarded', { mutation: mutationWord(s, held.card), environment: rowWord(row) }, 'Atrophy')
}

interface HeldOption extends GenesisOption {
  readonly held: Held
}
const heldOption = (s: GenesisState, held: Held): HeldOption => {
  const ref = mutationRef(s, held.card)
  return { id: ref, about: [ref], label: 'mutation', params: { mutation: mutationWord(s, held.card) }, held }
}
export const heldOptions = (s: GenesisState, list: readonly Held[]): HeldOption[] => list.map((held) => heldOption(s, held))

/** Atrophy: all its cards go under one pile, in the order of who discards them. */
export function* discardAll(t: T, o: number): Script {
  const { mutations, controller } = organismAt(t.state, o)
  while (mutations.length > 0) {
    const params = { environment: rowWord(rowOf(t.state, o)) }
    const { held } = yield* decide(t, controller, 'discard.order', heldOptions(t.state, mutations), 'Atrophy', params)
    discardCard(t, o, held)
  }
}

/** Disease: a parasite's cube is lost, and with it the side or the card of its host that it came from. */
export function loseDisease(t: T, parasite: number, slot: number): void {
  const { disease, host } = organismAt(t.state, parasite)
  const from = disease[slot] as number
  disease[slot] = NONE
  if (from === ORGAN_CUBE || host === NONE) return
  const organism = organismAt(t.state, host)
  const held = organism.mutations.find(({ card }) => card === cardOfDisease(from)) as Held
  if (isPlusDisease(from)) demote(t, organism, held)
  else discardCard(t, host, held)
}

/** Its disease cubes go with it, '+' before base (Extinction). */
function loseAllDisease(t: T, parasite: number): void {
  const { disease } = organismAt(t.state, parasite)
  for (const plus of [true, false]) {
    for (let slot = 0; slot < disease.length; slot++) {
      const from = disease[slot] as number
      if (from !== NONE && isPlusDisease(from) === plus) loseDisease(t, parasite, slot)
    }
  }
}

/** Extinction: cards under the pile, everything else to the soup, bionts home; what lived on it dies with it. */
export function* extinct(t: T, o: number): Script {
  const s = t.state
  const organism = organismAt(s, o)
  s.unsettled.push(o)
  tell(t, 'extinct', { organism: organismWord(s, o) }, 'Extinction')
  const { parasite, host, controller } = organism
  if (isParasite(o) && host !== NONE && isAlive(s, host)) {
    // The host's cards go under the pile before its parasite's.
    loseAllDisease(t, o)
    organismAt(s, host).parasite = NONE
  }
  yield* discardAll(t, o)
  if (!isParasite(o)) award(t, controller, o)
  for (const biont of biontsAt(s, o)) sendHome(t, biont, true)
  if (parasite !== NONE) {
    // The row it leaves behind: its cards go under the same pile.
    const guest = organismAt(s, parasite)
    guest.row = rowOf(s, o)
    guest.host = NONE
    guest.disease.fill(NONE)
    setRowOfGuests(s, parasite, guest.row)
  }
  s.organisms[o] = null
  s.unsettled = s.unsettled.filter((other) => other !== o)
  if (parasite !== NONE) yield* extinct(t, parasite)
}

/** What lives on a parasite between two hosts lies in the row that both left. */
export function setRowOfGuests(s: GenesisState, o: number, row: number): void {
  for (let guest = organismAt(s, o).parasite; guest !== NONE; guest = organismAt(s, guest).parasite) organismAt(s, guest).row = row
}

/** Extinction: placards and macro-organism cards are trophies of who owned them. */
function award(t: T, owner: Actor, trophy: number): void {
  const s = t.state
  ;(s.trophies[owner] as number[]).push(trophy)
  const what = trophy >= TROPHY_MACRO ? macroWord(s, trophy - TROPHY_MACRO, false) : refugiumWord(s, trophy)
  tell(t, 'trophy', { colour: colourWord(owner), what }, 'Extinction')
}

/** Extinction: a macro-organism that has lost its trophic biont lives on as a bacterium, with its systems and organs as cubes. */
export function* fallBack(t: T, o: number): Script {
  const s = t.state
  const organism = organismAt(s, o)
  const macro = organism.macro
  if (!macro) throw new Error(`Organism ${o} has no card to lose`)
  const { parasite } = organism
  if (parasite !== NONE) yield* extinct(t, parasite)
  const name = organismWord(s, o)
  const face = macroFace(s, macro.card, macro.land)
  for (const colour of COLOURS) organism.cubes[colour] = (organism.cubes[colour] as number) + (face.systems[colour] as number)
  for (let slot = 0; slot < face.organs.length; slot++) {
    if (macro.organs[slot] === NONE) continue
    const colour = face.organs[slot]?.colour as number
    organism.cubes[colour] = (organism.cubes[colour] as number) + 1
  }
  organism.macro = null
  s.levelsStale = true
  tell(t, 'fallen', { organism: name, bacterium: organismWord(s, o) }, 'Extinction')
  award(t, organism.controller, TROPHY_MACRO + macro.card)
}

/** Requisition, Extinction, E2: what the last loss means for an organism, and for the limits of everybody. */
export function* settle(t: T, o: number): Script {
  const s = t.state
  if (isAlive(s, o) && actorsBionts(s, organismAt(s, o).controller, o) === 0) {
    const heirs = playersIn(s, o)
    if (heirs.length === 0) yield* extinct(t, o)
    else yield* requisition(t, o, heirs)
  }
  yield* settleEntropy(t)
}

/** E6: the previous owner chooses whose it is; a parasite stays where it lies. */
function* requisition(t: T, o: number, heirs: readonly number[]): Script {
  const s = t.state
  const organism = organismAt(s, o)
  const params = { organism: organismWord(s, o) }
  s.unsettled.push(o)
  const { colour } = yield* decide(t, organism.controller, 'requisition.heir', heirs.map(colourOption), 'Requisition', params)
  s.unsettled.pop()
  organism.controller = colour
  tell(t, isParasite(o) ? 'control' : 'requisition', { ...params, colour: colourWord(colour) }, 'Requisition')
}

/** E2: whoever has more bionts in refugia than the greenest organism allows takes one back at once. */
export function* settleEntropy(t: T): Script {
  const s = t.state
  for (const player of s.players) {
    while (biontsInRefugia(s, player) > 1 && biontsInRefugia(s, player) > entropyLimit(s, player)) {
      const { placard } = yield* decide(t, player, 'entropy.remove', refugiaWith(s, player), 'E2', { limit: entropyLimit(s, player) })
      sendHome(t, biontOf(s, player, placard), false)
      tell(t, 'entropy', { colour: colourWord(player), refugium: refugiumWord(s, placard) }, 'E2')
    }
  }
}

function refugiaWith(s: GenesisState, player: number) {
  const first = firstBiont(player)
  const places: number[] = []
  for (let biont = first; biont < first + BIONTS_EACH; biont++) {
    const at = s.biontAt[biont] as number
    if (inRefugium(s, biont) && !places.includes(at)) places.push(at)
  }
  return places.map((placard) => refugiumOption(s, placard))
}

export const printedColour = (s: GenesisState, card: number, plus: boolean): number =>
  (plus ? cardsIn(s).mutations[card]?.plus : cardsIn(s).mutations[card]?.colour) as number
