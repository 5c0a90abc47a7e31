import type { Game } from '@deeptime/engine'

/** The rules of each game without its table: what workers load. */
const rules: Readonly<Record<string, () => Promise<Game>>> = {
  marine: async () => (await import('@deeptime/marine')).marine as Game,
}

export function loadRules(id: string): Promise<Game> {
  const load = rules[id]
  return load ? load() : Promise.reject(new Error(`There are no rules for "${id}"`))
}
