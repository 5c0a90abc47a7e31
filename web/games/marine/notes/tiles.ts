import { type AnimalId, areAdjacent, HEX_REFS, type MarineView, type TileView } from '@deeptime/marine'
import { TERRAINS } from '@deeptime/marine/components/terrains.ts'
import type { Words } from '@deeptime/words'
import { readRef } from '../../../board/refs.ts'
import type { Note } from '../../../table/board.ts'
import { readCorner, speciesRef, tileRef } from '../refs.ts'
import { cornerTitle, speciesTitle, terrainName, tileTitle } from './titles.ts'

/** Notes about Earth: tiles, the species on them, and the discs where they meet. */

const tileAt = (game: MarineView, ref: string): TileView | undefined => game.tiles.find((tile) => tile.ref === ref)

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

export function tileNote(ref: string, game: MarineView, words: Words): Note {
  const tile = tileAt(game, ref)
  if (!tile) return unknownNote(ref, game, words)
  const terrain = TERRAINS.find(({ id }) => id === tile.terrain)
  const lines = [
    words.text('mr.note.places', { places: (terrain?.score ?? []).join(' · ') }),
    scoredNow(tile, words),
    ...Object.keys(tile.species).map((animal) => fate(tile, animal as AnimalId, game, words)),
    discLine(tile, game, words),
    words.text('mr.note.capacity', { capacity: terrain?.speciationCapacity ?? 0 }),
  ]
  if (tile.vent) lines.push(words.text('mr.note.beneath', { terrain: `@terrain.${tile.tile}` }))
  return { title: tileTitle(readRef(ref).id, game, words), lines, rule: 'Tiles' }
}

function unknownNote(ref: string, game: MarineView, words: Words): Note {
  const hex = HEX_REFS.indexOf(ref)
  const near = game.tiles.some((tile) => areAdjacent(hex, HEX_REFS.indexOf(tile.ref)))
  const lines = [words.text(near ? 'mr.note.rim' : 'mr.note.beyond')]
  return { title: tileTitle(readRef(ref).id, game, words), lines, rule: 'Wanderlust 2' }
}

function scoredNow(tile: TileView, words: Words): string {
  if (Object.keys(tile.species).length === 0) return words.text('mr.note.nobody')
  const awards = tile.awards.map(({ animal, vp }) => words.text('mr.note.award', { animal: `@animal.${animal}`, vp }))
  return words.text('mr.note.scored', { awards })
}

/** Whether an animal thrives on a tile, and why. */
function fate(tile: TileView, animal: AnimalId, game: MarineView, words: Words): string {
  const count = tile.species[animal] ?? 0
  const own = game.animals.find(({ id }) => id === animal)
  const wanted = new Set([...(own?.fixed ?? []), ...(own?.added ?? [])])
  const match = unique(discsAround(game, tile.ref).map((disc) => disc.element)).filter((element) => wanted.has(element))
  const params = { animal: `@animal.${animal}`, count, elements: match.map((element) => `@element.${element}`) }
  if (!tile.thriving.includes(animal)) return words.text('mr.note.endangered', params)
  return words.text(match.length > 0 ? 'mr.note.thriving' : 'mr.note.thrivingByTrait', params)
}

function discLine(tile: TileView, game: MarineView, words: Words): string {
  const elements = discsAround(game, tile.ref).map((disc) => `@element.${disc.element}`)
  return elements.length === 0 ? words.text('mr.note.bare') : words.text('mr.note.corners', { elements })
}

/** `fish@2,-1` */
export function speciesNote(id: string, game: MarineView, words: Words): Note {
  const [animal = '', hex = ''] = id.split('@')
  const tile = tileAt(game, `tile:${hex}`)
  const title = speciesTitle(id, game, words)
  return { title, lines: tile ? [fate(tile, animal as AnimalId, game, words), scoredNow(tile, words)] : [], rule: 'Thriving' }
}

export function cornerNote(ref: string, game: MarineView, words: Words): Note {
  const disc = game.discs.find((d) => d.ref === ref)
  const tiles = readCorner(readRef(ref).id)
    .map(({ q, r }) => tileAt(game, tileRef(q, r)))
    .filter((tile) => tile !== undefined)
  const around = tiles.map((tile) => terrainName(tile, words))
  const lines = [words.text('mr.note.touches', { tiles: around })]
  const title = cornerTitle(ref, game, words)
  if (!disc) return { title, lines, rule: 'Elements' }
  const room = tiles.map((tile) => words.text('mr.note.room', { terrain: terrainName(tile, words), capacity: tile.capacity }))
  lines.push(words.text('mr.note.speciates', { room }))
  const wanted = game.animals.filter((a) => a.fixed.includes(disc.element) || a.added.includes(disc.element))
  lines.push(
    wanted.length === 0
      ? words.text('mr.note.wantedByNone')
      : words.text('mr.note.wantedBy', { animals: wanted.map((a) => `@animal.${a.id}`) }),
  )
  return { title, lines, rule: 'Elements' }
}

/** Discs on the corners of a tile. */
function discsAround(game: MarineView, tile: string): MarineView['discs'] {
  const hex = readRef(tile).id
  return game.discs.filter((disc) => readRef(disc.ref).id.split('/').includes(hex))
}

/** Everything on Earth that can differ between two views, by ref. */
export function earthMarks(game: MarineView): Map<string, string> {
  const marks = new Map<string, string>()
  for (const ref of HEX_REFS) marks.set(ref, '')
  for (const tile of game.tiles) {
    marks.set(tile.ref, `${tile.terrain}${tile.vent ?? ''}`)
    for (const [animal, count] of Object.entries(tile.species)) marks.set(speciesRef(animal as AnimalId, tile.q, tile.r), String(count))
  }
  for (const disc of game.discs) marks.set(disc.ref, disc.element)
  return marks
}
