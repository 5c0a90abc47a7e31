import type { Seat } from '@deeptime/engine'
import type { Axial } from '@deeptime/hex'
import { whyIdle } from './actions/idle.ts'
import { capacityOf } from './actions/speciation.ts'
import { ventBonus } from './actions/tectonics.ts'
import { rimOfEarth, tileBonus } from './actions/wanderlust.ts'
import { SPACES } from './components/action-display.ts'
import {
  ANIMAL_IDS,
  type AnimalId,
  ELEMENT_IDS,
  type ElementId,
  type SectionId,
  TERRAIN_IDS,
  type TerrainId,
  VENT_SIDES,
  type VentSide,
} from './components/ids.ts'
import { dominanceValue } from './dominance.ts'
import {
  discAt,
  isVent,
  occupies,
  speciesAt,
  speciesOnVents,
  survivalHolder,
  terrainAt,
  tilesWhere,
  ventSideAt,
  ventsOccupied,
} from './earth.ts'
import { addedDiscs, discsOnEarth, ELEMENT_SPACES, fixedDiscs, looseDiscs, slotOf } from './elements.ts'
import { AXIAL, CORNER_REFS, HEX_REFS } from './geometry.ts'
import type { IdleKey } from './keys.ts'
import { existsFor, pawnOn } from './pawns.ts'
import { awards } from './scoring.ts'
import { wouldThrive } from './species.ts'
import { DISC_SECTIONS, type DiscSection, elementOfPawn, isSpecial, type MarineState, NONE, SLOTS, type Variants } from './state.ts'

/** What a seat may know of a game, in names. */

export interface TileView {
  /** `tile:2,-1` */
  readonly ref: string
  readonly q: number
  readonly r: number
  /** As it counts now: a tile under a Vent is a Vent. */
  readonly terrain: TerrainId
  readonly vent: VentSide | null
  /** The large tile, also where a Vent covers it. */
  readonly tile: TerrainId
  /** Species by animal; animals that are not there are left out. */
  readonly species: Readonly<Partial<Record<AnimalId, number>>>
  /** Those of the animals in play that thrive, or would thrive, there. */
  readonly thriving: readonly AnimalId[]
  /** What its places would pay if it were scored now, first to last. */
  readonly awards: readonly { readonly animal: AnimalId; readonly vp: number }[]
  /** What a Vent here would pay at once (Tectonics 4); null where one lies. */
  readonly ventBonus: number | null
  /** How many species one Speciation of the animal whose turn it is puts here. */
  readonly capacity: number
}

export interface DiscView {
  /** `corner:-1,2/0,1/0,2` */
  readonly ref: string
  readonly element: ElementId
}

export interface AnimalView {
  readonly id: AnimalId
  readonly seat: number
  readonly vp: number
  readonly genePool: number
  /** Eliminated cubes. */
  readonly box: number
  readonly pawns: { readonly available: number; readonly total: number }
  readonly fixed: readonly ElementId[]
  /** Discs on grey spaces, protected ones included. */
  readonly added: readonly ElementId[]
  readonly protected: readonly ElementId[]
  readonly greySpaces: number
  readonly traits: readonly string[]
  readonly copied: string | null
  /** Traits dealt and not yet revealed: only their owner sees them. */
  readonly dealt: readonly string[]
  /** Whether its Reseed cube is in the right-hand box. */
  readonly retrieved: boolean
  /** Elements × tiles, with traits: compare with the targets. */
  readonly dominance: Readonly<Record<ElementId, number>>
  readonly speciesOnVents: number
  readonly ventsOccupied: number
}

export type PawnView = { readonly kind: 'basic'; readonly animal: AnimalId } | { readonly kind: 'special'; readonly element: ElementId }

export interface SpaceView {
  /** `space:competition-2` */
  readonly ref: string
  readonly id: string
  readonly section: SectionId
  readonly specialOnly: boolean
  /** Whether the space exists with this number of animals. */
  readonly inPlay: boolean
  readonly pawn: PawnView | null
  /** Why its action would come to nothing now for the animal whose turn it is; words under `idle.`. */
  readonly idle: IdleKey | null
}

