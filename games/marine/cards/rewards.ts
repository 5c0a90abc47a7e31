import type { Table } from '@deeptime/engine'
import type { ActionCondition, ReseedCondition } from '../components/hooks.ts'
import { SECTION_IDS, type SectionId, TERRAIN_IDS } from '../components/ids.ts'
import { elementCount } from '../elements.ts'
import { gainVP } from '../points.ts'
import type { CardRule } from '../rules.ts'
import type { MarineState, VpSource } from '../state.ts'
import { type Changes, compiledDeck } from './compile.ts'

/** VP that displayed cards and traits give for what animals do. */

/** What an action did, as far as cards and traits may ask. */
export interface Deed {
  readonly placedElement?: boolean
  /** Autotrophs swapped two different types. */
  readonly swapped?: boolean
  readonly placedTile?: boolean
  /** Terrains on which species were placed, as bits. */
  readonly placedOn?: number
  readonly eliminated?: number
}

const terrainBit = (terrain: number): number => 1 << terrain

function meets(deed: Deed, condition: ActionCondition): boolean {
  if ('placedElement' in condition) return deed.placedElement === true
  if ('swapped' in condition) return deed.swapped === true
  if ('placedTile' in condition) return deed.placedTile === true
  if ('minEliminated' in condition) return (deed.eliminated ?? 0) >= (condition.minEliminated as number)
  if (!('placedOnTerrain' in condition)) return true
  return (condition.placedOnTerrain as readonly (typeof TERRAIN_IDS)[number][]).some(
    (id) => ((deed.placedOn ?? 0) & terrainBit(TERRAIN_IDS.indexOf(id))) !== 0,
  )
}

/** Calls `give` for every displayed card, then for every trait that the animal has or copies. */
function forAllChanges(s: MarineState, animal: number, give: (changes: Changes, source: VpSource, rule: CardRule) => void): void {
  const { cards, traits } = compiledDeck(s)
  for (const id of s.row) {
    const changes = cards.get(id)
    if (changes) give(changes, 'cards', `Card ${id}`)
  }
  for (const id of s.traits[animal] as readonly string[]) give(traits.get(id) as Changes, 'traits', `Trait ${id}`)
  const copied = s.copied[animal] as string
  if (copied !== '') give(traits.get(copied) as Changes, 'traits', `Trait ${copied}`)
}

/** An action was carried out, with a pawn or through a card: each reward comes once. */
export function rewardAction(t: Table<MarineState>, animal: number, action: SectionId, deed: Deed): void {
  const section = SECTION_IDS.indexOf(action)
  forAllChanges(t.state, animal, ({ onAction }, source, rule) => {
    for (const reward of onAction)
      if (reward.section === section && meets(deed, reward.condition)) gainVP(t, animal, reward.vp, source, rule)
  })
}

const specialPawnsOf = (s: MarineState, animal: number): number => s.controller.filter((c) => c === animal).length

function meetsAtReseed(s: MarineState, animal: number, condition: ReseedCondition): boolean {
  if ('minElements' in condition) return elementCount(s, animal) >= condition.minElements
  const own = specialPawnsOf(s, animal)
  return s.animals.every((other) => other === animal || specialPawnsOf(s, other) < own)
}

/** Reseed 2: after Regression, from the top of the food chain. */
export function rewardReseed(t: Table<MarineState>): void {
  const s = t.state
  for (const animal of s.animals) {
    forAllChanges(s, animal, ({ onReseed }, source, rule) => {
      for (const reward of onReseed) if (meetsAtReseed(s, animal, reward.condition)) gainVP(t, animal, reward.vp, source, rule)
    })
  }
}
