import type { Script, Table } from '@deeptime/engine'
import { isAdvanced } from '../advanced.ts'
import { biontOf, biontsAt, moveBiont, sendHome } from '../bionts.ts'
import { COLOURS } from '../components/ids.ts'
import { MACROS_IN_AN_ECOSYSTEM } from '../components/tracks.ts'
import { discardAll, printedColour, settleEntropy } from '../losses.ts'
import { type GenesisOption, LAND, STAY } from '../options.ts'
import { diseaseColour, isAlive, organismAt, organisms } from '../organisms.ts'
import { colourWord, macroFace, macroId, macroRef, macroWord, organismWord, organRef, organWord } from '../refs.ts'
import { ask, maybe, tell } from '../speech.ts'
import { actorOf, colourOfBiont, type GenesisState, HERE, isNpc, isParasite, NONE, type Risen } from '../state.ts'
import { ANY, canPay } from './payment.ts'

/** H3, H5: macro-organisms, their organs, and the way ashore. */

type T = Table<GenesisState>

export interface MacroOption extends GenesisOption {
  readonly macro: number
}
export interface OrganOption extends GenesisOption {
  readonly organ: number
}

/** Cubes on the placard and on its cards; never bionts, never what a parasite holds. */
export function healthyCubes(s: GenesisState, o: number): number[] {
  const { cubes, mutations } = organismAt(s, o)
  const found = cubes.slice()
  for (const { card, base, plus } of mutations) {
    if (base === HERE) found[printedColour(s, card, false)] = (found[printedColour(s, card, false)] as number) + 1
    if (plus === HERE) found[printedColour(s, card, true)] = (found[printedColour(s, card, true)] as number) + 1
  }
  return found
}

/** H3: what the bacterium still lacks for a card, by colour. */
export function missingFor(s: GenesisState, o: number, card: number): number[] {
  const healthy = healthyCubes(s, o)
  return macroFace(s, card, false).systems.map((need, colour) => Math.max(0, need - (healthy[colour] as number)))
}

export function macroOptions(s: GenesisState, o: number): MacroOption[] {
  if (!isAdvanced(s) || isParasite(o) || organismAt(s, o).macro || !canPay(s, o, ANY)) return []
  const healthy = healthyCubes(s, o)
  const found: MacroOption[] = []
  for (let card = 0; card < s.forSale.length; card++) {
    if (!s.forSale[card] || macroFace(s, card, false).systems.some((need, colour) => need > (healthy[colour] as number))) continue
    const about = [macroRef(s, card)]
    found.push({ id: `macro:${macroId(s, card)}`, about, label: 'macro', params: { macro: macroWord(s, card, false) }, macro: card })
  }
  return found
}

/** The lowest free level of sea or land; beside a full food chain 3. */
function lowestLevel(s: GenesisState, land: boolean): number {
  const taken = organisms(s).flatMap((o) => {
    const { macro } = organismAt(s, o)
    return macro && macro.land === land ? [macro.level] : []
  })
  for (let level = 0; level < MACROS_IN_AN_ECOSYSTEM; level++) if (!taken.includes(level)) return level
  return MACROS_IN_AN_ECOSYSTEM
}

/** H3: the bacterium rises. */
export function* rise(t: T, buyer: number, o: number, card: number): Script {
  const s = t.state
  const organism = organismAt(s, o)
  const left = healthyCubes(s, o)
  const { systems, organs } = macroFace(s, card, false)
  for (const colour of COLOURS) left[colour] = (left[colour] as number) - (systems[colour] as number)
  const owner = organism.controller
  tell(t, 'macro', { colour: colourWord(buyer), organism: organismWord(s, o), macro: macroWord(s, card, false) }, 'H3')
  const level = lowestLevel(s, false)
  yield* discardAll(t, o)
  if (organism.parasite !== NONE) yield* discardAll(t, organism.parasite)
  organism.cubes.fill(0)
  organism.discs.fill(0)
  const macro: Risen = {
    card,
    land: false,
    organs: new Array<number>(organs.length).fill(NONE),
    circles: [NONE, NONE, NONE, NONE],
    circleSince: [NONE, NONE, NONE, NONE],
    trophic: biontOf(s, owner, o),
    level,
  }
  organism.macro = macro
  s.forSale[card] = false
  s.levelsStale = true
  assimilate(t, o, macro)
  yield* placeOrgans(t, buyer, o, macro, left)
  yield* settleEntropy(t)
}

/** H3: every other biont takes the circle of its colour; the parasite's too, and its own parasite now sits on the macro-organism. */
function assimilate(t: T, o: number, macro: Risen): void {
  const s = t.state
  const organism = organismAt(s, o)
  const { parasite } = organism
  const own = biontsAt(s, o).filter((biont) => biont !== macro.trophic)
  const theirs = parasite === NONE ? [] : biontsAt(s, parasite)
  if (parasite !== NONE) {
    const guest = organismAt(s, parasite).parasite
    organism.parasite = guest
    if (guest !== NONE) {
      const hyper = organismAt(s, guest)
      hyper.host = o
      hyper.disease.fill(NONE)
    }
    s.organisms[parasite] = null
  }
  const isOwners = (biont: number): boolean => actorOf(s, biont) === organism.controller
  const queue = [...own.filter(isOwners), ...own.filter((biont) => !isOwners(biont)), ...theirs]
  // C2: where a player's and nobody's biont want one circle the player's goes in.
  queue.sort((a, b) => Number(isNpc(actorOf(s, a))) - Number(isNpc(actorOf(s, b))))
  for (const biont of queue) enterCircle(t, o, macro, biont)
}

