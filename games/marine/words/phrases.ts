import type { Space } from '../components/action-display.ts'
import type { Source } from '../components/component.ts'

/** What is said of components beside their own names, in one language. */
export interface Phrases {
  readonly special: string
  readonly ventSides: Readonly<Record<NonNullable<Space['ventSide']>, string>>
  readonly headings: Readonly<Record<'evolution' | 'traits', string>>
  /** Said of every card, so that nobody takes ours for a printed one. */
  readonly cardOrigins: Readonly<Record<Source, string>>
  readonly traitOrigins: Readonly<Record<Source, string>>
}
