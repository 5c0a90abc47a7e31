import type { Catalog, GameWords, Language } from '@deeptime/engine'
import type { Deck } from '../data/deck.ts'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import { componentWords, deckCatalog, deckRules } from './components.ts'
import { EN } from './en.ts'
import { FR } from './fr.ts'
import { RULES_EN } from './rules.en.ts'
import { RULES_FR } from './rules.fr.ts'

const CATALOGS: Readonly<Record<Language, Catalog>> = { en: EN, fr: FR }
const RULES = { en: RULES_EN, fr: RULES_FR }

const catalog = (deck: Deck, language: Language): Catalog => ({
  ...componentWords(language),
  ...deckCatalog(deck, language),
  ...CATALOGS[language],
})

/** All that people read, for a table with this deck. */
const wordsForDeck = (deck: Deck): GameWords => ({
  catalog: { en: catalog(deck, 'en'), fr: catalog(deck, 'fr') },
  rules: { en: [...RULES.en, ...deckRules(deck, 'en')], fr: [...RULES.fr, ...deckRules(deck, 'fr')] },
})

/** All that people read of a game with the standard deck; a table that brings its own deck brings its words. */
export const marineWords: GameWords = {
  ...wordsForDeck(STANDARD_DECK),
  forSettings: ({ deck }) => (deck ? wordsForDeck(deck as unknown as Deck) : marineWords),
}
