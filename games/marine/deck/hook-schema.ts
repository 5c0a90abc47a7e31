import { someOf, upTo } from '@deeptime/kit/deck'
import { z } from 'zod'
import { SECTION_IDS } from '../components/ids.ts'
import { terrains, ventSide, yes } from './effect-schema.ts'

const hook = <Name extends string, Args extends z.core.$ZodLooseShape>(name: Name, args: Args) =>
  z.strictObject({ hook: z.literal(name), ...args })

/** When a bonus for an action is earned; an empty condition means whenever the action was carried out. */
const actionCondition = z.union([
  z.strictObject({}),
  // The action put a disc on Earth.
  z.strictObject({ placedElement: yes }),
  // Autotrophs swapped two different types.
  z.strictObject({ swapped: yes }),
  z.strictObject({ placedTile: yes }),
  // At least one species was placed on such a tile.
  z.strictObject({ placedOnTerrain: terrains }),
  z.strictObject({ minEliminated: someOf(35) }),
])
const reseedCondition = z.union([
  z.strictObject({ soleMost: z.literal('specialPawnsControlled') }),
  z.strictObject({ minElements: someOf(6) }),
])

const hooksForAll = [
  // Speciation: capacity of these terrains.
  hook('speciationCapacity', { terrain: terrains, delta: z.int().min(-4).max(10) }),
  // More VP for an animal that is paid for one of these places.
  hook('scoringVP', {
    terrain: terrains,
    ventSide: ventSide.exactOptional(),
    places: z.array(z.int().min(1).max(4)).min(1),
    delta: z.int().min(-8).max(20),
  }),
  hook('migrationBarrier', {}),
  hook('noBump', {}),
  hook('vpOnAction', { action: z.enum(SECTION_IDS), condition: actionCondition, vp: someOf(20) }),
  hook('vpOnReseed', { condition: reseedCondition, vp: someOf(20) }),
] as const

/** Modifiers that only make sense with an owner. */
const hooksOfTraits = [
  // The owner counts for more when tiles are scored.
  hook('scoringCount', { minOwnSpecies: someOf(35), delta: z.int().min(-10).max(10) }),
  hook('scoringTieBreak', { terrain: terrains }),
  hook('migrationCount', { delta: someOf(35) }),
  hook('migrationDistance', { value: z.int().min(2).max(6) }),
  hook('competitionLossCap', { perAction: upTo(35) }),
  hook('competitionProtectLast', {}),
  hook('competitionBonus', { extra: someOf(10) }),
  hook('speciationExtra', { total: someOf(20) }),
  hook('extinctionSave', { max: someOf(35) }),
  hook('thriveOn', { terrain: terrains }),
  hook('setupElement', { source: z.literal('bagChoice'), protected: yes }),
  hook('elementImmunity', { from: z.array(z.enum(['regression', 'evolutionCards'])).min(1) }),
  hook('survivalConsolation', { vpPerVent: someOf(10), max: someOf(40) }),
  hook('ignoreAfterRule', { uses: someOf(8), resetOn: z.literal('retrieve') }),
  hook('dominanceValue', { delta: someOf(20) }),
  hook('copyTrait', {
    when: z.array(z.enum(['traitsRevealed', 'reseedEnd'])).min(1),
    from: z.literal('opposing'),
    vpOnChange: upTo(10),
    vpIfNone: upTo(10),
  }),
] as const

/** Changes of the rules that a displayed card makes for all. */
export const modifier = z.union(hooksForAll).meta({ id: 'Modifier' })
/** Those that a trait makes for its owner. */
export const traitModifier = z.union([...hooksForAll, ...hooksOfTraits]).meta({ id: 'TraitModifier' })
