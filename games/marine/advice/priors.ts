import type { Ask, Option } from '@deeptime/engine'
import { ANIMAL_IDS } from '../components/ids.ts'
import { TERRAINS as TERRAIN_DATA } from '../components/terrains.ts'
import { adjacentTo, discAt, hexesOf } from '../earth.ts'
import { HEXES } from '../geometry.ts'
import type { DecisionKind } from '../keys.ts'
import {
  type AnimalOption,
  type CornerOption,
  type CountOption,
  DONE,
  type ElementOption,
  FORGO,
  type HexOption,
  RETRIEVE,
  type SpaceOption,
} from '../options.ts'
import { animalWord } from '../refs.ts'
import { sectionOf, spaceOf } from '../spaces.ts'
import { ANIMALS, DISC_SECTIONS, ELEMENTS, type MarineState, NONE, SLOTS, VENT } from '../state.ts'

/** How promising options look at first sight: 1 is ordinary. Rough and fast: search does the rest. */

const ANIMAL_OF: ReadonlyMap<unknown, number> = new Map(ANIMAL_IDS.map((_, animal) => [animalWord(animal), animal]))

/** The animal that decides; before animals are chosen, the active one. */
const animalOf = (s: MarineState, ask: Ask): number => ANIMAL_OF.get(ask.params?.animal) ?? s.active

const speciesOf = (s: MarineState, hex: number, animal: number): number => s.species[hex * ANIMALS + animal] as number
const discsOf = (s: MarineState, animal: number, element: number): number =>
  (s.fixed[animal * ELEMENTS + element] as number) + (s.added[animal * ELEMENTS + element] as number)

/** VP of the first place on a tile. */
const richness = (s: MarineState, hex: number): number => TERRAIN_DATA[s.terrain[hex] as number]?.score[0] ?? 0

/** Its place on a tile pays this. */
function paid(s: MarineState, hex: number, animal: number): number {
  const own = speciesOf(s, hex, animal)
  if (own === 0) return 0
  let place = 0
  for (const other of s.animals) {
    const theirs = speciesOf(s, hex, other)
    if (theirs > own || (theirs === own && other < animal)) place++
  }
  return TERRAIN_DATA[s.terrain[hex] as number]?.score[place] ?? 0
}

/** What it would gain on the best opponent if the tile were scored. */
function margin(s: MarineState, hex: number, animal: number): number {
  let others = 0
  for (const other of s.animals) if (other !== animal) others = Math.max(others, paid(s, hex, other))
  return paid(s, hex, animal) - others / 2
}

function bestMargin(s: MarineState, terrain: number, animal: number): number {
  let best = 0
  for (let hex = 0; hex < HEXES; hex++) {
    // A tile without its species gains it nothing.
    if (s.terrain[hex] !== terrain || speciesOf(s, hex, animal) === 0) continue
    best = Math.max(best, margin(s, hex, animal))
  }
  return best
}

const holdsDiscs = (s: MarineState, section: number): boolean => {
  for (let slot = 0; slot < SLOTS; slot++) if (s.discs[section * SLOTS + slot] !== NONE) return true
  return false
}
const AUTOTROPHS = DISC_SECTIONS.indexOf('autotrophs')
const DEPLETION = DISC_SECTIONS.indexOf('depletion')
const REGRESSION = DISC_SECTIONS.indexOf('regression')
const ADAPTATION = DISC_SECTIONS.indexOf('adaptation')

const USELESS = 0.05

/** What a pawn on a space could do now. */
function spacePrior(s: MarineState, space: number, animal: number): number {
  switch (sectionOf(space)) {
    case 'abundance':
      return 1.2
    case 'autotrophs':
      return holdsDiscs(s, AUTOTROPHS) ? 0.5 : USELESS
    case 'depletion':
      return holdsDiscs(s, DEPLETION) ? 0.5 : USELESS
    case 'adaptation':
      return holdsDiscs(s, ADAPTATION) ? 1.6 : USELESS
    case 'regression':
      return holdsDiscs(s, REGRESSION) ? 0.4 : USELESS
    case 'speciation':
      return 1.8
    case 'wanderlust':
      return 1.8
    case 'tectonics':
      return s.ventsLeft > 0 ? 1.2 : USELESS
    case 'migration':
      return 0.9
    case 'competition':
      return 0.8
    case 'evolution':
      return 0.3 + 0.5 * bestMargin(s, s.evolution[spaceOf(space).terrainSlot ?? 0] as number, animal)
    case 'domination':
      return 0.8
  }
}

