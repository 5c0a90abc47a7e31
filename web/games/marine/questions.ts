import type { Ask, Params } from '@deeptime/engine'
import type { AnimalId, DiscSection } from '@deeptime/marine'

/** An element can be chosen in several places: in a section of the display, in the bag, among one's own discs, or as a target. */
type ElementPlace = DiscSection | 'bag' | 'own' | 'targets'

const PLACES: Readonly<Record<string, ElementPlace>> = {
  'abundance.element': 'abundance',
  'autotrophs.how': 'autotrophs',
  'adaptation.element': 'adaptation',
  'adaptation.where': 'own',
  'wanderlust.element': 'wanderlust',
  'domination.element': 'targets',
  'card.lose': 'own',
  'card.swap-out': 'own',
  'card.target': 'targets',
}

/** Where the elements that a question offers are to be found. Cards and traits draw on the bag unless they say otherwise. */
export const elementsAt = (ask: Ask | undefined): ElementPlace => (ask && PLACES[ask.kind]) ?? 'bag'

/** `@animal.fish` in the parameters of a question or a line of the story: it is about that animal. */
export function animalIn(params: Params | undefined): AnimalId | undefined {
  const animal = params?.animal
  return typeof animal === 'string' && animal.startsWith('@animal.') ? (animal.slice('@animal.'.length) as AnimalId) : undefined
}
