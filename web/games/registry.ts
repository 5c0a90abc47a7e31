import { GAMES } from '@deeptime/games'
import type { Manifest } from '@deeptime/kit'
import type { GameTable } from '../table/board.ts'
import type { Drawing } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'

/** A plate of the atlas: a game as the home page knows it. Its words are `plate.<id>`. */
export interface Plate extends Drawing {
  readonly id: string
  readonly seats: readonly number[]
  /** Of a game that can be played. */
  readonly manifest?: Manifest
}

export const plates: readonly Plate[] = GAMES.games.map(
  (manifest): Plate => ({ ...DRAWINGS[manifest.id], id: manifest.id, seats: manifest.seats, manifest }),
)

const loaded = new Map<string, Promise<GameTable<unknown>>>()

export const plateOf = (id: string): Plate | undefined => plates.find((plate) => plate.id === id)

/** The table of a game, loaded once; a load that failed can be tried again. */
export function loadTable(id: string): Promise<GameTable<unknown>> {
  const known = loaded.get(id)
  if (known) return known
  const load = plateOf(id)?.load
  if (!load) return Promise.reject(new Error(`There is no table for "${id}"`))
  const table = load()
  loaded.set(id, table)
  table.catch(() => loaded.delete(id))
  return table
}
