import type { Language } from '@deeptime/words/languages'

/** A name or text in every language. */
export type Words = Readonly<Record<Language, string>>

/**
 * Where a component's facts come from: the rulebook itself, other public material (the original game of 2010, a fan-made
 * sandbox of the board), or our own hand where neither says.
 */
export type Source = 'rulebook' | 'public' | 'reconstructed'

export interface Component {
  readonly source: Source
  /** What exactly the source says, and what was added. */
  readonly notes?: string
}
