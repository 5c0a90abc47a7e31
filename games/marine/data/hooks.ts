import type { SectionId, TerrainId, VentSide } from './ids.ts'

/** When a bonus for an action is earned; an empty condition means whenever the action was carried out. */
export type ActionCondition =
  | Record<string, never>
  /** The action put a disc on Earth. */
  | { readonly placedElement: true }
  /** Autotrophs swapped two different types. */
  | { readonly swapped: true }
  | { readonly placedTile: true }
  /** At least one species was placed on such a tile. */
  | { readonly placedOnTerrain: readonly TerrainId[] }
  | { readonly minEliminated: number }

export type ReseedCondition = { readonly soleMost: 'specialPawnsControlled' } | { readonly minElements: number }

/** Changes of the rules that a displayed card makes for all, or that a trait makes for its owner. */
export type Modifier =
  /** Speciation: capacity of these terrains. */
  | { readonly hook: 'speciationCapacity'; readonly terrain: readonly TerrainId[]; readonly delta: number }
  /** More VP for an animal that is paid for one of these places. */
  | {
      readonly hook: 'scoringVP'
      readonly terrain: readonly TerrainId[]
      readonly ventSide?: VentSide
      readonly places: readonly number[]
      readonly delta: number
    }
  | { readonly hook: 'migrationBarrier' }
  | { readonly hook: 'noBump' }
  | { readonly hook: 'vpOnAction'; readonly action: SectionId; readonly condition: ActionCondition; readonly vp: number }
  | { readonly hook: 'vpOnReseed'; readonly condition: ReseedCondition; readonly vp: number }

/** Modifiers that only make sense with an owner. */
export type TraitModifier =
  | Modifier
  /** The owner counts for more when tiles are scored. */
  | { readonly hook: 'scoringCount'; readonly minOwnSpecies: number; readonly delta: number }
  | { readonly hook: 'scoringTieBreak'; readonly terrain: readonly TerrainId[] }
  | { readonly hook: 'migrationCount'; readonly delta: number }
  | { readonly hook: 'migrationDistance'; readonly value: number }
  | { readonly hook: 'competitionLossCap'; readonly perAction: number }
  | { readonly hook: 'competitionProtectLast' }
  | { readonly hook: 'competitionBonus'; readonly extra: number }
  | { readonly hook: 'speciationExtra'; readonly total: number }
  | { readonly hook: 'extinctionSave'; readonly max: number }
  | { readonly hook: 'thriveOn'; readonly terrain: readonly TerrainId[] }
  | { readonly hook: 'setupElement'; readonly source: 'bagChoice'; readonly protected: true }
  | { readonly hook: 'elementImmunity'; readonly from: readonly ElementLoss[] }
  | { readonly hook: 'survivalConsolation'; readonly vpPerVent: number; readonly max: number }
  | { readonly hook: 'ignoreAfterRule'; readonly uses: number; readonly resetOn: 'retrieve' }
  | { readonly hook: 'dominanceValue'; readonly delta: number }
  | {
      readonly hook: 'copyTrait'
      readonly when: readonly ('traitsRevealed' | 'reseedEnd')[]
      readonly from: 'opposing'
      readonly vpOnChange: number
      readonly vpIfNone: number
    }

export type ElementLoss = 'regression' | 'evolutionCards'
