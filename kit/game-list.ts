import type { Manifest, Rules } from './manifest.ts'
import { shelved } from './shelved.ts'

/** Games by their ids, and their rules by version. Everything that knows several games knows them through such a list. */
export class GameList<M extends Manifest = Manifest> {
  readonly #loaded = new Map<string, Promise<Rules>>()

  constructor(readonly games: readonly M[]) {}

  get ids(): readonly string[] {
    return this.games.map(({ id }) => id)
  }

  find(id: string): M | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** Whether a game can be played by the rules of this version. */
  has(id: string, version: string): boolean {
    return this.#loaderOf(id, version) !== undefined
  }

  /** Every version of every game that can be played by its rules. */
  get versions(): readonly { readonly id: string; readonly version: string }[] {
    return this.games.flatMap(({ id, version, shelf }) => [...Object.keys(shelf), version].map((each) => ({ id, version: each })))
  }

  /** The rules of a game: the newest, or those of a version. `undefined` if there are none; a load that failed can be tried again. */
  async rulesOf(id: string, version = this.find(id)?.version): Promise<Rules | undefined> {
    const load = version === undefined ? undefined : this.#loaderOf(id, version)
    if (!load) return undefined
    const key = `${id} ${version}`
    const known = this.#loaded.get(key)
    if (known) return known
    const loading = load()
    this.#loaded.set(key, loading)
    loading.catch(() => this.#loaded.delete(key))
    return loading
  }

  #loaderOf(id: string, version: string): (() => Promise<Rules>) | undefined {
    const manifest = this.find(id)
    if (!manifest) return undefined
    if (version === manifest.version) return manifest.rules
    return shelved(manifest, version)?.rules
  }
}
