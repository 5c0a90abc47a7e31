import type { Rng, Settings } from '@deeptime/engine'
import type { Deck } from '../components/deck.ts'
import type { Length } from '../components/setup.ts'
import type { MarineState, Variants } from '../state.ts'
import { seatAnimals } from './animals.ts'
import { blankState } from './blank.ts'
import { stackDeck } from './cards.ts'
import { layEarth } from './earth.ts'
import { animalsComeFirst, fillBoard } from './pieces.ts'

/** A seating that names two animals for each seat means the variant with four. */
const hasFourAnimals = ({ seating, fourAnimals: flag }: Settings): boolean =>
  Array.isArray(seating) ? (seating as readonly (readonly string[])[]).every((list) => list.length > 1) : flag === true

export const variantsOf = (settings: Settings): Variants => ({
  fourAnimals: hasFourAnimals(settings),
  randomEarth: settings.randomEarth === true,
  alternateAnimals: settings.alternateAnimals === true,
  superheroes: settings.superheroes === true,
  copyTraits: settings.copyTraits === true,
  emptyRetrieve: settings.emptyRetrieve === true,
  length: settings.length as Length,
})

/** Set-up as far as it needs nobody to choose: the board, the draw pile and, unless a variant waits for the animals, the display. */
export function setUp(seats: number, settings: Settings, rng: Rng): MarineState {
  const s = blankState(seats, variantsOf(settings), (settings.deck ?? null) as Deck | null)
  layEarth(s, rng)
  if (!animalsComeFirst(s)) fillBoard(s, (n) => rng.int(n))
  stackDeck(s, rng)
  seatAnimals(s, settings.animals ?? 'choose', settings.seating ?? null, rng)
  return s
}