/** Pawns that go far down leave less room for the next ones. */
const haste = (space: number): number => 1 / (1 + space / 40)

function turnPrior(s: MarineState, option: Option, animal: number): number {
  if (option === RETRIEVE) return (s.available[animal] as number) <= 1 ? 1 : 0.1
  const { space } = option as Partial<SpaceOption>
  return space === undefined ? 1.5 : spacePrior(s, space, animal) * haste(space)
}

/** A corner is worth what the tiles around it are, above all where the animal lives. */
function cornerPrior(s: MarineState, corner: number, animal: number): number {
  let worth = 0.1
  for (const hex of hexesOf(corner)) {
    if (s.terrain[hex] === NONE) continue
    worth += speciesOf(s, hex, animal) > 0 ? 0.2 * richness(s, hex) : 0.05 * richness(s, hex)
  }
  return worth
}

const matches = (s: MarineState, corner: number, animal: number): boolean =>
  discAt(s, corner) !== NONE && discsOf(s, animal, discAt(s, corner)) > 0

/** Speciation around a disc that feeds the animal lasts. */
function speciationPrior(s: MarineState, corner: number, animal: number): number {
  let worth = 0
  for (const hex of hexesOf(corner)) {
    const terrain = s.terrain[hex] as number
    if (terrain !== NONE) worth += 0.15 * Math.min(6, richness(s, hex)) * Math.sqrt(TERRAIN_DATA[terrain]?.speciationCapacity ?? 0)
  }
  return worth * (matches(s, corner, animal) ? 1 : 0.25)
}

/** A tile beside others of its terrain pays, and one beside its own species can be settled. */
function newTilePrior(s: MarineState, hex: number, animal: number): number {
  let alike = 1
  let own = 0
  for (const other of adjacentTo(hex)) {
    if (s.terrain[other] === s.tileInHand) alike++
    if (speciesOf(s, other, animal) > 0) own++
  }
  return 0.1 + (alike * (alike + 1)) / 4 + 0.3 * own
}

function ventPrior(s: MarineState, hex: number, animal: number): number {
  let vents = 1
  for (const other of adjacentTo(hex)) if (s.terrain[other] === VENT) vents++
  let strangers = 0
  for (const other of s.animals) strangers += other === animal ? -speciesOf(s, hex, other) : speciesOf(s, hex, other)
  return Math.max(0.1, (vents * (vents + 1)) / 3 + 0.15 * strangers * Math.min(1, richness(s, hex) / 4))
}

function hexPrior(kind: DecisionKind, s: MarineState, hex: number, animal: number): number {
  switch (kind) {
    case 'wanderlust.hex':
      return newTilePrior(s, hex, animal)
    case 'tectonics.tile':
      return ventPrior(s, hex, animal)
    case 'evolution.tile':
      return Math.max(0.05, margin(s, hex, animal))
    case 'competition.tile':
      return 0.3 + 0.2 * richness(s, hex)
    case 'migration.to':
      return 0.2 + 0.2 * richness(s, hex)
    case 'migration.from':
    case 'wanderlust.from':
      return speciesOf(s, hex, animal) > 1 ? 1 : 0.5
    default:
      return 1
  }
}

/** Options of every kind, as far as priors read them. */
type AnyOption = Option & Partial<SpaceOption & CornerOption & ElementOption & CountOption & HexOption & AnimalOption>

export function prior(ask: Ask, option: Option, s: MarineState): number {
  if (option === FORGO) return USELESS
  const kind = ask.kind as DecisionKind
  if (option === DONE) return kind === 'wanderlust.from' || kind === 'migration.from' ? 1 : 0.3
  const animal = animalOf(s, ask)
  if (kind === 'turn') return turnPrior(s, option, animal)
  const { space, corner, element, count, hex, animal: other } = option as AnyOption
  if (space !== undefined) return spacePrior(s, space, animal)
  if (corner !== undefined) return kind === 'speciation.disc' ? speciationPrior(s, corner, animal) : cornerPrior(s, corner, animal)
  if (element !== undefined) return 0.7 + discsOf(s, animal, element)
  if (count !== undefined && kind.endsWith('.count')) return 0.3 + count
  // Of one's own species only the tile matters.
  return hex !== undefined && (other === undefined || other === animal) ? hexPrior(kind, s, hex, animal) : 1
}
