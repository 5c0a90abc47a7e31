import type { ClassicView, Colour, EventData } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import { readRef } from '../../board/refs.ts'
import { dynastyOf, habitatOf, readSpecies, tileOf } from './components.ts'
import { readPlace, type Space } from './refs.ts'

/** Names of things, ready to be read. */

export const tileName = (id: string, words: Words): string => words.text(`tile.${id}`)

/** `species:red-dino` or `tile:IM4`. */
export function unitName(unit: string, words: Words): string {
  const { kind, id } = readRef(unit)
  return words.text(`${kind}.${id}`)
}

export const silhouetteName = (species: string, words: Words): string => words.text(`silhouette.${readSpecies(species).silhouette}`)

/** The name of a card as a colour plays it: of a genotype, its own side. */
export function cardName(id: string, colour: Colour | undefined, words: Words): string {
  const key = colour === undefined ? '' : `card.${id}.${dynastyOf(colour)}`
  return words.text(key !== '' && words.has(key) ? key : `card.${id}`)
}

/** What stands in a habitat: its biome, or that it is empty. */
export function habitatName(id: string, game: ClassicView, words: Words): string {
  const habitat = habitatOf(game, id)
  if (!habitat?.tile) return words.text('mc.empty')
  return habitat.flipped ? words.text(habitat.terrain === 'ice' ? 'mc.ice' : 'mc.barren') : tileName(habitat.tile, words)
}

/** What a space is called, and who is there: for the eye and for the ear. */
export function placeTitle(habitat: string, space: Space, game: ClassicView, words: Words): string {
  return `${habitatName(habitat, game, words)} · ${words.text(space === 'biome' ? `habitat.${habitat}` : `mc.space.${space}`)}`
}

/** `T4b` → "Calamites Thicket (Tropics 5)". */
export function placeName(place: string, game: ClassicView, words: Words): string {
  const { habitat, space } = readPlace(place)
  const name = `${habitatName(habitat, game, words)} (${words.text(`habitat.${habitat}`)})`
  return space === 'biome' ? name : words.text(`mc.space.${space}.of`, { name })
}

export function eventName(event: EventData, card: string, words: Words): string {
  switch (event.kind) {
    case 'catastrophe':
      return words.text(`catastrophe.${card}`)
    case 'milankovich':
      return words.text('mc.event.milankovich', { cycle: event.cycle })
    default:
      return words.text(`mc.event.${event.kind}`)
  }
}

/** What the event does, in a sentence. */
export function eventText(event: EventData, words: Words): string {
  switch (event.kind) {
    case 'catastrophe':
      return words.text('mc.event.catastrophe.does', { level: event.level, warmer: event.greenhouse > 0 ? 'yes' : 'no' })
    case 'milankovich':
      return words.text('mc.event.milankovich.does', { latitudes: event.latitudes.map((latitude) => `@latitude.${latitude}.the`) })
    default:
      return words.text(`mc.event.${event.kind}.does`)
  }
}

/** A short list of names; the rest is counted. */
export function listed(names: readonly string[], words: Words, most = 4): string {
  const unique = [...new Set(names)]
  if (unique.length <= most) return words.text('mc.list', { names: unique })
  return words.text('mc.list.more', { names: unique.slice(0, most), more: unique.length - most })
}

export const niche = (tile: string, words: Words): string => {
  const biome = tileOf(tile)
  if (biome?.kind !== 'biome') return ''
  if (biome.niche === 'size') return words.text('mc.niche.size')
  if (biome.niche === 'colour') return words.text(`colour.${biome.homeland}`)
  return words.text('mc.niche.letter', { letter: biome.niche, name: `@dna.${biome.niche}` })
}
