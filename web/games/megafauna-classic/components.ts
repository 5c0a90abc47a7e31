import type { ClassicView, Colour, Dynasty, HabitatView, PlayerView, SpeciesView } from '@deeptime/megafauna-classic'
import {
  type Biome,
  CARDS,
  type Card,
  FACES,
  type Genotype,
  type Immigrant,
  type Mutation,
  SILHOUETTES,
  type Silhouette,
  TILES,
  type Tile,
} from '@deeptime/megafauna-classic'

/** Components and parts of the view by their names. */

const cards = new Map(CARDS.map((card) => [card.id, card]))
const tiles = new Map(TILES.map((tile) => [tile.id, tile]))
const faces = new Map(FACES.map((face) => [face.id, face]))

export const cardOf = (id: string): Card | undefined => cards.get(id)
export const tileOf = (id: string): Tile | undefined => tiles.get(id)
export const faceOf = (id: string) => faces.get(id)

export const biomeOf = (id: string | null): Biome | undefined => {
  const tile = id === null ? undefined : tiles.get(id)
  return tile?.kind === 'biome' ? tile : undefined
}
export const immigrantOf = (id: string): Immigrant | undefined => {
  const tile = tiles.get(id)
  return tile?.kind === 'immigrant' ? tile : undefined
}

/** Dinosaurs are red and green, mammals orange and white (2.2b). */
export const dynastyOf = (colour: Colour): Dynasty => (colour === 'red' || colour === 'green' ? 'dinosaur' : 'mammal')

/** The side of a genotype card that a colour would play (7.4a). */
export const sideOf = (card: Genotype, dynasty: Dynasty): Genotype['dinosaur'] => card[dynasty]

export const isMutation = (card: Card): card is Mutation => card.kind === 'mutation'

/** `red-dino` → red, dino. */
export function readSpecies(id: string): { colour: Colour; silhouette: Silhouette } {
  const dash = id.indexOf('-')
  return { colour: id.slice(0, dash) as Colour, silhouette: id.slice(dash + 1) as Silhouette }
}

export const speciesIdsOf = (colour: Colour): readonly string[] =>
  SILHOUETTES[dynastyOf(colour)].map((silhouette) => `${colour}-${silhouette}`)

export const habitatOf = (game: ClassicView, id: string): HabitatView | undefined => game.habitats.find((habitat) => habitat.id === id)
export const speciesOf = (game: ClassicView, id: string): SpeciesView | undefined => game.species.find((species) => species.id === id)
export const playerOf = (game: ClassicView, colour: string): PlayerView | undefined =>
  game.players.find((player) => player.colour === colour)
export const playerAt = (game: ClassicView, seat: number): PlayerView | undefined => game.players.find((player) => player.seat === seat)

/** Everyone who stands somewhere in a habitat, with the space. */
export const SPACES = ['biome', 'rooter', 'predator'] as const

export const PERIODS = ['triassic', 'jurassic', 'cretaceous', 'tertiary'] as const

/** The period whose cards are drawn now; the last one when all are out. */
export const periodOf = (game: ClassicView): (typeof PERIODS)[number] => PERIODS[game.periods.findIndex((left) => left > 0)] ?? 'tertiary'

export const DIETARY = 'BGHIP'
export const isRoadrunner = (letter: string): boolean => !DIETARY.includes(letter)

export const countOf = (dna: string, letter: string): number => dna.split(letter).length - 1
