import type { GameTable } from '../table/board.ts'
import { type Scene, scenes } from './scenes.ts'

/** A plate of the atlas: a game as the home page knows it, before anything of it is loaded. Its words are `plate.<id>` in the app's catalog. */
export interface Plate {
  readonly id: string
  readonly numeral: string
  readonly scene: Scene
  readonly players: readonly [fewest: number, most: number]
  /** The tint of its ground, a custom property of the theme. */
  readonly tint: string
  /** Absent while the game is still to come. */
  readonly load?: () => Promise<GameTable<unknown>>
}

export const plates: readonly Plate[] = [
  {
    id: 'marine',
    numeral: 'I',
    scene: scenes.marine,
    players: [2, 4],
    tint: 'var(--tint-sea)',
    load: async () => (await import('./marine/index.ts')).marineTable as GameTable<unknown>,
  },
  {
    id: 'megafauna-classic',
    numeral: 'II',
    scene: scenes.classic,
    players: [1, 4],
    tint: 'var(--tint-land)',
    load: async () => (await import('./megafauna-classic/index.ts')).classicTable as GameTable<unknown>,
  },
  { id: 'genesis', numeral: 'III', scene: scenes.genesis, players: [1, 4], tint: 'var(--tint-vent)' },
  { id: 'megafauna', numeral: 'IV', scene: scenes.megafauna, players: [1, 4], tint: 'var(--tint-ice)' },
]

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
