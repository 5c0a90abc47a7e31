export { cardsOf } from './cards.ts'
export { CRATONS, HEX_COUNT, HEXES, TABS } from './components/cratons.ts'
export { type Cards, STANDARD_CARDS } from './components/deck.ts'
export { DISPLAY_COSTS } from './components/display.ts'
export type { EventCard } from './components/events.ts'
export { MACROS } from './components/genesis-import.ts'
export { BIOMES, RAFTING } from './components/movement.ts'
export type { Mutation, Side } from './components/mutations.ts'
export { COLOURS, EMOTIONS, FORMS, ORGANS, SPECIES_NAMES } from './components/phyla.ts'
export {
  ATMOSPHERE,
  CLIMATES,
  CLOUDS,
  FIRE_FROM,
  MICROBES_UP_TO,
  OVERCAST_FROM,
  OXYGEN,
  RAIN_FROM,
  STRIPS,
  WINDS,
} from './components/reservoirs.ts'
export { TOOLS } from './components/tools.ts'
export type * from './components/types.ts'
export { type Step as ContestStep, type Verdict, verdictOn } from './contests/verdict.ts'
export { cardsOf as cardsOfDeck, type OwnDeck } from './deck/deck.ts'
export { megafauna } from './game.ts'
export type { Level } from './places.ts'
export { biomeWith, livesIn } from './previews/ground.ts'
export type { StepView } from './previews/paths.ts'
export { groundOfPlates, type PlateMove, type Plates, platesAfter, platesAtStart } from './previews/plates.ts'
export type { ProspectView, RungView } from './prospects.ts'
export { RULE_IDS, type RuleId } from './rules.ts'
export type { Rules, Species, State } from './state.ts'
export type { CardView, CreepleView, DisplayView, LandmassView, MegafaunaView, PlaceView, PlayerView, SpeciesView } from './view.ts'
