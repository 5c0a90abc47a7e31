import type { RulesOf } from '../rule-words.ts'

export const TERMS: RulesOf<'terms'> = {
  Animal: [
    'Animal',
    'Reptiles, Cephalopods, Fish and Crustaceans are the four animals. Each has cubes (its species), basic pawns, a display for its elements, and one trait. Animals that nobody plays are skipped everywhere.',
  ],
  'Bonus VP': [
    'Bonus VP',
    'Where a rule or card gives bonus VP for a count, look it up in the bonus table: 1 gives 1, 2 gives 3, 3 gives 6, 4 gives 10, 5 gives 15, and so on. VP never fall below 0.',
  ],
  Events: [
    'Events',
    'There are three events: Extinction and Survival, set off by the fish on a new evolution card, and Reseed, at the end of each round. If several come together, the order is Extinction, Survival, Reseed.',
  ],
  'Food chain': [
    'Food chain',
    'From the top: Reptiles, Cephalopods, Fish, Crustaceans. Downwards it breaks ties, so Reptiles win every tie. Upwards it is the turn order, so Crustaceans play first.',
  ],
  Tiles: [
    'Tiles',
    'The tiles on the grid are Earth. Tiles that share a side are adjacent. Large tiles join Earth through Wanderlust. A Vent turns the tile below it into a Vent for the rest of the game: the old terrain no longer counts, the neighbours stay the same.',
  ],
  Elements: [
    'Elements',
    'Algae, gastropods, worms, plankton, sponges and sun. A disc on a corner of Earth is food on offer, for each of the up to three tiles that meet there; a corner holds one disc at most. A disc on an animal display is food that the animal can live on. Discs removed from play go back to the bag.',
  ],
  Thriving: [
    'Thriving and endangered',
    'Your species on a tile thrive if at least one disc on a corner of the tile is of a type on your display; otherwise they are endangered. Endangered species still count and still score, but die at the next Extinction, and you can’t take an evolution card with them.',
  ],
  'Dominance 1': [
    'Dominance: elements',
    'Your dominance value for an element type starts with the number of its discs on your display, fixed and added.',
  ],
  'Dominance 2': [
    'Dominance: tiles',
    'Multiply that by the number of Earth tiles that hold at least one of your species and touch at least one disc of the type. Two such discs on one tile count once.',
  ],
  'Dominance 3': [
    'Dominance: target',
    'You dominate the type if your value is higher than its target. Several animals may dominate the same type at the same time.',
  ],
  Species: ['Species', 'Each cube is one species. Any number of species, of any animals, may live on a tile.'],
  'Gene pool': [
    'Gene pool and box',
    'New species come from your gene pool. Species removed from Earth go to the box, out of the game, unless a rule says otherwise. You are never out of the game, even with an empty pool and nothing left on Earth.',
  ],
  'Survival card': [
    'Survival card',
    'The animal that alone has the most species on Vents holds the Survival card. It changes hands at once when that changes; with a tie, or with nobody on Vents, nobody holds it.',
  ],
  'Special actions': [
    'The six special spaces',
    'Only special pawns may stand on them. Adaptation: you may replace an added element. Speciation: around any disc on Earth. Wanderlust: another turn. Tectonics: a tile of your choice that is not a Vent. Migration: as many species as you like. Competition: two tiles of any terrain, one species each.',
  ],
}
