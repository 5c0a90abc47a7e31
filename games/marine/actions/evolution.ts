import type { Script, Table } from '@deeptime/engine'
import { STEP } from '../agenda.ts'
import { begin, decide, hexOptions, tell } from '../ask.ts'
import { cardOf } from '../cards/deck.ts'
import { rewardAction } from '../cards/rewards.ts'
import { terrainAt, tilesWhere } from '../earth.ts'
import { cardOption } from '../options.ts'
import { scoreTile } from '../scoring.ts'
import { spaceOf } from '../spaces.ts'
import { isThriving } from '../species.ts'
import type { MarineState } from '../state.ts'
import { animalTerm, cardTerm, terrainTerm, tileRef } from '../terms.ts'

/** Evolution: a tile of the marker's terrain is scored; an animal that thrives there must then take a card of the row. */
export function* evolution(t: Table<MarineState>, animal: number, space: number): Script<boolean> {
  const s = t.state
  const { terrainSlot = 0, cardValue = 0 } = spaceOf(space)
  const terrain = s.evolution[terrainSlot] as number
  const tiles = tilesWhere(s, (hex) => terrainAt(s, hex) === terrain)
  const chosen = yield* begin(t, animal, 'evolution.tile', hexOptions(tiles), 'Evolution')
  if (!chosen) return false
  tell(t, 'evolution.score', { animal: animalTerm(animal), terrain: terrainTerm(terrain), tile: tileRef(chosen.hex) }, 'Evolution')
  scoreTile(t, chosen.hex, 'evolution')
  rewardAction(t, animal, 'evolution', {})
  if (isThriving(s, animal, chosen.hex) && s.row.length > 0) yield* takeCard(t, animal, chosen.hex, cardValue)
  return true
}

/** Evolution cards: one from a slot up to the space's value. It leaves the row as it is chosen, and so does its effect. */
function* takeCard(t: Table<MarineState>, animal: number, tile: number, value: number): Script {
  const s = t.state
  const { name: card } = yield* decide(t, animal, 'evolution.card', s.row.slice(0, value).map(cardOption), 'Evolution cards')
  s.row.splice(s.row.indexOf(card), 1)
  s.cardInHand = card
  tell(t, 'evolution.card', { animal: animalTerm(animal), card: cardTerm(card) }, 'Evolution cards')
  t.next(STEP.cardTaken({ animal, card, tile }), STEP.refillRow)
}

/** Evolution row: the resolved card is discarded, the others have slid down, a new one is laid in slot 5. */
export function refillRow(t: Table<MarineState>): void {
  const s = t.state
  s.discard.push(s.cardInHand)
  s.cardInHand = ''
  layCard(t, true)
}

/** Lays the next card in the row. Its text on entering comes first, then its fish; at set-up fish set off nothing. */
export function layCard(t: Table<MarineState>, fish: boolean): void {
  const s = t.state
  if (s.pile.length === 0) {
    tell(t, 'row.empty', {}, 'Evolution row')
    return
  }
  const card = t.draw(s.pile) as string
  s.row.push(card)
  tell(t, 'row.new', { card: cardTerm(card) }, 'Evolution row')
  const { onEnter, fish: icons } = cardOf(s, card)
  if (fish && icons.includes('survival')) t.next(STEP.survival)
  if (fish && icons.includes('extinction')) t.next(STEP.extinction)
  if (onEnter) t.next(STEP.cardEnters({ animal: s.active, card }))
}
