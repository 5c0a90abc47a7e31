import type { EventData, Sizes } from '../components/types.ts'

/** What the sentences of cards and tiles are put together from, in one language. */
export interface Phrases {
  readonly spaces: readonly [string, string, string]
  readonly size: string
  readonly sizes: (sizes: Sizes) => string
  readonly gives: (dna: string, sizes: string, instinct: string | undefined) => string
  readonly side: (name: string, dna: string, sizes: string) => string
  readonly event: (event: EventData, latitudes: readonly string[]) => string
  readonly terrain: Readonly<Record<string, string>>
  readonly diet: Readonly<Record<string, string>>
  readonly biome: (t: { terrain: string; latitude: string; climax: number; needs: string; rooter: string | null; niche: string }) => string
  readonly star: Readonly<Record<string, string>>
  readonly volcano: string
  readonly superFern: string
  readonly immigrant: (t: { diet: string; size: number | null; dna: string; terrain: string; latitude: string }) => string
  readonly nicheSize: string
  readonly nicheColour: string
  readonly inherited: (dna: string, sizes: string) => string
}
