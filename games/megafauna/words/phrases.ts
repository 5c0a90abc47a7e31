import type { EventData, ReservoirEvent } from '../components/types.ts'

/** What an orientation of a promotion gives, in the words of one language. */
export interface SideFacts {
  readonly name: string
  readonly form: string | undefined
  readonly recession: readonly string[]
  readonly organs: readonly string[]
  readonly monster: string | undefined
  readonly maxSize: number
  readonly venom: boolean
  readonly mutualism: boolean
  readonly left: string | undefined
  readonly right: string | undefined
  readonly haustorium: number | undefined
  readonly fossil: boolean
}

/** What the sentences of cards, tools and places are put together from, in one language. */
export interface Phrases {
  /** Between two events of a row. */
  readonly next: string
  readonly hex: (craton: string, number: number) => string
  readonly centre: (craton: string) => string
  readonly tab: (craton: string, tab: string) => string
  readonly space: (place: string, level: string) => string
  readonly mutation: (organs: readonly string[], system: string, plantIcon: boolean) => string
  readonly side: (side: SideFacts) => string
  readonly tool: (prey: string, divingBell: boolean) => string
  readonly order: (colours: readonly string[]) => string
  readonly stable: string
  readonly comet: string
  readonly impacted: (craton: string) => string
  readonly event: (event: Exclude<EventData, ReservoirEvent>, names: (key: string) => string) => string
  readonly reservoir: (event: ReservoirEvent, names: (key: string) => string) => string
}
