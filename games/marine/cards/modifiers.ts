import type { ElementLoss } from '../components/hooks.ts'
import { terrainAt, ventSideAt } from '../earth.ts'
import type { MarineState } from '../state.ts'
import { type Changes, compiledDeck, lossBit, scoringEntry, scoringKind } from './compile.ts'

/**
 * What displayed cards change for all animals and traits for their owner, as questions that the rules ask. Two changes
 * of one number add up.
 */

const NO_CHANGES: readonly Changes[] = []

/** The traits of an animal that change something: its own, and the one it copies. */
function traitChanges(s: MarineState, animal: number): readonly Changes[] {
  const own = s.traits[animal] as readonly string[]
  const copied = s.copied[animal] as string
  if (own.length === 0) return NO_CHANGES
  const { alone, traits } = compiledDeck(s)
  if (own.length === 1 && copied === '') return alone.get(own[0] as string) as readonly Changes[]
  const all = own.map((id) => traits.get(id) as Changes)
  if (copied !== '') all.push(traits.get(copied) as Changes)
  return all
}

type NumberOf = { [K in keyof Changes]: Changes[K] extends number ? K : never }[keyof Changes]

function sumOfTraits(s: MarineState, animal: number, what: NumberOf): number {
  let sum = 0
  for (const changes of traitChanges(s, animal)) sum += changes[what]
  return sum
}

function bitsOfTraits(s: MarineState, animal: number, what: NumberOf): number {
  let bits = 0
  for (const changes of traitChanges(s, animal)) bits |= changes[what]
  return bits
}

/** Whether a displayed card says so. */
function displayed(s: MarineState, what: 'noBump' | 'migrationBarrier'): boolean {
  const { cards } = compiledDeck(s)
  for (const card of s.row) if (cards.get(card)?.[what]) return true
  return false
}

/** One entry of a table, over all displayed cards and the animal's traits. */
function entryOfAll(s: MarineState, animal: number, table: 'capacity' | 'scoring', entry: number): number {
  const { cards } = compiledDeck(s)
  let sum = 0
  for (const card of s.row) sum += cards.get(card)?.[table][entry] ?? 0
  for (const changes of traitChanges(s, animal)) sum += changes[table][entry] as number
  return sum
}

// Scoring

/** More VP for an animal that is paid for a place (1 = first) on the tile. */
export const scoringVP = (s: MarineState, animal: number, hex: number, place: number): number =>
  entryOfAll(s, animal, 'scoring', scoringEntry(scoringKind(terrainAt(s, hex), ventSideAt(s, hex)), place))

/** What more an animal counts for on a tile where it has `own` species. */
export function scoringCount(s: MarineState, animal: number, own: number): number {
  let sum = 0
  for (const changes of traitChanges(s, animal)) sum += changes.counts[own] as number
  return sum
}

/** Ties on this terrain go to the animal, before the food chain is asked. */
export const winsTies = (s: MarineState, animal: number, terrain: number): boolean =>
  (bitsOfTraits(s, animal, 'ties') & (1 << terrain)) !== 0

// Species

/** Its species on this terrain always thrive. */
export const thriveOn = (s: MarineState, animal: number, terrain: number): boolean =>
  (bitsOfTraits(s, animal, 'thrives') & (1 << terrain)) !== 0

/** How many of its endangered species an Extinction spares. */
export const extinctionSave = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'extinctionSave')

// Speciation

/** More species on a tile of this terrain. */
export const speciationCapacityDelta = (s: MarineState, animal: number, terrain: number): number =>
  entryOfAll(s, animal, 'capacity', terrain)

/** More species in all, split among the tiles around the disc. */
export const speciationExtra = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'speciationExtra')

// Migration

/** No step leads straight from the upper half to the lower one or back. */
export function migrationBarrier(s: MarineState, animal: number): boolean {
  if (displayed(s, 'migrationBarrier')) return true
  for (const changes of traitChanges(s, animal)) if (changes.migrationBarrier) return true
  return false
}

/** More species from a numbered space. */
export const migrationCount = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'migrationCount')

/** How many steps each species may make. */
export function migrationDistance(s: MarineState, animal: number): number {
  let most = 1
  for (const changes of traitChanges(s, animal)) most = Math.max(most, changes.migrationDistance)
  return most
}

// Pawns

/** Special pawns may only go on empty spaces. */
export function noBump(s: MarineState, animal: number): boolean {
  if (displayed(s, 'noBump')) return true
  for (const changes of traitChanges(s, animal)) if (changes.noBump) return true
  return false
}

/** How often between two retrievals a basic pawn may ignore the "after" rule. */
export const afterRuleUses = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'afterRuleUses')

// Competition

/** The most species that one opposing Competition action may take from this animal. */
export function competitionLossCap(s: MarineState, owner: number): number {
  let cap = Number.POSITIVE_INFINITY
  for (const changes of traitChanges(s, owner)) cap = Math.min(cap, changes.lossCap)
  return cap
}

/** A Competition action can't take this animal's only species on a tile. */
export function protectsLast(s: MarineState, owner: number): boolean {
  for (const changes of traitChanges(s, owner)) if (changes.protectsLast) return true
  return false
}

/** More opposing species that the animal may eliminate on one of its tiles, once in an action. */
export const competitionBonus = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'competitionBonus')

// Elements and dominance

/** Nothing of this kind takes the animal's elements. */
export const elementImmunity = (s: MarineState, animal: number, cause: ElementLoss): boolean =>
  (bitsOfTraits(s, animal, 'immunity') & lossBit(cause)) !== 0

/** Added to every dominance value that is not zero. */
export const dominanceDelta = (s: MarineState, animal: number): number => sumOfTraits(s, animal, 'dominance')

// Survival

/** VP at a Survival for an animal that does not hold the card and occupies so many Vents. */
export function survivalConsolation(s: MarineState, animal: number, vents: number): number {
  let vp = 0
  for (const { consolations } of traitChanges(s, animal)) for (const c of consolations) vp += Math.min(c.max, c.vpPerVent * vents)
  return vp
}
