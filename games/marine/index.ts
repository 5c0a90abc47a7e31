export {
  ANIMAL_IDS,
  type AnimalId,
  ELEMENT_IDS,
  type ElementId,
  SECTION_IDS,
  type SectionId,
  TERRAIN_IDS,
  type TerrainId,
  VENT_SIDES,
  type VentSide,
} from './components/ids.ts'
export { marine } from './game.ts'
export { areAdjacent, CORNER_REFS, HEX_REFS } from './geometry.ts'
export { RULE_IDS, RULE_SECTIONS, type RuleId, type RuleSection } from './rules.ts'
export type { DiscSection, MarineState, Variants } from './state.ts'
export type { AnimalView, DiscView, MarineView, PawnView, SpaceView, SpecialPawnView, TileView } from './view.ts'
