import type { Params } from '@deeptime/engine'
import { type DeckProblem, duplicateIds } from '@deeptime/kit'
import { DISPLAY_SIZE } from '../components/display.ts'
import { CARDS_PER_ERA } from '../components/eras.ts'
import { ROWS } from '../components/phyla.ts'
import type { EventData, SideData } from '../components/types.ts'
import type { OwnDeck, OwnMutation } from './deck.ts'

/** Below `problem.`: what the deck that somebody brings can have wrong, beyond what any deck can. */
export const MEGAFAUNA_DECK_FLAWS = [
  'deck.tuned',
  'deck.few-mutations',
  'deck.few-events',
  'deck.comets',
  'deck.order',
  'deck.genotype',
  'deck.recession',
  'deck.monster',
  'deck.same-place',
  'deck.wrong-place',
] as const
export type MegafaunaDeckFlaw = (typeof MEGAFAUNA_DECK_FLAWS)[number]

/** A row must fill its display twice over, or mutagens would find nothing to turn up. */
const FEWEST_IN_A_ROW = 2 * DISPLAY_SIZE
const FEWEST_BIOSPHERE = 1

const flaw = (key: MegafaunaDeckFlaw, path: string, params: Params = {}): DeckProblem<MegafaunaDeckFlaw> => ({
  key,
  params: { path, ...params },
})

const DECKS = ['et', 'tooHot', 'goldilocks', 'tooCold'] as const

/** Everything that a well-formed deck can still have wrong. */
export function deckProblems(deck: OwnDeck): readonly DeckProblem[] {
  const events = DECKS.flatMap((name) => deck.events[name].map((card, i) => ({ card, path: `events.${name}[${i}]` })))
  return [
    ...duplicateIds('mutations', deck.mutations),
    ...DECKS.flatMap((name) => duplicateIds(`events.${name}`, deck.events[name])),
    ...sizeProblems(deck),
    ...deck.mutations.flatMap((card, i) => mutationProblems(card, `mutations[${i}]`)),
    ...[...deck.mutations.map((card, i) => ({ card, path: `mutations[${i}]` })), ...events].flatMap(({ card, path }) =>
      card.tuned && card.source !== 'reconstructed' ? [flaw('deck.tuned', `${path}.tuned`)] : [],
    ),
    ...deck.events.et.flatMap((card, i) =>
      new Set(card.order).size < card.order.length ? [flaw('deck.order', `events.et[${i}].order`)] : [],
    ),
    ...events.flatMap(({ card, path }) =>
      card.rows.flatMap((row, r) => row.flatMap((event, e) => eventProblems(event, `${path}.rows[${r}][${e}]`))),
    ),
  ]
}

function sizeProblems(deck: OwnDeck): DeckProblem[] {
  const problems: DeckProblem[] = []
  const rowOf = ({ colour }: OwnMutation) => (colour === 'red' || colour === 'yellow' ? 'metabolic' : 'darwinian')
  for (const row of ROWS) {
    const found = deck.mutations.filter((card) => rowOf(card) === row).length
    if (found < FEWEST_IN_A_ROW)
      problems.push(flaw('deck.few-mutations', 'mutations', { row: `@row.${row}`, least: FEWEST_IN_A_ROW, found }))
  }
  for (const name of DECKS) {
    const least = name === 'et' ? CARDS_PER_ERA : FEWEST_BIOSPHERE
    const found = deck.events[name].length
    if (found < least) problems.push(flaw('deck.few-events', `events.${name}`, { least, found }))
  }
  // A6a: the long game ends with the comet.
  const comets = deck.events.et.filter((card) => card.comet).length
  if (comets !== 1) problems.push(flaw('deck.comets', 'events.et', { found: comets }))
  return problems
}

function mutationProblems(card: OwnMutation, path: string): DeckProblem[] {
  return (['A', 'B'] as const).flatMap((side) => sideProblems(card[side], `${path}.${side}`))
}

function sideProblems(side: SideData, path: string): DeckProblem[] {
  const problems: DeckProblem[] = []
  const organs = side.plus !== undefined || side.monster !== undefined
  const traits = organs || side.venom || side.mutualism || side.left || side.right || side.haustorium !== undefined
  if (side.form !== undefined && traits) problems.push(flaw('deck.genotype', path))
  if (side.form === undefined && side.recession !== undefined) problems.push(flaw('deck.recession', `${path}.recession`))
  if (side.plus !== undefined && side.monster !== undefined) problems.push(flaw('deck.monster', `${path}.monster`))
  return problems
}

/** Which places can hold which discs (D10). */
function eventProblems(event: EventData, path: string): DeckProblem[] {
  if (event.kind !== 'reservoir') return []
  const { disc, from, to } = event
  const holds = (place: string): boolean => {
    if (place === 'continent') return true
    if (place === 'offshore') return disc !== 'white'
    if (place === 'oxygen') return disc === 'green'
    return place === 'atmosphere' ? disc !== 'green' : disc === 'white'
  }
  if (from === to) return [flaw('deck.same-place', path)]
  return holds(from) && holds(to) ? [] : [flaw('deck.wrong-place', path, { disc })]
}
