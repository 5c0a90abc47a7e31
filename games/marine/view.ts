import type { AnimalId, ElementId, SectionId, TerrainId, VentSide } from './data/ids.ts'
import type { DiscSection, Variants } from './state.ts'

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
  readonly inHand: { readonly card: string | null; readonly tile: TerrainId | null; readonly disc: ElementId | null }
  /** Who holds the Survival card. */
  readonly survival: AnimalId | null
  readonly active: AnimalId | null
  readonly turn: number
  readonly round: number
  readonly lastRound: boolean
  readonly over: boolean
}
