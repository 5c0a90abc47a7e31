/** 5.0 Buying a card: cost, genes, drawing the next card, refilling the display. */

import { resolveEvent } from '../events/resolve-event.ts'
import { type ClassicTable, tell } from '../keys.ts'
import { CARD_OPTIONS, type CardOption } from '../options.ts'
import { cardWord, colourWord } from '../refs.ts'
import { LOWER, playerOf, type Row, type State, UPPER } from '../state.ts'

const PERIODS = ['triassic', 'jurassic', 'cretaceous', 'tertiary'] as const

export const rowOfDisplay = (state: State, row: number): Row => state.rows[row as 0 | 1]

/** 5.0a: every card that the player can pay for, cheapest first, the lower display first. */
export function affordableCards(state: State, colour: number, rows: readonly number[], options: CardOption[]): void {
  const { genes } = playerOf(state, colour)
  for (const row of rows) {
    const { cards } = rowOfDisplay(state, row)
    for (let i = 0; i < cards.length && i <= genes; i++) options.push(CARD_OPTIONS[cards[i] as number] as CardOption)
  }
}

export const BOTH_DISPLAYS: readonly number[] = [LOWER, UPPER]
export const LOWER_DISPLAY: readonly number[] = [LOWER]

/** Pays, takes the card and the genes on it, and says which display it came from. */
export function buyCard(t: ClassicTable, colour: number, card: number): number {
  const { state } = t
  const player = playerOf(state, colour)
  const row = rowOfDisplay(state, LOWER).cards.includes(card) ? LOWER : UPPER
  const { cards, genes } = rowOfDisplay(state, row)
  const cost = cards.indexOf(card)
  // 5.0a: one gene on every card to the left.
  for (let i = 0; i < cost; i++) genes[i] = (genes[i] as number) + 1
  player.genes -= cost
  tell(t, 'buy', { player: colourWord(colour), card: cardWord(card), cost }, '5.0a')
  // 5.0b: only then the genes on the card itself.
  const found = genes[cost] as number
  player.genes += found
  if (found > 0) tell(t, 'buy.genes', { player: colourWord(colour), genes: found }, '5.0b')
  cards.splice(cost, 1)
  genes.splice(cost, 1)
  state.bought = card
  return row
}

/** 5.0d–f: the step after a purchase. Lower display: the next period card and its event; upper: a card of the general deck, no event. */
export function drawCard(t: ClassicTable, { row }: { row: number }): void {
  if (row === UPPER) drawUpper(t)
  else drawLower(t)
}

function drawUpper(t: ClassicTable): void {
  const { state } = t
  // An empty general deck leaves the display short.
  if (state.general.length === 0) return
  const card = t.draw(state.general) as number
  tell(t, 'draw.upper', { card: cardWord(card) }, '5.0d')
  refill(rowOfDisplay(state, UPPER), card)
}

function drawLower(t: ClassicTable): void {
  const { state } = t
  const period = state.periods.findIndex((deck) => deck.length > 0)
  const deck = state.periods[period] as number[]
  const card = t.draw(deck) as number
  state.drawn = card
  state.quiet = 0
  tell(t, 'draw', { card: cardWord(card), period: `@period.${PERIODS[period]}`, left: deck.length }, '5.0d')
  resolveEvent(t, card)
  state.drawn = -1
  refill(rowOfDisplay(state, LOWER), card)
  // 5.0f: the last card of a period brings a scoring at the end of the turn.
  if (deck.length === 0) state.periodEnded = true
}

/** 5.0e: the new card joins at the right, without genes. */
function refill(row: Row, card: number): void {
  row.cards.push(card)
  row.genes.push(0)
}
