import type { AnimalId, MarineView, SectionId, TileView } from '@deeptime/marine'
import { ACTION_DISPLAY, SPACES } from '@deeptime/marine/components/action-display.ts'
import type { Words } from '@deeptime/words'
import { readRef } from '../../../board/refs.ts'
import { cornerNames, hexName } from '../refs.ts'

/** The names of what stands on the board in numbers: cheap, since every drawing needs all of them. */

export const terrainName = (tile: TileView, words: Words): string => words.text(tile.vent ? `vent.${tile.vent}` : `terrain.${tile.terrain}`)

export const sectionName = (id: SectionId, words: Words): string =>
  ACTION_DISPLAY.find((section) => section.id === id)?.name[words.language] ?? id

const tileAt = (game: MarineView, hex: string): TileView | undefined => game.tiles.find((tile) => tile.ref === `tile:${hex}`)

export function tileTitle(hex: string, game: MarineView, words: Words): string {
  const tile = tileAt(game, hex)
  return `${tile ? terrainName(tile, words) : words.text('mr.note.unknown')} · ${hexName(hex)}`
}

/** `fish@2,-1` */
export function speciesTitle(id: string, game: MarineView, words: Words): string {
  const [animal = '', hex = ''] = id.split('@')
  const tile = tileAt(game, hex)
  const params = {
    animal: `@animal.${animal}`,
    count: tile?.species[animal as AnimalId] ?? 0,
    terrain: tile ? terrainName(tile, words) : '',
  }
  return `${words.text('mr.note.species', params)} · ${hexName(hex)}`
}

export function cornerTitle(ref: string, game: MarineView, words: Words): string {
  const disc = game.discs.find((d) => d.ref === ref)
  return `${words.text(disc ? `element.${disc.element}` : 'mr.note.freeCorner')} · ${cornerNames(readRef(ref).id).join(' ')}`
}

/** `competition-2` */
export function spaceTitle(id: string, words: Words): string {
  const space = SPACES.find((s) => s.id === id)
  return space ? `${sectionName(space.section, words)} ${id.slice(id.indexOf('-') + 1)}` : id
}

/** Things of which the title is cheaper than the note. */
const TITLES: Readonly<Record<string, (ref: string, id: string, game: MarineView, words: Words) => string>> = {
  tile: (_, id, game, words) => tileTitle(id, game, words),
  species: (_, id, game, words) => speciesTitle(id, game, words),
  corner: (ref, _, game, words) => cornerTitle(ref, game, words),
  space: (_, id, __, words) => spaceTitle(id, words),
}

/** The title of a thing of one of these kinds; nothing for others, whose notes tell it. */
export function titleOf(ref: string, game: MarineView, words: Words): string | undefined {
  const { kind, id } = readRef(ref)
  return TITLES[kind]?.(ref, id, game, words)
}
