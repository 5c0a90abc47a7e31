import type { Catalog, RuleText } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import { ACTION_DISPLAY, type Section, type Space } from '../components/action-display.ts'
import { ANIMALS } from '../components/animals.ts'
import type { Words } from '../components/component.ts'
import type { Deck } from '../components/deck.ts'
import { ELEMENTS } from '../components/elements.ts'
import { TERRAINS } from '../components/terrains.ts'
import type { Phrases } from './phrases.ts'

/** Words that come from the components themselves: the names of pieces, spaces, cards and traits. */

interface Named {
  readonly id: string
  readonly name: Words
}

/** `animal.fish`, and `about.animal:fish` for the piece itself. */
const names = (kind: string, things: readonly Named[], language: Language): Catalog =>
  Object.fromEntries(
    things.flatMap(({ id, name }) => [
      [`${kind}.${id}`, name[language]],
      [`about.${kind}:${id}`, name[language]],
    ]),
  )

/** “Migration 3”, “Autotrophs (smokers)”, “Adaptation (special)”: a space by what sets it apart. */
function spaceName(section: Section, space: Space, place: number, language: Language, phrases: Phrases): string {
  const name = section.name[language]
  if (space.specialOnly) return `${name} (${phrases.special})`
  if (space.ventSide) return `${name} (${phrases.ventSides[space.ventSide]})`
  const mark = space.cubes ?? space.eliminate ?? space.cardValue ?? place
  return section.spaces.length === 1 ? name : `${name} ${mark}`
}

function spaces(language: Language, phrases: Phrases): Catalog {
  return Object.fromEntries(
    ACTION_DISPLAY.flatMap((section) =>
      section.spaces.flatMap((space, i) => {
        const name = spaceName(section, space, i + 1, language, phrases)
        return [
          [`space.${space.id}`, name],
          [`about.space:${space.id}`, name],
        ]
      }),
    ),
  )
}

const pawns = (language: Language): Catalog => Object.fromEntries(ELEMENTS.map(({ id, name }) => [`about.pawn:${id}`, name[language]]))

export const componentWords = (language: Language, phrases: Phrases): Catalog => ({
  ...names('animal', ANIMALS, language),
  ...names('terrain', TERRAINS, language),
  ...names('element', ELEMENTS, language),
  ...names('section', ACTION_DISPLAY, language),
  ...spaces(language, phrases),
  ...pawns(language),
})

const texts = (kind: string, cards: Deck['evolution'] | Deck['traits'], language: Language): Catalog =>
  Object.fromEntries(cards.map(({ id, text }) => [`${kind}.${id}.text`, text[language]]))

/** The names and texts of a deck's cards and traits. */
export const deckCatalog = (deck: Deck, language: Language): Catalog => ({
  ...names('card', deck.evolution, language),
  ...texts('card', deck.evolution, language),
  ...names('trait', deck.traits, language),
  ...texts('trait', deck.traits, language),
})

/** Each card and trait as a rule, under the reference by which decisions and log lines cite it. */
export function deckRules(deck: Deck, language: Language, phrases: Phrases): RuleText[] {
  const cards = deck.evolution.map(({ id, name, text, source }) => ({
    id: `Card ${id}`,
    section: phrases.headings.evolution,
    title: name[language],
    text: text[language] + phrases.cardOrigins[source],
  }))
  const traits = deck.traits.map(({ id, name, text, source }) => ({
    id: `Trait ${id}`,
    section: phrases.headings.traits,
    title: name[language],
    text: text[language] + phrases.traitOrigins[source],
  }))
  return [...cards, ...traits]
}
