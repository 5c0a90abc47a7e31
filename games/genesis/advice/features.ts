import type { Event } from '../components/cards.ts'
import { COLOURS, RED, YELLOW } from '../components/ids.ts'
import { ARMAGEDDON_RUN, MACROS_IN_AN_ECOSYSTEM } from '../components/tracks.ts'
import { printedColour } from '../losses.ts'
import {
  actorsBionts,
  chromosomes,
  cubesOn,
  darwinianDice,
  errorFace,
  errorShield,
  libertinage,
  metabolicSpeed,
  organismAt,
  organsOn,
  oxygenShield,
  rootOf,
  tableauOf,
  thermalShield,
} from '../organisms.ts'
import { topOf } from '../piles.ts'
import { held } from '../pools.ts'
import { healthyCubes } from '../purchases/macros.ts'
import { pilesFor } from '../purchases/mutations.ts'
import { cardsIn, macroFace } from '../refs.ts'
import { organisedCubes, progenote, refugia, refugiumDice } from '../refugia.ts'
import { biontPoints, cubePoints, dominancePoints, scoreOf, systemPoints } from '../score.ts'
import { type GenesisState, isNpc, isParasite, NONE, ORGANISM_COUNT, POOL, STOLEN } from '../state.ts'
import { diseaseCount } from '../steal.ts'
import { TERMS, type Term } from './terms.ts'

/**
 * Positions as numbers, a row a colour and one for all together. Bots judge thousands of them a second, so the table below is kept and
 * filled anew each time.
 */

export const ROWS_OF_FEATURES = COLOURS.length + 1
/** The row of a common cause (C1, C2). */
export const TOGETHER = COLOURS.length
const TERM_COUNT = TERMS.length

export const features = new Float64Array(ROWS_OF_FEATURES * TERM_COUNT)

const INDEX = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<Term, number>
const add = (player: number, term: Term, value: number): void => {
  const at = player * TERM_COUNT + INDEX[term]
  features[at] = (features[at] as number) + value
}

/** The chance that so many dice hold a double. */
const DOUBLE = [0, 0, 1 / 6, 4 / 9, 13 / 18, 49 / 54, 319 / 324, 1]
const chanceOfDouble = (dice: number): number => DOUBLE[Math.min(dice, DOUBLE.length - 1)] as number

/** Catalysts of one colour that are worth having. */
const USEFUL = 3

export function lookAt(s: GenesisState): void {
  features.fill(0)
  for (const player of s.players) readPoints(s, player)
  if (s.over) {
    if (s.players.length > 0) together(s)
    return
  }
  const events = nextEvents(s)
  for (let o = 0; o < ORGANISM_COUNT; o++) if (s.organisms[o]) readOrganism(s, o, events)
  for (const placard of refugia(s)) readRefugium(s, placard)
  for (const player of s.players) readPlayer(s, player)
  together(s)
}

function readPoints(s: GenesisState, player: number): void {
  const dominance = dominancePoints(s, player)
  add(player, 'dominance', dominance)
  const trophies = s.variants.mode === 'introductory' ? 0 : (s.trophies[player] as number[]).length
  const points = s.over
    ? scoreOf(s, player).total - dominance
    : cubePoints(s, player) + systemPoints(s, player) + biontPoints(s, player) + trophies
  add(player, 'points', points)
  if (!s.over) add(player, 'clock', (points + dominance) * climateRun(s))
}

/** D10: how much of a run of the climate lies there, the last of which may end everything. */
function climateRun({ climate }: GenesisState): number {
  const last = climate.at(-1)
  let run = 0
  while (run < climate.length && climate[climate.length - 1 - run] === last) run++
  return Math.min(1, run / ARMAGEDDON_RUN)
}

/** The cards that everybody knows may come next: those of the next eon that nobody has seen. */
function nextEvents(s: GenesisState): readonly Event[] {
  const { events } = cardsIn(s)
  const next = s.eventDeck.at(-1)
  if (next === undefined) return []
  const eon = events[next]?.eon
  return [...s.eventDeck, ...s.eventsOut].map((card) => events[card] as Event).filter((event) => event.eon === eon)
}

const ULTRAVIOLET = new Map([
  ['uv0', 0],
  ['uv1', 1],
  ['uv2', 2],
  ['uv3', 3],
  ['uv4', 4],
])

/** What the next card is likely to take. */
function expectedLosses(s: GenesisState, o: number, events: readonly Event[]): number {
  if (events.length === 0) return 0
  const [thermal, oxygen] = [thermalShield(s, o), oxygenShield(s, o)]
  const { mutations, macro } = organismAt(s, o)
  const cards = macro ? organsOn(macro) : mutations.length
  let sum = 0
  for (const { extremophile, oxygen: intensity, icons } of events) {
    sum += Math.max(0, extremophile - thermal) + Math.max(0, intensity - oxygen)
    for (const icon of icons) {
      const limit = ULTRAVIOLET.get(icon)
      if (limit !== undefined && !s.ozone) sum += Math.max(0, cards - limit)
    }
  }
  return sum / events.length
}