function enterCircle(t: T, o: number, macro: Risen, biont: number): void {
  const s = t.state
  const colour = colourOfBiont(biont)
  if (macro.circles[colour] !== NONE) {
    sendHome(t, biont, true)
    return
  }
  moveBiont(s, biont, o)
  macro.circles[colour] = biont
  macro.circleSince[colour] = s.turn
  tell(t, 'endosymbiont', { macro: organismWord(s, o), colour: colourWord(colour) }, 'H3')
}

export function organOption(s: GenesisState, macro: Risen, slot: number): OrganOption {
  const ref = organRef(s, macro.card, macro.land, slot)
  const colour = macroFace(s, macro.card, macro.land).organs[slot]?.colour as number
  const params = { organ: organWord(s, macro.card, macro.land, slot), colour: colourWord(colour) }
  return { id: ref, about: [ref], label: 'organ', params, organ: slot }
}

/** H3: leftover cubes may become organs of their colour; the buyer places them. */
function* placeOrgans(t: T, buyer: number, o: number, macro: Risen, left: number[]): Script {
  const s = t.state
  const { organs } = macroFace(s, macro.card, false)
  for (;;) {
    const slots = [...organs.keys()].filter((slot) => macro.organs[slot] === NONE && (left[organs[slot]?.colour as number] as number) > 0)
    const choice = yield* maybe(
      t,
      buyer,
      'macro.organ',
      slots.map((slot) => organOption(s, macro, slot)),
      'H3',
      { organism: organismWord(s, o) },
    )
    if (!choice) return
    const colour = organs[choice.organ]?.colour as number
    left[colour] = (left[colour] as number) - 1
    growOrgan(t, o, choice.organ)
  }
}

export function growOrgan(t: T, o: number, slot: number): void {
  const s = t.state
  const macro = organismAt(s, o).macro as Risen
  macro.organs[slot] = s.turn
  s.levelsStale = true
  tell(t, 'organ', { organism: organismWord(s, o), organ: organWord(s, macro.card, macro.land, slot) }, 'H5')
}

/** H5: slots that can be bought. */
export function organOptions(s: GenesisState, o: number): OrganOption[] {
  const { macro } = organismAt(s, o)
  if (!macro) return []
  const { organs } = macroFace(s, macro.card, macro.land)
  return [...organs.keys()]
    .filter((slot) => macro.organs[slot] === NONE && canPay(s, o, organs[slot]?.colour as number))
    .map((slot) => ({ ...organOption(s, macro, slot), label: 'buy-organ' }))
}

/** H5: organs that a marine macro-organism lacks to go ashore, by colour; cubes of its parasite count for empty slots. */
export function missingOrgans(s: GenesisState, o: number): number[] {
  const { macro, parasite } = organismAt(s, o)
  const missing = [0, 0, 0, 0]
  if (!macro) return missing
  const { organs } = macroFace(s, macro.card, macro.land)
  for (const [slot, { colour }] of organs.entries()) if (macro.organs[slot] === NONE) missing[colour] = (missing[colour] as number) + 1
  if (parasite === NONE) return missing
  const { disease, face } = organismAt(s, parasite)
  for (let slot = 0; slot < disease.length; slot++) {
    const colour = diseaseColour(s, parasite, face, slot)
    if (disease[slot] !== NONE && (missing[colour] as number) > 0) missing[colour] = (missing[colour] as number) - 1
  }
  return missing
}

export const canLand = (s: GenesisState, o: number): boolean => {
  const macro = s.organisms[o]?.macro
  return macro !== undefined && macro !== null && !macro.land && missingOrgans(s, o).every((n) => n === 0)
}

/** H5: the owner is asked, nobody else. */
export function* offerLandfall(t: T, o: number): Script {
  const s = t.state
  if (!isAlive(s, o) || !canLand(s, o)) return
  const { id } = yield* ask(t, organismAt(s, o).controller, 'landfall', [LAND, STAY], 'H5', { organism: organismWord(s, o) })
  if (id !== LAND.id) return
  land(t, o)
  yield* settleEntropy(t)
}

/** H5: organs, discs and disease cubes are lost; bionts keep their places. */
export function land(t: T, o: number): void {
  const s = t.state
  const organism = organismAt(s, o)
  const macro = organism.macro as Risen
  const marine = organismWord(s, o)
  const level = lowestLevel(s, true)
  macro.land = true
  macro.level = level
  macro.organs = new Array<number>(macroFace(s, macro.card, true).organs.length).fill(NONE)
  organism.discs.fill(0)
  if (organism.parasite !== NONE) organismAt(s, organism.parasite).disease.fill(NONE)
  s.levelsStale = true
  tell(t, 'landfall', { organism: marine, land: organismWord(s, o) }, 'H5')
}

/** Free circle of a colour, for a biont that the Red Queen takes (H4). */
export const circleFree = (s: GenesisState, o: number, colour: number): boolean => {
  const { macro } = organismAt(s, o)
  return !macro || macro.circles[colour] === NONE
}

export const takeInto = (t: T, o: number, biont: number): void => {
  const s = t.state
  const { macro } = organismAt(s, o)
  moveBiont(s, biont, o)
  if (!macro) return
  const colour = colourOfBiont(biont)
  macro.circles[colour] = biont
  macro.circleSince[colour] = s.turn
  s.levelsStale = true
}
