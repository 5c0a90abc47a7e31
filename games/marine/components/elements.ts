import type { Component, Words } from './component.ts'
import type { ElementId } from './ids.ts'

export interface Element extends Component {
  readonly id: ElementId
  readonly name: Words
  /** Discs of this type in the game. */
  readonly discs: number
}

const element = (id: ElementId, en: string, fr: string): Element => ({
  id,
  name: { en, fr },
  discs: 19,
  source: 'public',
  notes: 'The six types are the rulebook’s; 19 discs of each were counted in a sandbox of the game.',
})

export const ELEMENTS: readonly Element[] = [
  element('algae', 'Algae', 'Algues'),
  element('gastropods', 'Gastropods', 'Gastéropodes'),
  element('worms', 'Worms', 'Vers'),
  element('plankton', 'Plankton', 'Plancton'),
  element('sponges', 'Sponges', 'Éponges'),
  element('sun', 'Sun', 'Soleil'),
]

/** The six special pawns, one for each element, as they stand on the board; each target begins and never falls below 1. */
export const SPECIAL_PAWNS: Component & { readonly order: readonly ElementId[]; readonly startTarget: number } = {
  order: ['plankton', 'worms', 'sponges', 'gastropods', 'algae', 'sun'],
  startTarget: 1,
  source: 'rulebook',
}