function readOrganism(s: GenesisState, o: number, events: readonly Event[]): void {
  const organism = organismAt(s, o)
  const { controller, macro, mutations } = organism
  if (rootOf(s, o) === NONE) return
  if (!isNpc(controller)) {
    add(controller, 'losses', expectedLosses(s, o, events))
    for (const { base, plus } of mutations) add(controller, 'diseased', (base === STOLEN ? 1 : 0) + (plus === STOLEN ? 1 : 0))
    if (isParasite(o)) add(controller, 'parasites', 1 + diseaseCount(organism))
    if (macro) readMacro(s, o, controller)
  }
  if (!macro) readRoll(s, o)
  for (const player of s.players) if (player !== controller) add(player, 'guests', actorsBionts(s, player, o))
}

/** G: errors beyond the shield, and catalysts. */
function readRoll(s: GenesisState, o: number): void {
  const { controller } = organismAt(s, o)
  const dice = darwinianDice(s, o)
  const likely = dice * (errorFace(s, o) === 6 ? 1 / 6 : 1 / 3)
  const excess = likely - errorShield(s, o) - Math.min(chromosomes(s, o, YELLOW), likely) / 2
  if (!isNpc(controller)) add(controller, 'errors', Math.min(Math.max(0, excess), cubesOn(s, o) + 1))
  add(tableauOf(s, o), 'income', (dice * chromosomes(s, o, RED)) / 6 + dice / 18)
}

function readMacro(s: GenesisState, o: number, owner: number): void {
  const { macro } = organismAt(s, o)
  if (!macro) return
  if (!macro.land) add(owner, 'landing', organsOn(macro) / macro.organs.length)
  let rivals = 0
  let slower = 0
  for (let other = 0; other < ORGANISM_COUNT; other++) {
    if (other === o || s.organisms[other]?.macro?.land !== macro.land) continue
    rivals++
    if (metabolicSpeed(s, other) < metabolicSpeed(s, o)) slower++
  }
  if (rivals >= MACROS_IN_AN_ECOSYSTEM - 1 && slower === 0) add(owner, 'crowding', 1)
  if (s.variants.mode === 'cooperative') add(owner, 'goal', macro.land ? 1.5 : 1)
  if (s.variants.mode === 'solitaire')
    for (const player of s.players) if (actorsBionts(s, player, o) > 0) add(player, 'goal', macro.land ? 1.2 : 1)
}

function readRefugium(s: GenesisState, placard: number): void {
  const roller = progenote(s, placard)
  if (roller === NONE) return
  add(roller, 'refugia', (1 + organisedCubes(s, placard)) * chanceOfDouble(refugiumDice(s, placard)))
}

function readPlayer(s: GenesisState, player: number): void {
  const wanted = wantedColours(s, player)
  for (const colour of COLOURS) {
    const count = held(s, player, colour)
    add(player, 'catalysts', Math.min(USEFUL, count))
    if (count > 0 && wanted & (1 << colour)) add(player, 'useful', 1)
  }
  add(player, 'free', actorsBionts(s, player, POOL))
  add(player, 'libertinage', libertinage(s, player))
  if (s.variants.mode !== 'introductory') add(player, 'distance', nearness(s, player))
}

/** H1, H2: the colours, as bits, that would buy a mutation on top of a pile or a promotion. */
function wantedColours(s: GenesisState, player: number): number {
  let wanted = 0
  for (let o = 0; o < ORGANISM_COUNT; o++) {
    const organism = s.organisms[o]
    if (!organism || organism.macro || organism.controller !== player || rootOf(s, o) === NONE) continue
    for (const { card, promoted } of organism.mutations) if (!promoted) wanted |= 1 << printedColour(s, card, false)
    for (const row of pilesFor(s, o)) wanted |= 1 << printedColour(s, topOf(s, row), false)
  }
  return wanted
}

/** H3: 1 for a bacterium that could rise now, less for each cube that it lacks. */
function nearness(s: GenesisState, player: number): number {
  let best = 0
  for (let o = 0; o < ORGANISM_COUNT; o++) {
    const organism = s.organisms[o]
    if (!organism || isParasite(o) || organism.macro || organism.controller !== player) continue
    const healthy = healthyCubes(s, o)
    for (let card = 0; card < s.forSale.length; card++) {
      if (!s.forSale[card]) continue
      const { systems } = macroFace(s, card, false)
      let missing = 0
      for (const colour of COLOURS) missing += Math.max(0, (systems[colour] as number) - (healthy[colour] as number))
      best = Math.max(best, 1 / (1 + missing))
    }
  }
  return best
}

/** A common cause counts what all have, and what the weakest has done for it. */
function together(s: GenesisState): void {
  for (let i = 0; i < TERM_COUNT; i++) {
    let sum = 0
    for (const player of s.players) sum += features[player * TERM_COUNT + i] as number
    features[TOGETHER * TERM_COUNT + i] = sum
  }
  const goals = s.players.map((player) => Math.min(1, features[player * TERM_COUNT + INDEX.goal] as number))
  add(TOGETHER, 'goal', goals.length > 0 ? Math.min(...goals) * goals.length : 0)
}
