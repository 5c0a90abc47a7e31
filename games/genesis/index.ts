export {
  CLIMATE_ICONS,
  COLOUR_IDS,
  type ColourId,
  ENVIRONMENT_IDS,
  type EnvironmentId,
  EON_IDS,
  type EonId,
} from './components/ids.ts'
export { genesis } from './game.ts'
export { RULE_IDS, RULE_SECTIONS, type RuleId, type RuleSection } from './rules.ts'
export type { GenesisState, Variants } from './state.ts'
export type {
  ActorView,
  BiontView,
  ByColour,
  CircleView,
  DeckView,
  DiseaseView,
  EventView,
  GenesisView,
  MacroView,
  MutationView,
  OrganismView,
  OrganView,
  PileView,
  PlayerView,
  RefugiumView,
  RollView,
  RowView,
} from './view.ts'
