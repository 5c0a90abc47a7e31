import type { Catalog, GameWords, RuleText } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import type { OwnDeck } from '../deck/deck.ts'
import { componentWords, STANDARD_SPOKEN } from './components.ts'
import type { Phrases } from './phrases.ts'

/** The names of the cards that a deck brings. */
function deckNames(deck: OwnDeck, language: Language): Catalog {
  const mutations = deck.mutations.flatMap((card) => [
    [`card.${card.id}`, card.name[language]],
    [`side.${card.id}A`, card.A.name[language]],
    [`side.${card.id}B`, card.B.name[language]],
  ])
  const events = Object.values(deck.events).flat()
  return Object.fromEntries([...mutations, ...events.map((card) => [`event.${card.id}`, card.name[language]])])
}

/** All that people read in a language, from what is written for it; a table that brings its own deck brings its words. */
export function wordsIn(language: Language, p: Phrases, names: Catalog, written: Catalog, rules: readonly RuleText[]): GameWords {
  const withDeck = (deck: OwnDeck): GameWords => ({
    catalog: { ...componentWords(p, { ...names, ...deckNames(deck, language) }, deck), ...written },
    rules,
  })
  const standard: GameWords = {
    catalog: { ...componentWords(p, names, STANDARD_SPOKEN), ...written },
    rules,
    forSettings: ({ deck }) => (deck ? withDeck(deck as unknown as OwnDeck) : standard),
  }
  return standard
}
