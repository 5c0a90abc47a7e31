import type { Params } from '@deeptime/engine'
import { type DeckProblem, duplicateIds } from '@deeptime/kit'
import type { Deck, EventCard, MacroCard, RefugiumCard } from '../components/deck.ts'
import { COLOUR_IDS, type ColourId, ENVIRONMENT_IDS, EON_IDS } from '../components/ids.ts'
import { EVENTS_OF, MACRO_COUNT, MUTATION_COUNT, PLACARDS } from '../components/setup.ts'
import type { GenesisDeckFlaw } from './keys.ts'

const flaw = (key: GenesisDeckFlaw, path: string, params: Params = {}): DeckProblem<GenesisDeckFlaw> => ({
  key,
  params: { path, ...params },
})

/** Everything that a well-formed deck can still have wrong. */
export function deckProblems(deck: Deck): readonly DeckProblem[] {
  const { events, refugia, mutations, parasites, macroorganisms } = deck
  return [
    ...sizeProblems(deck),
    ...duplicateIds('events', events),
    ...duplicateIds('refugia', refugia),
    ...duplicateIds('mutations', mutations),
    ...duplicateIds('parasites', parasites),
    ...duplicateIds('macroorganisms', macroorganisms),
    ...sameIds(deck),
    ...inColourOrder('parasites', parasites),
    ...tunedProblems('events', events),
    ...tunedProblems('refugia', refugia),
    ...tunedProblems('mutations', mutations),
    ...tunedProblems('macroorganisms', macroorganisms),
    ...events.flatMap((card, i) => eventProblems(card, `events[${i}]`)),
    ...refugia.flatMap((card, i) => refugiumProblems(card, `refugia[${i}]`)),
    ...macroorganisms.flatMap((card, i) => macroProblems(card, `macroorganisms[${i}]`)),
  ]
}

/** C4–C8: a deck has as many cards of each kind as the box, so that set-up can be carried out. */
function sizeProblems({ events, refugia, mutations, parasites, macroorganisms }: Deck): DeckProblem[] {
  const count = (path: string, found: number, needed: number, kind = ''): DeckProblem[] =>
    found === needed ? [] : [flaw('deck.count', path, { kind, found, needed })]
  return [
    ...EON_IDS.flatMap((eon) => count('events', events.filter((e) => e.eon === eon).length, EVENTS_OF[eon], eon)),
    ...ENVIRONMENT_IDS.flatMap((row, i) =>
      count('refugia', refugia.filter((r) => r.environment === row).length, PLACARDS[i] as number, row),
    ),
    ...count('mutations', mutations.length, MUTATION_COUNT),
    ...count('parasites', parasites.length, COLOUR_IDS.length),
    ...count('macroorganisms', macroorganisms.length, MACRO_COUNT),
  ]
}

/** Bacteria, faces of parasites, organs and circles are called by their ids as cards are. */
function sameIds({ refugia, parasites, macroorganisms }: Deck): DeckProblem[] {
  const faces = macroorganisms.flatMap(({ marine, terrestrial }) => [marine, terrestrial])
  return [
    ...duplicateIds(
      'bacteria',
      refugia.map(({ bacterium }) => bacterium),
    ),
    ...duplicateIds(
      'faces',
      parasites.flatMap((p) => p.faces),
    ),
    ...duplicateIds(
      'organs',
      faces.flatMap((f) => f.organs),
    ),
    ...duplicateIds(
      'circles',
      faces.flatMap((f) => f.circles),
    ),
  ]
}

/** What a source says stays as the source says it. */
const tunedProblems = (list: string, cards: readonly { readonly source: string; readonly tuned?: unknown }[]): DeckProblem[] =>
  cards.flatMap(({ source, tuned }, i) => (tuned && source !== 'reconstructed' ? [flaw('deck.tuned', `${list}[${i}].tuned`)] : []))

/** One a colour: red, yellow, green, blue. */
const inColourOrder = (path: string, things: readonly { readonly colour: ColourId }[]): DeckProblem[] =>
  things.every(({ colour }, i) => colour === COLOUR_IDS[i]) ? [] : [flaw('deck.colour-order', path)]

/** A2: of any two colours one must be named; D2: an aftershock opens no row and names nobody. */
function eventProblems({ aftershock, active, turnOrder }: EventCard, path: string): DeckProblem[] {
  if (aftershock) return active.length + turnOrder.length > 0 ? [flaw('deck.aftershock', path)] : []
  const named = new Set(turnOrder).size
  return named < 3 || named < turnOrder.length ? [flaw('deck.first-player', `${path}.turnOrder`)] : []
}

/** F4: the printed order settles ties between any two colours, so each stands there, as a cube or as a dot. */
function refugiumProblems({ manna, dots }: RefugiumCard, path: string): DeckProblem[] {
  const problems: DeckProblem[] = []
  if (COLOUR_IDS.some((colour) => !manna.includes(colour))) problems.push(flaw('deck.colours', `${path}.manna`))
  const twice = dots.find((colour) => manna.filter((c) => c === colour).length !== 1)
  if (twice) problems.push(flaw('deck.dot', `${path}.dots`, { colour: twice }))
  return problems
}

const macroProblems = ({ marine, terrestrial }: MacroCard, path: string): DeckProblem[] => [
  ...inColourOrder(`${path}.marine.circles`, marine.circles),
  ...inColourOrder(`${path}.terrestrial.circles`, terrestrial.circles),
]