export interface SpecialPawnView {
  /** `pawn:sun` */
  readonly ref: string
  readonly element: ElementId
  readonly controller: AnimalId | null
  /** The id of the space it stands on; in front of its controller, or nobody's, if null. */
  readonly space: string | null
  readonly target: number
}

export interface MarineView {
  readonly variants: Variants
  readonly tiles: readonly TileView[]
  readonly discs: readonly DiscView[]
  /** From the top of the food chain; only those in play. */
  readonly animals: readonly AnimalView[]
  readonly spaces: readonly SpaceView[]
  /** The four element slots of each section that has them. */
  readonly slots: Readonly<Record<DiscSection, readonly (ElementId | null)[]>>
  readonly competition: readonly (TerrainId | null)[]
  readonly evolution: readonly (TerrainId | null)[]
  /** Cubes in the two boxes of Regression. */
  readonly regressionCubes: readonly (AnimalId | null)[]
  readonly specialPawns: readonly SpecialPawnView[]
  /** Face-up tops and how many tiles each stack holds, the top included. */
  readonly stacks: readonly { readonly ref: string; readonly top: TerrainId | null; readonly tiles: number }[]
  readonly ventsLeft: number
  readonly bag: Readonly<Record<ElementId, number>>
  readonly markerBag: Readonly<Record<TerrainId, number>>
  /** Card ids from slot 1 up. */
  readonly row: readonly string[]
  readonly pile: number
  readonly discard: readonly string[]
  /** Cards and traits that left the game unseen. */
  readonly unseen: { readonly cards: number; readonly traits: number }
  /** While a new tile is in hand: the hexes it may go to, and what it would pay at once (Wanderlust 4). */
  readonly rim: readonly { readonly ref: string; readonly bonus: number }[]
  readonly inHand: { readonly card: string | null; readonly tile: TerrainId | null; readonly disc: ElementId | null }
  /** Who holds the Survival card. */
  readonly survival: AnimalId | null
  readonly active: AnimalId | null
  readonly turn: number
  readonly round: number
  readonly lastRound: boolean
  readonly over: boolean
}

const animalId = (animal: number): AnimalId => ANIMAL_IDS[animal] as AnimalId
const elementId = (element: number): ElementId => ELEMENT_IDS[element] as ElementId
const terrainId = (terrain: number): TerrainId => TERRAIN_IDS[terrain] as TerrainId
const orNull = <T>(name: (n: number) => T, n: number): T | null => (n === NONE ? null : name(n))

function byName<K extends string>(names: readonly K[], value: (i: number) => number): Record<K, number> {
  return Object.fromEntries(names.map((name, i) => [name, value(i)])) as Record<K, number>
}

/** One name for each disc. */
const elementsBy = (count: (element: number) => number): ElementId[] =>
  ELEMENT_IDS.flatMap((id, e) => new Array<ElementId>(count(e)).fill(id))

function tileView(s: MarineState, hex: number): TileView {
  const { q, r } = AXIAL[hex] as Axial
  const present = s.animals.filter((animal) => occupies(s, animal, hex))
  return {
    ref: HEX_REFS[hex] as string,
    q,
    r,
    terrain: terrainId(terrainAt(s, hex)),
    vent: orNull((side) => VENT_SIDES[side] as VentSide, ventSideAt(s, hex)),
    tile: terrainId(s.tile[hex] as number),
    species: Object.fromEntries(present.map((animal) => [animalId(animal), speciesAt(s, hex, animal)])),
    thriving: s.animals.filter((animal) => wouldThrive(s, animal, hex)).map(animalId),
    awards: awards(s, hex).map(([animal, vp]) => ({ animal: animalId(animal), vp })),
    ventBonus: isVent(s, hex) ? null : ventBonus(s, hex),
    capacity: s.active === NONE ? 0 : capacityOf(s, s.active, terrainAt(s, hex)),
  }
}

