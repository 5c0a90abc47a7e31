import { oncePer } from '@deeptime/kit'
import type { Deck, EvolutionCard } from '../components/deck.ts'
import type { ActionCondition, ElementLoss, ReseedCondition, TraitModifier } from '../components/hooks.ts'
import { SECTION_IDS, TERRAIN_IDS, type TerrainId, VENT_SIDES } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import type { MarineState } from '../state.ts'

/** What a card or trait changes, worked out once into small tables, so that rules can ask quickly. */
export interface Changes {
  /** By terrain: more species that one Speciation may put on a tile. */
  readonly capacity: number[]
  /** `scoringKind × 4 + place − 1`: more VP for that place. */
  readonly scoring: number[]
  /** Terrains as bits. */
  ties: number
  thrives: number
  /** What more an animal counts for, by its number of species on the tile. */
  readonly counts: number[]
  migrationCount: number
  migrationDistance: number
  migrationBarrier: boolean
  noBump: boolean
  lossCap: number
  protectsLast: boolean
  competitionBonus: number
  speciationExtra: number
  extinctionSave: number
  /** Causes of element loss as bits. */
  immunity: number
  readonly consolations: { readonly vpPerVent: number; readonly max: number }[]
  afterRuleUses: number
  dominance: number
  readonly onAction: { readonly section: number; readonly condition: ActionCondition; readonly vp: number }[]
  readonly onReseed: { readonly condition: ReseedCondition; readonly vp: number }[]
  /** It brings an element of the owner's choice as traits are revealed. */
  bringsElement: boolean
  copies: { readonly atReveal: boolean; readonly atReseed: boolean; readonly vpOnChange: number; readonly vpIfNone: number } | undefined
}

const LOSSES: readonly ElementLoss[] = ['regression', 'evolutionCards']
export const lossBit = (cause: ElementLoss): number => 1 << LOSSES.indexOf(cause)

const PLACES = 4
const MOST_CUBES = 35
const VENT = TERRAIN_IDS.indexOf('vent')

/** Kinds of tiles when scoring: terrains, and for Vents one kind for each side. */
export const scoringKind = (terrain: number, side: number): number => (terrain === VENT ? VENT + side : terrain)
const KINDS = VENT + VENT_SIDES.length
export const scoringEntry = (kind: number, place: number): number => kind * PLACES + place - 1

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

const noChanges = (): Changes => ({
  capacity: zeros(TERRAIN_IDS.length),
  scoring: zeros(KINDS * PLACES),
  ties: 0,
  thrives: 0,
  counts: zeros(MOST_CUBES + 1),
  migrationCount: 0,
  migrationDistance: 1,
  migrationBarrier: false,
  noBump: false,
  lossCap: Number.POSITIVE_INFINITY,
  protectsLast: false,
  competitionBonus: 0,
  speciationExtra: 0,
  extinctionSave: 0,
  immunity: 0,
  consolations: [],
  afterRuleUses: 0,
  dominance: 0,
  onAction: [],
  onReseed: [],
  bringsElement: false,
  copies: undefined,
})

const terrainNumbers = (ids: readonly TerrainId[]): number[] => ids.map((id) => TERRAIN_IDS.indexOf(id))
const terrainBits = (ids: readonly TerrainId[]): number => terrainNumbers(ids).reduce((bits, t) => bits | (1 << t), 0)
const addTo = (table: number[], entry: number, delta: number): void => {
  table[entry] = (table[entry] ?? 0) + delta
}

function addScoring(changes: Changes, m: Extract<TraitModifier, { hook: 'scoringVP' }>): void {
  const kinds = terrainNumbers(m.terrain).flatMap((terrain) =>
    terrain === VENT ? VENT_SIDES.flatMap((side, i) => (m.ventSide === undefined || m.ventSide === side ? [VENT + i] : [])) : [terrain],
  )
  for (const kind of kinds) for (const place of m.places) addTo(changes.scoring, scoringEntry(kind, place), m.delta)
}

