import type { Catalog, GameWords, RuleText } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import type { Deck } from '../components/deck.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'

/** Words that come from the cards themselves: their names. */

interface Named {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
}

/** `event.event-37`, and `about.event:event-37` for the card itself. */
const names = (kind: string, things: readonly Named[], language: Language): Catalog =>
  Object.fromEntries(
    things.flatMap(({ id, name }) => [
      [`${kind}.${id}`, name[language]],
      [`about.${kind}:${id}`, name[language]],
    ]),
  )

/** The names of all cards of a deck, of their sides, and of organs and circles. */
export function deckCatalog(deck: Deck, language: Language): Catalog {
  const { events, refugia, mutations, parasites, macroorganisms } = deck
  const faces = macroorganisms.flatMap(({ marine, terrestrial }) => [marine, terrestrial])
  const sides = (kind: string, side: 'plain' | 'promoted'): Catalog =>
    Object.fromEntries(mutations.map(({ id, [side]: { name } }) => [`${kind}.${id}`, name[language]]))
  return {
    ...names('event', events, language),
    ...names('refugium', refugia, language),
    ...names(
      'bacterium',
      refugia.map(({ bacterium }) => bacterium),
      language,
    ),
    ...names(
      'mutation',
      mutations.map(({ id, plain }) => ({ id, name: plain.name })),
      language,
    ),
    ...sides('promoted', 'promoted'),
    ...names(
      'parasite',
      parasites.flatMap((card) => card.faces),
      language,
    ),
    ...names(
      'marine',
      macroorganisms.map(({ id, marine }) => ({ id, name: marine.name })),
      language,
    ),
    ...names(
      'land',
      macroorganisms.map(({ id, terrestrial }) => ({ id, name: terrestrial.name })),
      language,
    ),
    ...names(
      'organ',
      faces.flatMap((face) => face.organs),
      language,
    ),
    ...names(
      'circle',
      faces.flatMap((face) => face.circles),
      language,
    ),
  }
}

/** All that people read in a language, from what is written for it; a table that brings its own deck brings its names. */
export function wordsIn(language: Language, written: Catalog, rules: readonly RuleText[]): GameWords {
  const withDeck = (deck: Deck): GameWords => ({ catalog: { ...deckCatalog(deck, language), ...written }, rules })
  const standard: GameWords = {
    ...withDeck(STANDARD_DECK),
    forSettings: ({ deck }) => (deck ? withDeck(deck as unknown as Deck) : standard),
  }
  return standard
}
