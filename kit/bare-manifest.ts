import { byLanguage } from '@deeptime/words/languages'
import type { Manifest, Rules } from './manifest.ts'

/** The manifest of a game that has rules, perhaps of several versions, and nothing else: tests and benchmarks put such games on a list. */
export function bareManifest(rules: Rules, older: Readonly<Record<string, Rules>> = {}): Manifest {
  const { id, version, seats, modes } = rules.game
  return {
    id,
    version,
    seats,
    modes: modes.map((mode) => mode.id),
    minutes: [1, 1],
    weight: 1,
    unit: [],
    plate: byLanguage(() => ({ title: id, short: id, about: '' })),
    rules: async () => rules,
    shelf: Object.fromEntries(Object.entries(older).map(([each, old]) => [each, { rules: async () => old, words: {} }])),
    words: byLanguage(() => async () => ({ catalog: {}, rules: [] })),
    draw: async () => (view: unknown) => JSON.stringify(view),
  }
}