/** Two modifiers of the same number add up. */
function apply(changes: Changes, m: TraitModifier): void {
  switch (m.hook) {
    case 'speciationCapacity':
      for (const terrain of terrainNumbers(m.terrain)) addTo(changes.capacity, terrain, m.delta)
      return
    case 'scoringVP':
      addScoring(changes, m)
      return
    case 'scoringCount':
      for (let own = m.minOwnSpecies; own <= MOST_CUBES; own++) addTo(changes.counts, own, m.delta)
      return
    case 'scoringTieBreak':
      changes.ties |= terrainBits(m.terrain)
      return
    case 'thriveOn':
      changes.thrives |= terrainBits(m.terrain)
      return
    case 'migrationBarrier':
      changes.migrationBarrier = true
      return
    case 'migrationCount':
      changes.migrationCount += m.delta
      return
    case 'migrationDistance':
      changes.migrationDistance = Math.max(changes.migrationDistance, m.value)
      return
    case 'noBump':
      changes.noBump = true
      return
    case 'competitionLossCap':
      changes.lossCap = Math.min(changes.lossCap, m.perAction)
      return
    case 'competitionProtectLast':
      changes.protectsLast = true
      return
    case 'competitionBonus':
      changes.competitionBonus += m.extra
      return
    case 'speciationExtra':
      changes.speciationExtra += m.total
      return
    case 'extinctionSave':
      changes.extinctionSave += m.max
      return
    case 'elementImmunity':
      for (const cause of m.from) changes.immunity |= lossBit(cause)
      return
    case 'survivalConsolation':
      changes.consolations.push({ vpPerVent: m.vpPerVent, max: m.max })
      return
    case 'ignoreAfterRule':
      changes.afterRuleUses += m.uses
      return
    case 'dominanceValue':
      changes.dominance += m.delta
      return
    case 'vpOnAction':
      changes.onAction.push({ section: SECTION_IDS.indexOf(m.action), condition: m.condition, vp: m.vp })
      return
    case 'vpOnReseed':
      changes.onReseed.push({ condition: m.condition, vp: m.vp })
      return
    case 'setupElement':
      changes.bringsElement = true
      return
    case 'copyTrait':
      changes.copies = {
        atReveal: m.when.includes('traitsRevealed'),
        atReseed: m.when.includes('reseedEnd'),
        vpOnChange: m.vpOnChange,
        vpIfNone: m.vpIfNone,
      }
      return
  }
}

function changesOf(modifiers: readonly TraitModifier[]): Changes {
  const changes = noChanges()
  for (const m of modifiers) apply(changes, m)
  return changes
}

/** A deck by id. `cards` leaves out those that change nothing while displayed. */
interface CompiledDeck {
  readonly cards: ReadonlyMap<string, Changes>
  readonly traits: ReadonlyMap<string, Changes>
  /** Lists of one, so that asking after a single trait makes nothing new. */
  readonly alone: ReadonlyMap<string, readonly Changes[]>
  readonly evolution: ReadonlyMap<string, EvolutionCard>
  readonly copyable: ReadonlySet<string>
}

function compile(deck: Deck): CompiledDeck {
  const traits = new Map(deck.traits.map((trait) => [trait.id, changesOf(trait.modifiers)]))
  return {
    cards: new Map(deck.evolution.flatMap((card) => (card.whileDisplayed ? [[card.id, changesOf(card.whileDisplayed)]] : []))),
    traits,
    alone: new Map([...traits].map(([id, changes]) => [id, [changes]])),
    evolution: new Map(deck.evolution.map((card) => [card.id, card])),
    copyable: new Set(deck.traits.filter((trait) => trait.copyable).map((trait) => trait.id)),
  }
}

const STANDARD = compile(STANDARD_DECK)
const compiled = oncePer(compile)

/** The deck of the table, ready for questions. */
export const compiledDeck = (s: MarineState): CompiledDeck => (s.ownDeck === null ? STANDARD : compiled(s.ownDeck))
