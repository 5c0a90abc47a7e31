import type { Catalog, GameWords, RuleText } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import type { Deck } from '../components/deck.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { componentWords, deckCatalog, deckRules } from './components.ts'
import type { Phrases } from './phrases.ts'

/** All that people read in a language, from what is written for it; a table that brings its own deck brings its words. */
export function wordsIn(language: Language, written: Catalog, rules: readonly RuleText[], phrases: Phrases): GameWords {
  const withDeck = (deck: Deck): GameWords => ({
    catalog: { ...componentWords(language, phrases), ...deckCatalog(deck, language), ...written },
    rules: [...rules, ...deckRules(deck, language, phrases)],
  })
  const standard: GameWords = {
    ...withDeck(STANDARD_DECK),
    forSettings: ({ deck }) => (deck ? withDeck(deck as unknown as Deck) : standard),
  }
  return standard
}
