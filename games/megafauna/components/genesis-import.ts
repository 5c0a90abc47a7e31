import type { Colour, Source } from './types.ts'

export interface MacroData {
  /** The id of the macro-organism in a hand-over file of Genesis. */
  readonly macro: string
  /** The phylum it becomes; its owner chooses where there are two (C2e). */
  readonly colours: readonly Colour[]
  readonly source: Source
}

/** What the macro-organisms of Genesis become (C2a–e). A terrestrial one starts on the continental side, a marine one on the marine. */
export const MACROS: readonly MacroData[] = [
  { macro: 'macro-seaweed', colours: ['green'], source: 'rulebook' },
  { macro: 'macro-dickinsonia', colours: ['green'], source: 'rulebook' },
  { macro: 'macro-brachiopod', colours: ['orange'], source: 'rulebook' },
  { macro: 'macro-flatworm', colours: ['orange'], source: 'rulebook' },
  { macro: 'macro-arrow-worm', colours: ['black'], source: 'rulebook' },
  { macro: 'macro-trilobite', colours: ['black'], source: 'rulebook' },
  { macro: 'macro-sea-star', colours: ['white'], source: 'rulebook' },
  { macro: 'macro-opabinia', colours: ['orange', 'black'], source: 'rulebook' },
]