function animalView(s: MarineState, animal: number, viewer: Seat): AnimalView {
  const seat = s.seatOf[animal] as number
  const printed = ELEMENT_IDS.reduce((n, _, e) => n + fixedDiscs(s, animal, e), 0)
  return {
    id: animalId(animal),
    seat,
    vp: s.vp[animal] as number,
    genePool: s.genePool[animal] as number,
    box: s.box[animal] as number,
    pawns: { available: s.available[animal] as number, total: s.basicPawns[animal] as number },
    fixed: elementsBy((e) => fixedDiscs(s, animal, e)),
    added: elementsBy((e) => addedDiscs(s, animal, e)),
    protected: elementsBy((e) => addedDiscs(s, animal, e) - looseDiscs(s, animal, e)),
    greySpaces: ELEMENT_SPACES - printed,
    traits: [...(s.traits[animal] as string[])],
    copied: s.copied[animal] === '' ? null : (s.copied[animal] as string),
    dealt: seat === viewer ? [...(s.dealt[animal] as string[])] : [],
    retrieved: s.retrieved[animal] as boolean,
    dominance: byName(ELEMENT_IDS, (e) => dominanceValue(s, animal, e)),
    speciesOnVents: speciesOnVents(s, animal),
    ventsOccupied: ventsOccupied(s, animal),
  }
}

function pawnView(pawn: number): PawnView {
  return isSpecial(pawn) ? { kind: 'special', element: elementId(elementOfPawn(pawn)) } : { kind: 'basic', animal: animalId(pawn) }
}

const spaceViews = (s: MarineState): SpaceView[] =>
  SPACES.map(({ id, section, specialOnly }, space) => ({
    ref: `space:${id}`,
    id,
    section,
    specialOnly,
    inPlay: existsFor(s, space),
    pawn: orNull(pawnView, pawnOn(s, space)),
    idle: s.active === NONE ? null : (whyIdle(s, s.active, space) ?? null),
  }))

const specialPawnViews = (s: MarineState): SpecialPawnView[] =>
  ELEMENT_IDS.map((element, e) => ({
    ref: `pawn:${element}`,
    element,
    controller: orNull(animalId, s.controller[e] as number),
    space: orNull((space) => SPACES[space]?.id ?? null, s.specialSpace[e] as number),
    target: s.target[e] as number,
  }))

function slotViews(s: MarineState): Record<DiscSection, (ElementId | null)[]> {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot)
  const sections = DISC_SECTIONS.map((section) => [section, slots.map((slot) => orNull(elementId, slotOf(s, section, slot)))] as const)
  return Object.fromEntries(sections) as Record<DiscSection, (ElementId | null)[]>
}

/** Everything but the order of piles and what is under them, cards and traits out of sight, and traits not yet revealed. */
export function view(s: MarineState, seat: Seat): MarineView {
  return {
    variants: s.variants,
    tiles: tilesWhere(s, () => true).map((hex) => tileView(s, hex)),
    discs: discsOnEarth(s, () => true).map((corner) => ({ ref: CORNER_REFS[corner] as string, element: elementId(discAt(s, corner)) })),
    animals: s.animals.map((animal) => animalView(s, animal, seat)),
    spaces: spaceViews(s),
    slots: slotViews(s),
    competition: s.competition.map((terrain) => orNull(terrainId, terrain)),
    evolution: s.evolution.map((terrain) => orNull(terrainId, terrain)),
    regressionCubes: s.regression.map((animal) => orNull(animalId, animal)),
    specialPawns: specialPawnViews(s),
    stacks: s.stacks.map((stack, i) => ({ ref: `stack:${i + 1}`, top: orNull(terrainId, stack.at(-1) ?? NONE), tiles: stack.length })),
    ventsLeft: s.ventsLeft,
    bag: byName(ELEMENT_IDS, (e) => s.bag[e] as number),
    markerBag: byName(TERRAIN_IDS, (terrain) => s.markerBag[terrain] as number),
    row: [...s.row],
    pile: s.pile.length,
    discard: [...s.discard],
    unseen: { cards: s.unseenCards.length, traits: s.unseenTraits.length },
    rim:
      s.tileInHand === NONE ? [] : rimOfEarth(s).map((hex) => ({ ref: HEX_REFS[hex] as string, bonus: tileBonus(s, hex, s.tileInHand) })),
    inHand: {
      card: s.cardInHand === '' ? null : s.cardInHand,
      tile: orNull(terrainId, s.tileInHand),
      disc: orNull(elementId, s.discInHand),
    },
    survival: orNull(animalId, survivalHolder(s)),
    active: orNull(animalId, s.active),
    turn: s.turn,
    round: s.round,
    lastRound: s.lastRound,
    over: s.over,
  }
}
