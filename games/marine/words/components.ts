import type { Catalog, Language, RuleText } from '@deeptime/engine'
import { ACTION_DISPLAY, type Section, type Space } from '../data/action-display.ts'
import { ANIMALS } from '../data/animals.ts'
import type { Component, Words } from '../data/component.ts'
import type { Deck } from '../data/deck.ts'
import { ELEMENTS } from '../data/elements.ts'
import { TERRAINS } from '../data/terrains.ts'

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

const SPECIAL: Words = { en: 'special', fr: 'spéciale' }
const SIDES: Readonly<Record<NonNullable<Space['ventSide']>, Words>> = {
  smoker: { en: 'smokers', fr: 'fumeurs' },
  geyser: { en: 'geysers', fr: 'geysers' },
}

/** “Migration 3”, “Autotrophs (smokers)”, “Adaptation (special)”: a space by what sets it apart. */
function spaceName(section: Section, space: Space, place: number, language: Language): string {
  const name = section.name[language]
  if (space.specialOnly) return `${name} (${SPECIAL[language]})`
  if (space.ventSide) return `${name} (${SIDES[space.ventSide][language]})`
  const mark = space.cubes ?? space.eliminate ?? space.cardValue ?? place
  return section.spaces.length === 1 ? name : `${name} ${mark}`
}

function spaces(language: Language): Catalog {
  return Object.fromEntries(
    ACTION_DISPLAY.flatMap((section) =>
      section.spaces.flatMap((space, i) => {
        const name = spaceName(section, space, i + 1, language)
        return [
          [`space.${space.id}`, name],
          [`about.space:${space.id}`, name],
        ]
      }),
    ),
  )
}

const pawns = (language: Language): Catalog => Object.fromEntries(ELEMENTS.map(({ id, name }) => [`about.pawn:${id}`, name[language]]))

export const componentWords = (language: Language): Catalog => ({
  ...names('animal', ANIMALS, language),
  ...names('terrain', TERRAINS, language),
  ...names('element', ELEMENTS, language),
  ...names('section', ACTION_DISPLAY, language),
  ...spaces(language),
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

const HEADINGS: Readonly<Record<'evolution' | 'traits', Words>> = {
  evolution: { en: 'Evolution cards', fr: 'Cartes Évolution' },
  traits: { en: 'Traits', fr: 'Traits' },
}

/** Said of every card, so that nobody takes ours for a printed one. */
const ORIGINS: Readonly<Record<Component['source'], Words>> = {
  rulebook: { en: '', fr: '' },
  public: {
    en: ' (Effect of a card of the original game; whether the printed deck of Marine has it is not known.)',
    fr: ' (Effet d’une carte du jeu d’origine ; on ignore si le paquet imprimé de Marine la contient.)',
  },
  reconstructed: {
    en: ' (Written for this project: the printed card is not known.)',
    fr: ' (Écrite pour ce projet : la carte imprimée n’est pas connue.)',
  },
}
const TRAIT_ORIGINS: Words = {
  en: ' (Written for this project: the printed trait is not known.)',
  fr: ' (Écrit pour ce projet : le trait imprimé n’est pas connu.)',
}

/** Each card and trait as a rule, under the reference by which decisions and log lines cite it. */
export function deckRules(deck: Deck, language: Language): RuleText[] {
  const cards = deck.evolution.map(({ id, name, text, source }) => ({
    id: `Card ${id}`,
    section: HEADINGS.evolution[language],
    title: name[language],
    text: text[language] + ORIGINS[source][language],
  }))
  const traits = deck.traits.map(({ id, name, text, source }) => ({
    id: `Trait ${id}`,
    section: HEADINGS.traits[language],
    title: name[language],
    text: text[language] + (source === 'reconstructed' ? TRAIT_ORIGINS : ORIGINS[source])[language],
  }))
  return [...cards, ...traits]
}
